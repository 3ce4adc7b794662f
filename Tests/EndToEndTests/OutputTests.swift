import Foundation
import TestSupport
import Testing

/// Where the output goes, and what becomes of it when something is in the way.
@Suite struct OutputTests {
  /// Lines of shell in an empty folder of their own, how they end, and what is on standard error.
  private struct Row: Sendable {
    let line: String
    let status: Int32
    var output = ""
    var errors = ""
  }

  private static let two = "sector,mid\n0,0\n1,3.141592653589793\n"
  private static let run = "gyre sectors 2 --csv --fields sector,mid"

  private static let rows: [Row] = [
    // Standard output.
    Row(line: run, status: 0, output: two),
    Row(line: "\(run) -o -", status: 0, output: two),
    Row(line: "\(run) >&-", status: 3, errors: "gyre sectors: standard output: Bad file descriptor\n"),
    Row(line: "gyre --help >&-", status: 3, errors: "gyre: standard output: Bad file descriptor\n"),
    Row(
      line: "gyre sectors -h >&-", status: 3, errors: "gyre sectors: standard output: Bad file descriptor\n"),
    Row(line: "gyre sectors 0 >&- 2>&-", status: 2),
    Row(line: "\(run) >&- 2>&-", status: 3),
    Row(line: "\(run) <&- 2>&-", status: 0, output: two),
    // A closed standard file does not become a file that is opened later.
    Row(line: "\(run) -o out <&- >&- 2>&- && cat out", status: 0, output: two),
    Row(
      line: "echo a >l && gyre sectors --labels-file l -o l <&- >&- 2>&-; wc -l <l | tr -d ' '", status: 0,
      output: "2\n"),
    Row(
      line: "gyre sectors --labels-file - <&-", status: 3,
      errors: "gyre sectors: <stdin>: Bad file descriptor\n"),
    // A reader that goes away, with and without the signal.
    Row(
      line: "{ gyre sectors 1000000 --csv; echo $? >status; } | head -n 1 >/dev/null; cat status", status: 0,
      output: "141\n"),
    Row(
      line:
        "trap '' PIPE; { gyre sectors 1000000 --csv; echo $? >status; } | head -n 1 >/dev/null; cat status",
      status: 0, output: "141\n"),
    Row(
      line: "{ sleep 0.2; gyre sectors 2; echo $? >status; } | :; sleep 0.4; cat status", status: 0,
      output: "141\n"),
    // Files.
    Row(line: "\(run) -o out && cat out && ls -A", status: 0, output: two + "out\n"),
    Row(line: "mkdir d && \(run) --output=d/out && cat d/out && ls -A d", status: 0, output: two + "out\n"),
    Row(line: "echo old >out && \(run) -o out && cat out && ls -A", status: 0, output: two + "out\n"),
    Row(line: "\(run) -o d/out", status: 3, errors: "gyre sectors: d/out: No such file or directory\n"),
    Row(
      line: "mkdir d && \(run) -o d; s=$?; ls -A . d; exit $s", status: 3, output: ".:\nd\n\nd:\n",
      errors: "gyre sectors: d: Is a directory\n"),
    Row(line: "\(run) -o ''", status: 3, errors: "gyre sectors: '': No such file or directory\n"),
    Row(line: "echo >d && \(run) -o d/out", status: 3, errors: "gyre sectors: d/out: Not a directory\n"),
    // The name may be as long as the system permits.
    Row(line: "n=$(printf '%0255d' 1); \(run) -o $n && cat $n", status: 0, output: two),
    // The mode is kept; a new file has the mode that others get.
    Row(
      line: "echo old >out && chmod 640 out && \(run) -o out && ls -l out | cut -c1-10", status: 0,
      output: "-rw-r-----\n"),
    Row(line: "umask 027 && \(run) -o out && ls -l out | cut -c1-10", status: 0, output: "-rw-r-----\n"),
    // Symbolic links are followed, also to nothing, and stay links.
    Row(
      line: "echo old >a && ln -s a b && \(run) -o b && cat a && ls -l b | cut -c1", status: 0,
      output: two + "l\n"),
    Row(
      line: "mkdir d && ln -s d/a b && ln -s b c && \(run) -o c && cat d/a && ls -A", status: 0,
      output: two + "b\nc\nd\n"),
    Row(
      line: "ln -s a b && ln -s b a && \(run) -o a", status: 3,
      errors: "gyre sectors: a: Too many levels of symbolic links\n"),
    // What is not a regular file is written directly and stays what it is.
    Row(line: "\(run) -o /dev/null && test -c /dev/null", status: 0),
    Row(line: "\(run) -o /dev/stdout", status: 0, output: two),
    Row(line: "echo a >out; \(run) -o /dev/stdout >>out; cat out", status: 0, output: "a\n" + two),
    Row(line: "{ \(run) -o /dev/fd/3; } 3>&1 | cat", status: 0, output: two),
    Row(line: "mkfifo f && { cat f & \(run) -o f && wait; } && test -p f", status: 0, output: two),
    // An old file stays as it is when the run fails.
    Row(
      line: "echo old >out && gyre sectors 0 -o out 2>/dev/null; s=$?; cat out; ls -A; exit $s", status: 2,
      output: "old\nout\n"),
    Row(
      line: "echo old >out && gyre sectors --labels-file x -o out; s=$?; cat out; ls -A; exit $s", status: 3,
      output: "old\nout\n", errors: "gyre sectors: x: No such file or directory\n"),
    // A signal in the middle of a long run.
    Row(line: interrupted("TERM"), status: 143, output: "old\nout\n"),
    Row(line: interrupted("INT"), status: 130, output: "old\nout\n"),
    Row(line: interrupted("HUP"), status: 129, output: "old\nout\n"),
    // What a run that was killed left behind is not in the way.
    Row(line: "sh -c ': >.gyre-$$-0.tmp; exec \(run) -o out' && cat out", status: 0, output: two),
    // Files that are read.
    Row(
      line: "gyre sectors --labels-file x", status: 3, errors: "gyre sectors: x: No such file or directory\n"),
    Row(line: "gyre sectors --weights-file .", status: 3, errors: "gyre sectors: .: Is a directory\n"),
    Row(
      line: "printf 'N\\nS' | gyre sectors --labels-file - --template '{label}'", status: 0, output: "N\nS\n"),
    Row(
      line:
        "printf '\\357\\273\\277N\\r\\n\\r\\nS \\r\\n' >l && gyre sectors --labels-file l --template '{label}|'",
      status: 0, output: "N|\nS |\n"),
    Row(
      line: "printf '#b5\\n# 2\\n' | gyre sectors --labels-file - --template '{label}'", status: 0,
      output: "#b5\n# 2\n"),
  ]

