import TouchTraces

/// The same small drag in every format of samples: down at (100, 300), up to (100, 290), lift.
struct SmallRecording: CustomStringConvertible, Sendable {
  var format: TraceFormat
  var name: String
  var text: String
  /// The events that the text must give, as `time phase x y`.
  var events = Self.drag
  /// Whether a number that is cut or changed gives another recording that is just as right.
  var isMadeOfNumbers = false

  var description: String { name }

  static let drag = [
    "0 began 100 300", "8000 moved 100 295", "17000 moved 100 290", "25000 ended 100 290",
  ]

  static let all: [SmallRecording] =
    [uiTouch, fakeTouch, gestureState, dom, cdp, generic, chunked] + replays + automation + macros
    + [flutter, packets, dart, xinput]

  private static let uiTouch = SmallRecording(
    format: .touchJSON, name: "UITouch, one a line",
    text: """
      {"device":"iPhone16,1","screen":{"width":393,"height":852,"scale":3}}
      {"timestamp":84512.25,"touch":"0x10","phase":"began","location":{"x":100,"y":300}}
      {"timestamp":84512.258,"touch":"0x10","phase":"moved","location":{"x":100,"y":295}}
      {"timestamp":84512.267,"touch":"0x10","phase":"stationary","location":{"x":100,"y":290}}
      {"timestamp":84512.275,"touch":"0x10","phase":"ended","location":{"x":100,"y":290}}

      """)

  private static let fakeTouch = SmallRecording(
    format: .touchJSON, name: "FakeTouch, times around lists of touches",
    text: """
      [{"touches":[{"id":"a","location":[100,300],"phase":"began"}],"timeInterval":0.5},
      {"timeInterval":0.508,"touches":[{"id":"a","location":[100,295],"phase":"moved"}]},
      {"timeInterval":0.517,"touches":[{"id":"a","location":[100,290],"phase":"moved"}]},
      {"timeInterval":0.525,"touches":[{"id":"a","location":[100,290],"phase":"ended"}]}]
      """)

  private static let gestureState = SmallRecording(
    format: .touchJSON, name: "a pan recogniser's states",
    text: """
      {"samples":[
      {"time":1.5,"state":1,"location":{"x":100,"y":300},"translation":{"x":0,"y":0}},
      {"time":1.508,"state":2,"location":{"x":100,"y":295},"translation":{"x":0,"y":-5}},
      {"time":1.517,"state":2,"location":{"x":100,"y":290},"velocity":{"x":0,"y":-700}},
      {"time":1.525,"state":3,"location":{"x":100,"y":290}}]}
      """)

  private static let dom = SmallRecording(
    format: .touchJSON, name: "DOM events, the lift in changedTouches",
    text: """
      [{"type":"touchstart","timeStamp":500.0,"touches":[{"identifier":-7,"clientX":100,"clientY":300}]},
      {"type":"touchmove","timeStamp":508.0,"touches":[{"identifier":-7,"clientX":100,"clientY":295}]},
      {"type":"touchmove","timeStamp":517.0,"touches":[{"identifier":-7,"clientX":100,"clientY":290}]},
      {"type":"touchend","timeStamp":525.0,"touches":[],"changedTouches":[{"identifier":-7,"clientX":100,"clientY":290}]}]
      """)

  private static let cdp = SmallRecording(
    format: .touchJSON, name: "dispatchTouchEvent, the lift without touches",
    text: """
      {"type":"touchStart","touchPoints":[{"x":100,"y":300,"id":0}],"timestamp":1700000000.5}
      {"type":"touchMove","touchPoints":[{"x":100,"y":295,"id":0}],"timestamp":1700000000.508}
      {"type":"touchMove","touchPoints":[{"x":100,"y":290,"id":0}],"timestamp":1700000000.517}
      {"type":"touchEnd","touchPoints":[],"timestamp":1700000000.525}
      """)

  private static let generic = SmallRecording(
    format: .touchJSON, name: "names with units, Android's numbers",
    text: """
      {"time_ns":1700000000500000000,"X":100,"Y":300,"action":0}
      {"time_ns":1700000000508000000,"X":100,"Y":295,"action":2}
      {"time_ns":1700000000517000000,"X":100,"Y":290,"action":2}
      {"time_ns":1700000000525000000,"X":100,"Y":290,"action":1}
      """)

  private static let chunked = SmallRecording(
    format: .touchJSON, name: "no phases",
    text: """
      [{"t":10,"x":100,"y":300},{"t":18,"x":100,"y":295},{"t":27,"x":100,"y":290},{"t":35,"x":100,"y":290}]
      """)

