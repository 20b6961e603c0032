/// The completions of zsh: a call of `_arguments` for each command.
struct ZshCompletions {
  let pages: [HelpPage]

  /// The script.
  var text: String {
    """
    #compdef detent
    # Completions of detent for zsh, made by 'detent completions zsh'.

    _detent_words_or_files() {
      compadd -- "$@"
      _files
    }

    _detent() {
      local context state state_descr line
      typeset -A opt_args
      local -a commands
      commands=(
    \(commandTable)  )
      _arguments -C \\
    \(programOptions)    '1:command:->command' \\
        '*::argument:->argument'
      case $state in
        command) _describe -t commands command commands ;;
        argument)
          case $words[1] in
    \(argumentTable)      esac
          ;;
      esac
    }

    if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
      _detent "$@"
    else
      compdef _detent detent
    fi

    """
  }

  private var commandTable: String {
    pages.map { "    \(quoted("\(escaped($0.name)):\(escaped($0.summary))"))\n" }.joined()
  }

  private var programOptions: String {
    ProgramOption.allCases.map { "    \(entry(OptionDescription($0))) \\\n" }.joined()
  }

  private var argumentTable: String {
    var text = ""
    for page in pages {
      let specs = page.options.map(entry) + operands(of: page.operands).map(quoted)
      text += "        \(page.name))\n          _arguments -s \\\n            "
      text += specs.joined(separator: " \\\n            ") + "\n          ;;\n"
    }
    return text
  }

  /// One option, such as `'(-o --out)'{-o,--out=}'[folder for the files]:FOLDER:_files -/'`.
  private func entry(_ option: OptionDescription) -> String {
    let names = option.spellings.map { name in
      name.hasPrefix("--") && option.placeholder != nil ? name + "=" : name
    }
    let rule = option.isRepeatable ? "*" : "(\(option.spellings.joined(separator: " ")))"
    var rest = "[\(escaped(option.summary))]"
    if let placeholder = option.placeholder {
      rest +=
        ":\(escaped(placeholder)):\(action(option.words, option.paths, isList: option.isList))"
    }
    guard names.count > 1 else { return quoted(rule + names[0] + rest) }
    return quoted(rule) + "{\(names.joined(separator: ","))}" + quoted(rest)
  }

  private func operands(of operands: OperandDescription) -> [String] {
    let rest = action(operands.words, operands.paths, isList: false)
    let others = rest == " " ? [] : ["*:argument:\(rest)"]
    guard !operands.verbs.isEmpty else { return others }
    return ["1:what:(\(operands.verbs.joined(separator: " ")))"] + others
  }

  /// What completes a value: a list in brackets, a function, or a blank for nothing.
  private func action(
    _ words: [String], _ paths: OptionDescription.Paths, isList: Bool
  ) -> String {
    let files =
      switch paths {
      case .none: " "
      case .files: "_files"
      case .folders: "_files -/"
      }
    guard !words.isEmpty else { return files }
    let choice = words.map(escaped).joined(separator: " ")
    if isList { return "_values -s , value \(choice)" }
    return paths == .none ? "(\(choice))" : " _detent_words_or_files \(choice)"
  }

  /// Text as `_arguments` reads it literally.
  private func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "[]:\\".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }

  /// One word of the shell.
  private func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
