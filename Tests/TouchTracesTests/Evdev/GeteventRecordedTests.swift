import TestSupport
import Testing
import TouchTraces

/// Recordings of real devices against the count of another reader.
@Suite(.enabled(if: SharedFolder.exists, "the folder of recordings is not here"))
struct GeteventRecordedTests {
  private struct Touch: Equatable, CustomStringConvertible {
    var start: Int64
    var duration: Int64
    var samples: Int
    var hasEnded: Bool

    var description: String { "\(start)+\(duration) \(samples) \(hasEnded)" }
  }

  private static let folder = "monkeyhelper-getevent/"

  static let files = [
    "Emulator/emulator-openPeople.txt", "Emulator/emulator-three-touches.txt",
    "Phone/galaxy-paint-new.txt.gz", "Phone/phone-CalenderaddEvent.txt",
    "Phone/phone-openCalender.txt", "Phone/phone-single-touch.txt",
    "Phone/phone-two-finger-drag.txt.gz", "Tablet/tablet-CalenderaddEvent.txt",
    "Tablet/tablet-single-drag.txt", "Tablet/tablet-single-touch.txt",
    "Tablet/tablet-three-touches.txt",
  ]

  @Test(arguments: files)
  func `touches are those that another reader found`(file: String) throws {
    let bytes = try SharedFolder.inflated("traces/" + Self.folder + file)
    #expect(TraceFormat.sniff(bytes.span) == .format(.getevent))
    let sink = CollectingSink.decoding(bytes, format: .getevent)
    let session = try #require(sink.sessions.first)
    expectWellFormed(session.events)
    let found = touches(session.events)
    #expect(found == (try indexed(file)))
  }

  private func indexed(_ file: String) throws -> [Touch] {
    try SharedFolder.text("traces/INDEX.tsv").split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count > 9, fields[0] == Self.folder + file else { return nil }
      return Touch(
        start: try microseconds(fields[2]), duration: try microseconds(fields[3]),
        samples: try #require(Int(fields[4])), hasEnded: fields[9] == "1")
    }
  }

  private func microseconds(_ seconds: Substring) throws -> Int64 {
    Int64((try #require(Double(seconds)) * 1_000_000).rounded())
  }

  private func touches(_ events: [TraceEvent]) -> [Touch] {
    var touches: [Touch] = []
    var index: [TouchID: Int] = [:]
    for event in events {
      guard case .touch(let sample) = event.action else { continue }
      let time = event.time.microseconds
      switch sample.phase {
      case .began:
        index[sample.touch] = touches.count
        touches.append(Touch(start: time, duration: 0, samples: 1, hasEnded: false))
      case .moved, .ended, .cancelled:
        guard let at = index[sample.touch] else { continue }
        touches[at].duration = time - touches[at].start
        if sample.phase == .moved { touches[at].samples += 1 }
        touches[at].hasEnded = sample.phase == .ended
      }
    }
    return touches
  }
}
