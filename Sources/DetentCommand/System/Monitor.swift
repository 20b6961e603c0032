#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A value that threads share, and wait on until it is as they need it.
@safe package final class Monitor<Value>: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let changed: UnsafeMutablePointer<pthread_cond_t>
  private var value: Value

  /// Creates a monitor of the value.
  package init(_ value: sending Value) {
    self.value = value
    unsafe mutex = .allocate(capacity: 1)
    unsafe changed = .allocate(capacity: 1)
    unsafe mutex.initialize(to: pthread_mutex_t())
    unsafe changed.initialize(to: pthread_cond_t())
    unsafe pthread_mutex_init(mutex, nil)
    unsafe pthread_cond_init(changed, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(changed)
    unsafe pthread_mutex_destroy(mutex)
    unsafe changed.deallocate()
    unsafe mutex.deallocate()
  }

  /// Changes the value and wakes those who wait for a change.
  package func update<Result, Failure>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    unsafe pthread_mutex_lock(mutex)
    defer {
      unsafe pthread_cond_broadcast(changed)
      unsafe pthread_mutex_unlock(mutex)
    }
    return try body(&value)
  }

  /// Waits until the value yields a result; only then may `body` change it.
  func wait<Result>(_ body: (inout Value) -> Result?) -> Result {
    unsafe pthread_mutex_lock(mutex)
    defer {
      unsafe pthread_cond_broadcast(changed)
      unsafe pthread_mutex_unlock(mutex)
    }
    while true {
      if let result = body(&value) {
        return result
      }
      unsafe pthread_cond_wait(changed, mutex)
    }
  }
}
