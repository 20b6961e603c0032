/// Trace format 1.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  FuzzInput(start, count).check(as: FormatFamily.format1)
  return 0
}
