/// The short way for what stands in nearly every session beside its touches: what a gesture was meant
/// to do, `[t,"mark",{"intent":"expand"}]`, and the end, `[t,"end"]`.
///
/// Every line that it does not understand, right or wrong, goes the long way.
struct NoteLine {
  let event: TraceEvent

  /// Fails if the line, which has no blanks around it, is of another form.
  init?(_ line: Span<UInt8>) {
    var index = 0
    guard line.skip("[", &index), let time = PlainDecimal(line, at: &index)?.millionths,
      let action = Self.action(line, &index), line.skip("]", &index), index == line.count
    else { return nil }
    event = TraceEvent(time: Timestamp(microseconds: time), action: action)
  }

  private static func action(_ line: Span<UInt8>, _ index: inout Int) -> TraceAction? {
    if line.skip(",\"end\"", &index) { return .end }
    guard line.skip(",\"mark\",{\"intent\":\"", &index),
      let intent = GestureIntent.allCases.first(where: { line.skip($0.rawValue, &index) }),
      line.skip("\"}", &index)
    else { return nil }
    return .intent(intent)
  }
}
