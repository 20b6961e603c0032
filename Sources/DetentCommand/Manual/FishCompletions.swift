/// The completions of fish: a line for each command and each of its options.
struct FishCompletions {
  let pages: [HelpPage]

  /// The script.
  var text: String {
    var text = "# Completions of detent for fish, made by 'detent completions fish'.\n"
    text += "complete -c detent -f\n"
    for option in ProgramOption.allCases {
      text += line(OptionDescription(option), when: "__fish_use_subcommand")
    }
    for page in pages {
      text += "complete -c detent -n __fish_use_subcommand -a \(page.name)"
      text += " -d \(quoted(page.summary))\n"
    }
    for page in pages {
      let condition = "__fish_seen_subcommand_from \(page.name)"
      text += operands(page.operands, when: condition)
      for option in page.options { text += line(option, when: condition) }
    }
    return text
  }

  private func line(_ option: OptionDescription, when condition: String) -> String {
    var text = "complete -c detent -n \(quoted(condition)) -l \(option.name)"
    if let letter = option.letter { text += " -s \(letter)" }
    if option.placeholder != nil { text += " -r" + flag(for: option.paths) }
    if !option.words.isEmpty { text += " -a \(quoted(option.words.joined(separator: " ")))" }
    return text + " -d \(quoted(option.summary))\n"
  }

  private func operands(_ operands: OperandDescription, when condition: String) -> String {
    let words = operands.verbs + operands.words
    guard !words.isEmpty || operands.paths != .none else { return "" }
    var text = "complete -c detent -n \(quoted(condition))" + flag(for: operands.paths)
    if !words.isEmpty { text += " -a \(quoted(words.joined(separator: " ")))" }
    return text + "\n"
  }

  private func flag(for paths: OptionDescription.Paths) -> String {
    switch paths {
    case .none: " -f"
    case .files, .folders: " -F"
    }
  }

  /// One word of the shell.
  private func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
    return "'\(escaped)'"
  }
}
