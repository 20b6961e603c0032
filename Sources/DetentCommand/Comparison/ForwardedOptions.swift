/// The options of a check that the explanation of one of its gestures needs: how files are read and
/// what gestures act on.
enum ForwardedOptions {
  /// Those options of a command line, with their values, as words of a shell.
  static func words(of arguments: some Collection<String>) throws(UsageError) -> [String] {
    var reader = ArgumentReader<CheckCommand.Option>(arguments)
    var words: [String] = []
    while let argument = try reader.next() {
      guard case .option(let option) = argument else { continue }
      let value = option.placeholder == nil ? nil : try reader.value()
      guard isForwarded(option) else { continue }
      words.append(option.spelling)
      if let value { words.append(ShellWord.quoted(value)) }
    }
    return words
  }

  private static func isForwarded(_ option: CheckCommand.Option) -> Bool {
    switch option {
    case .first, .second(.second(.second)): false
    case .second(.first(let option)):
      switch option {
      case .scene, .device, .detents, .start, .content, .tuning: true
      case .anchor: false
      }
    case .second(.second(.first(let option))):
      switch option {
      case .from, .axisMax, .deviceInfo, .screen, .rotate, .flipX, .flipY, .assumeRate, .columns,
        .csvPreset, .appiumMoveTo:
        true
      case .pathsFrom, .null, .whereLabel, .maxBad, .jobs: false
      }
    }
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
