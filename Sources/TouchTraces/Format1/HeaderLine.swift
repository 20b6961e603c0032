/// The short way for headers as `Format1Encoder` writes them, whose screen and sheet stand in known words.
///
/// It reads what the JSON parser would read, without its values: every line that it does not
/// understand, right or wrong, goes the long way.
struct HeaderLine {
  private(set) var header = SessionHeader()

  /// Reads a line without blanks around it, and remembers its screen and its sheet.
  ///
  /// Fails if the line is of another form.
  init?(_ line: Span<UInt8>, known: inout KnownScenes) {
    var index = 0
    guard line.skip("{\"format\":\"touch-trace\",\"version\":1", &index),
      readNames(line, &index), readScene(line, &index, known: &known),
      line.skip("}", &index), index == line.count
    else { return nil }
  }

  private mutating func readNames(_ line: Span<UInt8>, _ index: inout Int) -> Bool {
    if line.skip(",\"id\":", &index) {
      guard let text = Self.text(line, &index) else { return false }
      header.id = text
    }
    if line.skip(",\"user\":", &index) {
      guard let text = Self.text(line, &index) else { return false }
      header.user = text
    }
    if line.skip(",\"labels\":{", &index), !readLabels(line, &index) { return false }
    return line.skip(",\"startsAt\":", &index) ? readStartAge(line, &index) : true
  }

  /// Reads labels that are sorted, so that none is there twice.
  private mutating func readLabels(_ line: Span<UInt8>, _ index: inout Int) -> Bool {
    header.labels.reserveCapacity(Self.usualLabelCount)
    repeat {
      guard let name = Self.text(line, &index), line.skip(":", &index),
        let value = Self.text(line, &index),
        header.labels.last.map({ $0.name.precedes(name) }) ?? true
      else { return false }
      header.labels.append(Label(name: name, value: value))
    } while line.skip(",", &index)
    return line.skip("}", &index)
  }

  private mutating func readStartAge(_ line: Span<UInt8>, _ index: inout Int) -> Bool {
    guard let age = PlainDecimal(line, at: &index)?.millionths, age >= 0 else { return false }
    header.startAge = .known(microseconds: age)
    return true
  }

  private mutating func readScene(
    _ line: Span<UInt8>, _ index: inout Int, known: inout KnownScenes
  ) -> Bool {
    if line.skip(",\"screen\":", &index) {
      guard let screen = known.screens.value(in: line, at: &index) else { return false }
      header.scene.screen = screen
    }
    if line.skip(",\"sheet\":", &index) {
      guard let sheet = known.sheets.value(in: line, at: &index) else { return false }
      header.scene.sheet = sheet
    }
    if line.skip(",\"content\":null", &index) {
      header.scene.content = .set(nil)
    } else if line.skip(",\"content\":", &index) {
      guard let content = Self.content(line, &index) else { return false }
      header.scene.content = .set(content)
    }
    return true
  }

  /// Content that states its height alone, as most do, or whatever else can be read without a remark.
  private static func content(_ line: Span<UInt8>, _ index: inout Int) -> ContentFields? {
    let start = index
    guard line.skip("{\"height\":", &index), let height = PlainDecimal(line, at: &index)?.double,
      NumberRange.length.contains(height), line.skip("}", &index)
    else {
      index = start
      return JSONParser.fields(in: line, at: &index) { (json, unknown) throws(FieldError) in
        try ContentFields(json: json, unknown: &unknown)
      }
    }
    var content = ContentFields()
    content.height = .set(height)
    return content
  }

  private static func text(_ line: Span<UInt8>, _ index: inout Int) -> String? {
    guard let text = line.plainString(at: &index), text.utf8.count <= FieldReader.longestText
    else { return nil }
    return text
  }

  /// Labels of most sessions; chosen by us, so that a list grows once.
  private static let usualLabelCount = 4
}
