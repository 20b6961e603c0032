public import TouchTraces

extension Tuning {
  /// Every field, in the order of `fields`.
  public var json: JSONValue {
    .object(Self.fields.map { (name: $0.name, value: $0.value(in: self)) })
  }

  /// A complete tuning file, which reads back as an equal tuning; one field per line.
  public var fileText: String {
    JSONWriter.text(of: json, layout: .indented) + "\n"
  }
}
