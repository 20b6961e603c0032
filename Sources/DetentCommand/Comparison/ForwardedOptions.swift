import SheetReports

/// The options of a run over many sessions that a look at one of them needs: how files are read and
/// what gestures act on.
enum ForwardedOptions {
  /// Those options of a command line, with their values, as words of a shell.
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - own: The options of the command alone, none of which is needed.
  /// - Returns: The words, in the order of the command line.
  /// - Throws: `UsageError` if it is none of the command.
  static func words<Own: CommandOption>(
    of arguments: some Collection<String>, besides own: Own.Type
  ) throws(UsageError) -> [String] {
    var reader = ArgumentReader<JoinedOption<Own, RecordingOption>>(arguments)
    var words: [String] = []
    while let argument = try reader.next() {
      guard case .option(let option) = argument else { continue }
      let value = option.placeholder == nil ? nil : try reader.value()
      guard case .second(let shared) = option, isForwarded(shared) else { continue }
      words.append(option.spelling)
      if let value { words.append(ShellWord.quoted(value)) }
    }
    return words
  }

  private static func isForwarded(_ option: RecordingOption) -> Bool {
    switch option {
    case .second(.second): false
    case .first(let option):
      switch option {
      case .scene, .device, .detents, .start, .content, .tuning: true
      case .anchor: false
      }
    case .second(.first(let option)):
      switch option {
      case .from, .axisMax, .deviceInfo, .screen, .rotate, .flipX, .flipY, .assumeRate, .columns,
        .csvPreset, .appiumMoveTo:
        true
      case .pathsFrom, .null, .whereLabel, .maxBad, .jobs: false
      }
    }
  }
}
