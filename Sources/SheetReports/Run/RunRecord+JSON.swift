import SheetAnalytics
import SheetReplay
public import TouchTraces

extension RunRecord {
  /// The text of `run.json`: sorted keys, one final newline.
  public var fileText: String {
    JSONWriter.text(of: json, layout: .indented, order: .sorted) + "\n"
  }

  /// The record as JSON.
  public var json: JSONValue {
    let inputs = inputsJSON
    return .object([
      ("anchor", .string(anchor.rawValue)),
      ("command", .string(command)),
      ("counts", countsJSON),
      ("hashes", hashesJSON(inputs: inputs)),
      ("inputs", inputs),
      ("metrics", .object(metrics.map { ($0.id, json(of: $0)) })),
      ("options", optionsJSON),
      ("scene", scene),
      ("seed", .integer(seed)),
      ("tuning", tuning.json),
      ("versions", versionsJSON),
    ])
  }

  /// The hash of what decides the results beside the inputs: tuning, scene, anchor, options,
  /// metric parameters, seed and versions.
  public var configurationHash: ContentHash {
    let configuration = JSONValue.object([
      ("anchor", .string(anchor.rawValue)), ("options", optionsJSON),
      ("parameters", parametersJSON(MetricParameter.allCases)), ("scene", scene),
      ("seed", .integer(seed)), ("tuning", tuning.json), ("versions", versionsJSON),
    ])
    return Self.hash(of: configuration)
  }

  /// The hash of the inputs: their names, lengths and checksums.
  public var inputsHash: ContentHash { Self.hash(of: inputsJSON) }

  /// The hash of the outputs: their names and hashes.
  public var resultHash: ContentHash {
    Self.hash(of: outputsJSON)
  }

  private static func hash(of value: JSONValue) -> ContentHash {
    ContentHash(JSONWriter.text(of: value, order: .sorted).utf8)
  }

  private var inputsJSON: JSONValue { .array(sortedInputs.map(\.json)) }

  private var sortedInputs: [Input] {
    inputs.sorted { left, right in
      guard left.source.hasSameBytes(as: right.source) else {
        return left.source.precedes(right.source)
      }
      return (left.checksum, left.byteCount) < (right.checksum, right.byteCount)
    }
  }

  private var countsJSON: JSONValue {
    .object([
      ("files", .integer(counts.files)),
      ("files_damaged", .integer(counts.damagedFiles)),
      ("files_rejected", .integer(counts.rejectedFiles)),
      ("files_skipped", .integer(counts.skippedFiles)),
      ("gestures", .integer(counts.gestures)),
      ("sessions", .integer(counts.sessions)),
      ("sessions_degraded", .integer(counts.degradedSessions)),
      ("sessions_filtered", .integer(counts.filteredSessions)),
      ("sessions_ok", .integer(counts.okSessions)),
      ("sessions_rejected", .integer(counts.rejectedSessions)),
    ])
  }

  private func hashesJSON(inputs: JSONValue) -> JSONValue {
    .object([
      ("configuration", .string(configurationHash.description)),
      ("inputs", .string(Self.hash(of: inputs).description)),
      ("outputs", outputsJSON),
      ("result", .string(resultHash.description)),
    ])
  }

  private var outputsJSON: JSONValue {
    .object(outputs.map { ($0.name, .string($0.hash.description)) })
  }

  private var optionsJSON: JSONValue {
    .object(options.map { ($0.name, $0.value) })
  }

  private var versionsJSON: JSONValue {
    .object([
      ("model", .integer(versions.model)), ("program", .string(versions.program)),
      ("tables", .integer(versions.tables)),
    ])
  }

  private func parametersJSON(_ names: [MetricParameter]) -> JSONValue {
    .object(names.map { ($0.rawValue, .integer(parameters[$0])) })
  }

  private func json(of metric: MetricDefinition) -> JSONValue {
    .object([
      ("definition", .string(metric.summary)),
      ("kind", .string(metric.kind.rawValue)),
      ("parameters", parametersJSON(metric.parameters)),
      ("scale", .string(metric.scale.rawValue)),
      ("unit", .string(metric.unit.rawValue)),
    ])
  }
}

extension RunRecord.Input {
  fileprivate var json: JSONValue {
    let digits = String(checksum, radix: 16)
    return .object([
      ("crc32", .string(String(repeating: "0", count: 8 - digits.count) + digits)),
      ("length", .integer(byteCount)), ("source", .string(source)),
    ])
  }
}
