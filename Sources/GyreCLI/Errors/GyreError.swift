import GyreCore

/// An error that ends a run: what is written to standard error, and the exit status.
protocol GyreError: Error {
  /// The text after `gyre COMMAND: `; `nil` where nothing is said.
  var message: String? { get }
  var exitStatus: Int32 { get }
}

/// Why a file can't be read or the output not be written.
enum FileError: GyreError, Equatable, Sendable {
  /// A file can't be read.
  case unreadable(file: String, code: Int32)
  /// The output can't be written; to standard output, where there is no file.
  case unwritable(file: String?, code: Int32)
  /// Whoever reads the output has gone away.
  case readerGone

  var exitStatus: Int32 { self == .readerGone ? ExitStatus.readerGone : ExitStatus.inputOutput }
}

/// The exit status of the program.
enum ExitStatus {
  static let success: Int32 = 0
  static let recordFailed: Int32 = 1
  static let usage: Int32 = 2
  static let inputOutput: Int32 = 3
  static let readerGone: Int32 = 141
}

/// Why the command line can't be carried out: status 2.
enum UsageError: GyreError, Equatable, Sendable {
  case commandMissing
  case unknownCommand(Bytes, suggestion: String?)
  case unknownOption(String, suggestion: String?)
  /// An option of the commands where the command should stand.
  case optionBeforeCommand(String)
  case optionTwice(String)
  case optionTakesNoValue(String)
  case valueMissing(_ option: String, _ valueName: String, found: Bytes?)
  case optionsExclude(String, String)
  case optionNeedsOption(String, String)
  case operandsExclude(_ operand: Bytes, _ option: String)
  case operandMissing(String, unless: [String])
  case operandUnexpected(Bytes)
  case notUTF8(Source)
  case unknownChoice(Source, Bytes, choices: [String])
  case badNumber(Source, Bytes, wanted: String, NumberFault)
  case emptyItem(Source)
  case emptyFile(Source, of: String)
  case inputTwice(String, String)
  case digitsInvalid(Bytes)
  case fieldTwice(String)
  case fieldUnknown(_ option: String, String, fields: [String], suggestion: String?)
  case fieldNeedsOption(_ option: String, String, [String])
  case templateBrace(Bytes, offset: Int)
  case numbersDisagree(String, Int, String, Int)
  /// A wheel that can't be; `value` is what was given, as messages show it.
  case wheel(WheelError, Source, value: String)
  case sphereLayout(SphereLayoutError)
  /// Neither a layout nor what one would be made of is given.
  case layoutMissing
  /// Labels laid out on the spot have no size.
  case sizeMissing
  /// A layout that can't be read.
  case layout(file: String, ByteReader.Place, LayoutFault)
  /// The points that are printed have no statistics.
  case sphereStatistics(SphereStatisticsError)
  /// An option is for layouts of at most so many points.
  case tooManyPoints(_ option: String, most: Int)
  /// A push that can't be; `value` is what was given, as messages show it.
  case push(PushError, Source, value: String)
  /// A value that is a number, but not one that the option takes.
  case outOfRange(Source, Bytes, wanted: String)
  /// A text that is not what the option takes.
  case expected(Source, Bytes, wanted: String)
  case recordsMissing
  case operandsExcludeOption(String)
  case sectorUnknown(Bytes, count: Int)
  case labelUnknown(Bytes)
  case recordTwice(_ option: String)

  var exitStatus: Int32 { ExitStatus.usage }
}

/// Where a value stands: an option or operand, or a line of a file; and which of several values it is there.
struct Source: Equatable, Sendable {
  /// The option, the operand's name, or the file.
  let name: String
  /// The line of the file, or the place in a list, from 1.
  var line: Int?
  var item: Int?
}
