package import SheetAnalytics
import SheetReplay
package import TouchTraces

/// What the scene options say.
package struct SceneOptions: Equatable, Sendable {
  /// A preset's name or the path of a tuning file.
  package var tuning: String?
  package var sceneFile: String?
  /// The short forms, which win over the scene file.
  package var fields = SceneFields()
  package var anchor: ReplayAnchor?

  private static let largest = Int(NumberRange.largestLength)

  /// Takes one option and its value from a command line.
  mutating func take(
    _ option: SceneOption, from reader: inout ArgumentReader<some CommandOption>
  ) throws(UsageError) {
    switch option {
    case .tuning: tuning = try reader.value()
    case .scene: sceneFile = try reader.value()
    case .device: fields.screen = try device(from: &reader)
    case .detents:
      fields.sheet.detents = try reader.value(
        "names such as medium,large,peek=100,third=33%, each once, of up to \(Self.largest) pt"
      ) { DetentList.read($0) }
    case .start: fields.sheet.selectedDetentIdentifier = .set(try reader.value())
    case .content:
      fields.content = try reader.value("a height from 0 to \(Self.largest) pt, or none") { text in
        if text == "none" { return .set(nil) }
        guard let height = ValueText.number(text, in: 0...NumberRange.largestLength) else {
          return nil
        }
        var content = ContentFields()
        content.height = .set(height)
        return .set(content)
      }
    case .anchor: anchor = try reader.value("gesture or session") { ReplayAnchor(rawValue: $0) }
    }
  }

  /// Refuses a start that is none of the detents given beside it.
  func checkStart() throws(UsageError) {
    guard let detents = fields.sheet.detents,
      case .set(let start?) = fields.sheet.selectedDetentIdentifier
    else { return }
    let names = detents.map(\.id)
    guard !names.contains(start) else { return }
    throw .invalidValue(
      option: SceneOption.start.spelling, value: start,
      expected: "one of --detents: \(names.joined(separator: ", "))")
  }

  private func device(
    from reader: inout ArgumentReader<some CommandOption>
  ) throws(UsageError) -> ScreenFields {
    let name = try reader.value()
    if let device = Device.named(name) { return device.screen }
    let names = Device.table.map(\.name)
    throw reader.invalid(
      name, expected: "a known device" + NearestName.example(for: name, in: names))
  }
}

/// Reads the value of `--detents`.
enum DetentList {
  /// The detents of a list such as `medium,large,peek=100,third=33%`; `nil` if it is none.
  static func read(_ text: String) -> [DetentDescription]? {
    guard let parts = ValueText.names(text) else { return nil }
    var detents: [DetentDescription] = []
    for part in parts {
      guard let detent = detent(part), !detents.contains(where: { $0.id == detent.id }) else {
        return nil
      }
      detents.append(detent)
    }
    return detents
  }

  private static func detent(_ text: String) -> DetentDescription? {
    switch text {
    case "medium": return .medium
    case "large": return .large
    default: break
    }
    guard let (name, height) = ValueText.pair(text, "="), !name.isEmpty else { return nil }
    if height.hasSuffix("%") {
      guard let percent = ValueText.positive(String(height.dropLast())), percent <= 100 else {
        return nil
      }
      return DetentDescription(id: name, height: .fraction(percent / 100))
    }
    guard let points = ValueText.positive(height), points <= NumberRange.largestLength else {
      return nil
    }
    return DetentDescription(id: name, height: .fixed(points))
  }
}
