import Foundation

/// The pages that come with the engine.
enum EngineDocumentation {
  static func page(_ name: String) throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let file = folder.appending(path: "../../Sources/SheetReplay/SheetReplay.docc/\(name)")
    return try String(contentsOf: file, encoding: .utf8)
  }
}
