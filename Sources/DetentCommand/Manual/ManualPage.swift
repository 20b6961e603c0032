/// The manual page `detent(1)`, from the tables of options.
struct ManualPage {
  /// Options that many commands have, explained once.
  private struct Group {
    let title: String
    let introduction: String
    let options: [OptionDescription]
  }

  let pages: [HelpPage]

  private static let groups = [
    Group(
      title: "OPTIONS OF EVERY COMMAND", introduction: "Every command takes these options.",
      options: GeneralOption.allCases.map { OptionDescription($0) }),
    Group(
      title: "OPTIONS OF RECORDINGS",
      introduction: "Commands that read recordings take these options for what is read.",
      options: InputOption.allCases.map { OptionDescription($0) }),
    Group(
      title: "OPTIONS OF THE SHEET",
      introduction: "Commands that read recordings take these options for what gestures act on.",
      options: SceneOption.allCases.map { OptionDescription($0) }),
  ]

  private static let variables = [
    ("DETENT_OPTION", "value of an option that is not given, such as DETENT_JOBS of --jobs"),
    ("NO_COLOR", "no colours unless --color always is given"),
    ("CLICOLOR_FORCE", "colours even where the output is no terminal, unless it is 0"),
    ("TERM", "no colours and no progress if it is dumb"),
    ("CI", "no progress if it is set"),
    ("GITHUB_STEP_SUMMARY", "file to which 'detent check --format github' appends its table"),
    ("TMPDIR", "folder for temporary files"),
  ]

  private static let files =
    "Default options stand in the nearest .detent.json or detent.json, upward from the working"
    + " directory to the root of the repository or the home folder, and in"
    + " $XDG_CONFIG_HOME/detent/config.json: a JSON object of option names and values, in which"
    + " the name of a command may hold options of that command alone. Quantities are written with"
    + " their unit, such as \"10 s\". What counts, in order: command line, environment, project"
    + " file, user file. --print-config shows each value and where it comes from."

  /// The page in the language of `man`.
  var text: String {
    var roff = RoffText()
    roff.title("DETENT", date: Version.date, source: "detent \(Version.text)")
    roff.request("SH", "NAME")
    roff.paragraph("detent - \(Version.summary)")
    roff.request("SH", "SYNOPSIS")
    roff.line(bold: "detent", " COMMAND [options] PATH...")
    roff.request("SH", "DESCRIPTION")
    roff.paragraph("A PATH is a file, a folder, which is walked, or - for standard input.")
    roff.request("SH", "COMMANDS")
    for page in pages { append(page, to: &roff) }
    for group in Self.groups {
      roff.request("SH", group.title)
      roff.paragraph(group.introduction)
      for option in group.options { append(option, to: &roff) }
    }
    appendTail(to: &roff)
    return roff.text
  }

  private func append(_ page: HelpPage, to roff: inout RoffText) {
    roff.request("SS", page.usage)
    roff.paragraph(page.summary)
    let shared = Self.groups.flatMap(\.options)
    for option in page.options where !shared.contains(option) { append(option, to: &roff) }
  }

  private func append(_ option: OptionDescription, to roff: inout RoffText) {
    roff.item(option.spellings, value: option.placeholder, option.summary)
  }

  private func appendTail(to roff: inout RoffText) {
    roff.request("SH", "EXIT STATUS")
    for status in ExitStatus.allCases {
      roff.item(["\(status.rawValue)"], value: nil, status.summary)
    }
    roff.request("SH", "ENVIRONMENT")
    for (name, meaning) in Self.variables { roff.item([name], value: nil, meaning) }
    roff.request("SH", "FILES")
    roff.paragraph(Self.files)
    let examples = pages.flatMap(\.examples)
    roff.request("SH", "EXAMPLES")
    roff.request("nf")
    for example in examples { roff.line(example) }
    roff.request("fi")
  }
}
