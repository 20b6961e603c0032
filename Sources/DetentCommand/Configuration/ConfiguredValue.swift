import TouchTraces

/// Turns the value of an option in a configuration file into words of a command line.
struct ConfiguredValue {
  /// A value of the wrong kind.
  struct Mismatch: Error {
    var found: String
    var expected: String
  }

  private let option: OptionDescription
  private let folder: String

  /// Prepares for one option.
  ///
  /// - Parameters:
  ///   - option: The option.
  ///   - folder: The folder from which paths count, with its slash; empty for the one worked in.
  init(_ option: OptionDescription, folder: String) {
    self.option = option
    self.folder = folder
  }

  /// The words that say the same.
  func words(of value: JSONValue) throws(Mismatch) -> [String] {
    guard option.placeholder != nil else {
      guard case .boolean(let isOn) = value else {
        throw Mismatch(found: value.kindName, expected: "true or false")
      }
      return isOn ? ["--\(option.name)"] : []
    }
    var texts: [String] = []
    if case .array(let elements) = value, option.isList || option.isRepeatable {
      for element in elements { texts.append(try text(of: element)) }
      if option.isList { texts = [texts.joined(separator: ",")] }
    } else {
      texts = [try text(of: value)]
    }
    return texts.map { "--\(option.name)=\($0)" }
  }

  private func text(of value: JSONValue) throws(Mismatch) -> String {
    switch value {
    case .string(let text):
      guard let unit = option.unit, !option.words.contains(text) else { return path(text) }
      guard text.hasSuffix(unit) else {
        throw Mismatch(found: "'\(text)'", expected: "a quantity such as '10 \(unit)'")
      }
      return String(text.dropLast(unit.count).filter { $0 != " " })
    case .number(let number):
      if let unit = option.unit {
        throw Mismatch(
          found: "\(number.text) without unit", expected: "a quantity such as '10 \(unit)'")
      }
      return number.text
    case .null, .boolean, .array, .object:
      throw Mismatch(found: value.kindName, expected: "a \(option.placeholder ?? "")")
    }
  }

  /// A path counts from the folder of the file in which it stands.
  private func path(_ text: String) -> String {
    let isPath = option.paths != .none && !text.hasPrefix("/") && !option.words.contains(text)
    return isPath ? folder + text : text
  }
}

extension OptionDescription {
  /// The unit of a quantity, which configuration files must state.
  fileprivate var unit: String? {
    let units = [("SECONDS", "s"), ("HZ", "Hz"), ("HEIGHT", "pt")]
    return units.first { placeholder?.hasPrefix($0.0) ?? false }?.1
  }
}
