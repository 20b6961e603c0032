/// The process around `run`: arguments, standard streams and the exit status.
package enum Program {
  /// Runs the command line that the process was started with and ends the process.
  package static func main() -> Never {
    StandardStream.occupyClosed()
    Signals.install()
    var output = StandardStream(.output)
    var diagnostics = StandardStream(.diagnostics)
    let status = run(
      Environment.arguments, in: .ofProcess, output: &output, diagnostics: &diagnostics)
    var statuses = [status]
    if let error = output.finish() {
      Message.write("\(error.path): \(error.reason)", to: &diagnostics)
      statuses.append(.inputOutput)
    }
    TemporaryFiles.removeAllAndExit(ExitStatus.combined(statuses).rawValue)
  }
}
