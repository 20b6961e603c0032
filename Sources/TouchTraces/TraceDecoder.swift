/// Reads a recording of any format from chunks of bytes and hands its sessions to a sink.
///
/// ```swift
/// var decoder = TraceDecoder(format: .touchTrace1)
/// decoder.feed(chunk.span, into: &sink)
/// decoder.finish(into: &sink)
/// ```
///
/// Text in UTF-16 with a byte order mark is read as well; places then count bytes of UTF-8.
public struct TraceDecoder: Sendable {
  /// Trace format 1 stands apart, so that its way into a relay is compiled as one piece.
  private var format1: EncodingStage<Format1Decoder>?
  /// The binary form does too, and is no text.
  private var binary: BinaryDecoder?
  /// The decoder of any other format.
  private var other: (any RawDecoder)?

  /// Creates a decoder for one file.
  ///
  /// - Parameters:
  ///   - format: The format of the file.
  ///   - options: What the user tells about the recording.
  ///   - scene: The scene of the command line, whose screen imported touches are scaled to.
  public init(
    format: TraceFormat, options: ImportOptions = .standard, scene: SceneFields = SceneFields()
  ) {
    self.init(format: format, options: options, scene: scene, known: KnownScenes())
  }

  /// Creates a decoder for one file that reads faster what headers of other files have said too.
  package init(
    format: TraceFormat, options: ImportOptions, scene: SceneFields, known: KnownScenes
  ) {
    var decoder: (any RawDecoder)?
    switch format {
    case .touchTrace1: format1 = EncodingStage(Format1Decoder(scene: scene, known: known))
    case .binaryTrace: binary = BinaryDecoder(scene: scene)
    case .getevent: decoder = EvdevDecoder<GeteventSyntax>(options: options, scene: scene)
    case .evemu: decoder = EvdevDecoder<EvemuSyntax>(options: options, scene: scene)
    case .evtest: decoder = EvdevDecoder<EvtestSyntax>(options: options, scene: scene)
    case .evbug: decoder = EvdevDecoder<EvbugSyntax>(options: options, scene: scene)
    case .libinput: decoder = EvdevDecoder<LibinputSyntax>(options: options, scene: scene)
    case .reran: decoder = EvdevDecoder<ReranSyntax>(options: options, scene: scene)
    case .sendevent: decoder = EvdevDecoder<SendeventSyntax>(options: options, scene: scene)
    case .minitouch: decoder = EvdevDecoder<MinitouchSyntax>(options: options, scene: scene)
    case .touchMacro: decoder = ScriptDecoder<TouchMacroSyntax>(options: options, scene: scene)
    case .zxtouch: decoder = ScriptDecoder<ZXTouchSyntax>(options: options, scene: scene)
    case .swipeCommands:
      decoder = ScriptDecoder<SwipeCommandSyntax>(options: options, scene: scene)
    case .maestro: decoder = ScriptDecoder<MaestroSyntax>(options: options, scene: scene)
    case .flutterDart: decoder = ScriptDecoder<FlutterDartSyntax>(options: options, scene: scene)
    case .webkit: decoder = JSONTouchDecoder<WebKitSyntax>(options: options, scene: scene)
    case .webDriver: decoder = JSONTouchDecoder<WebDriverSyntax>(options: options, scene: scene)
    case .touchActions:
      decoder = JSONTouchDecoder<TouchActionSyntax>(options: options, scene: scene)
    case .rrweb: decoder = JSONTouchDecoder<RrwebSyntax>(options: options, scene: scene)
    case .flutter: decoder = JSONTouchDecoder<FlutterSyntax>(options: options, scene: scene)
    case .motionEvents: decoder = ScriptDecoder<MotionEventSyntax>(options: options, scene: scene)
    case .touchDescriptions:
      decoder = ScriptDecoder<TouchDescriptionSyntax>(options: options, scene: scene)
    case .xinput: decoder = ScriptDecoder<XinputSyntax>(options: options, scene: scene)
    case .monkey: decoder = ScriptDecoder<MonkeySyntax>(options: options, scene: scene)
    case .table: decoder = TableTextDecoder(options: options, scene: scene)
    case .touchJSON: decoder = JSONTouchDecoder<TouchObjectSyntax>(options: options, scene: scene)
    }
    other = decoder.map { Self.staged($0) }
  }

  /// The scenes that are known by now; `nil` if the format tells them otherwise.
  package var known: KnownScenes? { format1?.decoder.known }

  private static func staged(_ decoder: some RawDecoder) -> any RawDecoder {
    EncodingStage(decoder)
  }

  /// Reads the next bytes of the file.
  ///
  /// - Parameters:
  ///   - bytes: Decompressed bytes; any number of them.
  ///   - sink: Receives what the bytes complete.
  public mutating func feed(_ bytes: Span<UInt8>, into sink: inout some TraceSink) {
    format1?.feed(bytes, into: &sink)
    binary?.feed(bytes, into: &sink)
    other?.feed(bytes, into: &sink)
  }

  /// Ends the file.
  ///
  /// - Parameter sink: Receives what is left, and the findings of the last session.
  public mutating func finish(into sink: inout some TraceSink) {
    format1?.finish(into: &sink)
    binary?.finish(into: &sink)
    other?.finish(into: &sink)
  }
}

extension TraceDecoder {
  /// Reads the next bytes of the file; the same as for any sink, and the fastest way there is.
  package mutating func feed(_ bytes: Span<UInt8>, into relay: inout SinkRelay) {
    format1?.feed(bytes, into: &relay)
    binary?.feed(bytes, into: &relay)
    other?.feed(bytes, into: &relay)
    relay.flush()
  }

  /// Ends the file; nothing waits in the relay afterwards.
  package mutating func finish(into relay: inout SinkRelay) {
    format1?.finish(into: &relay)
    binary?.finish(into: &relay)
    other?.finish(into: &relay)
    relay.flush()
  }
}
