import DetentCommand

/// One run of the whole program in this process.
struct ProgramRun: Equatable {
  var output = ""
  var diagnostics = ""
  var status = Status.done

  init(_ arguments: [String], in surroundings: Surroundings = Surroundings()) {
    status = run(arguments, in: surroundings, output: &output, diagnostics: &diagnostics)
  }

  init(_ arguments: String...) {
    self.init(arguments)
  }
}
