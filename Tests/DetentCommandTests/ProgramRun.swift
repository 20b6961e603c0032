import DetentCommand

/// One run of the whole program in this process.
struct ProgramRun: Equatable {
  var output = ""
  var diagnostics = ""
  var status = Status.done

  init(_ arguments: [String]) {
    status = run(arguments, output: &output, diagnostics: &diagnostics)
  }

  init(_ arguments: String...) {
    self.init(arguments)
  }
}
