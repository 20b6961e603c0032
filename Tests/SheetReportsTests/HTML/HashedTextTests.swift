import Foundation
import SheetReports
import Testing

@Suite struct HashedTextTests {
  @Test(arguments: [
    ("base style", HashedText.baseStyle), ("report style", HashedText.reportStyle),
    ("check style", HashedText.checkStyle),
  ])
  func `the hash of a text is that of its bytes`(_ name: String, _ text: HashedText) throws {
    #expect(try sha256(text.text) == text.hash, "\(name)")
  }

  @Test func `a style has nothing that XML would read as markup`() {
    #expect(!HashedText.baseStyle.text.contains { "<&".contains($0) })
  }
}

/// The SHA-256 of `text` as base64, computed by the program of the system.
func sha256(_ text: String) throws -> String {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/sha256sum")
  let (input, output) = (Pipe(), Pipe())
  process.standardInput = input
  process.standardOutput = output
  try process.run()
  try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  try input.fileHandleForWriting.close()
  let hexadecimal = String(
    decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  let digits = Array(hexadecimal.prefix(64))
  let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
    UInt8(String(digits[$0...$0 + 1]), radix: 16)
  }
  return Data(bytes).base64EncodedString()
}
