import Foundation
import TestSupport
import Testing

/// The program at a real terminal, which Python's `pty` module opens.
@Suite struct TerminalTests {
  private static let python = "/usr/bin/python3"
  private static let isReady =
    OtherProgram.isInstalled(BuiltProgram.path) && OtherProgram.succeeds(python, "-c", "import pty")

  /// Runs the program with standard error, and where asked standard output, at a terminal; what it
  /// reads comes in two pieces, the second one later.
  private static let script = """
    import fcntl, os, pty, struct, sys, termios, time
    program, columns, streams, delay, settings, *arguments = sys.argv[1:]
    pid, terminal = pty.fork()
    if pid == 0:
        fcntl.ioctl(2, termios.TIOCSWINSZ, struct.pack("HHHH", 24, int(columns), 0, 0))
        reading, writing = os.pipe()
        if os.fork() == 0:
            os.close(reading)
            trace = open(arguments[-1], "rb").read()
            os.write(writing, trace[: len(trace) // 2])
            time.sleep(float(delay))
            os.write(writing, trace[len(trace) // 2 :])
            os._exit(0)
        os.close(writing)
        os.dup2(reading, 0)
        if "o" not in streams:
            os.dup2(os.open("/dev/null", os.O_WRONLY), 1)
        if "e" not in streams:
            os.dup2(os.open("/dev/null", os.O_WRONLY), 2)
        clean = {"PATH": os.environ["PATH"], "TERM": "xterm", "DETENT_NO_CONFIG": "1"}
        clean.update(pair.split("=") for pair in settings.split())
        os.execve(program, [program] + arguments[:-1], clean)
    said = b""
    while True:
        try:
            piece = os.read(terminal, 65536)
        except OSError:
            break
        if not piece:
            break
        said += piece
    sys.stdout.buffer.write(said)
    """

  private let scratch: ScratchFolder
  private let trace: String

  init() throws {
    scratch = try ScratchFolder()
    trace = try scratch.write("a.jsonl", SmallTrace.session("a"))
  }

  @Test(
    .enabled(if: isReady, "no program beside the tests, or no Python"),
    arguments: [
      ("", "inspect -", true), ("NO_COLOR=1", "inspect -", true), ("TERM=dumb", "inspect -", false),
      ("CI=1", "inspect -", false), ("", "inspect - --no-progress", false),
      ("", "inspect - -q", false),
    ])
  func progressIsShownAndTakenAway(
    _ settings: String, _ arguments: String, _ isShown: Bool
  ) throws {
    let words = arguments.split(separator: " ").map(String.init)
    let said = try said(
      streams: "e", delay: "1.1", settings: settings, words: words)
    if isShown {
      #expect(said.hasPrefix("\r0 of 1 files, "))
      #expect(said.hasSuffix("\r\u{1B}[K"))
    } else {
      #expect(said.isEmpty)
    }
  }

  @Test(.enabled(if: isReady, "no program beside the tests, or no Python"))
  func shortWorkShowsNoProgress() throws {
    #expect(try said(streams: "e", settings: "", words: ["inspect", "-"]).isEmpty)
  }

  @Test(
    .enabled(if: isReady, "no program beside the tests, or no Python"),
    arguments: [
      ("", true), ("NO_COLOR=1", false), ("TERM=dumb", false),
      ("CLICOLOR_FORCE=1 NO_COLOR=1", false),
    ])
  func headingsAreColouredAtATerminal(_ settings: String, _ isColoured: Bool) throws {
    let said = try said(streams: "o", settings: settings, words: ["inspect", "-"])
    #expect(said.contains("\u{1B}[1mfile ") == isColoured)
    #expect(said.contains("\u{1B}") == isColoured)
    #expect(said.contains("touch-trace"))
  }

  @Test(
    .enabled(if: isReady, "no program beside the tests, or no Python"),
    arguments: [60, 80, 100, 120, 200])
  func tablesFitTheTerminal(_ columns: Int) throws {
    let out = scratch.path("out\(columns)")
    let said = try said(
      columns: columns, streams: "o", settings: "NO_COLOR=1",
      words: ["report", "-", "--out", out])
    let lines = said.split(separator: "\r\n")
    #expect(lines.contains { $0.hasPrefix("interactive_dismiss_rate ") })
    for line in lines { #expect(line.count <= columns, "\(line)") }
    #expect(said.contains("definition") == (columns >= 100))
  }

  private func said(
    columns: Int = 80, streams: String, delay: String = "0", settings: String, words: [String]
  ) throws -> String {
    let all =
      ["-c", Self.script, BuiltProgram.path, "\(columns)", streams, delay, settings] + words + [
        trace
      ]
    return try OtherProgram.run(Self.python, arguments: all).output
  }
}
