extension OptionTable {
  /// Which label is in front at a point.
  static let pick: [Option] = [
    option(
      "--layout", "FILE",
      "the labels: what sphere-layout writes as json, jsonl or csv, or columns x, y, z, and perhaps width, height, index, label",
      conflicts: [
        "--count", "--labels", "--labels-file", "--method", "--rings", "--phase", "--radius", "--turn",
      ]),
    option(
      "--count", "N", "instead, so many labels laid out on the spot, 1 to 10000000",
      conflicts: ["--labels", "--labels-file"]),
    option(
      "--size", "W,H", "the size of every label before perspective; width and height in a layout go before"),
    option(
      "--perspective", "P",
      "seen from (0, 0, P), P > 0 (greater than the radius); default that of the layout, or else parallel"),
    option("--center", "X,Y", "the vanishing point; default that of the layout, or 0,0"),
    option(
      "--facing", "viewer|outward",
      "labels face the viewer, or lie on the sphere facing outward; default viewer"),
    option("--hide-backface", nil, "leave out labels beyond the horizon: z <= (x² + y² + z²)/P, or z <= 0"),
    option(
      "--all", nil, "every label under the point, front to back, not only the first", conflicts: ["--explain"]
    ),
    option("--explain", nil, "every label, in the order of the layout, and the reason why it is hit or not"),
    option("--require-hit", nil, "exit with 1 if a record hits nothing"),
  ]

  private static func option(
    _ name: String, _ value: String?, _ summary: String, conflicts: [String] = []
  ) -> Option {
    Option(name: name, value: value, summary: summary, conflicts: conflicts, commands: ["pick"])
  }
}
