import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// The releases that tell sheets apart, made by fingers: a steady final speed, no slop.
struct SharpReplayTests {
  @Test(arguments: SharpRelease.all)
  func `each sheet ends where the release alone would send it`(_ release: SharpRelease) {
    for (preset, expected) in zip(SharpRelease.presets, release.expected) {
      var sheet = LibrarySheet(
        preset, [("S", 200), ("M", 400), ("L", 760)],
        start: release.start == 200 ? "S" : (release.start == 400 ? "M" : "L"))
      let end = release.play(on: &sheet, isTimed: preset == .vaul)
      let name = preset.rawValue
      #expect(end == (expected == "X" ? "dismissed" : expected), "\(name)")
      guard let speed = sheet.tester.gestures.last?.releaseVelocity, preset != .vaul else {
        continue
      }
      #expect(abs(speed + release.velocity) <= 0.01 * abs(release.velocity), "\(name): \(speed)")
    }
  }
}

extension SharpRelease {
  /// Plays the drag: there, a pause that estimators do not look across, and the steady end.
  fileprivate func play(on sheet: inout LibrarySheet, isTimed: Bool) -> String {
    let turns = move * velocity < 0
    // The end is the whole way, or 50 ms of the way back.
    let last = velocity == 0 ? 0 : (turns ? velocity * 0.05 : move)
    let ending = velocity == 0 ? 0 : Int((last / velocity * 1000).rounded())
    let samples = max(ending / 4, 4)
    let total = isTimed ? Int(seconds * 1000) : ending + 250
    sheet.tester.down(at: 400, on: .header)
    if move != last { sheet.tester.move(by: last - move, over: 40) }
    let moved = move == last ? 0 : 40
    sheet.tester.wait(total - moved - ending)
    var time = 0
    for sample in 1...samples where velocity != 0 {
      let next = ending * sample / samples
      sheet.tester.move(by: 0 - velocity * Double(next - time) / 1000, over: next - time)
      time = next
    }
    return sheet.end()
  }
}
