import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// Switches of the tuning that decide what the app is told and what its changes do.
struct PresentationSwitchTests {
  @Test func `detentChangeReportedAt release tells of the change at the lift`() {
    var sheet = SheetTester(tuning: { $0.detentChangeReportedAt = .release })
    sheet.dragAndHold(.header, by: -200)
    sheet.expectCallbacks("didChange(large)")
    sheet.settle()
    sheet.expectCallbacks()
  }

  @Test func `detentChangeReportedAt settled tells of the change when the sheet rests`() {
    var sheet = SheetTester(tuning: { $0.detentChangeReportedAt = .settled })
    sheet.dragAndHold(.header, by: -200)
    sheet.expectCallbacks()
    sheet.settle()
    sheet.expectCallbacks("didChange(large)")
  }

  @Test func `detentChangeReportedAt settled comes before the view appears again`() {
    var sheet = SheetTester(tuning: { $0.detentChangeReportedAt = .settled })
    sheet.drag(.header, by: 50)
    sheet.move(by: -300, over: 200)
    sheet.wait(100)
    sheet.up()
    sheet.expectCallbacks("shouldDismiss", "willDismiss", "viewWillDisappear")
    sheet.settle()
    sheet.expectCallbacks("didChange(large)", "viewWillAppear", "viewDidAppear")
  }

  @Test(arguments: [(ChangesWhilePresenting.ignored, "medium"), (.queued, "large")])
  func `changesWhilePresenting drops a selection or keeps it for later`(
    _ setting: ChangesWhilePresenting, detent: String
  ) {
    var sheet = SheetTester(presented: false, tuning: { $0.changesWhilePresenting = setting })
    sheet.play(.present(animated: true))
    sheet.wait(100)
    sheet.play(.select("large", animated: true))
    sheet.expect(phase: .presenting)
    sheet.expectRules("E01", "E05")
    sheet.settle()
    sheet.expect(detent: detent)
  }

  @Test(arguments: [(ChangesWhilePresenting.ignored, 398.56), (.queued, 69.0)])
  func `changesWhilePresenting drops new detents or keeps them for later`(
    _ setting: ChangesWhilePresenting, y: Double
  ) {
    var sheet = SheetTester(presented: false, tuning: { $0.changesWhilePresenting = setting })
    sheet.play(.present(animated: true))
    sheet.play(.detents([.large], animated: false))
    sheet.settle()
    sheet.expect(y: y)
  }

  /// A detent as high as content of 300 pt, then of 400 pt, with a header of 56 pt.
  @Test(arguments: [(ChangesWhilePresenting.ignored, 462.0), (.queued, 362)])
  func `changesWhilePresenting holds for a detent that follows its content`(
    _ setting: ChangesWhilePresenting, y: Double
  ) {
    var content = Content()
    content.height = 300
    var sheet = SheetTester(
      detents: [DetentDescription(id: "fit", height: .contentHeight)], content: content,
      presented: false, tuning: { $0.changesWhilePresenting = setting })
    sheet.play(.present(animated: true))
    sheet.wait(100)
    var taller = ContentFields()
    taller.height = .set(400)
    sheet.play(.content(taller))
    sheet.expectRules("E01", "E08", "E05")
    sheet.settle()
    sheet.expect(y: y)
    sheet.expect(detent: "fit")
  }

  @Test func `removedDetentAnimates false: the sheet jumps though the app animates`() {
    var sheet = SheetTester(tuning: { $0.removedDetentAnimates = false })
    sheet.play(.detents([.large], animated: true))
    sheet.expect(phase: .idle)
    sheet.expect(y: 69)
  }

  @Test func `removedDetentAnimates true: the sheet settles at its new detent`() {
    var sheet = SheetTester(tuning: { $0.removedDetentAnimates = true })
    sheet.play(.detents([.large], animated: true))
    sheet.expect(phase: .settling)
    sheet.expect(y: 398.56)
    sheet.settle()
    sheet.expect(y: 69)
  }

  @Test(arguments: [
    (KeyboardDrag.returnsToKeyboardDetent, 198.56, "peek"), (.selectsDetent, 398.56, "medium"),
  ])
  func `keyboardDrag returns to the keyboard's position or selects a detent`(
    _ setting: KeyboardDrag, y: Double, detent: String
  ) {
    let peek = DetentDescription(id: "peek", height: .fixed(120))
    var sheet = SheetTester(
      detents: [peek, .medium], tuning: { $0.keyboardDrag = setting })
    sheet.play(.keyboard(overlap: 200))
    sheet.settle()
    sheet.expect(y: 198.56)
    sheet.dragAndHold(.header, by: 150)
    sheet.settle()
    sheet.expect(y: y)
    sheet.expect(detent: detent)
  }

  @Test func `rotationDuringDrag cancel takes the sheet from the finger`() {
    var sheet = Self.rotatedUnderFinger(.cancel)
    sheet.expect(owner: .none)
    sheet.move(by: 30)
    sheet.expect(y: 411.76)
  }

  @Test func `rotationDuringDrag reanchor goes on from the new position`() {
    var sheet = Self.rotatedUnderFinger(.reanchor)
    sheet.expect(owner: .sheet)
    sheet.expect(y: 411.76)
    sheet.move(by: -30)
    sheet.expect(y: 381.76)
  }

  /// 50 pt above medium on one screen, then on one where medium is at 411.76.
  private static func rotatedUnderFinger(_ setting: RotationDuringDrag) -> SheetTester {
    var sheet = SheetTester(tuning: { $0.rotationDuringDrag = setting })
    sheet.drag(.header, by: -50)
    sheet.play(.screen(.device("iPhone 11")))
    return sheet
  }

  /// 100 pt down at 3000 pt/s: of 453.44 pt to the bottom, or 22 % of them.
  @Test(arguments: [(SettleModel.detents, SheetPhase.dismissed), (.percentDriven, .idle)])
  func `settleModel looks at the flick or at the share of the height`(
    _ setting: SettleModel, phase: SheetPhase
  ) {
    var sheet = SheetTester(tuning: { $0.settleModel = setting })
    sheet.drag(.header, by: 100, over: 30)
    sheet.up()
    sheet.settle()
    sheet.expect(phase: phase)
  }
}
