import SheetReplay

/// A tuning by the name of its preset or the path of its file.
struct NamedTuning: Sendable {
  /// The name or path as it was given, for options.
  let given: String
  let tuning: Tuning

  /// The name as outputs show it.
  var name: String { ShownPath.text(given) }

  /// Reads the tunings of an option.
  ///
  /// - Parameters:
  ///   - names: Names of presets and paths of files.
  ///   - option: The option, for messages.
  /// - Returns: The tunings, in order.
  /// - Throws: `CommandFailure` if one is wrong, or outputs would show two by the same name.
  static func all(_ names: [String], of option: String) throws(CommandFailure) -> [NamedTuning] {
    var tunings: [NamedTuning] = []
    for name in names {
      let tuning = NamedTuning(
        given: name, tuning: try ReplaySetting.tuning(name, of: option))
      guard !tunings.contains(where: { $0.name == tuning.name }) else {
        throw .usage(
          .invalidValue(option: option, value: name, expected: "each name once"))
      }
      tunings.append(tuning)
    }
    return tunings
  }
}
