// The declarations of UIKit that the recorder names, so that its glue is type-checked where there
// is no UIKit. Nothing here does anything.

public typealias CGFloat = Double
public typealias TimeInterval = Double

open class NSObject {
  public init() {}
}

public struct CGPoint { public var x: CGFloat, y: CGFloat }
public struct CGSize { public var width: CGFloat, height: CGFloat }
public struct CGRect {
  public var width: CGFloat, height: CGFloat, minY: CGFloat
}
public struct UIEdgeInsets {
  public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat
}

public final class ProcessInfo: Sendable {
  public static let processInfo = ProcessInfo()
  public let systemUptime: TimeInterval = 0
}

@MainActor open class UIResponder: NSObject {}
@MainActor open class UITraitCollection: NSObject {}

@MainActor open class UIView: UIResponder {
  open var bounds: CGRect { fatalError() }
  open var safeAreaInsets: UIEdgeInsets { fatalError() }
  open var traitCollection: UITraitCollection { fatalError() }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
}

@MainActor open class UIScreen: NSObject {
  open var scale: CGFloat { 1 }
}

@MainActor open class UIWindow: UIView {
  open var screen: UIScreen { fatalError() }
  open func sendEvent(_ event: UIEvent) {}
}

@MainActor open class UIScrollView: UIView {
  open var contentOffset: CGPoint { fatalError() }
  open var contentSize: CGSize { fatalError() }
}

@MainActor open class UIEvent: NSObject {
  public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }
  open var type: EventType { .touches }
  open var allTouches: Set<UITouch>? { nil }
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
}

@MainActor open class UITouch: NSObject, @MainActor Hashable {
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
  open var timestamp: TimeInterval { 0 }
  open var phase: Phase { .began }
  open func preciseLocation(in view: UIView?) -> CGPoint { fatalError() }
  public static func == (left: UITouch, right: UITouch) -> Bool { left === right }
  open func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@MainActor open class UIViewController: UIResponder {
  open var isModalInPresentation: Bool { false }
}

@MainActor open class UIPresentationController: NSObject {
  open var presentedViewController: UIViewController { fatalError() }
  open var presentedView: UIView? { nil }
}

@MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

@MainActor
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

@MainActor public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}

@MainActor open class UISheetPresentationController: UIPresentationController {
  @MainActor open class Detent: NSObject {
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      public var rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
      public static let large = Identifier(rawValue: "com.apple.UIKit.large")
    }
    open var identifier: Identifier { .large }
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { nil }
  }
  open weak var delegate: (any UISheetPresentationControllerDelegate)?
  open var detents: [Detent] { [] }
  open var selectedDetentIdentifier: Detent.Identifier? { nil }
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { nil }
  open var prefersScrollingExpandsWhenScrolledToEdge: Bool { true }
  open var prefersEdgeAttachedInCompactHeight: Bool { false }
  open var prefersGrabberVisible: Bool { false }
}
