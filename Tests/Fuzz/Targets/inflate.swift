import TouchTraces

/// Compressed files: what is made up as such, and what becomes of made-up text that is compressed.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let input = FuzzInput(start, count)
  input.check(as: TraceFormat.allCases)
  input.checkCompressed()
  return 0
}
