import DetentCommand
import Testing

/// Testing has a type of this name too.
typealias Status = DetentCommand.ExitStatus

@Suite struct ExitStatusTests {
  @Test(
    arguments: [
      ([], Status.done),
      ([.done], .done),
      ([.checkFailed, .unusableInput], .unusableInput),
      ([.unusableInput, .missingInput, .usage], .missingInput),
      ([.missingInput, .badConfiguration, .cannotCreate], .cannotCreate),
      ([.inputOutput, .internalError, .brokenPipe, .interrupted], .interrupted),
      ([.improved, .inconclusive], .inconclusive),
    ] as [([Status], Status)])
  func theGravestStatusWins(_ statuses: [Status], _ expected: Status) {
    #expect(Status.combined(statuses) == expected)
    #expect(Status.combined(statuses.reversed()) == expected)
  }
}
