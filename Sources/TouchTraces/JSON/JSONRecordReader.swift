import Zlib

/// Cuts JSON text that comes in chunks into records: the values that stand one after the other, or
/// the elements of the list that is all of the text.
///
/// Memory has a bound: a record that grows long is given in parts, cut between the elements of its
/// outermost list. Each part repeats what stands before that list but for other lists, so that it
/// reads as a shorter record of the same kind.
///
///     {"device":"a","events":[{...},{...}, ... ]}      {"device":"a","events":[{...},{...}]}
///                                                  ->  {"device":"a","events":[{...}, ... ]}
struct JSONRecordReader: Sendable {
  /// What was found in the text.
  enum Item: Equatable {
    case record(JSONValue, at: TraceLocation)
    case trouble(Finding)
  }

  /// Bytes from which a record is given in parts; chosen by us.
  static let partLength = 1 << 18

  enum State {
    /// Between records.
    case between
    case inRecord
    /// In a record too long or too deep to be read.
    case passing
    /// Behind damage, up to where a record may begin.
    case searching
  }

  /// A container that is open in the record.
  struct Frame {
    let isList: Bool
    /// Where it begins in the record's bytes.
    var start: Int
    /// Where its latest complete element ends that is a container itself.
    var boundary: Int?
  }

  private enum Text {
    case outside
    case inside
    case escaped
  }

  var state = State.between
  var isInList = false
  private var text = Text.outside
  var frames: [Frame] = []
  /// Containers that are open beyond those in `frames`.
  var excess = 0
  var record: [UInt8] = []
  var recordStart = TraceLocation(line: 1, byteOffset: 0)
  var place = TraceLocation(line: 1, byteOffset: 0)
  /// The latest byte that is no blank.
  private(set) var lastByte: UInt8 = 0
  private let proseBetween: Prose
  private(set) var hasText = false
  private var isEnded = false

  /// What may stand between records.
  enum Prose: Sendable {
    /// Nothing but commas.
    case none
    /// Program text around JSON, which is passed over.
    case skipped
  }

  init(proseBetween: Prose = .none) {
    self.proseBetween = proseBetween
  }

  /// Finds the next item.
  ///
  /// - Parameters:
  ///   - bytes: The chunk.
  ///   - position: Where to go on in the chunk; behind the item afterwards.
  /// - Returns: The item; `nil` if the rest of the chunk completes none.
  mutating func next(_ bytes: Span<UInt8>, from position: inout Int) -> Item? {
    while position < bytes.count {
      takeRun(bytes, from: &position)
      guard position < bytes.count else { break }
      let byte = bytes[position]
      position += 1
      let item = take(byte)
      place.byteOffset += 1
      if byte == UInt8(ascii: "\n") { place.line += 1 }
      if !Self.isBlank(byte) { lastByte = byte }
      if let item { return item }
    }
    return nil
  }

  /// Takes bytes of a record that mean nothing to its shape.
  private mutating func takeRun(_ bytes: Span<UInt8>, from position: inout Int) {
    guard state == .inRecord, text == .inside || (text == .outside && !frames.isEmpty) else {
      return
    }
    // A record that is long enough to be cut is looked at comma by comma.
    let isLong = record.count >= Self.partLength - 1
    guard !isLong || text == .inside else { return }
    let room = (isLong ? LineReader.limit : Self.partLength - 1) - record.count
    var run = JSONRun(isInText: text == .inside, lastByte: lastByte)
    let end = run.end(
      bytes.extracting(position..<min(bytes.count, position + max(room, 0))),
      isTextOnly: isLong || frames.isEmpty)
    guard end > 0 else { return }
    let taken = bytes.extracting(position..<(position + end))
    record.append(addingCapacity: end) { output in output.append(copying: taken) }
    place.byteOffset += end
    position += end
    lastByte = run.lastByte
    text = run.isInText ? .inside : .outside
  }

