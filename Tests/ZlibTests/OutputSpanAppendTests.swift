import Testing
import Zlib

@Suite struct OutputSpanAppendTests {
  @Test(arguments: 0...8)
  func theLowestBytesOfAWordComeFirst(count: Int) {
    let bytes = [UInt8](capacity: 9) { output in
      output.append(0xFF)
      output.append(word: 0x0807_0605_0403_0201, count: count)
    }
    #expect(bytes == [0xFF] + (0..<count).map { UInt8($0 + 1) })
  }
}
