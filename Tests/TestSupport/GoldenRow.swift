package import TouchTraces

/// A row of `sheet-model-golden.csv` as a scene, a tuning and a script of events.
package struct GoldenRow: Sendable, CustomStringConvertible {
  package let cells: [String: String]

  package init(_ cells: [String: String]) {
    self.cells = cells
  }

  package subscript(column: String) -> String { cells[column] ?? "" }
  package var id: String { self["id"] }
  package var description: String { id }

  /// The rows of the file whose id begins with `prefix`.
  package static func rows(startingWith prefix: String) -> [GoldenRow] {
    guard SharedFolder.exists,
      let text = try? SharedFolder.text("vectors/sheet-model-golden.csv")
    else { return [] }
    return CSVRows(text).rows.map(GoldenRow.init).filter { $0.id.hasPrefix(prefix) }
  }

  /// The scene of the columns device, detents, config, start and content.
  package var scene: SceneFields {
    var fields = SceneFields()
    fields.screen = Self.screen(self["device"])
    if !self["detents"].isEmpty { fields.sheet.detents = Self.detents(self["detents"]) }
    if !self["start"].isEmpty { fields.sheet.selectedDetentIdentifier = .set(self["start"]) }
    if self["model"] == "percentDriven" { fields.sheet.modalPresentationStyle = .custom }
    for setting in Self.settings(self["config"]) {
      let flag = setting.value == "true"
      switch setting.name {
      case "isModalInPresentation": fields.sheet.isModalInPresentation = flag
      case "shouldDismiss": fields.sheet.shouldDismiss = flag
      case "prefersGrabberVisible": fields.sheet.prefersGrabberVisible = flag
      case "prefersScrollingExpandsWhenScrolledToEdge":
        fields.sheet.prefersScrollingExpandsWhenScrolledToEdge = flag
      case "prefersEdgeAttachedInCompactHeight":
        fields.sheet.prefersEdgeAttachedInCompactHeight = flag
      case "largestUndimmedDetentIdentifier":
        fields.sheet.largestUndimmedDetentIdentifier = .set(setting.value)
      case "preferredContentSize":
        let parts = setting.value.split(separator: "x").compactMap { Double($0) }
        fields.sheet.preferredContentSize = Size(width: parts[0], height: parts[1])
      default: preconditionFailure("the golden file sets \(setting.name), which is not read here")
      }
    }
    fields.content = Self.content(self["content"])
    return fields
  }

  /// The differences from the default tuning, as name and value.
  package var tuningSettings: [(name: String, value: String)] { Self.settings(self["tuning"]) }

  package static func screen(_ device: String) -> ScreenFields {
    let names = [
      "iPhone14Pro": "iPhone 14 Pro", "iPhoneSE3": "iPhone SE3", "iPhoneSE1": "iPhone SE1",
      "iPhone14ProLandscape": "iPhone 14 Pro landscape",
    ]
    return Device.named(names[device] ?? device)?.screen ?? ScreenFields()
  }

  package static func detents(_ text: String) -> [DetentDescription] {
    text.split(separator: "|").map { part in
      if part == "medium" { return .medium }
      if part == "large" { return .large }
      let pair = part.split(separator: ":")
      let id = String(pair[0])
      if pair[1].hasSuffix("f") {
        return DetentDescription(id: id, height: .fraction(Double(pair[1].dropLast()) ?? 0))
      }
      return DetentDescription(id: id, height: .fixed(Double(pair[1]) ?? 0))
    }
  }

  private static func content(_ text: String) -> Override<ContentFields> {
    guard text.hasPrefix("scroll:") else { return .set(nil) }
    let parts = text.dropFirst("scroll:".count).split(separator: ",")
    var fields = ContentFields()
    fields.height = .set(Double(parts[0]))
    fields.offset = Double(parts[1])
    if parts.count > 2 { fields.refreshControl = true }
    return .set(fields)
  }

  private static func settings(_ text: String) -> [(name: String, value: String)] {
    text.split(separator: ";").map { part in
      let pair = part.split(separator: "=", maxSplits: 1)
      return (String(pair[0]), String(pair[1]))
    }
  }
}
