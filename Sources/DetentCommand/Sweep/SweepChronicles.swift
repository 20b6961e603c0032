import SheetAnalytics
import SheetReplay
import TouchTraces

/// What becomes of a recording under the tunings of a sweep: neighbours under which the same has
/// become of it so far share one recorder.
struct SweepChronicles {
  private struct Chronicle {
    var tunings: Range<Int>
    var recorder: SessionRecorder
  }

  private var chronicles: [Chronicle] = []
  /// The chronicle of each tuning.
  private var places: [Int] = []

  /// Begins the chronicles of a grid, when the baseline's `sheet` has not moved yet.
  init(
    _ header: SessionHeader, _ grid: TuningGrid, sheet: ReplayedSheet, anchor: ReplayAnchor
  ) {
    for run in grid.runs {
      var start = run.lowerBound
      for place in run {
        let isLast = place + 1 == run.upperBound
        guard isLast || !grid.tunings[place].isRecorded(like: grid.tunings[place + 1]) else {
          continue
        }
        let tunings = start..<(place + 1)
        let recorder = SessionRecorder(
          header: header, tuning: grid.tunings[start], anchor: anchor,
          initialStep: sheet.engine.step, detents: sheet)
        places += repeatElement(chronicles.count, count: tunings.count)
        chronicles.append(Chronicle(tunings: tunings, recorder: recorder))
        start = place + 1
      }
    }
  }

  /// Takes note of what `sheet`, the sheet of all of `tunings`, did at `event`.
  mutating func record(_ sheet: ReplayedSheet, _ event: TraceEvent, for tunings: Range<Int>) {
    change(tunings) { sheet.record(event, in: &$0) }
  }

  /// Takes note that until `time` fingers have moved, and nothing has come of it.
  mutating func pass(_ time: Timestamp, for tunings: Range<Int>) {
    change(tunings) { $0.pass(time) }
  }

  /// Ends the recording; gives its sessions under each tuning.
  mutating func finish() -> [[SessionResult]] {
    let results = chronicles.indices.map { chronicles[$0].recorder.takeAll() }
    return places.map { results[$0] }
  }

  /// Changes the recorders of `tunings` and of no others.
  private mutating func change(_ tunings: Range<Int>, by change: (inout SessionRecorder) -> Void) {
    split(at: tunings.lowerBound)
    split(at: tunings.upperBound)
    var next = tunings.lowerBound
    while next < tunings.upperBound {
      let place = places[next]
      change(&chronicles[place].recorder)
      next = chronicles[place].tunings.upperBound
    }
  }

  /// Has no chronicle reach across `tuning`.
  private mutating func split(at tuning: Int) {
    guard tuning < places.count, chronicles[places[tuning]].tunings.lowerBound < tuning else {
      return
    }
    let place = places[tuning]
    var chronicle = chronicles[place]
    let (start, end) = (chronicle.tunings.lowerBound, chronicle.tunings.upperBound)
    chronicles[place].tunings = start..<tuning
    chronicle.tunings = tuning..<end
    for place in tuning..<end { places[place] = chronicles.count }
    chronicles.append(chronicle)
  }
}
