package import TouchTraces

/// What the input options say.
package struct InputOptions: Equatable, Sendable {
  package var paths: [String] = []
  package var pathsFrom: String?
  package var pathsEndWithNUL = false
  package var format: String?
  package var filter: [Label] = []
  package var badLimit: BadLimit?
  package var jobs: Int?
  package var axisMaximum: AxisMaximum?
  package var deviceInfo: String?
  package var screen: PixelScreen?
  package var rotation = Rotation.none
  package var flipsX = false
  package var flipsY = false
  package var assumedRate: Double?

  /// Takes one option and its value from a command line.
  mutating func take(
    _ option: InputOption, from reader: inout ArgumentReader<some CommandOption>
  ) throws(UsageError) {
    switch option {
    case .pathsFrom: pathsFrom = try reader.value()
    case .null: pathsEndWithNUL = true
    case .from: format = try reader.value()
    case .whereLabel:
      filter.append(
        try reader.value("LABEL=VALUE") { text in
          let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
          guard parts.count == 2, !parts[0].isEmpty else { return nil }
          return Label(name: String(parts[0]), value: String(parts[1]))
        })
    case .maxBad: badLimit = try reader.value("a count or a percentage") { BadLimit($0) }
    case .jobs:
      jobs = try reader.value("a number from 1 to 256") { text -> Int? in
        guard let count = ValueText.count(text), (1...256).contains(count) else { return nil }
        return count
      }
    case .axisMax: axisMaximum = try reader.value("X,Y, both above 0") { AxisMaximum($0) }
    case .deviceInfo: deviceInfo = try reader.value()
    case .screen: screen = try reader.value("WxH@S, such as 1170x2532@3") { PixelScreen($0) }
    case .rotate:
      rotation = try reader.value("90, 180 or 270") { text in
        ValueText.count(text).flatMap { $0 == 0 ? nil : Rotation(rawValue: $0) }
      }
    case .flipX: flipsX = true
    case .flipY: flipsY = true
    case .assumeRate: assumedRate = try reader.value("Hz above 0") { ValueText.positive($0) }
    }
  }
}

/// Largest raw values of a panel.
package struct AxisMaximum: Equatable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package init?(_ text: String) {
    guard let parts = ValueText.pair(text, ","), let x = ValueText.positive(parts.0),
      let y = ValueText.positive(parts.1)
    else { return nil }
    self.x = x
    self.y = y
  }
}

/// Size in pixels and scale of a recording device.
package struct PixelScreen: Equatable, Sendable {
  package var width: Double
  package var height: Double
  package var scale: Double

  package init(width: Double, height: Double, scale: Double) {
    self.width = width
    self.height = height
    self.scale = scale
  }

  package init?(_ text: String) {
    guard let parts = ValueText.pair(text, "@"), let size = ValueText.pair(parts.0, "x"),
      let width = ValueText.positive(size.0), let height = ValueText.positive(size.1),
      let scale = ValueText.positive(parts.1)
    else { return nil }
    self.width = width
    self.height = height
    self.scale = scale
  }
}

/// Degrees clockwise by which recorded positions are turned.
package enum Rotation: Int, CaseIterable, Sendable {
  case none = 0
  case quarter = 90
  case half = 180
  case threeQuarters = 270
}

/// How many rejected sessions and files a run may have.
package enum BadLimit: Equatable, Sendable {
  case count(Int)
  case percent(Double)

  package init?(_ text: String) {
    if text.hasSuffix("%") {
      guard let percent = ValueText.notNegative(String(text.dropLast())), percent <= 100 else {
        return nil
      }
      self = .percent(percent)
    } else {
      guard let count = ValueText.count(text) else { return nil }
      self = .count(count)
    }
  }

  /// Whether `bad` of `all` are more than the limit.
  package func isExceeded(bad: Int, of all: Int) -> Bool {
    switch self {
    case .count(let limit): bad > limit
    case .percent(let limit): Double(bad) * 100 > limit * Double(all)
    }
  }
}
