/// The summary of a step that a continuous integration service shows.
package enum StepSummary {
  /// Bytes of a summary beyond which GitHub shows none of it.
  package static let limit = 1 << 20

  /// Adds a section to the summary at `path`, which appears complete or not at all.
  ///
  /// A section for which there is no room ends with a row that says how many are left out.
  ///
  /// - Parameters:
  ///   - text: The section, in Markdown.
  ///   - path: The file that the service shows.
  ///   - whole: Where all of the section stands.
  /// - Throws: `CommandFailure` if it cannot be written.
  package static func append(
    _ text: String, to path: String, whole: String
  ) throws(CommandFailure) {
    do throws(SystemError) {
      var bytes: [UInt8] = []
      if case .file = FileKind(of: path) { bytes = try InputFile.contents(of: path) }
      bytes += cut(text, to: limit - bytes.count, whole: whole).utf8
      var file = try AtomicFile(path, existing: .replace)
      try file.write(bytes.span)
      _ = try file.commit()
    } catch {
      throw error.asOutputFailure
    }
  }

  /// As many of the first lines of a section as fit, and what is left out.
  private static func cut(_ text: String, to room: Int, whole: String) -> String {
    guard text.utf8.count > room else { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    var kept = ""
    for (index, line) in lines.enumerated() {
      let note = "\nand \(lines.count - index) more lines in \(whole)\n"
      guard kept.utf8.count + line.utf8.count + 1 + note.utf8.count <= room else {
        return note.utf8.count + kept.utf8.count <= room ? kept + note : ""
      }
      kept += line + "\n"
    }
    return kept
  }
}
