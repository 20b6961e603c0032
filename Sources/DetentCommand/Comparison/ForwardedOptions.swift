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

/// The command that says why a gesture was decided so.
enum ExplainLine {
  /// The command line.
  ///
  /// - Parameters:
  ///   - path: The file, as outputs may show it.
  ///   - session: The session's id.
  ///   - gesture: The gesture's number.
  ///   - options: Further words, quoted.
  /// - Returns: The command line.
  static func text(path: String, session: String, gesture: Int, options: [String]) -> String {
    let words = [
      "detent explain", ShellWord.quoted(path), "--session", ShellWord.quoted(session),
      "--gesture \(gesture)",
    ]
    return (words + options).joined(separator: " ")
  }
}

/// Text as one word of a shell.
enum ShellWord {
  /// The word, in single quotes where a shell would read more into it.
  static func quoted(_ text: String) -> String {
    let isPlain =
      !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
          UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: ","), UInt8(ascii: "="),
          UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "+"), UInt8(ascii: ":"):
          true
        default: false
        }
      }
    return isPlain ? text : "'" + text.replacing("'", with: "'\\''") + "'"
  }
}

/// Paths as outputs may show them.
enum ShownPath {
  /// The path as it was given; of an absolute one only `name`.
  static func text(_ path: String, name: String? = nil) -> String {
    guard path.hasPrefix("/") else { return path }
    return name ?? path.split(separator: "/").last.map(String.init) ?? path
  }
}
