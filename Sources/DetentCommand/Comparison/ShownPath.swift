/// Paths as outputs may show them.
enum ShownPath {
  /// The path as it was given; of an absolute one only `name`.
  static func text(_ path: String, name: String? = nil) -> String {
    guard path.hasPrefix("/") else { return path }
    return name ?? path.split(separator: "/").last.map(String.init) ?? path
  }
}
