import SheetAnalytics
import SheetReplay
import TouchTraces

extension ReplaySetting {
  /// Reads the tuning and the scene that the options name.
  init(_ options: SceneOptions) throws(CommandFailure) {
    do throws(UsageError) {
      try options.checkStart()
    } catch {
      throw .usage(error)
    }
    self.init(
      tuning: try Self.tuning(options.tuning), scene: try Self.scene(options),
      anchor: options.anchor)
  }

  /// The preset of that name, or the tuning of the file at that path.
  static func tuning(_ name: String?) throws(CommandFailure) -> Tuning {
    guard let name else { return .uikit }
    if let preset = TuningPreset(rawValue: name) { return preset.tuning }
    if case .missing = FileKind(of: name), !name.contains("/"), !name.contains(".") {
      throw unknownPreset(name)
    }
    let bytes = try contents(of: name)
    do throws(TuningError) {
      return try Tuning(json: bytes)
    } catch {
      throw .configuration(path: name, reason: error.description)
    }
  }

  private static func unknownPreset(_ name: String) -> CommandFailure {
    let presets = TuningPreset.allCases.map(\.rawValue)
    let nearest = NearestName.nearest(to: name, in: presets).map { " such as '\($0)'" } ?? ""
    return .usage(
      .invalidValue(option: "--tuning", value: name, expected: "a file or a preset\(nearest)"))
  }

  private static func scene(_ options: SceneOptions) throws(CommandFailure) -> SceneFields {
    guard let path = options.sceneFile else { return options.fields }
    let json = try parsed(try contents(of: path), path: path)
    var unknown: [String] = []
    let fields: SceneFields
    do throws(FieldError) {
      fields = try SceneFields(json: json, unknown: &unknown)
    } catch {
      throw .configuration(path: path, reason: error.message)
    }
    if let key = unknown.first {
      throw .configuration(path: path, reason: "unknown key '\(key)'")
    }
    return options.fields.merged(over: fields)
  }

  private static func parsed(
    _ bytes: [UInt8], path: String
  ) throws(CommandFailure) -> JSONValue {
    do throws(JSONError) {
      return try JSONParser.parse(bytes)
    } catch {
      let place = "line \(error.position.line), column \(error.position.column)"
      throw .configuration(path: path, reason: "\(place): \(error.message)")
    }
  }

  private static func contents(of path: String) throws(CommandFailure) -> [UInt8] {
    do throws(SystemError) {
      return try InputFile.contents(of: path)
    } catch {
      throw error.asMissingInput
    }
  }
}
