extension OptionTable {
  /// How a tap pushes a view.
  static let push: [Option] = [
    option("--center", "X,Y", "the middle of the view; default 0,0"),
    option("--divisor", "D", "magnitude = distance/D, D > 0; default 200", conflicts: ["--magnitude"]),
    option("--magnitude", "M", "a fixed magnitude instead; negative: away from the tap"),
    option("--size", "W,H", "width and height of the view, > 0; default 80,80"),
    option(
      "--density", "D",
      "its density, > 0; mass = W·H·D/10000, acceleration = 100·magnitude/mass; default 1"),
    option(
      "--mode", "continuous|instantaneous",
      "a lasting force, or a single change of velocity by 100·magnitude/mass; default continuous"),
    option("--bounds", "X,Y,W,H", "the walls: the view stays inside this rectangle"),
    option(
      "--elasticity", "E", "how much of the speed a wall gives back, 0 to 1; default 0",
      needs: ["--bounds"]),
    option(
      "--at", "T,…", "a row for each of these times in seconds, >= 0, with the view's place then",
      conflicts: ["--events"]),
    option(
      "--events", "N", "a row for each of the first N contacts with walls, 0 to 10000, and for the rest",
      needs: ["--bounds"]),
  ]

  private static func option(
    _ name: String, _ value: String?, _ summary: String, conflicts: [String] = [], needs: [String] = []
  ) -> Option {
    Option(
      name: name, value: value, summary: summary, conflicts: conflicts, needs: needs, commands: ["push"])
  }
}
