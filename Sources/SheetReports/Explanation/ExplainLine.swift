/// The command that says why a gesture was decided so.
package struct ExplainLine: Equatable, Sendable {
  private let path: String
  private let session: String
  private let gesture: Int
  private let options: [String]

  /// Creates the command.
  ///
  /// - Parameters:
  ///   - path: The file, as outputs may show it.
  ///   - session: The session's id.
  ///   - gesture: The gesture's number.
  ///   - options: Further words, quoted.
  package init(path: String, session: String, gesture: Int, options: [String]) {
    self.path = path
    self.session = session
    self.gesture = gesture
    self.options = options
  }

  /// The command line.
  package var text: String {
    let words = [
      "detent explain", ShellWord.quoted(path), "--session", ShellWord.quoted(session),
      "--gesture \(gesture)",
    ]
    return (words + options).joined(separator: " ")
  }
}