  /// Ends the text; gives what is left, until it gives `nil`.
  mutating func last() -> Item? {
    guard !isEnded else { return nil }
    if state == .inRecord, frames.isEmpty, text == .outside { return complete() }
    if state == .inRecord {
      if text == .outside { endElement() }
      if let part = cut() {
        state = .passing
        return part
      }
    }
    isEnded = true
    guard state == .inRecord || state == .passing || isInList else { return nil }
    return .trouble(Finding(.truncated, at: place, "the text is cut: brackets are left open"))
  }

  private mutating func take(_ byte: UInt8) -> Item? {
    switch state {
    case .between: return begin(byte)
    case .inRecord, .passing: return go(on: byte)
    case .searching:
      let mayBegin =
        isInList && lastByte == UInt8(ascii: ",") && byte == UInt8(ascii: "{")
      if mayBegin { return begin(byte) }
      if byte == UInt8(ascii: "\n") { state = .between }
      return nil
    }
  }

  mutating func begin(_ byte: UInt8) -> Item? {
    state = .between
    if Self.isBlank(byte) || byte == UInt8(ascii: ",") || isByteOrderMark(byte) { return nil }
    hasText = true
    if !isInList, byte == UInt8(ascii: "[") {
      isInList = true
      return nil
    }
    if isInList, byte == UInt8(ascii: "]") {
      isInList = false
      return nil
    }
    if proseBetween == .skipped, !isInList, byte != UInt8(ascii: "{") { return nil }
    recordStart = place
    record.removeAll(keepingCapacity: true)
    state = .inRecord
    return go(on: byte)
  }

  private mutating func go(on byte: UInt8) -> Item? {
    switch text {
    case .escaped: text = .inside
    case .inside:
      switch byte {
      case UInt8(ascii: "\""): text = .outside
      case UInt8(ascii: "\\"): text = .escaped
      case UInt8(ascii: "\n"): return damage("a string ends with its line", resumes: .between)
      default: break
      }
    case .outside: return goOutsideText(byte)
    }
    return keep(byte)
  }

  private mutating func goOutsideText(_ byte: UInt8) -> Item? {
    switch byte {
    case UInt8(ascii: "\""): text = .inside
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      return open(isList: byte == UInt8(ascii: "["), byte)
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      return close(isList: byte == UInt8(ascii: "]"), byte)
    case UInt8(ascii: ","):
      guard !frames.isEmpty else { return complete() }
      endElement()
      if let item = keep(byte) { return item }
      return record.count >= Self.partLength && state == .inRecord ? cut() : nil
    default:
      if frames.isEmpty, Self.isBlank(byte) { return complete() }
    }
    return keep(byte)
  }

  mutating func keep(_ byte: UInt8) -> Item? {
    guard state == .inRecord else { return nil }
    record.append(byte)
    return record.count > LineReader.limit ? pass() : nil
  }

  mutating func pass() -> Item? {
    state = .passing
    record.removeAll()
    return .trouble(
      Finding(
        .lineTooLong, at: recordStart, "value of more than \(LineReader.limit) bytes, skipped"))
  }

  /// Ends the record and reads it.
  mutating func complete() -> Item? {
    let isRead = state == .inRecord
    state = .between
    guard isRead else { return nil }
    return Self.read(record, at: recordStart)
  }

  mutating func damage(_ message: String, resumes next: State) -> Item? {
    let isNew = state == .inRecord
    state = next
    text = .outside
    frames.removeAll(keepingCapacity: true)
    excess = 0
    return isNew ? .trouble(Finding(.parseError, at: recordStart, message + ", skipped")) : nil
  }

  static func read(_ bytes: [UInt8], at start: TraceLocation) -> Item {
    do {
      return .record(try JSONParser.parse(bytes), at: start)
    } catch {
      let line = start.line + error.position.line - 1
      let place = TraceLocation(line: line, byteOffset: start.byteOffset)
      return .trouble(Finding(.parseError, at: place, "\(error.message), value skipped"))
    }
  }

  private func isByteOrderMark(_ byte: UInt8) -> Bool {
    place.byteOffset < 3 && byte >= 0xBB
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
      || byte == UInt8(ascii: "\t")
  }
}