  /// Ends the program as soon as it has begun to write its file.
  private static func interrupted(_ signal: String) -> String {
    """
    exec 2>/dev/null
    echo old >out
    {
      n=0; until ls .gyre-* || [ $n -ge 100 ]; do sleep 0.05; n=$((n+1)); done >ready
      kill -\(signal) $(cat number)
    } &
    sh -c 'echo $$ >number; exec gyre sectors 10000000 -o out'
    s=$?; rm number ready; cat out; ls -A; exit $s
    """
  }

  @Test func streamsAndFiles() {
    let failures = EndToEnd.failures(Self.rows) { row in
      let folder = try TemporaryFolder()
      let result = try Program.run(shell: row.line, in: folder.path, seconds: 15)
      if result.exitStatus == row.status && result.outputText == row.output && result.errorText == row.errors
      {
        return nil
      }
      return "\(row)\n\(result.description)"
    }
    #expect(failures == [])
  }

  /// A full disk is noticed, whatever the size of the output.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDisk() {
    let message = "No space left on device\n"
    let lines = [
      ("gyre sectors 2 >/dev/full", "gyre sectors: standard output: "),
      ("gyre sectors 100000 >/dev/full", "gyre sectors: standard output: "),
      ("gyre sectors 2 -o /dev/full", "gyre sectors: /dev/full: "),
      ("gyre --help >/dev/full", "gyre: standard output: "),
      ("gyre --version >/dev/full", "gyre: standard output: "),
      ("gyre help sectors >/dev/full", "gyre: standard output: "),
    ]
    let failures = EndToEnd.failures(lines) { line, beginning in
      let result = try Program.run(shell: line, in: "/")
      return result.exitStatus == 3 && result.errorText == beginning + message
        ? nil : "\(line)\n\(result.description)"
    }
    #expect(failures == [])
  }
}
