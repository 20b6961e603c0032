/// Samples in JSON.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  FuzzInput(start, count).check(as: FormatFamily.json)
  return 0
}
