import DetentCommand
import Foundation
import Testing

@Suite struct EnvironmentTests {
  @Test func theProcessKnowsItself() {
    #expect(Environment.processIdentifier == Int(getpid()))
    #expect(Environment.coreCount == ProcessInfo.processInfo.activeProcessorCount)
    #expect(Environment.arguments == Array(CommandLine.arguments.dropFirst()))
  }

  @Test func variablesAreRead() {
    #expect(Environment.variable("PATH") == ProcessInfo.processInfo.environment["PATH"])
    #expect(Environment.variable("DETENT_TESTS_NEVER_SET") == nil)
  }

  @Test func aPipeIsNoTerminal() async {
    await #expect(processExitsWith: .exitCode(0), observing: [\.standardOutputContent]) {
      exit(Environment.isTerminal(.output) ? 1 : 0)
    }
  }

  @Test func peakMemoryGrowsWithUse() {
    let before = PeakMemory.bytes
    #expect(before > 1 << 20)
    var block = [UInt8](repeating: 1, count: before + (32 << 20))
    block[0] = 2
    #expect(PeakMemory.bytes > block.count)
  }
}
