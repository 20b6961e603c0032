/// The process around `run`: arguments, standard streams and the exit status.
package enum Program {
  /// Runs the command line that the process was started with and ends the process.
  package static func main() -> Never {
    StandardStream.occupyClosed()
    Signals.install()
    var output = StandardStream(.output)
    var diagnostics = StandardStream(.diagnostics)
    var statuses = [run(Environment.arguments, output: &output, diagnostics: &diagnostics)]
    if let error = output.finish() {
      Message.write("\(error.path): \(error.reason)", to: &diagnostics)
      statuses.append(.inputOutput)
    }
    TemporaryFiles.removeAllAndExit(ExitStatus.combined(statuses).rawValue)
  }
}
