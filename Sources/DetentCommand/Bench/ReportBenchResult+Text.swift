import SheetReports
import TouchTraces

extension ReportBenchResult {
  /// Lines for people.
  var table: String {
    var facts = TextTable([.left, .right])
    facts.add(["files", "\(files)"])
    facts.add(["sessions", "\(sessions)"])
    facts.add(["events", "\(events)"])
    facts.add(["bytes inflated", "\(bytes)"])
    facts.add(["threads", "\(jobs)"])
    facts.add(["peak memory", Self.megabytes(peakMemory) + " MB"])
    var table = TextTable([.left, .right, .right, .right, .right, .right, .right, .right])
    table.add([
      "", "ms", "MB/s", "events/s", "ns/event", "of inflate", "work of inflate", "allocations",
    ])
    for stage in ReportBench.Stage.allCases {
      let seconds = seconds(stage)
      table.add([
        stage.rawValue, Self.text(seconds * 1000), Self.text(Double(bytes) / seconds / 1e6),
        "\(Int(Double(events) / seconds))", Self.text(nanosecondsPerEvent(stage)),
        Self.hundredths(ratio(stage, \.elapsed)), Self.hundredths(ratio(stage, \.worked)),
        allocationsAreCounted ? "\(self[stage].allocations)" : "not counted",
      ])
    }
    return (facts.lines + [""] + table.lines).map { $0 + "\n" }.joined()
  }

  /// The same for programs.
  var json: String {
    var members: [(name: String, value: JSONValue)] = [
      ("bytes", .integer(bytes)), ("events", .integer(events)), ("files", .integer(files)),
      ("peak_memory_bytes", .integer(peakMemory)), ("sessions", .integer(sessions)),
      ("threads", .integer(jobs)),
    ]
    for stage in ReportBench.Stage.allCases {
      members.append((stage.rawValue, json(stage)))
    }
    return JSONWriter.text(of: .object(members), layout: .indented, order: .sorted) + "\n"
  }

  private func json(_ stage: ReportBench.Stage) -> JSONValue {
    .object([
      ("allocations", allocationsAreCounted ? .integer(self[stage].allocations) : .null),
      ("bytes_per_second", .number((Double(bytes) / seconds(stage)).rounded())),
      ("events_per_second", .number((Double(events) / seconds(stage)).rounded())),
      ("ns", .integer(self[stage].elapsed)),
      ("ns_per_event", .number(nanosecondsPerEvent(stage))),
      ("ratio", .number(ratio(stage, \.elapsed))),
      ("ratio_of_work", .number(ratio(stage, \.worked))),
    ])
  }

  /// Only the calling thread's blocks are counted.
  private var allocationsAreCounted: Bool { jobs == 1 && AllocationCounting.works }

  private func seconds(_ stage: ReportBench.Stage) -> Double {
    Double(max(self[stage].elapsed, 1)) / 1e9
  }

  private func nanosecondsPerEvent(_ stage: ReportBench.Stage) -> Double {
    Double(self[stage].elapsed) / Double(max(events, 1))
  }

  private static func text(_ value: Double) -> String {
    FixedDecimal(value, places: .one).description
  }

  private static func hundredths(_ ratio: Double) -> String {
    let (whole, rest) = Int((ratio * 100).rounded()).quotientAndRemainder(dividingBy: 100)
    return "\(whole)." + (rest < 10 ? "0" : "") + "\(rest)"
  }

  private static func megabytes(_ count: Int) -> String { text(Double(count) / 1e6) }
}
