/// The completions of bash: a function that finds out what stands before the cursor, and tables.
struct BashCompletions {
  let pages: [HelpPage]

  /// The script.
  var text: String {
    """
    # Completions of detent for bash, made by 'detent completions bash'.

    # Sets 'words' and 'paths' to what the value of option $2 of command $1 may be.
    _detent_values() {
      words= paths= list=
      case "$1 $2" in
    \(valueTable)    *) return 1 ;;
      esac
    }

    # Sets 'options', 'verbs', 'words' and 'paths' to what may stand behind command $1.
    _detent_command() {
      options= verbs= words= paths=
      case $1 in
    \(commandTable)  esac
    }

    \(Self.logic)
    """
  }

  private var valueTable: String {
    var text = ""
    for page in pages {
      for option in page.options where option.placeholder != nil {
        let patterns = option.spellings.map { "'\(page.name) \($0)'" }.joined(separator: " | ")
        text += "    \(patterns)) \(values(of: option));;\n"
      }
    }
    return text
  }

  private func values(of option: OptionDescription) -> String {
    var text = ""
    if !option.words.isEmpty { text += "words='\(option.words.joined(separator: " "))' " }
    if option.isList { text += "list=1 " }
    return text + paths(option.paths)
  }

  private func paths(_ paths: OptionDescription.Paths) -> String {
    switch paths {
    case .none: ""
    case .files: "paths=-f "
    case .folders: "paths=-d "
    }
  }

  private var commandTable: String {
    var text = ""
    for page in pages {
      let options = page.options.flatMap { $0.spellings.reversed() }
      text += "    \(page.name))\n"
      text += "      options='\(options.joined(separator: " "))'\n"
      text += "      verbs='\(page.operands.verbs.joined(separator: " "))' "
      text += "words='\(page.operands.words.joined(separator: " "))' "
      text += paths(page.operands.paths) + ";;\n"
    }
    let options = ProgramOption.allCases.flatMap { OptionDescription($0).spellings.reversed() }
    text += "    '')\n      options='\(options.joined(separator: " "))'\n"
    return text + "      verbs='\(pages.map(\.name).joined(separator: " ")) help' ;;\n"
  }

  /// What does not depend on the tables.
  private static let logic = #"""
    # Adds what begins with $1: words, then paths; $2 stands before each.
    _detent_reply() {
      local IFS=$' \t\n' head= tail=$1
      if [[ -n $list && $tail == *,* ]]; then
        head=${tail%,*},
        tail=${tail##*,}
      fi
      COMPREPLY=($(compgen -P "$2$head" -W "$words" -- "$tail"))
      if [[ ${COMPREPLY[0]} == *= ]]; then compopt -o nospace 2>/dev/null; fi
      if [[ -n $paths ]]; then
        IFS=$'\n'
        COMPREPLY+=($(compgen -P "$2" "$paths" -- "$1"))
        compopt -o filenames 2>/dev/null
      fi
    }

    _detent() {
      local words paths list options verbs command= pending= onlyOperands= operands=0 word i
      COMPREPLY=()
      for ((i = 1; i < COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        if [[ $word == = ]]; then
          continue
        elif [[ -n $pending ]]; then
          pending=
        elif [[ -z $command ]]; then
          command=$word
        elif [[ -n $onlyOperands || $word == - || $word != -* ]]; then
          ((operands += 1))
        elif [[ $word == -- ]]; then
          onlyOperands=1
        elif [[ $word != --*=* ]] && _detent_values "$command" "$word"; then
          pending=$word
        fi
      done
      word=${COMP_WORDS[COMP_CWORD]}
      if [[ $word == = && -n $pending ]]; then word=; fi
      if [[ -n $pending ]]; then
        _detent_values "$command" "$pending"
        _detent_reply "$word" ''
      elif [[ $word == --*=* && -z $onlyOperands ]]; then
        _detent_values "$command" "${word%%=*}" && _detent_reply "${word#*=}" "${word%%=*}="
      elif [[ $word == -* && -z $onlyOperands ]]; then
        _detent_command "$command"
        words=$options paths= list=
        _detent_reply "$word" ''
      else
        _detent_command "$command"
        list=
        if ((operands == 0)) && [[ -n $verbs ]]; then words=$verbs paths=; fi
        _detent_reply "$word" ''
      fi
    }

    complete -F _detent detent

    """#
}
