package import SheetReplay
package import TouchTraces

extension SheetEngine: DetentDirectory {
  package func value(of detent: DetentID) -> Points? { nil }
}
