extension Format1Encoder {
  func json(_ header: SessionHeader) -> JSONValue {
    var builder = ObjectBuilder()
    builder.add("format", SessionHeader.formatName)
    builder.add("version", JSONValue.integer(1))
    builder.add("id", header.id)
    builder.add("user", header.user)
    if !header.labels.isEmpty {
      builder.add("labels", .object(header.labels.map { ($0.name, .string($0.value)) }))
    }
    builder.add("startsAt", json(header.startAge))
    let screen = json(header.scene.screen)
    if !screen.members.isEmpty { builder.add("screen", .object(screen)) }
    let sheet = json(header.scene.sheet)
    if !sheet.members.isEmpty { builder.add("sheet", .object(sheet)) }
    builder.add("content", header.scene.content) { .object(json($0)) }
    return .object(builder.object)
  }

  private func json(_ age: StartAge) -> JSONValue? {
    switch age {
    case .known(microseconds: 0): return nil
    case .unknown: return .null
    case .known(let microseconds): return .number(JSONNumber(millionths: microseconds))
    }
  }

  func json(_ screen: ScreenFields) -> JSONObject {
    var builder = ObjectBuilder()
    builder.add("width", screen.width.map(json(length:)))
    builder.add("height", screen.height.map(json(length:)))
    builder.add("scale", screen.scale.map(JSONValue.number))
    builder.add(
      "safeArea",
      screen.safeArea.map { insets in
        .object([
          ("top", json(length: insets.top)), ("left", json(length: insets.left)),
          ("bottom", json(length: insets.bottom)), ("right", json(length: insets.right)),
        ])
      })
    builder.add("idiom", screen.idiom?.rawValue)
    builder.add("homeIndicator", screen.homeIndicator)
    builder.add("horizontalSizeClass", screen.horizontalSizeClass?.rawValue)
    builder.add("verticalSizeClass", screen.verticalSizeClass?.rawValue)
    return builder.object
  }

  func json(_ sheet: SheetFields) -> JSONObject {
    var builder = ObjectBuilder()
    builder.add("detents", sheet.detents.map { .array($0.map(json)) })
    builder.add(
      "selectedDetentIdentifier", sheet.selectedDetentIdentifier, JSONValue.string)
    builder.add(
      "largestUndimmedDetentIdentifier", sheet.largestUndimmedDetentIdentifier, JSONValue.string)
    builder.add(
      "prefersScrollingExpandsWhenScrolledToEdge",
      sheet.prefersScrollingExpandsWhenScrolledToEdge)
    builder.add("prefersEdgeAttachedInCompactHeight", sheet.prefersEdgeAttachedInCompactHeight)
    builder.add(
      "widthFollowsPreferredContentSizeWhenEdgeAttached",
      sheet.widthFollowsPreferredContentSizeWhenEdgeAttached)
    builder.add(
      "preferredContentSize",
      sheet.preferredContentSize.map {
        .object([("width", json(length: $0.width)), ("height", json(length: $0.height))])
      })
    builder.add("prefersGrabberVisible", sheet.prefersGrabberVisible)
    builder.add("preferredCornerRadius", sheet.preferredCornerRadius, json(length:))
    builder.add("isModalInPresentation", sheet.isModalInPresentation)
    builder.add("modalPresentationStyle", sheet.modalPresentationStyle?.rawValue)
    builder.add("shouldDismiss", sheet.shouldDismiss)
    builder.add("systemVersion", sheet.systemVersion.map(JSONValue.number))
    builder.add("headerHeight", sheet.headerHeight.map(json(length:)))
    return builder.object
  }

  func json(_ content: ContentFields) -> JSONObject {
    var builder = ObjectBuilder()
    builder.add("height", content.height, json(length:))
    builder.add("offset", content.offset.map(json(length:)))
    builder.add("insetTop", content.insetTop.map(json(length:)))
    builder.add("insetBottom", content.insetBottom.map(json(length:)))
    builder.add("bounces", content.bounces)
    builder.add("alwaysBounceVertical", content.alwaysBounceVertical)
    builder.add("refreshControl", content.refreshControl)
    builder.add("scrollsHorizontally", content.scrollsHorizontally)
    builder.add("interactiveKeyboardDismiss", content.interactiveKeyboardDismiss)
    return builder.object
  }

  func json(_ detent: DetentDescription) -> JSONValue {
    let way: (String, JSONValue)
    switch detent.height {
    case .medium, .large: return .string(detent.id)
    case .fixed(let height): way = ("height", json(length: height))
    case .fraction(let fraction): way = ("fraction", .number(fraction))
    case .contentHeight: way = ("contentHeight", .boolean(true))
    case .inactive: way = ("inactive", .boolean(true))
    }
    return .object([("id", .string(detent.id)), way])
  }
}
