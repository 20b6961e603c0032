#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Threads of the system, each for one piece of work.
enum WorkerThread {
  private final class Work {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }

  /// Bytes of a stack, the same on every system; chosen by us, the default of Linux.
  private static let stackSize = 8 << 20

  /// Runs work on a new thread that ends with it.
  ///
  /// - Returns: false if the system has no thread left; the work is not done then.
  static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    let work = unsafe Unmanaged.passRetained(Work(body))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    unsafe pthread_attr_init(attributes)
    unsafe pthread_attr_setstacksize(attributes, stackSize)
    defer {
      unsafe pthread_attr_destroy(attributes)
      unsafe attributes.deallocate()
    }
    let context = unsafe work.toOpaque()
    guard unsafe pthread_create(&thread, attributes, workerThreadMain, context) == 0 else {
      unsafe work.release()
      return false
    }
    #if canImport(Darwin)
      if let thread = unsafe thread {
        unsafe pthread_detach(thread)
      }
    #else
      pthread_detach(thread)
    #endif
    return true
  }

  fileprivate static func run(_ context: UnsafeMutableRawPointer) {
    unsafe Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
  }
}

#if canImport(Darwin)
  private func workerThreadMain(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    unsafe WorkerThread.run(context)
    return nil
  }
#else
  private func workerThreadMain(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let context = unsafe context else { return nil }
    unsafe WorkerThread.run(context)
    return nil
  }
#endif
