import SheetReplay
package import SheetReports

/// Options of `detent schema` alone.
package enum SchemaOption: String, CommandOption {
  case format

  package var letter: Character? { "f" }
  package var placeholder: String? { "frictionless|table" }
  package var summary: String { "a Frictionless data package, or a text for people (frictionless)" }
}

/// `detent schema`: what the columns of the CSV files hold.
package struct SchemaCommand: Subcommand {
  package typealias Option = JoinedOption<SchemaOption, GeneralOption>

  /// In which form columns are described.
  package enum Format: String, Sendable {
    case frictionless
    case table
  }

  package static let name = "schema"
  package static let summary = "describe the columns of the CSV files that are written"
  package static let operands = "[NAME...]"
  package static let operandWords = TableSchema.all.map(\.name)
  package static let examples = [
    "detent schema sessions gestures", "detent schema gestures --format table",
    "detent schema exit-codes --format table",
  ]

  package var tables: [TableSchema] = []
  package var format = Format.frictionless
  package var general = GeneralOptions()

  package init(parsing arguments: some Collection<String>) throws(UsageError) {
    var reader = ArgumentReader<Option>(arguments)
    while let argument = try reader.next() {
      switch argument {
      case .operand(let name): tables.append(try Self.table(name))
      case .option(.first(.format)):
        format = try reader.value("frictionless or table") { Format(rawValue: $0) }
      case .option(.second(let option)): try general.take(option, from: &reader)
      }
    }
    if tables.isEmpty { tables = TableSchema.files }
  }

  private static func table(_ name: String) throws(UsageError) -> TableSchema {
    if let table = TableSchema.all.first(where: { $0.name == name }) { return table }
    let names = TableSchema.all.map { "\(Self.name) \($0.name)" }
    throw .unknownCommand(
      "\(Self.name) \(name)", nearest: NearestName.nearest(to: "\(Self.name) \(name)", in: names))
  }

  package func run(
    output: inout some TextOutputStream, diagnostics: inout some TextOutputStream
  ) throws(CommandFailure) -> ExitStatus {
    switch format {
    case .frictionless: output.write(DataPackage(tables: tables).fileText)
    case .table:
      for table in tables { TableSchemaText.write(table, to: &output, layout: general.layout) }
    }
    return .done
  }
}
