import Foundation

extension ScratchFolder {
  /// Writes a file, the folders above it too, and returns its path.
  @discardableResult
  func write(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
    let file = URL(filePath: path(name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return path(name)
  }

  @discardableResult
  func write(_ name: String, _ text: String) throws -> String {
    try write(name, text.utf8)
  }

  /// The bytes of a file.
  func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: path(name))))
  }

  /// The contents of all files of a folder, by path below it.
  func contents(of name: String) throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for file in try FileManager.default.subpathsOfDirectory(atPath: path(name)) {
      guard let data = FileManager.default.contents(atPath: "\(path(name))/\(file)") else {
        continue
      }
      contents[file] = data
    }
    return contents
  }
}
