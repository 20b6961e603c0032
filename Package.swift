// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "detent",
  platforms: [.macOS(.v26), .iOS(.v26), .tvOS(.v26), .watchOS(.v26), .visionOS(.v26)],
  products: [
    .executable(name: "detent", targets: ["detent"]),
    .library(name: "TouchTraces", targets: ["TouchTraces"]),
    .library(name: "SheetReplay", targets: ["SheetReplay"]),
    .library(name: "SheetAnalytics", targets: ["SheetAnalytics"]),
    .library(name: "SheetReports", targets: ["SheetReports"]),
    .library(name: "TouchRecorder", targets: ["TouchRecorder"]),
  ],
  targets: [
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .target(name: "CAllocationCount"),
    .target(name: "Zlib", dependencies: ["CZlib"]),
    // Square roots and roundings are calls into the C library's mathematics in debug builds.
    .target(
      name: "TouchTraces", dependencies: ["Zlib"],
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(
      name: "SheetReplay", dependencies: ["TouchTraces"],
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "SheetAnalytics", dependencies: ["TouchTraces", "SheetReplay"]),
    .target(
      name: "SheetReports", dependencies: ["Zlib", "TouchTraces", "SheetReplay", "SheetAnalytics"]),
    .target(
      name: "DetentCommand",
      dependencies: [
        "CAllocationCount", "Zlib", "TouchTraces", "SheetReplay", "SheetAnalytics", "SheetReports",
      ]),
    .target(name: "TouchRecorder", exclude: ["TouchRecorder.docc"]),
    .executableTarget(name: "detent", dependencies: ["DetentCommand"]),

    .target(
      name: "TestSupport",
      dependencies: ["Zlib", "TouchTraces", "SheetReplay"],
      path: "Tests/TestSupport"),
    .testTarget(name: "ZlibTests", dependencies: ["Zlib", "TestSupport"]),
    .testTarget(name: "TouchTracesTests", dependencies: ["TouchTraces", "TestSupport"]),
    .testTarget(
      name: "SheetReplayTests", dependencies: ["SheetReplay", "TestSupport"],
      exclude: ["Goldens"]),
    .testTarget(
      name: "SheetAnalyticsTests", dependencies: ["SheetAnalytics", "TestSupport"],
      exclude: ["Oracles"]),
    .testTarget(
      name: "SheetReportsTests", dependencies: ["SheetReports", "TestSupport"],
      exclude: ["Goldens", "Check/Goldens"]),
    .testTarget(
      name: "DetentCommandTests", dependencies: ["DetentCommand", "TestSupport"],
      exclude: ["View/Browser"]),
    .testTarget(name: "TouchRecorderTests", dependencies: ["TouchRecorder", "TouchTraces"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
  ]
}
