/// The samples of a finger on a straight way, each made when it is asked for.
struct WaySamples {
  private let way: StraightWay
  private let touch: TouchID
  private let from: (x: Double, y: Double)
  private let to: (x: Double, y: Double)
  private let location: TraceLocation
  private let mapping: PointMapping
  /// When the way begins.
  var start: Timestamp

  /// The samples between a place and the recorded sample at the end of the way.
  init(
    _ way: StraightWay, of touch: TouchID, from place: (x: Double, y: Double), at start: Timestamp,
    to end: RecordedSample, _ mapping: PointMapping
  ) {
    self.way = way
    self.touch = touch
    self.start = start
    self.mapping = mapping
    from = place
    to = (end.x, end.y)
    location = end.location
  }

  /// The sample with a number from 1 to the way's `count`.
  @inline(__always)
  subscript(number: Int) -> LocatedTouch {
    let place = way.place(number, from: from, to: to)
    let (x, y) = mapping.point(x: place.x, y: place.y)
    return LocatedTouch(
      TouchSample(touch: touch, phase: .moved, x: x, y: y),
      time: start.advanced(by: way.elapsed(number)), location: location)
  }
}
