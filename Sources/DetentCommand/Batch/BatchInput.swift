package import TouchTraces

/// One file of a batch.
package struct BatchInput: Equatable, Sendable {
  /// How a file came into the batch.
  package enum Origin: Sendable {
    /// Its path was given: what it holds must be a trace.
    case named
    /// It was found in a folder: what is no trace is passed over.
    case walked
  }

  /// The path to open; `-` is standard input.
  package var path: String
  /// The path below the argument.
  package var source: String
  package var origin: Origin

  package init(path: String, source: String, origin: Origin) {
    self.path = path
    self.source = source
    self.origin = origin
  }

  /// The id of session `number` of this file where the recording states none.
  package static func defaultID(source: String, number: Int) -> String {
    "\(stem(of: source))#\(number)"
  }

  /// A path without the extension of a compression and the one before it.
  private static func stem(of path: String) -> Substring {
    var stem = path[...]
    for compression in [".gz", ".z", ".zlib"] where stem.lowercased().hasSuffix(compression) {
      stem = stem.dropLast(compression.count)
      break
    }
    guard let dot = stem.lastIndex(of: "."), dot > stem.startIndex else { return stem }
    let slash = stem.lastIndex(of: "/")
    if let slash, stem.index(after: slash) >= dot { return stem }
    return stem[..<dot]
  }
}

/// How the files of a batch are understood.
package struct ReadingOptions: Sendable {
  /// The format of all files; `nil` to look at each.
  package var format: TraceFormat?
  package var options = ImportOptions.standard
  /// The scene of the command line.
  package var scene = SceneFields()
  /// Labels that a session must have.
  package var filter: [Label] = []

  package init() {}
}
