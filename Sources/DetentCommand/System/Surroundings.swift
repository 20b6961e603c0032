/// What a run sees beside its command line: terminals, environment variables, configuration files.
///
/// A run inside another program, such as a test, sees none of it.
package struct Surroundings: Equatable, Sendable {
  /// Where values of environment variables come from.
  private enum Variables: Equatable {
    case fixed([String: String])
    case ofProcess
  }

  /// What a standard stream leads to.
  package enum Sink: Equatable, Sendable {
    case file
    case terminal(columns: Int)
  }

  package var output = Sink.file
  package var diagnostics = Sink.file
  /// Where the search for a project file begins; `nil` for no search.
  package var folder: String?
  private let variables: Variables

  /// Surroundings that hold nothing but `variables`.
  package init(variables: [String: String] = [:]) {
    self.variables = .fixed(variables)
  }

  private init(_ variables: Variables) {
    self.variables = variables
  }

  /// What the process was started in.
  package static var ofProcess: Surroundings {
    var surroundings = Surroundings(.ofProcess)
    surroundings.output = Terminal.sink(of: .output)
    surroundings.diagnostics = Terminal.sink(of: .diagnostics)
    surroundings.folder = "."
    return surroundings
  }

  /// The value of an environment variable; `nil` if it is unset.
  package func variable(_ name: String) -> String? {
    switch variables {
    case .fixed(let values): values[name]
    case .ofProcess: Environment.variable(name)
    }
  }

  /// Whether a variable is there and not empty.
  private func isSet(_ name: String) -> Bool { variable(name).map { !$0.isEmpty } ?? false }

  private var isDumb: Bool { variable("TERM") == "dumb" }

  /// Whether a stream is coloured.
  package func colors(_ sink: Sink, _ choice: ColorChoice) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if isSet("NO_COLOR") || isDumb { return false }
    if isSet("CLICOLOR_FORCE") && variable("CLICOLOR_FORCE") != "0" { return true }
    return sink != .file
  }

  /// Whether a line on standard error may be written over again and again.
  package var allowsProgress: Bool {
    diagnostics != .file && !isDumb && variable("CI") == nil
  }
}
