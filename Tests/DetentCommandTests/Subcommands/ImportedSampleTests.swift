import DetentCommand
import Foundation
import TestSupport
import Testing
import TouchTraces

/// Recordings of all formats, read by the whole program.
@Suite(.enabled(if: SharedFolder.exists, "the folder of recordings is not here"))
struct ImportedSampleTests {
  private struct Sample: Equatable {
    var time: Int64
    var touch: Int32
    var phase: String
    var x: Double
    var y: Double
  }

  /// The touches of a recording, by way of trace format 1.
  private func touches(_ arguments: [String], _ path: String) -> [Sample] {
    let file = SharedFolder.url.appending(path: "traces/" + path).path
    let run = ProgramRun(["convert", file] + arguments)
    #expect(run.status == .done, "\(run.diagnostics)")
    var decoder = TraceDecoder(format: .touchTrace1)
    var sink = TouchSink()
    decoder.feed(Array(run.output.utf8).span, into: &sink)
    decoder.finish(into: &sink)
    return sink.samples
  }

  private struct TouchSink: TraceSink {
    var samples: [Sample] = []
    mutating func receive(_ header: SessionHeader, at location: TraceLocation) {}
    mutating func receive(_ finding: Finding) {}
    mutating func receive(_ event: TraceEvent, at location: TraceLocation) {
      guard case .touch(let touch) = event.action else { return }
      samples.append(
        Sample(
          time: event.time.microseconds, touch: touch.touch.rawValue,
          phase: touch.phase.rawValue, x: touch.x, y: touch.y))
    }
  }

  private func expected() throws -> [Sample] {
    try SharedFolder.text("traces/handmade/expected.csv").split(separator: "\n").dropFirst().map {
      let fields = $0.split(separator: ",").map(String.init)
      return Sample(
        time: try #require(Int64(fields[1])), touch: try #require(Int32(fields[0])),
        phase: fields[2], x: try #require(Double(fields[3])), y: try #require(Double(fields[4])))
    }
  }

  private static let pixels = ["--screen", "1179x2556@3"]

  private static let touchalytics = ["--csv-preset", "touchalytics"]

  @Test(arguments: [
    ("uitouch.jsonl", []), ("flutter-pointer-events.json", []), ("rrweb.json", []),
    ("w3c-actions.json", []), ("webkit-event-stream.json", []), ("zxtouch.raw", pixels),
    ("xxtouch.lua", pixels), ("getevent-lt.txt", []), ("getevent-t.txt", []),
    ("getevent-lt.utf16le.txt", []), ("evtest.txt", []), ("libinput-record.yml", []),
    ("motionevent-logcat.txt", pixels), ("touchalytics.csv", pixels + touchalytics),
    ("touchalytics.csv", pixels + ["--columns", "-,-,-,t_ms,action,-,x_px,y_px"]),
    ("decimal-comma.csv", []), ("header-epoch-ms.csv", []), ("expected.csv", []),
  ])
  func `both drags are read at their times and places`(file: String, options: [String]) throws {
    let samples = touches(options, "handmade/" + file)
    let rows = try expected()
    #expect(samples.count == rows.count)
    for (sample, row) in zip(samples, rows) {
      #expect(sample.phase == row.phase && sample.touch == row.touch)
      #expect(abs(sample.time - row.time) <= 1_000, "\(row)")
      #expect(abs(sample.x - row.x) <= 0.2 && abs(sample.y - row.y) <= 0.2, "\(row)")
    }
  }

  /// The lift is a row of its own there, which repeats the last place.
  @Test(arguments: ["velocity/aosp.csv", "velocity/flutter.csv"])
  func `tables of flings give the touches of another reader`(file: String) throws {
    let samples = touches(["--screen", "10000x10000@1"], file)
    let rows = try SharedFolder.text("traces/INDEX.tsv").split(separator: "\n")
      .map { $0.split(separator: "\t").map(String.init) }.filter { $0[0] == file }
    var rest = samples[...]
    for row in rows {
      let touch = rest.prefix { $0.phase != "ended" } + rest.drop { $0.phase != "ended" }.prefix(1)
      rest = rest.dropFirst(touch.count)
      let (first, last) = (try #require(touch.first), try #require(touch.last))
      #expect(abs(Double(first.time) / 1e6 - (try #require(Double(row[2])))) < 3e-6, "\(row)")
      #expect(
        abs(Double(last.time - first.time) / 1e6 - (try #require(Double(row[3])))) < 3e-6, "\(row)")
      #expect(String(touch.count - 1) == row[4], "\(row)")
      #expect(abs(last.x - first.x - (try #require(Double(row[5])))) < 0.51, "\(row)")
      #expect(abs(last.y - first.y - (try #require(Double(row[6])))) < 0.51, "\(row)")
    }
    #expect(rest.isEmpty && !rows.isEmpty)
  }

  @Test func `two swipes lie on the lines of the drags`() throws {
    let samples = touches(Self.pixels, "handmade/adb-input-swipe.sh")
    #expect(samples.filter { $0.phase == "began" }.map(\.time) == [0, 1_200_000])
    #expect(samples.filter { $0.phase == "ended" }.map(\.time) == [400_000, 1_320_000])
    for row in try expected() where row.phase == "moved" {
      let after = try #require(samples.firstIndex { $0.time >= row.time && $0.touch == row.touch })
      let (left, right) = (samples[after - 1], samples[after])
      let share = Double(row.time - left.time) / Double(right.time - left.time)
      #expect(abs(left.y + (right.y - left.y) * share - row.y) <= 0.2, "\(row)")
    }
  }

  /// Times of the index are rounded to microseconds, positions to hundredths.
  @Test(arguments: [
    ("FreeTacoBell.a401da1.touches.js", 21), ("GoveeAutomation_Legacy.a401da1.touches.js", 51),
  ])
  func `recorded macros give the touches of another reader`(file: String, count: Int) throws {
    let samples = touches(["--screen", "1242x2688@1"], "autotouch/" + file)
    let rows = try SharedFolder.text("traces/INDEX.tsv").split(separator: "\n")
      .map { $0.split(separator: "\t").map(String.init) }.filter { $0[0] == "autotouch/" + file }
    #expect(rows.count == count)
    for row in rows {
      let touch = samples.filter { String($0.touch) == row[1] }
      let (first, last) = (try #require(touch.first), try #require(touch.last))
      #expect(abs(Double(first.time) / 1e6 - (try #require(Double(row[2])))) < 3e-6)
      #expect(abs(Double(last.time - first.time) / 1e6 - (try #require(Double(row[3])))) < 3e-6)
      #expect(String(touch.count - 1) == row[4])
      #expect(abs(last.x - first.x - (try #require(Double(row[5])))) < 0.02)
      #expect(abs(last.y - first.y - (try #require(Double(row[6])))) < 0.02)
      #expect(last.phase == "ended")
    }
    #expect(samples.count { $0.phase == "began" } == count)
  }
}
