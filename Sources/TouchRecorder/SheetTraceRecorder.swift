#if canImport(UIKit)
  public import UIKit

  /// The window of a scene that shows the sheet; it hands every touch to its recorder, then on.
  @available(iOS 15, *)
  open class TraceWindow: UIWindow {
    /// What records the touches; `nil` records none.
    public var recorder: SheetTraceRecorder?

    open override func sendEvent(_ event: UIEvent) {
      recorder?.record(event, in: self)
      super.sendEvent(event)
    }
  }

  /// Records the touches on a sheet, its configuration, its changes of detent and its dismissal.
  ///
  /// It is the delegate of the sheet; a delegate of the app's own hands on the two calls.
  @available(iOS 15, *)
  @MainActor
  public final class SheetTraceRecorder: NSObject, UISheetPresentationControllerDelegate {
    private var writer: TraceWriter
    private var isInSession = false
    private var fingers: [ObjectIdentifier: Int] = [:]
    private var lastFinger = 0
    private weak var scrollView: UIScrollView?
    private static let phases: [UITouch.Phase: TracePhase] = [
      .began: .began, .moved: .moved, .ended: .ended, .cancelled: .cancelled,
    ]
    private var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

    /// Creates a recorder; `output` takes each line of the trace, without a line feed.
    public init(output: @escaping (String) -> Void) {
      writer = TraceWriter(output: output)
    }

    /// Begins a session, or its next presentation; call it just before `present`.
    ///
    /// - Parameters:
    ///   - sheet: The sheet, configured.
    ///   - scrollView: The scroll view in it, if it has one.
    ///   - window: The window that shows it.
    public func sheetWillBePresented(
      _ sheet: UISheetPresentationController, scrollView: UIScrollView?, in window: UIWindow
    ) {
      self.scrollView = scrollView
      sheet.delegate = self
      if !isInSession { writer.begin(header(of: sheet, in: window), at: now) }
      isInSession = true
      writer.present(animated: true, at: now)
    }

    /// Ends the session.
    public func finish() {
      if isInSession { writer.end(at: now) }
      isInSession = false
    }

    /// Records the touches of an event, with the samples between two frames of the display.
    func record(_ event: UIEvent, in window: UIWindow) {
      guard isInSession, event.type == .touches else { return }
      var samples: [(finger: Int, touch: UITouch)] = []
      for touch in event.allTouches ?? [] {
        if touch.phase == .began {
          lastFinger += 1
          fingers[ObjectIdentifier(touch)] = lastFinger
        }
        guard let finger = fingers[ObjectIdentifier(touch)] else { continue }
        samples += (event.coalescedTouches(for: touch) ?? [touch]).map { (finger, $0) }
        if touch.phase == .ended || touch.phase == .cancelled {
          fingers[ObjectIdentifier(touch)] = nil
        }
      }
      for (finger, touch) in samples.sorted(by: { $0.touch.timestamp < $1.touch.timestamp }) {
        guard let phase = Self.phases[touch.phase] else { continue }
        let place = touch.preciseLocation(in: window)
        writer.touch(phase, finger: finger, x: place.x, y: place.y, at: touch.timestamp)
      }
    }

    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheet: UISheetPresentationController
    ) {
      let top = sheet.presentedView.map { Double($0.convert($0.bounds, to: nil).minY) }
      let offset = scrollView.map { Double($0.contentOffset.y) }
      let detent = sheet.selectedDetentIdentifier.map(name)
      writer.observed(detent: detent, y: top, offset: offset, at: now)
    }

    public func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      writer.observed(dismissed: true, at: now)
    }

    private func header(
      of sheet: UISheetPresentationController, in window: UIWindow
    ) -> TraceHeader {
      let insets = window.safeAreaInsets
      let screen = TraceHeader.Screen(
        width: window.bounds.width, height: window.bounds.height, scale: window.screen.scale,
        safeArea: (insets.top, insets.left, insets.bottom, insets.right))
      var fields = TraceHeader.Sheet()
      if #available(iOS 16, *) { fields.detents = detents(of: sheet, in: window) }
      fields.selectedDetentIdentifier = sheet.selectedDetentIdentifier.map(name)
      fields.largestUndimmedDetentIdentifier = sheet.largestUndimmedDetentIdentifier.map(name)
      fields.prefersScrollingExpandsWhenScrolledToEdge =
        sheet.prefersScrollingExpandsWhenScrolledToEdge
      fields.prefersEdgeAttachedInCompactHeight = sheet.prefersEdgeAttachedInCompactHeight
      fields.prefersGrabberVisible = sheet.prefersGrabberVisible
      fields.isModalInPresentation = sheet.presentedViewController.isModalInPresentation
      let content = scrollView.map {
        TraceHeader.Content(height: $0.contentSize.height, offset: $0.contentOffset.y)
      }
      return TraceHeader(screen: screen, sheet: fields, content: content)
    }

    @available(iOS 16, *)
    private func detents(
      of sheet: UISheetPresentationController, in window: UIWindow
    ) -> [TraceHeader.Detent] {
      let context = DetentContext(in: window)
      return sheet.detents.compactMap { detent in
        if detent.identifier == .medium { return .medium }
        if detent.identifier == .large { return .large }
        let height = detent.resolvedValue(in: context)
        return height.map { .height(id: detent.identifier.rawValue, Double($0)) }
      }
    }

    private func name(_ detent: UISheetPresentationController.Detent.Identifier) -> String {
      detent == .medium ? "medium" : detent == .large ? "large" : detent.rawValue
    }
  }

  /// The height in which detents are resolved; the gap at the top was measured.
  @available(iOS 16, *)
  @MainActor
  private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext
  {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(in window: UIWindow) {
      let insets = window.safeAreaInsets
      containerTraitCollection = window.traitCollection
      maximumDetentValue =
        window.bounds.height - insets.top - insets.bottom - (insets.bottom > 0 ? 10 : 20)
    }
  }
#endif
