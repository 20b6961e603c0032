import SheetReports
import TestSupport
import Testing
import TouchTraces

@Suite struct DataPackageTests {
  private static func resources(of tables: [TableSchema]) throws -> [JSONObject] {
    let text = DataPackage(tables: tables).fileText
    #expect(text.hasSuffix("}\n"))
    guard case .object(let package) = try JSONParser.parse(Array(text.utf8)),
      case .array(let resources)? = package["resources"]
    else { return [] }
    return resources.compactMap { resource in
      guard case .object(let object) = resource else { return nil }
      return object
    }
  }

  @Test func everyFileHasItsColumnsInOrder() throws {
    let resources = try Self.resources(of: TableSchema.files)
    #expect(resources.count == TableSchema.files.count)
    for (resource, table) in zip(resources, TableSchema.files) {
      #expect(resource["path"] == .string(table.name + ".csv"))
      guard case .object(let schema)? = resource["schema"],
        case .array(let fields)? = schema["fields"]
      else { continue }
      let names = fields.map { field -> JSONValue? in
        guard case .object(let object) = field else { return nil }
        return object["name"]
      }
      #expect(names == table.columns.map { .string($0.name) })
    }
  }

  @Test func everyColumnIsExplained() {
    for table in TableSchema.files {
      for column in table.columns {
        #expect(column.summary.count >= 5, "\(table.name) \(column.name)")
        #expect(column.summary.last != ".", "\(table.name) \(column.name)")
      }
      #expect(table.columns.map(\.name).starts(with: table.key) || table.key.isEmpty)
    }
  }

  @Test func aTableIsDescribedSo() throws {
    try expectGolden(
      DataPackage(tables: [TableSchema(HandOffsTable.self), TableSchema(SessionsTable.self)])
        .fileText, "datapackage.json")
  }
}
