import DetentCommand
import TestSupport
import Testing

/// The scripts of `detent completions`, asked by the shells themselves.
@Suite struct CompletionsTests {
  private static let bash = "/bin/bash"
  private static let zsh = "/usr/bin/zsh"
  private static let fish = "/usr/bin/fish"
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  /// Writes the script of a shell to a file.
  private func script(of shell: String) throws -> String {
    let program = ProgramRun("completions", shell)
    #expect(program.status == .done)
    return try scratch.write("script.\(shell)", program.output)
  }

  /// What bash offers for the last of some words.
  private func offers(_ words: [String]) throws -> [String] {
    let asking = try scratch.write(
      "ask.bash",
      """
      source "$1"
      shift
      COMP_WORDS=("$@")
      COMP_CWORD=$(($# - 1))
      _detent
      printf '%s\\n' "${COMPREPLY[@]}"
      """)
    var arguments = [asking, try script(of: "bash"), "detent"] + words
    arguments.insert("--noprofile", at: 0)
    let answer = try OtherProgram.run(Self.bash, arguments: arguments).output
    return answer.split(separator: "\n").map(String.init)
  }

  @Test(
    .enabled(if: OtherProgram.isInstalled(bash), "bash is not installed"),
    arguments: [
      (["re"], ["report", "replay"]),
      (["--v"], ["--version"]),
      (["report", "--tun"], ["--tuning"]),
      (["report", "--tuning", "per"], ["percent-driven"]),
      (["report", "--tuning", "=", "per"], ["percent-driven"]),
      (["report", "--tuning=per"], ["--tuning=percent-driven"]),
      (["check", "a", "--candidate", "uik"], ["uikit"]),
      (["check", "-f", "j"], ["json", "junit"]),
      (["tuning", "s"], ["show"]),
      (["tuning", "show", "percent-"], ["percent-driven"]),
      (["sweep", "--vary", "flickSp"], ["flickSpeed="]),
      (["sweep", "--pareto", "dismiss_rate,dead"], ["dismiss_rate,dead_drag_rate"]),
      (["report", "--", "--tun"], []),
      (["completions", ""], ["bash", "zsh", "fish"]),
      (["schema", "gest"], ["gestures"]),
      (["convert", "--to", "fl"], ["flutter"]),
    ])
  func bashCompletes(_ words: [String], _ expected: [String]) throws {
    #expect(try offers(words) == expected)
  }

  /// An option that takes a name has a list of names: it stands in the table of options.
  @Test(arguments: Command.allCases)
  func namesAreOffered(_ command: Command) {
    let script = ProgramRun("completions", "bash").output
    for line in ProgramRun(command.rawValue, "--help").output.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard let place = words.firstIndex(where: { $0.hasPrefix("--") }), place <= 1,
        place + 1 < words.count, line.hasPrefix("  "),
        ["NAME|FILE", "NAME", "FORMAT", "METRIC,METRIC", "DETENT"].contains(words[place + 1])
      else { continue }
      let entry = script.split(separator: "\n").first {
        $0.contains("'\(command.rawValue) \(words[place])')")
      }
      #expect(entry?.contains("words='") == true, "\(words[place])")
    }
  }

  @Test(.enabled(if: OtherProgram.isInstalled(bash), "bash is not installed"))
  func bashCompletesFilesAndFolders() throws {
    try scratch.write("traces/one.jsonl", "")
    try scratch.write("traces/two.jsonl", "")
    let folder = scratch.path("traces")
    #expect(try offers(["report", "\(folder)/o"]) == ["\(folder)/one.jsonl"])
    #expect(try offers(["report", "--scene", "\(folder)/t"]) == ["\(folder)/two.jsonl"])
    #expect(try offers(["report", "--out", scratch.path("tr")]) == [folder])
    #expect(try offers(["report", "--out", "\(folder)/o"]).isEmpty)
  }

  @Test(.enabled(if: OtherProgram.isInstalled(zsh), "zsh is not installed"))
  func zshReadsItsScript() throws {
    let script = try script(of: "zsh")
    #expect(try OtherProgram.run(Self.zsh, "-n", script).status == 0)
    let loading = "autoload -Uz compinit; compinit -D -u; source '\(script)'; print $_comps[detent]"
    #expect(try OtherProgram.run(Self.zsh, "-f", "-c", loading).output == "_detent\n")
  }

  @Test(
    .enabled(if: OtherProgram.isInstalled(fish), "fish is not installed"),
    arguments: [
      ("detent rep", ["replay", "report"]),
      ("detent report --tuning perc", ["percent-driven"]),
      ("detent check --test ", ["mcnemar", "signflip"]),
      ("detent report --tun", ["--tuning"]),
    ])
  func fishCompletes(_ line: String, _ expected: [String]) throws {
    let script = try script(of: "fish")
    let asking = "source '\(script)'; complete -C '\(line)'"
    let answer = try OtherProgram.run(Self.fish, "--no-config", "-c", asking).output
    let words = answer.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    #expect(words == expected)
  }

  @Test func aMistypedShellNamesTheNearest() {
    let program = ProgramRun("completions", "bsh")
    #expect(program.status == .usage)
    #expect(
      program.diagnostics.hasPrefix(
        "detent: unknown command 'completions bsh', the nearest known is 'completions bash'\n"))
  }
}
