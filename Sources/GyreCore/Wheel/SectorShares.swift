/// The shares of a wheel's sectors as whole numbers, and where their borders and middles lie.
///
/// Positions run along the wheel from the middle of sector 0, counted in half shares so that they are whole:
/// the border before sector k is at 2·(w_0 + … + w_{k-1}) - w_0.
struct SectorShares: Sendable {
  let count: Int
  /// The sum of all shares.
  let total: Integer
  /// The smallest share, and the first sector that has it.
  let smallest: (index: Int, share: Integer)

  /// The sums of the shares before sectors 0 … count; `nil` where all shares are 1.
  private let sums: [Integer]?

  /// `count` shares of 1, count >= 1.
  init(equal count: Int) {
    self.count = count
    total = Integer(count)
    smallest = (0, .one)
    sums = nil
  }

  /// Shares in the proportion of `weights`, at least one and all > 0, over their common denominator.
  init(weights: [Rational]) {
    let denominator = weights.reduce(Integer.one) { Integer.leastCommonMultiple($0, $1.denominator) }
    let shares = weights.map { $0.over(denominator).numerator }
    var sum = Integer.zero
    var sums = [sum]
    sums.reserveCapacity(shares.count + 1)
    var smallest = (index: 0, share: shares[0])
    for (index, share) in shares.enumerated() {
      sum = sum + share
      sums.append(sum)
      if share < smallest.share { smallest = (index, share) }
    }
    count = weights.count
    total = sum
    self.smallest = smallest
    self.sums = sums
  }

  /// The border before sector `index`, 0 to count.
  func border(_ index: Int) -> Integer {
    guard let sums else { return Integer(2 * index - 1) }
    return sums[index] + sums[index] - sums[1]
  }

  var areEqual: Bool { sums == nil }

  /// The last of the borders before sectors 0 … count - 1 that is passed, where `isPassed` holds up to some
  /// border; 0 if none is. It takes a question for each halving of the count.
  func lastBorder(_ isPassed: (Int) -> Bool) -> Int {
    var (passed, open) = (0, count)
    while open - passed > 1 {
      let middle = passed + (open - passed) / 2
      if isPassed(middle) { passed = middle } else { open = middle }
    }
    return passed
  }

  /// The middle of sector `index`, 0 to count - 1.
  func middle(of index: Int) -> Integer {
    guard let sums else { return Integer(2 * index) }
    return sums[index] + sums[index + 1] - sums[1]
  }
}
