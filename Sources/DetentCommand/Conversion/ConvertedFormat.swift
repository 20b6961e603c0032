/// A format that `detent convert` writes; the raw value is the word of `--to`.
package enum ConvertedFormat: String, CaseIterable, Sendable {
  case touchTrace = "touch-trace"
  case binaryTrace = "dtz"
  case evemu
  case webkit
  case flutter

  /// The format that the name of an output asks for.
  ///
  /// - Parameter path: The output; `nil` is standard output.
  init(output path: String?) {
    let name = path.map { $0.hasSuffix(".gz") ? $0.dropLast(3) : $0[...] } ?? ""
    self = Self.allCases.first { $0.endings.contains { name.hasSuffix($0) } } ?? .touchTrace
  }

  /// What names of such files end with.
  private var endings: [String] {
    switch self {
    case .touchTrace: [".jsonl"]
    case .binaryTrace: [".dtz"]
    case .evemu: [".evemu", ".events"]
    case .webkit: [".webkit.json"]
    case .flutter: [".flutter.json"]
    }
  }

  /// Whether a file of this format is text.
  var isText: Bool {
    switch self {
    case .binaryTrace: false
    case .touchTrace, .evemu, .webkit, .flutter: true
    }
  }

  /// Whether a file of this format can hold more than one session.
  var holdsSessions: Bool {
    switch self {
    case .touchTrace, .binaryTrace: true
    case .evemu, .webkit, .flutter: false
    }
  }
}