  private static let replays = [
    SmallRecording(
      format: .rrweb, name: "rrweb, moves behind the lift",
      text: """
        [{"type":4,"data":{"width":393,"height":852},"timestamp":1700000000000},
        {"type":3,"data":{"source":2,"type":7,"id":42,"x":100,"y":300},"timestamp":1700000000500},
        {"type":3,"data":{"source":2,"type":9,"id":42,"x":100,"y":290},"timestamp":1700000000525},
        {"type":3,"data":{"source":6,"positions":[{"x":100,"y":295,"id":42,"timeOffset":-492},
        {"x":100,"y":290,"id":42,"timeOffset":-483}]},"timestamp":1700000001000}]
        """),
    SmallRecording(
      format: .rrweb, name: "pointer records with fingers of their own",
      text: """
        {"data":{"snapshots":[{"type":3,"data":{"pointerEventType":"down","pointerId":9,"x":100,"y":300},"timestamp":1700000000500},
        {"type":3,"data":{"pointerEventType":"move","pointerId":9,"x":100,"y":295},"timestamp":1700000000508},
        {"type":3,"data":{"pointerEventType":"move","pointerId":9,"x":100,"y":290},"timestamp":1700000000517},
        {"type":3,"data":{"pointerEventType":"up","pointerId":9,"x":100,"y":290},"timestamp":1700000000525}]}}
        """),
    SmallRecording(
      format: .webkit, name: "WebKit, an event a sample",
      text: """
        {"events":[{"timeOffset":0,"touches":[{"phase":"began","id":1,"x":100,"y":300}]},
        {"timeOffset":0.008,"touches":[{"phase":"moved","id":1,"x":100,"y":295}]},
        {"timeOffset":0.017,"touches":[{"id":1,"x":100,"y":290}]},
        {"timeOffset":0.025,"touches":[{"phase":"ended","id":1,"x":100,"y":290}]}]}
        """),
    SmallRecording(
      format: .webkit, name: "WebKit, a way to be written out",
      text: """
        {"events":[{"interpolate":"linear","timestep":0.01,
        "startEvent":{"timeOffset":0,"touches":[{"phase":"began","id":1,"x":100,"y":300}]},
        "endEvent":{"timeOffset":0.02,"touches":[{"phase":"moved","id":1,"x":100,"y":290}]}}]}
        """,
      events: ["0 began 100 300", "10000 moved 100 295", "20000 moved 100 290"],
      isMadeOfNumbers: true),
  ]

  private static let automation = [
    SmallRecording(
      format: .webDriver, name: "W3C actions",
      text: """
        {"actions":[{"type":"pointer","id":"f","parameters":{"pointerType":"touch"},"actions":[
        {"type":"pointerMove","duration":0,"x":100,"y":300,"origin":"viewport"},
        {"type":"pointerDown","button":0},{"type":"pointerMove","duration":8,"x":100,"y":295},
        {"type":"pointerMove","duration":9,"x":0,"y":-5,"origin":"pointer"},
        {"type":"pause","duration":8},{"type":"pointerUp","button":0}]}]}
        """),
    SmallRecording(
      format: .touchActions, name: "Appium 1, relative moves",
      text: """
        [{"action":"press","options":{"x":100,"y":300}},{"action":"wait","options":{"ms":8}},
        {"action":"moveTo","options":{"x":0,"y":-5}},{"action":"wait","options":{"ms":9}},
        {"action":"moveTo","options":{"x":0,"y":-5}},{"action":"wait","options":{"ms":8}},
        {"action":"release"}]
        """),
    SmallRecording(
      format: .swipeCommands, name: "adb and sleep",
      text: """
        #!/bin/sh
        adb shell input swipe 300 900 300 870 10
        sleep 0.5
        adb -s 1 shell input touchscreen swipe 300 900 300 870 10
        """,
      events: [
        "0 began 100 300", "10000 moved 100 290", "10000 ended 100 290", "510000 began 100 300",
        "520000 moved 100 290", "520000 ended 100 290",
      ], isMadeOfNumbers: true),
    SmallRecording(
      format: .swipeCommands, name: "idb, which rests before it lifts",
      text: "idb ui swipe 100 300 100 280 --duration 0.04 --delta 10\n",
      events: [
        "0 began 100 300", "10000 moved 100 290", "20000 moved 100 280", "30000 moved 100 280",
        "40000 ended 100 280",
      ], isMadeOfNumbers: true),
    SmallRecording(
      format: .maestro, name: "Maestro, percent and directions",
      text: """
        appId: com.example
        ---
        - launchApp
        - swipe: {start: "50%, 50%", end: 50%,25%, duration: 10}
        - swipe:
            direction: UP
            duration: 10
        """,
      events: [
        "0 began 196.5 426", "10000 moved 196.5 213", "10000 ended 196.5 213",
        "1010000 began 196.5 426", "1020000 moved 196.5 85.2", "1020000 ended 196.5 85.2",
      ], isMadeOfNumbers: true),
  ]

