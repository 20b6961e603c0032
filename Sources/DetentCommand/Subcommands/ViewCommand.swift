import SheetAnalytics
import SheetReplay
import SheetReports
import TouchTraces

/// `detent view`: a page in which people move through sessions.
package struct ViewCommand: RecordingCommand {
  package typealias Option = JoinedOption<ViewOption, RecordingOption>

  package static let name = "view"
  package static let summary = "a page in which one moves through sessions, in one file"
  package static let operands = "PATH..."

  package var sessions: [String] = []
  /// A preset's name or the path of a tuning file.
  package var candidate: String?
  package var out: String?
  package var force = false
  package var scene = SceneOptions()
  package var input = InputOptions()
  package var general = GeneralOptions()

  /// Sessions of a page if none is named; chosen by us.
  private static let sessionLimit = 32

  package init() {}

  package mutating func take(
    _ option: ViewOption, from reader: inout ArgumentReader<Option>
  ) throws(UsageError) {
    switch option {
    case .session: sessions.append(try reader.value())
    case .candidate: candidate = try reader.value()
    case .out: out = try reader.value("a file or -") { ValueText.file($0) }
    case .force: force = true
    }
  }

  package func run(
    output: inout some TextOutputStream, diagnostics: inout some TextOutputStream
  ) throws(CommandFailure) -> ExitStatus {
    let setting = try setting()
    let candidate = try candidate.map { (name) throws(CommandFailure) in
      try ReplaySetting.tuning(name, of: ViewOption.candidate.spelling)
    }
    let reader = try RepeatableReader(
      input, scene: setting.scene, progress: general.progress)
    let batch = reader.read(
      PlacedVisitor(EngineDriver(setting: setting, observer: GestureCounter())))
    let status = batch.verdict(input, general, diagnostics: &diagnostics)
    let entries = SessionDirectory(batch)
    guard !entries.entries.isEmpty else { return status }

    let chosen = try chosen(from: entries)
    let builder = ViewBuilder(
      reader: reader, setting: setting, candidate: candidate, tunings: tunings)
    var page = builder.page(of: chosen)
    let count = sessions.isEmpty ? entries.entries.count : chosen.count
    if page.count < count {
      page.note = "\(page.count) of \(count) sessions are shown, --session ID selects others"
      if !general.quiet { Message.write(page.note, to: &diagnostics) }
    }
    try OutputTarget(path: out, force: force).write([Array(page.text.utf8)], output: &output)
    return status
  }

  /// How sessions are replayed: as `detent replay` does, and as `detent check` does beside another
  /// tuning.
  private func setting() throws(CommandFailure) -> ReplaySetting {
    var setting = try ReplaySetting(scene)
    if candidate != nil { setting.anchor = scene.anchor ?? .gesture }
    return setting
  }

  /// The sessions that are named, or the first ones, by id.
  private func chosen(
    from directory: SessionDirectory
  ) throws(CommandFailure) -> [SessionDirectory.Entry] {
    guard !sessions.isEmpty else { return Array(directory.entries.prefix(Self.sessionLimit)) }
    var ids: Set<String> = []
    for session in sessions { ids.insert(try directory.entry(session).id) }
    return directory.entries.filter { ids.contains($0.id) }
  }

  /// The tunings by the names of the command line.
  private var tunings: [String] {
    let names = [scene.tuning ?? TuningPreset.uikit.rawValue] + (candidate.map { [$0] } ?? [])
    return names.map { ShownPath.text($0) }
  }
}
