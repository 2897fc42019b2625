import NibDocument
import Platform

/// Makes ids in Xcode's form, the same for the same bytes and commands.
///
/// A session makes a new maker whenever its document is saved or goes back to the saved state. So a session that continues makes
/// the same ids as one that opens the saved file, with or without a journal.
struct IDMaker {
    private let bytes: [UInt8]
    /// Made from the bytes when the first id is needed.
    private lazy var seed = Digest(of: bytes).value
    private var counter: UInt64 = 0

    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8)

    /// Starts from a document's bytes.
    init(bytes: [UInt8]) { self.bytes = bytes }

    /// Returns the next id that is free in a document, such as `iN0-l3-epB`.
    mutating func next(in document: NibDocument, besides taken: Set<String> = []) -> String {
        while true {
            counter += 1
            let id = Self.spell(Self.mix(seed &+ counter &* 0x9E37_79B9_7F4A_7C15))
            if !document.hasID(id), !taken.contains(id) { return id }
        }
    }

    private static func spell(_ bits: UInt64) -> String {
        var bits = bits
        return String(unsafeUninitializedCapacity: 10) { out in
            for place in 0..<10 {
                if place == 3 || place == 6 {
                    out[place] = UInt8(ascii: "-")
                } else {
                    out[place] = alphabet[Int(bits % 62)]
                    bits /= 62
                }
            }
            return 10
        }
    }

    /// Spreads a number over all 64 bits (the finalizer of SplitMix64).
    private static func mix(_ value: UInt64) -> UInt64 {
        var z = value
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
