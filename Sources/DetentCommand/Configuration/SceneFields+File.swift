import TouchTraces

extension SceneFields {
  /// These keys as a scene file.
  var fileJSON: JSONValue {
    var header = SessionHeader()
    header.scene = self
    var line: [UInt8] = []
    Format1Encoder(precision: .full).append(header, to: &line)
    guard case .object(let object)? = try? JSONParser.parse(line) else { return .object([]) }
    let scene = object.members.filter { $0.name != "format" && $0.name != "version" }
    return .object(JSONObject(members: scene))
  }
}
