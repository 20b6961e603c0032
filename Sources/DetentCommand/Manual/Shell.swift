/// A shell for which completions are made; the raw value is the operand of `completions`.
package enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish

  /// The script that makes this shell complete command lines of `detent`.
  var completions: String {
    let pages = Command.allCases.map(\.page)
    return switch self {
    case .bash: BashCompletions(pages: pages).text
    case .zsh: ZshCompletions(pages: pages).text
    case .fish: FishCompletions(pages: pages).text
    }
  }

  /// Where the script belongs, for help.
  var example: String {
    switch self {
    case .bash: "detent completions bash > ~/.local/share/bash-completion/completions/detent"
    case .zsh: "detent completions zsh > ~/.zfunc/_detent  # a folder of $fpath"
    case .fish: "detent completions fish > ~/.config/fish/completions/detent.fish"
    }
  }
}
