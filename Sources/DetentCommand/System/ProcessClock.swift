#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The time of the whole program, for benchmarks alone.
enum ProcessClock {
  /// Nanoseconds that have gone by since some moment.
  static var elapsed: Int64 { nanoseconds(of: CLOCK_MONOTONIC) }

  /// Nanoseconds that all threads have worked together; waiting for a core or a disk does not
  /// count.
  static var worked: Int64 { nanoseconds(of: CLOCK_PROCESS_CPUTIME_ID) }

  private static func nanoseconds(of clock: clockid_t) -> Int64 {
    var time = timespec()
    unsafe clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
