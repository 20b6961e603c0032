import SheetReplay
package import TouchTraces

/// What the input options say.
package struct InputOptions: Equatable, Sendable {
  package var paths: [String] = []
  package var pathsFrom: String?
  package var pathsEndWithNUL = false
  package var format: TraceFormat?
  package var filter: [Label] = []
  package var badLimit: BadLimit?
  package var jobs: Int?
  /// The path of a file that describes the panel.
  package var deviceInfo: String?
  /// All import options but the contents of `deviceInfo`.
  package var importing = ImportOptions.standard

  /// Takes one option and its value from a command line.
  mutating func take(
    _ option: InputOption, from reader: inout ArgumentReader<some CommandOption>
  ) throws(UsageError) {
    switch option {
    case .pathsFrom: pathsFrom = try reader.value()
    case .null: pathsEndWithNUL = true
    case .from:
      let names = TraceFormat.allCases.map(\.rawValue).joined(separator: ", ")
      format = try reader.value("one of \(names)") { TraceFormat(rawValue: $0) }
    case .whereLabel:
      filter.append(
        try reader.value("LABEL=VALUE") { text in
          let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
          guard parts.count == 2, !parts[0].isEmpty else { return nil }
          return Label(name: String(parts[0]), value: String(parts[1]))
        })
    case .maxBad: badLimit = try reader.value("a count or a percentage") { BadLimit($0) }
    case .jobs:
      jobs = try InputOption.jobs(from: &reader)
    case .axisMax:
      importing.axisMaximum = try reader.value(
        "X,Y, whole numbers from 1 to \(ImportOptions.AxisMaximum.largest)"
      ) {
        ImportOptions.AxisMaximum($0)
      }
    case .deviceInfo: deviceInfo = try reader.value()
    case .screen:
      importing.screen = try reader.value(
        "WxH@S such as 1170x2532@3, sides from 1 to 10000, scale from 0.1 to 100"
      ) {
        ImportOptions.PixelScreen($0)
      }
    case .rotate:
      importing.rotation = try reader.value("90, 180 or 270") { text in
        ValueText.count(text).flatMap { $0 == 0 ? nil : ImportOptions.Rotation(rawValue: $0) }
      }
    case .flipX: importing.flipX = true
    case .flipY: importing.flipY = true
    case .assumeRate:
      importing.assumedRate = try reader.value("Hz from 1 to 100000") {
        ValueText.number($0, in: 1...100_000)
      }
    case .columns:
      importing.columns = try columns(from: &reader)
      try checkColumns()
    case .csvPreset:
      importing.tablePreset = try reader.value("one of \(InputOption.presets)") {
        TablePreset(rawValue: $0)
      }
      try checkColumns()
    case .appiumMoveTo:
      importing.appiumMoveTo = try reader.value("relative or absolute") {
        ImportOptions.MoveTo(rawValue: $0)
      }
    }
  }
}

extension InputOption {
  /// Reads how many files are read at once.
  static func jobs(
    from reader: inout ArgumentReader<some CommandOption>
  ) throws(UsageError) -> Int {
    try reader.value("a number from 1 to 256") { text -> Int? in
      guard let count = ValueText.count(text), (1...256).contains(count) else { return nil }
      return count
    }
  }
}

extension InputOptions {
  /// Reads the names of columns; an error names the one that was probably meant.
  private func columns(
    from reader: inout ArgumentReader<some CommandOption>
  ) throws(UsageError) -> [String] {
    let text = try reader.value()
    let names = ValueText.names(text) ?? []
    if ImportOptions.canRead(columns: names) { return names }
    let wrong = ImportOptions.unknown(among: names)
    let meant = wrong.flatMap { NearestName.nearest(to: $0, in: ImportOptions.columnNames) }
    throw reader.invalid(
      text,
      expected: meant.map { "'\($0)' instead of '\(wrong ?? "")'" }
        ?? "names such as t_ms,x,y,phase,id, x and y among them")
  }

  /// Refuses two statements of what columns are.
  private func checkColumns() throws(UsageError) {
    guard importing.columns != nil, importing.tablePreset != nil else { return }
    throw .contradictory(InputOption.columns.spelling, InputOption.csvPreset.spelling)
  }
}

extension ImportOptions.AxisMaximum {
  /// The largest value that a panel can report, a signed number of 32 bits.
  fileprivate static let largest = Int(Int32.max)

  /// Reads `X,Y`.
  init?(_ text: String) {
    guard let parts = ValueText.pair(text, ","), let x = ValueText.count(parts.0),
      let y = ValueText.count(parts.1), (1...Self.largest).contains(x),
      (1...Self.largest).contains(y)
    else { return nil }
    self.init(x: x, y: y)
  }
}

extension ImportOptions.PixelScreen {
  /// Pixels of a side; chosen by us, so that at each scale the points are what a scene may have.
  private static let sides = 1.0...10_000
  private static let scales = 0.1...100.0

  /// Reads `WxH@S`.
  init?(_ text: String) {
    guard let parts = ValueText.pair(text, "@"), let size = ValueText.pair(parts.0, "x"),
      let width = ValueText.number(size.0, in: Self.sides),
      let height = ValueText.number(size.1, in: Self.sides),
      let scale = ValueText.number(parts.1, in: Self.scales)
    else { return nil }
    self.init(width: width, height: height, scale: scale)
  }
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
