/// A named tuning; the raw value is the name on the command line and in tuning files.
public enum TuningPreset: String, CaseIterable, Sendable {
  case uikit
  case percentDriven = "percent-driven"

  /// What the preset imitates, lower case, without full stop.
  public var summary: String {
    switch self {
    case .uikit: "the system's sheet with detents, as observers measured it"
    case .percentDriven: "a hand-made sheet with one position, dismissed by the share dragged"
    }
  }

  /// The fields of the preset.
  public var tuning: Tuning {
    switch self {
    case .uikit: return Tuning()
    case .percentDriven:
      var tuning = Tuning()
      tuning.settleModel = .percentDriven
      return tuning
    }
  }

  /// Reads a preset's name.
  ///
  /// - Parameter name: The name.
  /// - Throws: `TuningError.unknownPreset`.
  public init(named name: String) throws(TuningError) {
    guard let preset = TuningPreset(rawValue: name) else {
      throw .unknownPreset(name, line: nil)
    }
    self = preset
  }
}
