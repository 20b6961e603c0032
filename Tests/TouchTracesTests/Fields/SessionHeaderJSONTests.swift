import Testing
import TouchTraces

struct SessionHeaderJSONTests {
  private func header(_ text: String) throws -> (header: SessionHeader, unknown: [String]) {
    var unknown: [String] = []
    let json = try JSONParser.parse(Array(text.utf8))
    let header = try SessionHeader(json: json, unknown: &unknown)
    return (header, unknown)
  }

  @Test func `every key is read`() throws {
    let (header, unknown) = try header(
      """
      {"format":"touch-trace","version":1,"id":"s","user":"u","labels":{"b":"2","a":"1"},
      "startsAt":1.5,"screen":{"width":400,"height":800,"scale":2,
      "safeArea":{"top":1,"left":2,"bottom":3,"right":4},"idiom":"pad","homeIndicator":false,
      "horizontalSizeClass":"regular","verticalSizeClass":"compact"},
      "sheet":{"detents":["medium","large",{"id":"peek","height":100},
      {"id":"third","fraction":0.33},{"id":"fit","contentHeight":true},
      {"id":"x","inactive":true}],"selectedDetentIdentifier":"peek",
      "smallestUndimmedDetentIdentifier":"medium",
      "prefersScrollingExpandsWhenScrolledToEdge":false,
      "prefersEdgeAttachedInCompactHeight":true,
      "widthFollowsPreferredContentSizeWhenEdgeAttached":true,
      "preferredContentSize":{"width":320,"height":480},"prefersGrabberVisible":true,
      "preferredCornerRadius":12,"isModalInPresentation":true,
      "modalPresentationStyle":"formSheet","shouldDismiss":false,"systemVersion":17.4,
      "headerHeight":44},
      "content":{"height":2400,"offset":-3,"insetTop":5,"insetBottom":6,"bounces":false,
      "alwaysBounceVertical":true,"refreshControl":true,"scrollsHorizontally":true,
      "interactiveKeyboardDismiss":true}}
      """)
    #expect(unknown == [])
    #expect(header.id == "s")
    #expect(header.user == "u")
    #expect(header.labels == [Label(name: "a", value: "1"), Label(name: "b", value: "2")])
    #expect(header.startAge == .known(microseconds: 1_500_000))
    let scene = header.scene.resolved()
    #expect(
      scene.screen
        == Screen(
          width: 400, height: 800, scale: 2,
          safeArea: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4), idiom: .pad,
          homeIndicator: false, horizontalSizeClass: .regular, verticalSizeClass: .compact))
    #expect(scene.sheet == Self.expectedSheet)
    var content = Content()
    content.height = 2400
    content.offset = -3
    content.insetTop = 5
    content.insetBottom = 6
    content.bounces = false
    content.alwaysBounceVertical = true
    content.refreshControl = true
    content.scrollsHorizontally = true
    content.interactiveKeyboardDismiss = true
    #expect(scene.content == content)
  }

  private static var expectedSheet: Sheet {
    var sheet = Sheet()
    sheet.detents = [
      .medium, .large, DetentDescription(id: "peek", height: .fixed(100)),
      DetentDescription(id: "third", height: .fraction(0.33)),
      DetentDescription(id: "fit", height: .contentHeight),
      DetentDescription(id: "x", height: .inactive),
    ]
    sheet.selectedDetentIdentifier = "peek"
    sheet.largestUndimmedDetentIdentifier = "medium"
    sheet.prefersScrollingExpandsWhenScrolledToEdge = false
    sheet.prefersEdgeAttachedInCompactHeight = true
    sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    sheet.preferredContentSize = Size(width: 320, height: 480)
    sheet.prefersGrabberVisible = true
    sheet.preferredCornerRadius = 12
    sheet.isModalInPresentation = true
    sheet.modalPresentationStyle = .formSheet
    sheet.shouldDismiss = false
    sheet.systemVersion = 17.4
    sheet.headerHeight = 44
    return sheet
  }

  @Test func `what is left out is the standard scene`() throws {
    let (header, _) = try header("{}")
    #expect(header == SessionHeader())
    #expect(header.scene.resolved() == Scene())
  }

  @Test func `null is a value where it means something`() throws {
    let (header, _) = try header(
      """
      {"startsAt":null,"id":null,"user":null,"content":null,
      "sheet":{"selectedDetentIdentifier":null,"preferredCornerRadius":null}}
      """)
    #expect(header.startAge == .unknown)
    #expect(header.id == nil)
    #expect(header.scene.content == .set(nil))
    #expect(header.scene.sheet.selectedDetentIdentifier == .set(nil))
    #expect(header.scene.sheet.largestUndimmedDetentIdentifier == .keep)
  }

  @Test func `content of unlimited height is stated by null`() throws {
    let (header, _) = try header("{\"content\":{\"height\":null}}")
    #expect(header.scene.resolved().content == Content())
  }

  @Test func `a device stands for its screen, completed by other keys`() throws {
    let (header, _) = try header(
      "{\"screen\":{\"device\":\"iphone-16 pro LANDSCAPE\",\"scale\":2}}")
    let screen = header.scene.screen.resolved()
    #expect(screen.width == 874)
    #expect(screen.height == 402)
    #expect(screen.scale == 2)
    #expect(screen.safeArea == EdgeInsets(top: 0, left: 62, bottom: 21, right: 62))
  }

  @Test func `unknown keys are named with their path`() throws {
    let (_, unknown) = try header(
      """
      {"colour":1,"screen":{"safeArea":{"topp":1}},"sheet":{"detent":"a",
      "detents":[{"id":"x","height":1,"size":2}]},"content":{"heigth":3}}
      """)
    #expect(
      unknown == [
        "screen.safeArea.topp", "sheet.detents[0].size", "sheet.detent", "content.heigth",
        "colour",
      ])
  }

  @Test func `both names of the undimmed detent may agree`() throws {
    let (header, _) = try header(
      """
      {"sheet":{"largestUndimmedDetentIdentifier":"medium",
      "smallestUndimmedDetentIdentifier":"medium"}}
      """)
    #expect(header.scene.sheet.largestUndimmedDetentIdentifier == .set("medium"))
  }

  @Test(arguments: [
    ("[]", "header"), ("{\"id\":1}", "id"), ("{\"labels\":[]}", "labels"),
    ("{\"labels\":{\"a\":1}}", "labels.a"), ("{\"startsAt\":-1}", "startsAt"),
    ("{\"startsAt\":\"1\"}", "startsAt"), ("{\"format\":\"x\"}", "format"),
    ("{\"version\":2}", "version"), ("{\"version\":\"1\"}", "version"),
    ("{\"id\":\"a\",\"id\":\"b\"}", "id"),
    ("{\"screen\":null}", "screen"), ("{\"screen\":{\"width\":0}}", "screen.width"),
    ("{\"screen\":{\"height\":-1}}", "screen.height"),
    ("{\"screen\":{\"width\":1e400}}", "screen.width"),
    ("{\"screen\":{\"safeArea\":{\"top\":-1}}}", "screen.safeArea.top"),
    ("{\"screen\":{\"idiom\":\"tv\"}}", "screen.idiom"),
    ("{\"screen\":{\"device\":\"Pixel\"}}", "screen.device"),
    ("{\"sheet\":{\"detents\":[]}}", "sheet.detents"),
    ("{\"sheet\":{\"detents\":[\"small\"]}}", "sheet.detents[0]"),
    ("{\"sheet\":{\"detents\":[\"large\",\"large\"]}}", "sheet.detents[1]"),
    ("{\"sheet\":{\"detents\":[{\"height\":1}]}}", "sheet.detents[0].id"),
    ("{\"sheet\":{\"detents\":[{\"id\":\"a\"}]}}", "sheet.detents[0]"),
    ("{\"sheet\":{\"detents\":[{\"id\":\"a\",\"height\":1,\"fraction\":1}]}}", "sheet.detents[0]"),
    ("{\"sheet\":{\"detents\":[{\"id\":\"a\",\"height\":-1}]}}", "sheet.detents[0].height"),
    ("{\"sheet\":{\"detents\":[{\"id\":\"a\",\"fraction\":1.1}]}}", "sheet.detents[0].fraction"),
    (
      "{\"sheet\":{\"systemVersion\":15,\"detents\":[{\"id\":\"a\",\"height\":1}]}}",
      "sheet.detents"
    ),
    ("{\"sheet\":{\"prefersGrabberVisible\":1}}", "sheet.prefersGrabberVisible"),
    ("{\"sheet\":{\"headerHeight\":-1}}", "sheet.headerHeight"),
    ("{\"sheet\":{\"modalPresentationStyle\":\"sheet\"}}", "sheet.modalPresentationStyle"),
    (
      "{\"sheet\":{\"largestUndimmedDetentIdentifier\":\"a\",\"smallestUndimmedDetentIdentifier\":null}}",
      "sheet.largestUndimmedDetentIdentifier"
    ),
    ("{\"content\":{\"height\":-1}}", "content.height"), ("{\"content\":1}", "content"),
  ])
  func `wrong values are errors that name the key`(text: String, key: String) {
    let error = #expect(throws: FieldError.self) { try header(text) }
    #expect(error?.key == key)
  }

  @Test(arguments: [#"{"id":"#, #"{"user":"#, #"{"labels":{"a":"#])
  func `names are at most 1024 bytes long`(start: String) throws {
    let end = start.contains("labels") ? "\"}}" : "\"}"
    let name = String(repeating: "x", count: 1_024)
    _ = try header(start + "\"" + name + end)
    let error = #expect(throws: FieldError.self) { try header(start + "\"" + name + "x" + end) }
    #expect(
      error?.message.contains("must be a string of at most 1024 bytes") == true)
  }

  @Test func `an error says what was expected and what was found`() {
    let error = #expect(throws: FieldError.self) { try header("{\"screen\":{\"width\":\"wide\"}}") }
    #expect(error?.message == "'screen.width' must be a number above 0, not 'wide'")
  }
}
