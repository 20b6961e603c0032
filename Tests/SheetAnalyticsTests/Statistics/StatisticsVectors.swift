import Foundation
import TestSupport
import Testing

/// The reference numbers beside a developer's checkout.
enum StatisticsVectors {
  /// The whole file.
  static func all() throws -> [String: Any] {
    let data = Data(try SharedFolder.bytes("vectors/statistics.json"))
    return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }

  /// A list of rows, at least one: an absent table must not pass as met.
  static func rows(_ key: String) throws -> [[String: Any]] {
    let rows = try #require(try all()[key] as? [[String: Any]])
    try #require(!rows.isEmpty)
    return rows
  }

  /// One object.
  static func object(_ key: String) throws -> [String: Any] {
    try #require(try all()[key] as? [String: Any])
  }
}

extension [String: Any] {
  /// A number; not a number where it is missing, so that comparisons fail.
  func number(_ key: String) -> Double {
    (self[key] as? NSNumber)?.doubleValue ?? .nan
  }

  /// A whole number; -1 where it is missing.
  func integer(_ key: String) -> Int64 {
    (self[key] as? NSNumber)?.int64Value ?? -1
  }

  /// A list of numbers.
  func numbers(_ key: String) -> [Double] {
    (self[key] as? [NSNumber])?.map(\.doubleValue) ?? []
  }

  /// A list of whole numbers.
  func integers(_ key: String) -> [Int64] {
    (self[key] as? [NSNumber])?.map(\.int64Value) ?? []
  }

  /// A list of lists of whole numbers.
  func table(_ key: String) -> [[Int64]] {
    (self[key] as? [[NSNumber]])?.map { $0.map(\.int64Value) } ?? []
  }

  /// A list of objects, at least one.
  func objects(_ key: String) throws -> [[String: Any]] {
    let objects = try #require(self[key] as? [[String: Any]])
    try #require(!objects.isEmpty)
    return objects
  }
}
