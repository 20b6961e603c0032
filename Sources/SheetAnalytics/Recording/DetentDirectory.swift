package import SheetReplay
package import TouchTraces

/// What a recorder asks of an engine: names and values of detents.
package protocol DetentDirectory {
  /// The identifier of a detent.
  func name(of detent: DetentID) -> String
  /// The height of a detent as resolved now; `nil` if it is not active.
  func value(of detent: DetentID) -> Points?
}
