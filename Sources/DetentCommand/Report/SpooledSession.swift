import SheetAnalytics

/// What is kept of a session until all files are read: where its record lies.
struct SpooledSession: Sendable {
  /// Whose spool has the record.
  let worker: Int32
  let presentationCount: Int32
  let record: SpooledRows
  /// What the page draws of its presentations; nothing where no page is made.
  var drawn: [DrawnPresentation]
}

/// What the page of a report says of a presentation.
struct DrawnPresentation: Sendable {
  let number: Int
  let course: SessionRow
  /// What is drawn of it, until it is summed up.
  var recording: DrawnRecording?
}
