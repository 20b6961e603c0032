/// Which brackets a record has open, and where they may stand.
extension JSONRecordReader {
  /// Whether a container may stand here: behind a colon, or as an element of a list.
  private var isValueExpected: Bool {
    guard let frame = frames.last else { return true }
    return frame.isList
      ? lastByte == UInt8(ascii: ",") || lastByte == UInt8(ascii: "[")
      : lastByte == UInt8(ascii: ":")
  }

  mutating func open(isList: Bool, _ byte: UInt8) -> Item? {
    if state == .inRecord, !isValueExpected {
      let item = damage("a bracket where none may stand", resumes: .searching)
      if !isList { _ = begin(byte) }
      return item
    }
    if frames.count >= JSONParser.depthLimit {
      excess += 1
      guard state == .inRecord else { return nil }
      state = .passing
      return .trouble(
        Finding(
          .parseError, at: recordStart,
          "more than \(JSONParser.depthLimit) levels of nesting, value skipped"))
    }
    frames.append(Frame(isList: isList, start: record.count))
    return keep(byte)
  }

  mutating func close(isList: Bool, _ byte: UInt8) -> Item? {
    if excess > 0 {
      excess -= 1
      return nil
    }
    guard let frame = frames.last else {
      // The bracket of the list around a value that is no container.
      let item = complete()
      if isInList, isList { isInList = false }
      return item
    }
    guard frame.isList == isList else {
      return damage("a bracket closes another one than it opened", resumes: .searching)
    }
    frames.removeLast()
    if let item = keep(byte) { return item }
    return frames.isEmpty ? complete() : nil
  }

  mutating func endElement() {
    guard lastByte == UInt8(ascii: "}") || lastByte == UInt8(ascii: "]"), excess == 0 else {
      return
    }
    let index = frames.count - 1
    if frames[index].isList { frames[index].boundary = record.count }
  }
}
