/// The binary form of trace format 1.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  FuzzInput(start, count).check(as: FormatFamily.binary)
  return 0
}
