extension JSONRecordReader {
  /// Gives the complete elements of the outermost list that has some; the record goes on without
  /// them.
  mutating func cut() -> Item? {
    guard let level = frames.firstIndex(where: { $0.boundary != nil }),
      let boundary = frames[level].boundary
    else { return nil }
    var part = Array(record[..<boundary])
    for frame in frames[...level].reversed() {
      part.append(UInt8(ascii: frame.isList ? "]" : "}"))
    }
    var head: [UInt8] = []
    for index in 0...level {
      let frame = frames[index]
      let end = index < level ? frames[index + 1].start : frame.start + 1
      frames[index].start = head.count
      frames[index].boundary = nil
      if frame.isList {
        head.append(UInt8(ascii: "["))
      } else if let prefix = Self.prefix(record[frame.start..<end]) {
        head += prefix
      } else {
        return damage("an object with a broken member", resumes: .searching)
      }
    }
    guard head.count < Self.partLength / 2 else { return pass() }
    let rest = record[min(boundary + 1, record.count)...]
    for index in frames.indices.dropFirst(level + 1) {
      frames[index].start += head.count - boundary - 1
      frames[index].boundary = nil
    }
    record = head + rest
    defer { recordStart = place }
    return Self.read(part, at: recordStart)
  }

  /// The beginning of an object up to the value that is open, without lists before it.
  private static func prefix(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    let value: JSONValue
    do {
      value = try JSONParser.parse(Array(bytes) + Array("null}".utf8))
    } catch {
      return nil
    }
    guard case .object(let object) = value, let open = object.members.last else { return nil }
    let kept = object.members.dropLast().filter { !$0.value.holdsList } + [open]
    let text = JSONWriter.text(of: .object(JSONObject(members: Array(kept))))
    return Array(text.utf8.dropLast("null}".utf8.count))
  }
}

extension JSONValue {
  fileprivate var holdsList: Bool {
    switch self {
    case .array: true
    case .object(let object): object.members.contains { $0.value.holdsList }
    case .null, .boolean, .number, .string: false
    }
  }
}
