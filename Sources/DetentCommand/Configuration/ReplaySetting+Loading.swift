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
  ///
  /// - Parameters:
  ///   - name: The name or the path; the default tuning if it is `nil`.
  ///   - option: The option that names it, for messages.
  /// - Returns: The tuning.
  /// - Throws: `CommandFailure` if there is none, or if it is wrong.
  static func tuning(
    _ name: String?, of option: String = SceneOption.tuning.spelling
  ) throws(CommandFailure) -> Tuning {
    guard let name else { return .uikit }
    if let preset = TuningPreset(rawValue: name) { return preset.tuning }
    if case .missing = FileKind(of: name), !name.contains("/"), !name.contains(".") {
      throw unknownPreset(name, option)
    }
    let bytes = try contents(of: name)
    do throws(TuningError) {
      return try Tuning(json: bytes)
    } catch {
      throw .configuration(path: name, reason: error.description)
    }
  }

  private static func unknownPreset(_ name: String, _ option: String) -> CommandFailure {
    let presets = TuningPreset.allCases.map(\.rawValue)
    return .usage(
      .invalidValue(
        option: option, value: name,
        expected: "a file or a preset" + NearestName.example(for: name, in: presets)))
  }

  private static func scene(_ options: SceneOptions) throws(CommandFailure) -> SceneFields {
    guard let path = options.sceneFile else { return options.fields }
    let fields = try scene(in: try parsed(try contents(of: path), path: path), path: path)
    return options.fields.merged(over: fields)
  }

  /// The scene of a scene file, or the one in the record of a run.
  static func scene(
    in json: JSONValue, path: String
  ) throws(CommandFailure) -> SceneFields {
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
    return fields
  }

  static func parsed(
    _ bytes: [UInt8], path: String
  ) throws(CommandFailure) -> JSONValue {
    do throws(JSONError) {
      return try JSONParser.parse(bytes)
    } catch {
      let place = "line \(error.position.line), column \(error.position.column)"
      throw .configuration(path: path, reason: "\(place): \(error.message)")
    }
  }

  static func contents(of path: String) throws(CommandFailure) -> [UInt8] {
    do throws(SystemError) {
      return try InputFile.contents(of: path)
    } catch {
      throw error.asMissingInput
    }
  }
}
