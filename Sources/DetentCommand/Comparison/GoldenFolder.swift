import SheetAnalytics
import SheetReplay
import SheetReports
import TouchTraces

/// The report of an earlier run: its outcomes, and how it was made.
struct GoldenFolder {
  private let path: String
  private let record: JSONObject

  /// Opens the report in `path`.
  ///
  /// - Throws: `CommandFailure` if there is none.
  init(_ path: String) throws(CommandFailure) {
    self.path = path
    let file = "\(path)/\(ReportFolder.recordName)"
    guard Self.exists(path) else {
      throw .missingInput(path: path, reason: "there is no report in it; --update writes one")
    }
    let json = try ReplaySetting.parsed(try ReplaySetting.contents(of: file), path: file)
    guard case .object(let record) = json, record["command"] == .string(ReportCommand.name) else {
      throw .configuration(path: file, reason: "this is not the record of a 'detent report'")
    }
    self.record = record
  }

  /// Whether a report lies in `path`.
  static func exists(_ path: String) -> Bool {
    if case .file = FileKind(of: "\(path)/\(ReportFolder.recordName)") { return true }
    return false
  }

  /// How the report was made; what the command line states wins.
  func setting(_ options: SceneOptions) throws(CommandFailure) -> ReplaySetting {
    let file = "\(path)/\(ReportFolder.recordName)"
    var setting = try ReplaySetting(options)
    if options.tuning == nil, let tuning = record["tuning"] {
      do throws(TuningError) {
        setting.tuning = try Tuning(json: Array(JSONWriter.text(of: tuning).utf8))
      } catch {
        throw .configuration(path: file, reason: error.description)
      }
    }
    if let scene = record["scene"] {
      setting.scene = setting.scene.merged(over: try ReplaySetting.scene(in: scene, path: file))
    }
    if case .string(let anchor)? = record["anchor"], option("anchor_by_format") == nil {
      setting.anchor = ReplayAnchor(rawValue: anchor)
    }
    return setting
  }

  /// The recorded outcomes, by session id as it stands in the table.
  func outcomes() throws(CommandFailure) -> [RecordedOutcomes.Key: GestureEnd] {
    let file = "\(path)/\(GesturesTable.fileName)"
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try InputFile.contents(of: file, limit: 1 << 30)
    } catch {
      throw error.asMissingInput
    }
    do throws(CSVReader.Failure) {
      return try Self.outcomes(try CSVReader(bytes))
    } catch {
      throw .configuration(path: file, reason: error.description)
    }
  }

  /// How text cells of the report are written.
  var textCells: CSVWriter.TextCells { option("raw_cells") == .boolean(true) ? .raw : .guarded }

  /// The command that writes the report again, for the recordings of `check`.
  func reportCommand(of check: CheckCommand) throws(CommandFailure) -> ReportCommand {
    var command = try Self.reportCommand(of: check, folder: path)
    command.rawCells = textCells == .raw
    if case .array(let labels)? = option("group_by") {
      command.groupBy = labels.compactMap { if case .string(let name) = $0 { name } else { nil } }
    }
    if case .file = FileKind(of: "\(path)/\(CallbacksTable.fileName)") { command.callbacks = true }
    if case .number(let seed)? = record["seed"], let seed = UInt64(seed.text) {
      command.seed = seed
    }
    if let horizon = dwellHorizon { command.dwellHorizon = horizon }
    return command
  }

  /// The command that writes a first report into `folder`.
  static func reportCommand(
    of check: CheckCommand, folder: String
  ) throws(CommandFailure) -> ReportCommand {
    do throws(UsageError) {
      var command = try ReportCommand(parsing: [])
      command.out = folder
      command.force = check.force
      command.rawCells = check.rawCells
      command.scene = check.scene
      command.input = check.input
      command.general = check.general
      command.general.quiet = true
      return command
    } catch {
      throw .usage(error)
    }
  }

  private var dwellHorizon: Int64? {
    guard case .object(let metrics)? = record["metrics"],
      case .object(let metric)? = metrics["detent_dwell_rmst"],
      case .object(let parameters)? = metric["parameters"],
      case .number(let horizon)? = parameters[MetricParameter.dwellHorizon.rawValue]
    else { return nil }
    return Int64(horizon.text)
  }

  private func option(_ name: String) -> JSONValue? {
    guard case .object(let options)? = record["options"] else { return nil }
    return options[name]
  }

  private static func outcomes(
    _ table: CSVReader
  ) throws(CSVReader.Failure) -> [RecordedOutcomes.Key: GestureEnd] {
    let (session, number) = (try table.column("session_id"), try table.column("gesture"))
    let (outcome, from, to) = (
      try table.column("outcome"), try table.column("from_detent"), try table.column("to_detent")
    )
    let rules = [try table.column("release_rule"), try table.column("arbitration_rule")]
    var outcomes: [RecordedOutcomes.Key: GestureEnd] = [:]
    for row in table.rows {
      guard let gesture = Int(row[number]), let word = GestureOutcome(rawValue: row[outcome]) else {
        continue
      }
      let key = RecordedOutcomes.Key(sessionID: row[session], gesture: gesture)
      outcomes[key] = GestureEnd(
        outcome: word, fromDetent: row[from], toDetent: row[to].isEmpty ? nil : row[to],
        rule: rules.map { row[$0] }.first { !$0.isEmpty })
    }
    return outcomes
  }
}
