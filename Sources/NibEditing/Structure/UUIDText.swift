import Platform

/// Makes UUIDs that are the same for the same id.
enum UUIDText {
    /// Returns the UUID that belongs to an id, in capitals.
    static func make(seed: String) -> String {
        let high = Digest(of: Array(seed.utf8)).value
        let low = Digest(of: Array((seed + "-").utf8)).value
        let digits = Array((hex(high) + hex(low)).utf8)
        let parts = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(decoding: digits[$0], as: UTF8.self) }
        return parts.joined(separator: "-")
    }

    private static func hex(_ value: UInt64) -> String {
        let text = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: 16 - text.count) + text
    }
}
