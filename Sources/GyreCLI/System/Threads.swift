#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs `body` for 0 to `count` - 1, each on a thread of its own, and returns when all have ended; the calling
/// thread runs the last. What can't get a thread is run by the calling thread too.
///
/// Plain threads, because the mere presence of Dispatch in a static program costs a tenth of its start-up.
func concurrently(_ count: Int, _ body: @Sendable (Int) -> Void) {
  withoutActuallyEscaping(body) { body in
    var threads: [pthread_t] = []
    for index in 0..<count {
      let task = ThreadTask(index: index, body: body)
      if index < count - 1, let thread = task.start() {
        threads.append(thread)
      } else {
        task.run()
      }
    }
    for thread in threads { pthread_join(thread, nil) }
  }
}

private final class ThreadTask {
  private let index: Int
  private let body: @Sendable (Int) -> Void

  init(index: Int, body: @escaping @Sendable (Int) -> Void) {
    self.index = index
    self.body = body
  }

  func run() { body(index) }

  /// Starts a thread that runs the task, if the system has one to give.
  func start() -> pthread_t? {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    // The reference is handed to the thread, which gives it back.
    let reference = Unmanaged.passRetained(self)
    let status = pthread_create(&thread, nil, { runTask($0) }, reference.toOpaque())
    if status == 0 { return thread }
    reference.release()
    return nil
  }
}

private func runTask(_ reference: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let reference { Unmanaged<ThreadTask>.fromOpaque(reference).takeRetainedValue().run() }
  return nil
}
