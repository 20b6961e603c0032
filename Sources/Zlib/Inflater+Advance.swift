extension Inflater {
  /// Moves through the input until there is something to report.
  mutating func advance(
    _ input: Span<UInt8>, into output: inout OutputSpan<UInt8>
  ) throws(InflateError) -> InflateProgress {
    var used = 0
    while true {
      let rest = input.extracting(used...)
      switch position {
      case .start(let held):
        guard rest.count > 0 else { return InflateProgress(consumed: used, state: .needsInput) }
        used += try begin(held: held, next: rest[0])
      case .inside:
        let progress = try decompress(rest, into: &output)
        return InflateProgress(consumed: used + progress.consumed, state: progress.state)
      case .betweenMembers(let isFirstByteHeld):
        guard rest.count > 0 else { return InflateProgress(consumed: used, state: .needsInput) }
        used += try leaveGap(rest, isFirstByteHeld: isFirstByteHeld)
      case .behindStream:
        guard rest.count > 0 else { return InflateProgress(consumed: used, state: .needsInput) }
        throw .trailingData(offset: consumedBytes)
      case .plain(let held):
        let progress = copy(rest, held: held, into: &output)
        return InflateProgress(consumed: used + progress.consumed, state: progress.state)
      }
    }
  }

  /// Looks at one of the first two bytes of the input; returns how many bytes it used.
  private mutating func begin(held: UInt8?, next: UInt8) throws(InflateError) -> Int {
    guard let first = held else {
      if Container.isPlain(first: next) {
        container = .plain
        position = .plain(held: nil)
        return 0
      }
      position = .start(held: next)
      consumedBytes += 1
      return 1
    }
    let found = Container(first: first, second: next)
    container = found
    guard found != .plain else {
      position = .plain(held: first)
      return 0
    }
    consumedBytes += 1
    try enter(found, first: first, second: next)
    return 1
  }

  /// Skips padding behind a member up to the next member; returns how many bytes it used.
  private mutating func leaveGap(
    _ rest: Span<UInt8>, isFirstByteHeld: Bool
  ) throws(InflateError) -> Int {
    if isFirstByteHeld {
      guard rest[0] == Container.gzipSecondByte else {
        throw .trailingData(offset: consumedBytes - 1)
      }
      consumedBytes += 1
      try enter(.gzip, first: Container.gzipFirstByte, second: Container.gzipSecondByte)
      return 1
    }
    var used = 0
    while used < rest.count, rest[used] == 0 {
      used += 1
    }
    consumedBytes += used
    guard used < rest.count else { return used }
    guard rest[used] == Container.gzipFirstByte else { throw .trailingData(offset: consumedBytes) }
    consumedBytes += 1
    position = .betweenMembers(isFirstByteHeld: true)
    return used + 1
  }

  /// Starts a member whose first two bytes have been used already.
  private mutating func enter(
    _ container: Container, first: UInt8, second: UInt8
  ) throws(InflateError) {
    switch stream.begin(container, first: first, second: second) {
    case .running, .ended: position = .inside
    case .damaged(let reason): throw InflateError(reason: reason, offset: consumedBytes)
    case .outOfMemory: throw .outOfMemory
    }
  }

  private mutating func decompress(
    _ rest: Span<UInt8>, into output: inout OutputSpan<UInt8>
  ) throws(InflateError) -> InflateProgress {
    let countBefore = output.count
    let (consumed, status) = stream.run(rest, into: &output)
    consumedBytes += consumed
    producedBytes += output.count - countBefore
    switch status {
    case .running:
      return InflateProgress(consumed: consumed, state: output.isFull ? .outputFull : .needsInput)
    case .ended:
      position = container == .zlib ? .behindStream : .betweenMembers(isFirstByteHeld: false)
      return InflateProgress(consumed: consumed, state: .memberVerified)
    case .outOfMemory:
      throw .outOfMemory
    case .damaged(let reason):
      throw InflateError(reason: reason, offset: consumedBytes)
    }
  }

  /// Passes plain bytes on, a held first byte in front.
  private mutating func copy(
    _ rest: Span<UInt8>, held: UInt8?, into output: inout OutputSpan<UInt8>
  ) -> InflateProgress {
    if let held, !output.isFull {
      output.append(held)
      producedBytes += 1
      position = .plain(held: nil)
    }
    let count = min(rest.count, output.freeCapacity)
    output.append(copying: rest.extracting(first: count))
    consumedBytes += count
    producedBytes += count
    return InflateProgress(consumed: count, state: output.isFull ? .outputFull : .needsInput)
  }
}
