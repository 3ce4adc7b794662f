extension WideBall {
  /// asin x = atan2(x, √(1 - x²)). Numbers beyond ±1 in the ball are left out, as by the square root.
  package var arcSine: WideBall {
    let inner = cut(to: precision + 32)
    return .arcTangent(inner, inner.cofactor).cut(to: precision)
  }

  /// acos x = atan2(√(1 - x²), x). Below 0 it is taken as π - acos(-x): there the root, which may be 0, would
  /// lie beside the negative half of the axis.
  package var arcCosine: WideBall {
    let inner = cut(to: precision + 32)
    if inner.midpoint.isNegative {
      let supplement = WideBall.arcTangent(inner.cofactor, -inner)
      return (.pi(inner.precision) - supplement).cut(to: precision)
    }
    return .arcTangent(inner.cofactor, inner).cut(to: precision)
  }

  /// √(1 - x²), as √((1 - x)(1 + x)), which keeps the relative error near ±1.
  private var cofactor: WideBall {
    let one = WideBall(.one, precision)
    return ((one - self) * (one + self)).squareRoot
  }
}
