import SheetReports
import TouchTraces

/// What `detent inspect` says of each file.
struct Inspection {
  /// One file.
  struct File {
    var source: String
    var format: TraceFormat?
    var sessions = 0
    var profile = SessionProfile()
    var problems = 0
  }

  private(set) var files: [File]

  init(_ batch: Batch<SessionProfile>) {
    files = batch.files.map { file in
      File(source: file.source, format: file.format, problems: file.findings.count)
    }
    for session in batch.sessions {
      files[session.fileIndex].sessions += 1
      files[session.fileIndex].problems += session.record.findings.count
      if let profile = session.record.payload { files[session.fileIndex].profile.add(profile) }
    }
  }

  /// Columns for people.
  func table(in layout: TextLayout) -> [UInt8] {
    var table = TextTable(
      [.left, .left, .right, .right, .right, .right, .right, .right],
      dispensable: [6, 5, 4, 1, 3])
    table.add(
      [
        "file", "format", "sessions", "gestures", "touches", "duration", "median rate", "problems",
      ], .heading)
    for file in files {
      let profile = file.profile
      let seconds = Double(profile.durationMicroseconds) / 1_000_000
      table.add([
        file.source, file.format?.rawValue ?? "", "\(file.sessions)", "\(profile.gestures)",
        "\(profile.touches)", "\(FixedDecimal(seconds, places: .three)) s",
        profile.medianRate.map { "\(FixedDecimal($0, places: .one)) Hz" } ?? "",
        "\(file.problems)",
      ])
    }
    return Array(table.lines(in: layout).map { $0 + "\n" }.joined().utf8)
  }

  /// A table for programs.
  func csv(textCells: CSVWriter.TextCells) -> [UInt8] {
    var writer = CSVWriter(textCells: textCells)
    for name in [
      "source", "format", "sessions", "gestures", "touches", "samples", "duration_us",
      "median_interval_us", "problems",
    ] {
      writer.text(name)
    }
    writer.endRow()
    for file in files {
      writer.text(file.source)
      writer.text(file.format?.rawValue)
      writer.integer(file.sessions)
      writer.integer(file.profile.gestures)
      writer.integer(file.profile.touches)
      writer.integer(file.profile.samples)
      writer.integer(file.profile.durationMicroseconds)
      writer.integer(file.profile.medianInterval)
      writer.integer(file.problems)
      writer.endRow()
    }
    return writer.bytes
  }

  /// The same as an array of objects.
  var json: [UInt8] {
    let objects = files.map { file in
      JSONValue.object([
        ("duration_us", .integer(file.profile.durationMicroseconds)),
        ("format", file.format.map { .string($0.rawValue) } ?? .null),
        ("gestures", .integer(file.profile.gestures)),
        ("median_interval_us", file.profile.medianInterval.map { .integer($0) } ?? .null),
        ("problems", .integer(file.problems)),
        ("samples", .integer(file.profile.samples)),
        ("sessions", .integer(file.sessions)),
        ("source", .string(file.source)),
        ("touches", .integer(file.profile.touches)),
      ])
    }
    return Array((JSONWriter.text(of: .array(objects), layout: .indented) + "\n").utf8)
  }
}
