import TestSupport
import Testing
import TouchTraces

/// Recordings of real devices against the count of another reader.
@Suite(.enabled(if: SharedFolder.exists, "the folder of recordings is not here"))
struct EvdevRecordedTests {
  private struct Touch: Comparable, CustomStringConvertible {
    var start: Int64
    var duration: Int64
    var samples: Int
    var hasEnded: Bool

    static func < (left: Touch, right: Touch) -> Bool {
      (left.start, left.duration, left.samples) < (right.start, right.duration, right.samples)
    }

    var description: String { "\(start)+\(duration) \(samples) \(hasEnded)" }
  }

  /// The files of a folder for which another reader counted touches.
  private static func files(below folder: String) -> [String] {
    guard let text = try? SharedFolder.text("traces/INDEX.tsv") else { return [] }
    var files: [String] = []
    for line in text.split(separator: "\n") {
      guard let file = line.split(separator: "\t").first.map(String.init),
        file.hasPrefix(folder), files.last != file
      else { continue }
      files.append(file)
    }
    return files
  }

  @Test(
    arguments: [
      ("monkeyhelper-getevent/", TraceFormat.getevent, 11), ("evemu-devices/", .evemu, 27),
    ])
  func `touches are those that another reader found`(
    folder: String, format: TraceFormat, count: Int
  ) throws {
    let files = Self.files(below: folder)
    #expect(files.count == count)
    for file in files where file != Self.padWithoutTypeB {
      let bytes = try SharedFolder.inflated("traces/" + file)
      #expect(TraceFormat.sniff(bytes.span) == .format(format), "\(file)")
      let sink = CollectingSink.decoding(bytes, format: format)
      let session = try #require(sink.sessions.first)
      expectWellFormed(session.events)
      #expect(touches(session.events).sorted() == (try indexed(file)).sorted(), "\(file)")
    }
  }

  /// The other reader goes on with a contact where BTN_TOUCH says that no finger is down.
  private static let padWithoutTypeB =
    "evemu-devices/touchpads/bcm5974.three-finger-click.events.gz"

  @Test func `a key that is up ends all contacts`() throws {
    let bytes = try SharedFolder.inflated("traces/" + Self.padWithoutTypeB)
    let sink = CollectingSink.decoding(bytes, format: .evemu)
    let found = touches(try #require(sink.sessions.first).events)
    #expect(found.count == 8 && found.allSatisfy(\.hasEnded))
    #expect(sink.kinds == [.guessedScreen, .hoverOrPalm])
  }

  @Test(arguments: [
    "tablets/Wacom Bamboo 16FG 4x5 Finger.desc", "touchscreens/ELAN Touchscreen.desc",
    "tablets/eGalaxTouch Virtual Device for Multi.device",
    "tablets/eGalax Inc. USB TouchController.events",
  ])
  func `a device without touches is no trace`(file: String) throws {
    let bytes = try SharedFolder.bytes("traces/evemu-devices/" + file)
    #expect(TraceFormat.sniff(bytes.span) == .format(.evemu))
    let sink = CollectingSink.decoding(bytes, format: .evemu)
    #expect(sink.sessions.isEmpty && sink.kinds == [.notATrace])
  }

  @Test func `ranges come from the description of the same device`() throws {
    let folder = "traces/evemu-devices/tablets/Wacom Intuos5 touch M Finger"
    var options = ImportOptions()
    options.deviceInfo = try SharedFolder.bytes(folder + ".desc")
    let bytes = try SharedFolder.bytes(folder + " single-center-scroll.events")
    let sink = CollectingSink.decoding(bytes, format: .evemu, options: options)
    #expect(sink.kinds == [.guessedScreen])
    guard case .touch(let sample) = sink.sessions.first?.events.first?.action else {
      Issue.record("no touch")
      return
    }
    #expect(sample.x == 2126.0 / 4097 * 393 && sample.y == 518.0 / 4097 * 852)
  }

  private func indexed(_ file: String) throws -> [Touch] {
    try SharedFolder.text("traces/INDEX.tsv").split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count > 9, fields[0] == file else { return nil }
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
