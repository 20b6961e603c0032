extension Format1Encoder {
  /// Code and arguments of an event that is no touch; a touch has none here.
  func json(_ action: TraceAction) -> [JSONValue] {
    func event(_ code: EventCode, _ arguments: JSONValue...) -> [JSONValue] {
      [.string(code.rawValue)] + arguments
    }
    switch action {
    case .touch: return []
    case .keyboard(let overlap): return event(.keyboard, json(length: overlap))
    case .screen(let fields): return event(.screen, .object(json(fields)))
    case .select(let id, let animated):
      return event(.select, id.map(JSONValue.string) ?? .null, .boolean(animated))
    case .detents(let detents, let animated):
      return event(.detents, .array(detents.map(json)), .boolean(animated))
    case .invalidate(let animated): return event(.invalidate, .boolean(animated))
    case .set(let fields): return event(.set, .object(json(fields)))
    case .content(let fields): return event(.content, .object(json(fields)))
    case .present(let animated): return event(.present, .boolean(animated))
    case .dismiss(let animated): return event(.dismiss, .boolean(animated))
    case .item(let animated): return event(.item, .boolean(animated))
    case .stack(let isFront): return event(.stack, .boolean(isFront))
    case .interrupt: return event(.interrupt)
    case .observed(let observation): return event(.observed, .object(json(observation)))
    case .mark(let text): return event(.mark, .string(text))
    case .intent(let intent):
      return event(.mark, .object([("intent", .string(intent.rawValue))]))
    case .end: return event(.end)
    }
  }

  private func json(_ observation: Observation) -> JSONObject {
    var builder = ObjectBuilder()
    builder.add("detent", observation.detent)
    builder.add("dismissed", observation.dismissed)
    builder.add("y", observation.y.map(json(length:)))
    builder.add("offset", observation.offset.map(json(length:)))
    return builder.object
  }

  func json(extrasOf sample: TouchSample) -> JSONObject {
    var builder = ObjectBuilder()
    builder.add("force", sample.force.map(JSONValue.number))
    builder.add("target", sample.target?.rawValue)
    builder.add("offset", sample.contentOffset.map(json(length:)))
    builder.add("height", sample.contentHeight.map(json(length:)))
    return builder.object
  }
}