  private static let macros = [
    SmallRecording(
      format: .touchMacro, name: "AutoTouch",
      text: """
        -- Resolution: 1179, 2556
        usleep(5000.0);
        touchDown(6, 300.00, 900.0); usleep(3000 + 5000);
        touchMove(6, 300, 885);
        usleep(9000.00);
        touchMove(6, 300, 870);
        usleep(8000);
        touchUp(6, 300, 870);
        """),
    SmallRecording(
      format: .touchMacro, name: "XXTouch",
      text: """
        sys.msleep(5)
        touch.on(1, 300, 900)
        sys.msleep(8)
        touch.move(1, 300, 885, 4200, 90)
        sys.msleep(9)
        touch.move(1, 300, 870, 4200, 90)
        sys.msleep(8)
        touch.off(1, 300, 870)
        """),
    SmallRecording(
      format: .touchMacro, name: "TouchElf, a lift without a place",
      text: """
        touchDown(1, 300, 900)
        mSleep(8)
        touchMove(1, 300, 885)
        mSleep(9)
        touchMove(1, 300, 870)
        mSleep(8)
        touchUp(1)
        """),
    SmallRecording(
      format: .zxtouch, name: "ZXTouch",
      text: """
        12a;;b;;2
        185000
        1011030300009000
        188000
        1012030300008850
        189000
        1012030300008700
        188000
        1010030300008700
        """),
  ]

  private static let flutter = SmallRecording(
    format: .flutter, name: "Flutter, logical pixels in Dart's quotes",
    text: """
      const String data = r'''
      [{"ts":1,"events":[{"type":"PointerAddedEvent","timeStamp":500000,"position":[100,300]},
      {"type":"PointerDownEvent","timeStamp":500000,"pointer":1,"position":[100,300]}]},
      {"ts":2,"events":[{"type":"PointerMoveEvent","timeStamp":508000,"pointer":1,"position":[100,295]},
      {"type":"PointerMoveEvent","timeStamp":517000,"pointer":1,"position":[100,290]}]},
      {"ts":3,"events":[{"type":"PointerUpEvent","timeStamp":525000,"pointer":1,"position":[100,290]}]}]
      ''';
      """)

  private static let packets = SmallRecording(
    format: .flutter, name: "Flutter, physical pixels",
    text: """
      [{"ts":9,"events":[{"timeStamp":500000,"change":1,"physicalX":300,"physicalY":900},
      {"timeStamp":500000,"change":4,"physicalX":300,"physicalY":900}]},
      {"ts":9,"events":[{"timeStamp":508000,"change":5,"physicalX":300,"physicalY":885}]},
      {"ts":9,"events":[{"timeStamp":517000,"change":5,"physicalX":300,"physicalY":870}]},
      {"ts":9,"events":[{"timeStamp":525000,"change":6,"physicalX":300,"physicalY":870}]}]
      """)

  private static let dart = SmallRecording(
    format: .flutterDart, name: "Flutter, Dart",
    text: """
      final events = <PointerEvent>[
        const PointerDownEvent(timeStamp: Duration(milliseconds: 500), pointer: 1, position: Offset(100.0, 300.0)),
        PointerMoveEvent(
          timeStamp: Duration(microseconds: 508000),
          pointer: 1,
          position: Offset(100.0, 295.0),
        ),
        PointerMoveEvent(timeStamp: Duration(milliseconds: 500 + 17), pointer: 1, position: Offset(100.0, 290.0)),
        PointerUpEvent(timeStamp: Duration(milliseconds: 525), pointer: 1, position: Offset(100.0, 290.0)),
      ];
      """)

  private static let xinput = SmallRecording(
    format: .xinput, name: "xinput test-xi2",
    text: """
      EVENT type 18 (TouchBegin)
          device: 11 (11)
          time:   500
          detail: 4
          flags:
          root: 300.00/900.00
          event: 12.00/40.00
          buttons:
      EVENT type 19 (TouchUpdate)
          device: 11 (11)
          time:   508
          detail: 4
          flags:
          root: 300.00/885.00
          event: 12.00/40.00
          buttons:
      EVENT type 19 (TouchUpdate)
          device: 11 (11)
          time:   517
          detail: 4
          flags:
          root: 300.00/870.00
          event: 12.00/40.00
          buttons:
      EVENT type 20 (TouchEnd)
          device: 11 (11)
          time:   525
          detail: 4
          flags:
          root: 300.00/870.00
          event: 12.00/40.00
          buttons:

      """)
}
