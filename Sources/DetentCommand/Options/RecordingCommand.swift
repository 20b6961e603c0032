/// The options of every command that reads recordings.
package typealias RecordingOption = JoinedOption<
  SceneOption, JoinedOption<InputOption, GeneralOption>
>

/// A command that reads recordings: what they act on, where they lie, how much is said.
package protocol RecordingCommand: Subcommand where Option == JoinedOption<Own, RecordingOption> {
  /// The options that it does not share with all commands of its kind.
  associatedtype Own: CommandOption
  var scene: SceneOptions { get set }
  var input: InputOptions { get set }

  /// Creates the command of an empty command line.
  init()
  /// Takes an option of its own and its value from a command line.
  mutating func take(
    _ option: Own, from reader: inout ArgumentReader<Option>
  ) throws(UsageError)
  /// Takes note of a command line all of whose options are taken.
  mutating func finish(_ arguments: some Collection<String>) throws(UsageError)
}

extension RecordingCommand {
  package init(parsing arguments: some Collection<String>) throws(UsageError) {
    self.init()
    var reader = ArgumentReader<Option>(arguments)
    while let argument = try reader.next() {
      switch argument {
      case .operand(let path): input.paths.append(path)
      case .option(.first(let option)): try take(option, from: &reader)
      case .option(.second(.first(let option))): try scene.take(option, from: &reader)
      case .option(.second(.second(.first(let option)))): try input.take(option, from: &reader)
      case .option(.second(.second(.second(let option)))):
        try general.take(option, from: &reader)
      }
    }
    try finish(arguments)
  }

  package mutating func finish(_ arguments: some Collection<String>) throws(UsageError) {}
}
