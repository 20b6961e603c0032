/// A format of recordings that can be read; the raw value is the word of `--from`.
///
/// The order is the one in which files are tried: what only one format can say comes first.
public enum TraceFormat: String, CaseIterable, Sendable {
  /// Trace format 1, the project's own text format.
  case touchTrace1 = "touch-trace"
  /// The binary form of trace format 1.
  case binaryTrace = "dtz"
  /// The output of Android's `getevent -lt` or `getevent -t`.
  case getevent
  /// What `evemu-record` and `evemu-describe` write.
  case evemu
  /// What `evtest` prints.
  case evtest
  /// What the kernel's `evbug` logs, as `dmesg` prints it.
  case evbug
  /// What `libinput record` writes.
  case libinput
  /// What the translator of RERAN writes.
  case reran
  /// A script of `sendevent` commands.
  case sendevent
  /// Commands of minitouch.
  case minitouch
  /// A touch macro of iOS in Lua or JavaScript: AutoTouch, XXTouch, TouchElf.
  case touchMacro = "touch-macro"
  /// A raw recording of ZXTouch.
  case zxtouch
  /// Shell lines such as `adb shell input swipe` and `idb ui swipe`.
  case swipeCommands = "swipe-commands"
  /// Test flows of Maestro.
  case maestro
  /// Pointer events of Flutter as Dart literals.
  case flutterDart = "flutter-dart"
  /// Event streams of WebKit's `UIScriptController`.
  case webkit
  /// Pointer actions of W3C WebDriver.
  case webDriver = "webdriver"
  /// Touch actions of Appium 1.
  case touchActions = "touch-actions"
  /// Session replays of rrweb's form.
  case rrweb
  /// Pointer events of Flutter as JSON.
  case flutter
  /// JSON objects of any shape whose names tell of touches.
  case touchJSON = "touch-json"
  /// Log lines with `MotionEvent` of Android.
  case motionEvents = "logcat"
  /// Descriptions of `UITouch` in console logs.
  case touchDescriptions = "uikit-log"
  /// What `xinput test-xi2` prints.
  case xinput
  /// Scripts of Android's Monkey.
  case monkey
  /// Tables with one sample a row.
  case table = "csv"
}
