/// A sum of whole numbers times square roots of whole numbers, c·√q + c'·√q' + …
///
/// Terms with the same root are added, so that sums of symmetric figures, where lengths are equal, vanish exactly.
struct RadicalSum: Formula {
  private var terms: [(coefficient: Integer, radicand: Integer)] = []

  /// Adds coefficient·√radicand, radicand > 0.
  mutating func add(_ coefficient: Integer, timesRootOf radicand: Integer) {
    if let index = terms.firstIndex(where: { $0.radicand == radicand }) {
      terms[index].coefficient = terms[index].coefficient + coefficient
    } else {
      terms.append((coefficient, radicand))
    }
  }

  /// -1, 0 or 1.
  ///
  /// One term has the sign of its number; more, if they vanish though their roots differ (which needs radicands
  /// whose quotient is a square, or points made for it), are a tie at the cap of `Formula.sign()`.
  var exactSign: Int {
    let terms = terms.filter { !$0.coefficient.isZero }
    switch terms.count {
    case 0: return 0
    case 1: return terms[0].coefficient.signum
    default: return sign()
    }
  }

  func value<B: Ball>(_ precision: B.Precision) -> B {
    terms.reduce(B(.zero, precision)) { sum, term in
      sum + B(term.coefficient, precision) * B(term.radicand, precision).squareRoot
    }
  }
}
