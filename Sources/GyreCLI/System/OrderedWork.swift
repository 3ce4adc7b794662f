/// Work that is taken in order, done by several threads, and handed on in the order in which it was taken.
///
/// Each thread has a slot, 0 to the number of threads - 1, for the work that it has in hand.
protocol OrderedJob: AnyObject, Sendable {
  /// Takes the next piece of work into a slot; false where there is no more. It calls `willWait` before it waits
  /// for input. Called by one thread at a time.
  func take(_ slot: Int, _ work: OrderedWork) throws(FileError) -> Bool

  /// Does what a slot has in hand. Called by all threads at once, each with its own slot.
  func work(_ slot: Int)

  /// Hands on what a slot has done; false where no more is wanted. Called in order, by one thread at a time,
  /// which may be while another takes.
  func deliver(_ slot: Int) throws(FileError) -> Bool

  /// Passes on all that was delivered.
  func flush() throws(FileError)
}

/// The threads of a job.
///
/// There is a lock for taking and one for delivering, so that results are handed on while the next input is
/// waited for. The second is asked for while the first is held, never the other way round.
final class OrderedWork: @unchecked Sendable {
  private let job: any OrderedJob
  private let threads: Int
  private let taking = Lock()
  private let delivering = Lock()

  /// Under the first lock.
  private var taken = 0

  /// Under the second lock.
  private var delivered = 0
  private var isWaiting = false
  /// Nothing more is taken.
  private var isStopped = false
  /// Nothing more is delivered.
  private var isRefused = false
  private var failure: FileError?

  init(_ job: any OrderedJob, threads: Int) {
    self.job = job
    self.threads = threads
  }

  /// Works until there is no more to take, no more is wanted, or something fails.
  func run() throws(FileError) {
    concurrently(threads) { slot in
      while let ticket = self.take(slot) {
        self.job.work(slot)
        self.deliver(slot, ticket)
      }
    }
    if let failure { throw failure }
  }

  /// Passes on what was delivered, and from now on what is, until the work that is waited for has been taken.
  func willWait() throws(FileError) {
    delivering.lock()
    defer { delivering.unlock() }
    isWaiting = true
    try job.flush()
  }

  /// Takes the next piece of work; its number, or `nil` where there is no more to do.
  private func take(_ slot: Int) -> Int? {
    taking.lock()
    defer { taking.unlock() }
    if delivering.locked({ isStopped }) { return nil }
    var hasWork = false
    var error: FileError?
    do throws(FileError) {
      hasWork = try job.take(slot, self)
    } catch let failure {
      error = failure
    }
    delivering.locked {
      isWaiting = false
      failure = failure ?? error
      isStopped = isStopped || !hasWork
    }
    if !hasWork { return nil }
    taken += 1
    return taken - 1
  }

  /// Delivers when all before has been delivered.
  private func deliver(_ slot: Int, _ ticket: Int) {
    delivering.lock()
    defer { delivering.unlock() }
    while delivered != ticket { delivering.wait() }
    if !isRefused {
      do throws(FileError) {
        isRefused = try !job.deliver(slot)
        if isWaiting { try job.flush() }
      } catch {
        failure = failure ?? error
        isRefused = true
      }
      isStopped = isStopped || isRefused
    }
    delivered += 1
    delivering.wakeAll()
  }
}
