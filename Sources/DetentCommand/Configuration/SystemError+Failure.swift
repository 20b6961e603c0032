import SheetReplay

extension SystemError {
  /// The failure of a program that cannot read an input; it names a file that was probably meant.
  var asMissingInput: CommandFailure {
    let hint = Self.neighbour(of: path).map { ", the nearest known is '\($0)'" } ?? ""
    return .missingInput(path: path, reason: reason + hint)
  }

  /// The path of something in the same folder whose name is similar; `nil` if the path is there.
  private static func neighbour(of path: String) -> String? {
    guard case .missing = FileKind(of: path) else { return nil }
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let folder = path[..<slash]
    let names: [String]
    do throws(SystemError) {
      names = try FolderListing.entries(of: folder.isEmpty ? "." : String(folder)).map(\.name)
    } catch {
      return nil
    }
    let sorted = names.sorted { SortKey($0) < SortKey($1) }
    return NearestName.nearest(to: String(path[slash...]), in: sorted).map { folder + $0 }
  }

  /// The failure of a program that cannot write an output.
  var asOutputFailure: CommandFailure {
    switch self {
    case .exists: .output(path: path, reason: "exists and differs, --force replaces it")
    case .failed(.create, _, _), .failed(.open, _, _), .failed(.rename, _, _):
      .output(path: path, reason: reason)
    case .failed, .brokenPipe: .inputOutput(path: path, reason: reason)
    }
  }
}
