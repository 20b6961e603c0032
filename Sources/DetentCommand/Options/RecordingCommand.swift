/// The options of every command that reads recordings.
package typealias RecordingOption = JoinedOption<
  SceneOption, JoinedOption<InputOption, GeneralOption>
>

/// A command that reads recordings: what they act on, where they lie, how much is said.
protocol RecordingCommand: Subcommand {
  var scene: SceneOptions { get set }
  var input: InputOptions { get set }
  var general: GeneralOptions { get set }
}

extension RecordingCommand {
  /// Takes an option that all of these commands have.
  mutating func take(
    _ option: RecordingOption, from reader: inout ArgumentReader<some CommandOption>
  ) throws(UsageError) {
    switch option {
    case .first(let option): try scene.take(option, from: &reader)
    case .second(.first(let option)): try input.take(option, from: &reader)
    case .second(.second(let option)): try general.take(option, from: &reader)
    }
  }
}
