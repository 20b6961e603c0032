import SheetAnalytics
import Testing

@Suite struct TallyTests {
  @Test func `numbers of any size read back from their bytes`() {
    let sizes: [Int64] = [0, 1, 127, 128, -1, 16_383, 16_384, .max, .min]
    var row = TallyRow()
    for (place, tally) in Tally.allCases.enumerated() { row[tally] = sizes[place % sizes.count] }
    var bytes: [UInt8] = [9]
    row.append(to: &bytes)
    bytes.append(7)
    var position = 1
    let read = TallyRow(reading: bytes.span, at: &position)
    #expect(position == bytes.count - 1)
    for tally in Tally.allCases { #expect(read[tally] == row[tally], "\(tally)") }
  }
}
