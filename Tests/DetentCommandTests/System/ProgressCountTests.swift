import DetentCommand
import Testing

@Suite struct ProgressCountTests {
  @Test(arguments: [
    (10, 100, 2.0, "1 of 20 files, 500 samples/s, 18 s left"),
    (1000, 1000, 1.0, "1 of 20 files, 1 k samples/s, 0 s left"),
    (1, 1000, 1.0, "1 of 20 files, 1 k samples/s, 16 min 39 s left"),
    (1, 10_000, 1.0, "1 of 20 files, 1 k samples/s, 2 h 46 min left"),
    (0, 1000, 1.0, "1 of 20 files, 1 k samples/s"),
    (200, 100, 1.0, "1 of 20 files, 1 k samples/s"),
  ])
  func saysFilesSpeedAndTimeLeft(
    _ done: Int, _ bytes: Int, _ seconds: Double, _ expected: String
  ) {
    var count = ProgressCount()
    count.files = 20
    count.filesDone = 1
    count.bytes = bytes
    count.bytesDone = done
    count.samples = 1000
    #expect(count.text(elapsed: Int64(seconds * 1e9)) == expected)
  }

  @Test(arguments: [
    (999, "999"), (1000, "1 k"), (999_999, "999 k"), (1_000_000, "1.0 M"), (12_345_678, "12.3 M"),
  ])
  func speedsAreShort(_ samples: Int, _ expected: String) {
    var count = ProgressCount()
    count.samples = samples
    #expect(count.text(elapsed: 1_000_000_000) == "0 of 0 files, \(expected) samples/s")
  }
}
