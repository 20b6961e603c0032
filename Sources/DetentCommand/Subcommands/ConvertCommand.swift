/// Options of `detent convert` alone.
package enum ConvertOption: String, CommandOption {
  case to
  case session
  case pack
  case hashUsers = "hash-users"
  case out
  case force

  package var letter: Character? { self == .out ? "o" : nil }

  package var placeholder: String? {
    switch self {
    case .to: "FORMAT"
    case .session: "ID"
    case .hashUsers: "SEED"
    case .out: "FILE|-"
    case .pack, .force: nil
    }
  }

  package var words: [String] {
    self == .to ? ConvertedFormat.allCases.map(\.rawValue) : []
  }

  /// The words of `--to`.
  static let formats = ConvertedFormat.allCases.map(\.rawValue).joined(separator: ", ")

  package var summary: String {
    switch self {
    case .to: "format to write, one of \(Self.formats) (by the name of FILE, else touch-trace)"
    case .session: "write only the session of this id"
    case .pack: "put the sessions of several files into one FILE"
    case .hashUsers: "replace users by hashes, the same ones for the same SEED, a whole number"
    case .out: "write to FILE instead of standard output; a name in .gz compresses"
    case .force: "replace an existing file that differs"
    }
  }
}

/// `detent convert`: any readable recording to trace format 1, its binary form or another format.
package struct ConvertCommand: RecordingCommand {
  package typealias Option = JoinedOption<ConvertOption, RecordingOption>

  package static let name = "convert"
  package static let summary = "turn recordings of any known format into touch traces"
  package static let operands = "PATH..."

  package var format: ConvertedFormat?
  package var session: String?
  package var pack = false
  package var userSeed: UInt64?
  package var out: String?
  package var force = false
  package var scene = SceneOptions()
  package var input = InputOptions()
  package var general = GeneralOptions()

  package init() {}

  package mutating func take(
    _ option: ConvertOption, from reader: inout ArgumentReader<Option>
  ) throws(UsageError) {
    switch option {
    case .to:
      format = try reader.value("one of \(ConvertOption.formats)") {
        ConvertedFormat(rawValue: $0)
      }
    case .session: session = try reader.value()
    case .pack: pack = true
    case .hashUsers: userSeed = try reader.value("a whole number from 0") { UInt64($0) }
    case .out: out = try reader.value("a file or -") { ValueText.file($0) }
    case .force: force = true
    }
  }

  private var isToStandardOutput: Bool { out == nil || out == InputFile.standardInput }

  package func validate() throws(UsageError) {
    if let format, !format.isText, isToStandardOutput {
      throw .missingOption("--out", purpose: "to write \(format.rawValue), which is no text")
    }
  }

  package func run(
    output: inout some TextOutputStream, diagnostics: inout some TextOutputStream
  ) throws(CommandFailure) -> ExitStatus {
    let scene = try ReplaySetting(scene).scene
    let format = format ?? ConvertedFormat(output: out)
    let batch = try BatchReader(input, scene: scene, progress: general.progress).read(
      Converter(to: format, scene: scene))
    let status = batch.verdict(input, general, diagnostics: &diagnostics)
    let text = try ConvertedText(batch, session: session, format: format, userSeed: userSeed)
    if text.fileCount > 1, !pack, !isToStandardOutput {
      throw .usage(
        .missingOption("--pack", purpose: "to put sessions of \(text.fileCount) files into one"))
    }
    let target = OutputTarget(path: out, force: force)
    if out?.hasSuffix(".gz") == true {
      try target.write([text.compressed()], output: &output)
    } else {
      try target.write(text.pieces(), output: &output)
    }
    return status
  }
}
