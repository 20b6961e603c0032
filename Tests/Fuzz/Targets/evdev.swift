/// What the tools of Linux' input layer write.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  FuzzInput(start, count).check(as: FormatFamily.evdev)
  return 0
}
