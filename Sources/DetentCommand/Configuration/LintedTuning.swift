import SheetReplay
import TouchTraces

/// A tuning and what is to be said of it.
struct LintedTuning {
  /// A preset's name, or a file as outputs may show it.
  let name: String
  private let warnings: [TuningWarning]
  /// Where fields stand in the file; none for a preset.
  private let fieldLines: [String: Int]

  /// Reads the tuning `name` and looks for what cannot be meant.
  init(_ name: String, scene: Scene) throws(CommandFailure) {
    self.name = ShownPath.text(name)
    let tuning = try ReplaySetting.tuning(name)
    let stated: Set<String>
    if TuningPreset(rawValue: name) != nil {
      fieldLines = [:]
      stated = TuningLint.changedFields(of: tuning)
    } else {
      fieldLines = Tuning.fieldLines(json: try ReplaySetting.contents(of: name))
      stated = Set(fieldLines.keys)
    }
    warnings = TuningLint(tuning, stated: stated, scene: scene).warnings
  }

  /// A line for each warning: where, which, what, and what to do.
  var lines: [String] {
    warnings.map { warning in
      let line = warning.fields.compactMap { fieldLines[$0] }.first
      let place = line.map { "\(name): line \($0)" } ?? name
      return "\(place): \(warning.kind.rawValue): \(warning.text); \(warning.advice)"
    }
  }
}
