package import Foundation

/// The folder of recordings and test values that lies beside a developer's checkout.
///
/// A user's checkout has none: tests that need it are `.enabled(if: SharedFolder.exists)`.
package enum SharedFolder {
  /// The folder; `DETENT_SHARED` names another place.
  package static let url: URL = {
    if let path = ProcessInfo.processInfo.environment["DETENT_SHARED"] {
      return URL(filePath: path)
    }
    return packageRoot.deletingLastPathComponent().appending(path: "shared")
  }()

  /// The folder that holds `Package.swift`.
  package static let packageRoot = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Whether the folder is there.
  package static let exists = FileManager.default.fileExists(atPath: url.path)

  /// The bytes of a file below the folder.
  package static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url.appending(path: path)))
  }

  /// The text of a file below the folder.
  package static func text(_ path: String) throws -> String {
    String(decoding: try bytes(path), as: UTF8.self)
  }
}
