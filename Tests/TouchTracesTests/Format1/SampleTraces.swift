/// Traces in canonical text.
enum SampleTraces {
  static let header = """
    {"format":"touch-trace","version":1}

    """

  /// The example of the format's description.
  static let example = """
    {"format":"touch-trace","version":1,"id":"s-0001","user":"u17","labels":{"app":"5.2","device":"iPhone15,2"},"screen":{"width":393,"height":852,"scale":3,"safeArea":{"top":59,"left":0,"bottom":34,"right":0},"horizontalSizeClass":"compact","verticalSizeClass":"regular"},"sheet":{"detents":["medium","large"],"selectedDetentIdentifier":"medium","prefersScrollingExpandsWhenScrolledToEdge":true,"isModalInPresentation":false,"headerHeight":56},"content":{"height":2400,"offset":0}}
    [0,"began",1,196.5,640]
    [0.008333,"moved",1,196.5,633.67]
    [0.41,"ended",1,196.67,402]
    [1.2,"keyboard",336]
    [9.5,"end"]

    """

  /// Two sessions with every event, every key and every form of an argument.
  static let everything = """
    {"format":"touch-trace","version":1,"id":"a","startsAt":null,"screen":{"width":1180,"height":820,"scale":2,"idiom":"pad","homeIndicator":true},"sheet":{"detents":["large",{"id":"peek","height":100.5},{"id":"third","fraction":0.33},{"id":"fit","contentHeight":true},{"id":"x","inactive":true}],"selectedDetentIdentifier":null,"largestUndimmedDetentIdentifier":"peek","prefersEdgeAttachedInCompactHeight":true,"widthFollowsPreferredContentSizeWhenEdgeAttached":false,"preferredContentSize":{"width":320,"height":0},"prefersGrabberVisible":true,"preferredCornerRadius":null,"modalPresentationStyle":"formSheet","shouldDismiss":false,"systemVersion":17.4},"content":null}
    [0,"present",true]
    [0.5,"began",7,-1.5,640.125,{"force":0.5,"target":"horizontalCarousel","offset":-3,"height":900}]
    [0.5,"began",8,0,0]
    [0.508333,"moved",7,1,600,{"force":1}]
    [0.6,"cancelled",7,1,600]
    [0.6,"ended",8,0.001,0]
    [1,"screen",{"width":852,"height":393,"safeArea":{"top":0,"left":59,"bottom":21,"right":59},"verticalSizeClass":"compact"}]
    [1,"select","peek",false]
    [1,"select",null,true]
    [1,"detents",["medium",{"id":"y","height":1}],true]
    [1,"invalidate",false]
    [1,"set",{"isModalInPresentation":true,"shouldDismiss":true}]
    [1,"content",{"height":null,"offset":12.5,"insetTop":1,"insetBottom":2,"bounces":true,"alwaysBounceVertical":false,"refreshControl":true,"scrollsHorizontally":false,"interactiveKeyboardDismiss":true}]
    [1,"item",true]
    [1,"stack",false]
    [1,"interrupt"]
    [1,"observed",{"detent":"large","dismissed":false,"y":59,"offset":0}]
    [1,"mark","Grüße \\"😀\\"\\n"]
    [1,"mark",{"intent":"collapse"}]
    [1.000001,"dismiss",false]
    [86400,"end"]
    {"format":"touch-trace","version":1,"user":"u","startsAt":2.5}
    [0,"began",1,1,1]

    """
}
