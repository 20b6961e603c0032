import SheetReports
import TouchTraces

/// Measures how fast recordings are read, format by format, on one thread.
struct ImportBench {
  /// What was read of one format.
  struct Amount {
    var files = 0
    /// Bytes of text, inflated.
    var bytes = 0
    var events = 0
    /// Nanoseconds of the fastest rounds.
    var worked: Int64 = 0
  }

  let input: InputOptions

  /// Reads each file `rounds` times and keeps its fastest.
  ///
  /// - Throws: `CommandFailure` if the files cannot be found.
  func run(rounds: Int) throws(CommandFailure) -> ImportBenchResult {
    let reader = try BatchReader(input)
    var amounts: [String: Amount] = [:]
    for input in reader.inputs {
      var fastest = Int64.max
      var format: TraceFormat?
      var events = 0
      for _ in 0..<max(rounds, 1) {
        let start = ProcessClock.worked
        let file = BatchReader.read(input, reading: reader.reading, visitor: EventCounter())
        fastest = min(fastest, ProcessClock.worked - start)
        format = file.format
        events = file.sessions.reduce(0) { $0 + ($1.payload ?? 0) }
      }
      guard let format else { continue }
      var amount = amounts[format.rawValue] ?? Amount()
      amount.files += 1
      amount.bytes += InflateFloor(paths: [input.path], jobs: 1).run()
      amount.events += events
      amount.worked += fastest
      amounts[format.rawValue] = amount
    }
    return ImportBenchResult(
      rows: TraceFormat.allCases.compactMap { format in
        amounts[format.rawValue].map { (format, $0) }
      })
  }
}

/// What a benchmark of imports has found.
struct ImportBenchResult {
  /// The formats that were read, in the order in which files are tried for them.
  let rows: [(format: TraceFormat, amount: ImportBench.Amount)]

  /// Lines for people.
  var table: String {
    var table = TextTable([.left, .right, .right, .right, .right, .right])
    table.add(["format", "files", "MB", "events", "MB/s", "ns/event"])
    for (format, amount) in rows {
      table.add([
        format.rawValue, "\(amount.files)", Self.text(Double(amount.bytes) / 1e6),
        "\(amount.events)", Self.text(amount.megabytesPerSecond),
        Self.text(amount.nanosecondsPerEvent),
      ])
    }
    return table.lines.map { $0 + "\n" }.joined()
  }

  /// The same for programs.
  var json: String {
    let members = rows.map { row in
      (name: row.format.rawValue, value: Self.json(row.amount))
    }
    return JSONWriter.text(of: .object(members), layout: .indented, order: .sorted) + "\n"
  }

  private static func json(_ amount: ImportBench.Amount) -> JSONValue {
    .object([
      ("bytes", .integer(amount.bytes)), ("events", .integer(amount.events)),
      ("files", .integer(amount.files)),
      ("megabytes_per_second", .number(amount.megabytesPerSecond)),
      ("ns", .integer(Int(amount.worked))), ("ns_per_event", .number(amount.nanosecondsPerEvent)),
    ])
  }

  private static func text(_ value: Double) -> String {
    FixedDecimal(value, places: .one).description
  }
}

extension ImportBench.Amount {
  fileprivate var megabytesPerSecond: Double {
    Double(bytes) * 1_000 / Double(max(worked, 1))
  }

  fileprivate var nanosecondsPerEvent: Double {
    Double(worked) / Double(max(events, 1))
  }
}
