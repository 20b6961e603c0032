extension TraceHeader {
  /// The header as a line of trace format 1.
  var line: String {
    var members = Members()
    members.add("format", LineText.string("touch-trace"))
    members.add("version", "1")
    members.add("id", id.map(LineText.string))
    members.add("user", user.map(LineText.string))
    if !labels.isEmpty {
      var values = Members()
      for label in labels { values.add(label.name, LineText.string(label.value)) }
      members.add("labels", values.text)
    }
    members.add("screen", screen?.text)
    members.add("sheet", sheet?.text)
    members.add("content", content?.text)
    return members.text
  }
}

/// The members of a JSON object.
private struct Members {
  private var members: [String] = []

  var text: String { "{" + members.joined(separator: ",") + "}" }

  mutating func add(_ name: String, _ value: String?) {
    if let value { members.append(LineText.string(name) + ":" + value) }
  }

  mutating func add(_ name: String, _ value: Bool?) {
    add(name, value.map { "\($0)" })
  }

  mutating func add(_ name: String, _ value: Double?) {
    add(name, value.map(LineText.length))
  }
}

extension TraceHeader.Screen {
  fileprivate var text: String {
    var members = Members()
    members.add("width", width)
    members.add("height", height)
    members.add("scale", scale)
    if let safeArea {
      var insets = Members()
      insets.add("top", safeArea.top)
      insets.add("left", safeArea.left)
      insets.add("bottom", safeArea.bottom)
      insets.add("right", safeArea.right)
      members.add("safeArea", insets.text)
    }
    return members.text
  }
}

extension TraceHeader.Sheet {
  fileprivate var text: String {
    var members = Members()
    members.add(
      "detents", detents.map { "[" + $0.map(\.text).joined(separator: ",") + "]" })
    members.add("selectedDetentIdentifier", selectedDetentIdentifier.map(LineText.string))
    members.add(
      "largestUndimmedDetentIdentifier", largestUndimmedDetentIdentifier.map(LineText.string))
    members.add(
      "prefersScrollingExpandsWhenScrolledToEdge", prefersScrollingExpandsWhenScrolledToEdge)
    members.add("prefersEdgeAttachedInCompactHeight", prefersEdgeAttachedInCompactHeight)
    members.add("prefersGrabberVisible", prefersGrabberVisible)
    members.add("isModalInPresentation", isModalInPresentation)
    return members.text
  }
}

extension TraceHeader.Detent {
  fileprivate var text: String {
    switch self {
    case .medium: return LineText.string("medium")
    case .large: return LineText.string("large")
    case .height(let id, let height):
      var members = Members()
      members.add("id", LineText.string(id))
      members.add("height", height)
      return members.text
    }
  }
}

extension TraceHeader.Content {
  fileprivate var text: String {
    var members = Members()
    members.add("height", height)
    members.add("offset", offset)
    return members.text
  }
}
