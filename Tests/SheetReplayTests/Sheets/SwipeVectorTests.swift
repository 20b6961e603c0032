import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// A finger path of a library's test, and where it ends.
struct LibrarySwipe: Sendable, CustomTestStringConvertible {
  let id: String
  let preset: TuningPreset
  let detents: [(name: String, height: Points)]
  let start: String
  let target: TouchTarget
  let way: Points
  let milliseconds: Int
  let expected: String
  var isModal = false
  var rests = false
  let tuning: @Sendable (inout Tuning) -> Void

  var testDescription: String { id }

  init(
    _ id: String, _ preset: TuningPreset, _ detents: [(name: String, height: Points)],
    from start: String,
    _ target: TouchTarget = .header, by way: Points, over milliseconds: Int, to expected: String,
    isModal: Bool = false, rests: Bool = false,
    tuning: @escaping @Sendable (inout Tuning) -> Void = { _ in }
  ) {
    self.id = id
    self.preset = preset
    self.detents = detents
    self.start = start
    self.target = target
    self.way = way
    self.milliseconds = milliseconds
    self.expected = expected
    self.isModal = isModal
    self.rests = rests
    self.tuning = tuning
  }
}

/// Finger paths through the whole engine, with the numbers of the libraries' tests.
struct SwipeVectorTests {
  static let ids = swipes.map(\.id)

  /// Offsets of Compose grow downwards from the largest sheet.
  private static let offsets = [("A", 500.0), ("B", 400), ("C", 300)]
  private static let wide = [("A", 700.0), ("B", 450), ("C", 200)]
  private static let modal = [("partial", 400.0), ("expanded", 800)]
  private static let fit = [("collapsed", 256.0), ("expanded", 800)]
  private static let states = [("collapsed", 256.0), ("half", 400), ("expanded", 800)]

  /// 100 px at two pixels to the point.
  private static let dense = [("A", 500.0), ("B", 450), ("C", 400)]
  /// Offsets that grow upwards.
  private static let turned = [("A", 100.0), ("B", 350), ("C", 600)]

  private static func skipping(_ tuning: inout Tuning) { tuning.skipsSmallestDetent = true }
  private static func still(_ tuning: inout Tuning) {
    tuning.dragsFromHeader = false
    tuning.dragsFromContent = false
  }

  static let swipes: [LibrarySwipe] = [
    LibrarySwipe("CA-005", .composeAnchored, offsets, from: "A", by: 100, over: 730, to: "B"),
    // The speeds are 137.5 and 275 px/s; the way is too short to decide by itself.
    LibrarySwipe("CA-008", .composeAnchored, dense, from: "B", by: 20, over: 291, to: "B"),
    LibrarySwipe("CA-009", .composeAnchored, dense, from: "B", by: 20, over: 145, to: "C"),
    LibrarySwipe(
      "CA-010", .composeAnchored, wide, from: "A", by: 137.5, over: 500, to: "B", rests: true),
    LibrarySwipe("CA-013", .composeAnchored, offsets, from: "B", by: 100, over: 200, to: "C"),
    LibrarySwipe("CA-014", .composeAnchored, offsets, from: "C", by: -100, over: 200, to: "B"),
    LibrarySwipe("CA-017", .composeAnchored, offsets, from: "B", by: 100, over: 200, to: "C"),
    LibrarySwipe("CA-018", .composeAnchored, offsets, from: "C", by: -100, over: 200, to: "B"),
    LibrarySwipe(
      "CA-020", .composeAnchored, wide, from: "A", .content, by: 500, over: 200, to: "A",
      tuning: still),
    LibrarySwipe(
      "CA-021", .composeAnchored, wide, from: "A", by: 500, over: 200, to: "A", tuning: still),
    LibrarySwipe("CA-026", .composeAnchored, turned, from: "B", by: -250, over: 200, to: "C"),
    LibrarySwipe("CA-037", .composeAnchored, offsets, from: "A", by: 200, over: 200, to: "C"),
    LibrarySwipe("CA-038", .composeAnchored, offsets, from: "A", by: 90, over: 200, to: "B"),
    LibrarySwipe("CA-039", .composeAnchored, offsets, from: "B", by: -10, over: 1000, to: "B"),
    LibrarySwipe("CA-040", .composeAnchored, offsets, from: "B", by: 10, over: 200, to: "B"),
    LibrarySwipe(
      "CA-048", .composeMaterial3, modal, from: "partial", by: -400, over: 200, to: "expanded"),
    LibrarySwipe(
      "CA-049", .composeMaterial3, modal, from: "partial", by: 400, over: 200, to: "partial",
      isModal: true),
    LibrarySwipe(
      "CA-050", .composeMaterial3, modal, from: "expanded", by: 800, over: 200, to: "dismissed"),
    LibrarySwipe(
      "CA-052", .composeMaterial3, modal, from: "partial", by: 400, over: 200, to: "dismissed"),
    LibrarySwipe(
      "MB-004", .material, states, from: "collapsed", by: 182, over: 150, to: "dismissed"),
    LibrarySwipe(
      "MB-005", .material, fit, from: "expanded", by: 543, over: 150, to: "dismissed",
      tuning: skipping),
    LibrarySwipe(
      "MB-006", .material, states, from: "expanded", by: 543, over: 150, to: "dismissed",
      tuning: skipping),
    LibrarySwipe(
      "MB-007", .material, fit, from: "expanded", by: 399, over: 1500, to: "expanded",
      tuning: skipping),
    LibrarySwipe(
      "MB-009", .material, fit, from: "expanded", by: 599, over: 1500, to: "dismissed",
      tuning: skipping),
    LibrarySwipe("MB-011", .material, fit, from: "collapsed", by: -664, over: 150, to: "expanded"),
    LibrarySwipe(
      "MB-013", .material, fit, from: "expanded", by: 543, over: 150, to: "expanded",
      tuning: still),
    LibrarySwipe("MB-016", .material, states, from: "half", by: -592, over: 150, to: "expanded"),
    LibrarySwipe(
      "MB-017", .material, states, from: "collapsed", by: -664, over: 150, to: "expanded"),
    LibrarySwipe(
      "MB-023", .material, fit, from: "collapsed", .outside, by: -534, over: 150, to: "collapsed"),
    LibrarySwipe(
      "FL-044", .flutterModal, [("open", 200)], from: "open", by: 150, over: 1000, to: "open",
      rests: true, tuning: still),
    LibrarySwipe(
      "VA-001", .vaul, [("open", 400)], from: "open", by: 200, over: 10, to: "dismissed"),
    LibrarySwipe("VA-002", .vaul, [("open", 400)], from: "open", by: -1000, over: 10, to: "open"),
    LibrarySwipe(
      "VA-004", .vaul, [("open", 400)], from: "open", by: 200, over: 10, to: "open", isModal: true),
  ]

  @Test(arguments: swipes)
  func `the swipe ends where the library's test has it`(_ swipe: LibrarySwipe) {
    var sheet = LibrarySheet(
      swipe.preset, swipe.detents, start: swipe.start, modal: swipe.isModal, tuning: swipe.tuning)
    _ = sheet.steps(swipe.target, [swipe.way], over: swipe.milliseconds)
    if swipe.rests { sheet.tester.wait(200) }
    #expect(sheet.end() == swipe.expected)
  }
}
