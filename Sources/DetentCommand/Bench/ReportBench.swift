import CAllocationCount
import SheetAnalytics
import SheetReplay
import TouchTraces

/// Measures a report on files, and in the same run what it is made of: inflating, then decoding, then
/// replaying.
struct ReportBench {
  /// What is measured; each stage does what the one before it does, and more.
  enum Stage: String, CaseIterable {
    /// The files are read and inflated.
    case inflate
    /// Their events are read as well.
    case decode
    /// They are replayed as well, and nothing is noted.
    case engine
    /// A report is written.
    case report
  }

  /// The files, and on how many threads they are read.
  let input: InputOptions

  /// Runs all stages in turn, `rounds` times, and keeps the fastest run of each.
  ///
  /// - Throws: `CommandFailure` if the files cannot be found or the report cannot be written.
  func run(rounds: Int) throws(CommandFailure) -> ReportBenchResult {
    let reader = try BatchReader(input)
    let floor = InflateFloor(paths: reader.inputs.map(\.path), jobs: reader.jobs)
    var result = ReportBenchResult(files: reader.inputs.count, jobs: reader.jobs)
    let folder = "\(Environment.temporaryFolder)/detent-bench-\(Environment.processIdentifier)"
    for _ in 0..<max(rounds, 1) {
      result.bytes = try result.measure(.inflate) { () throws(CommandFailure) in floor.run() }
      let counts = try result.measure(.decode) { () throws(CommandFailure) in
        reader.read(EventCounter())
      }
      result.sessions = counts.sessions.count
      result.events = counts.sessions.reduce(0) { $0 + ($1.record.payload ?? 0) }
      try result.measure(.engine) { () throws(CommandFailure) in
        reader.read(EngineDriver(setting: ReplaySetting(), observer: Bystander()))
      }
      try result.measure(.report) { () throws(CommandFailure) in try writeReport(to: folder) }
    }
    try Self.remove(folder)
    result.peakMemory = PeakMemory.bytes
    return result
  }

  private func writeReport(to folder: String) throws(CommandFailure) {
    var command: ReportCommand
    do throws(UsageError) {
      command = try ReportCommand(parsing: ["--out", folder, "--quiet"])
    } catch {
      throw .usage(error)
    }
    command.input = input
    var nobody = ""
    var diagnostics = ""
    _ = try command.run(output: &nobody, diagnostics: &diagnostics)
  }

  private static func remove(_ folder: String) throws(CommandFailure) {
    do throws(SystemError) {
      for name in ReportTables.names + [ReportFolder.recordName] {
        try Folder.removeFile("\(folder)/\(name)")
      }
      try Folder.removeEmpty(folder)
    } catch {
      throw error.asOutputFailure
    }
  }
}

/// Watches a replay and notes nothing.
private struct Bystander: StepObserver {
  static var passesQuietMoves: Bool { true }

  mutating func begin(_ header: SessionHeader, sheet: ReplayedSheet, anchor: ReplayAnchor) {}
  mutating func observe(_ step: Step, of event: TraceEvent, sheet: ReplayedSheet) {}
  mutating func restart(sheet: ReplayedSheet) {}
  mutating func finish(sheet: ReplayedSheet) {}
}

/// What a benchmark of a report has found.
struct ReportBenchResult {
  /// The fastest run of a stage.
  struct Time {
    /// Nanoseconds that went by.
    var elapsed = Int64.max
    /// Nanoseconds that all threads worked.
    var worked = Int64.max
    /// Blocks of memory that the calling thread asked for in the last round.
    var allocations = 0
  }

  let files: Int
  let jobs: Int
  var sessions = 0
  var events = 0
  /// Bytes of the files, inflated.
  var bytes = 0
  /// Most bytes of memory that the program had at any time.
  var peakMemory = 0
  private(set) var times: [ReportBench.Stage: Time] = [:]

  init(files: Int, jobs: Int) {
    self.files = files
    self.jobs = jobs
  }

  /// The fastest run of a stage.
  subscript(stage: ReportBench.Stage) -> Time { times[stage] ?? Time() }

  /// How many times the floor a stage takes, by what `part` tells of both.
  func ratio(_ stage: ReportBench.Stage, _ part: KeyPath<Time, Int64>) -> Double {
    Double(self[stage][keyPath: part]) / Double(max(self[.inflate][keyPath: part], 1))
  }

  /// Runs a stage once.
  @discardableResult
  mutating func measure<Answer>(
    _ stage: ReportBench.Stage, _ body: () throws(CommandFailure) -> Answer
  ) throws(CommandFailure) -> Answer {
    let allocations = allocation_count()
    let (elapsed, worked) = (ProcessClock.elapsed, ProcessClock.worked)
    let answer = try body()
    var time = self[stage]
    time.elapsed = min(time.elapsed, ProcessClock.elapsed - elapsed)
    time.worked = min(time.worked, ProcessClock.worked - worked)
    time.allocations = Int(allocation_count() - allocations)
    times[stage] = time
    return answer
  }
}
