/// The summary of a step that a continuous integration service shows.
package enum StepSummary {
  /// Adds a section to the summary at `path`, which appears complete or not at all.
  ///
  /// - Parameters:
  ///   - text: The section, in Markdown.
  ///   - path: The file that the service shows.
  /// - Throws: `CommandFailure` if it cannot be written.
  package static func append(_ text: String, to path: String) throws(CommandFailure) {
    do throws(SystemError) {
      var bytes: [UInt8] = []
      if case .file = FileKind(of: path) { bytes = try InputFile.contents(of: path) }
      bytes += text.utf8
      var file = try AtomicFile(path, existing: .replace)
      try file.write(bytes.span)
      _ = try file.commit()
    } catch {
      throw error.asOutputFailure
    }
  }
}
