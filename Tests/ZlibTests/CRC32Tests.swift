import Testing
import Zlib

@Suite struct CRC32Tests {
  @Test func theCheckValueIsRight() {
    var checksum = CRC32()
    #expect(checksum.value == 0)
    for text in ["1234", "", "56789"] {
      let bytes = Array(text.utf8)
      checksum.update(bytes.span)
    }
    #expect(checksum.value == 0xcbf4_3926)
  }
}
