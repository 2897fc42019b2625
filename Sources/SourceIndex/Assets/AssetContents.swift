import Bytes
import Platform

/// What the `Contents.json` of a set in a catalogue says of its files (Apple's "Asset Catalog Format Reference").
struct AssetContents {
    private let text: [UInt8]

    /// Reads the file in a folder; nil if it cannot be read.
    init?(ofFolder path: String) {
        guard let bytes = try? FileIO.read(PathName.join(path, "Contents.json")) else { return nil }
        text = bytes.filter { !Byte.isBlank($0) && $0 != Byte.newline && $0 != Byte.carriageReturn }
    }

    /// Whether a folder puts its name before the names in it.
    var isNamespace: Bool { has(#""provides-namespace":true"#) }

    /// Whether a set has a file.
    var hasFiles: Bool { has(#""filename":"#) }

    /// The kinds of devices that a set has something for.
    var idioms: Set<String> {
        let parts = String(decoding: text, as: UTF8.self).split(separator: "\"", omittingEmptySubsequences: false)
        return Set(zip(parts, parts.dropFirst(2)).compactMap { $0 == "idiom" ? String($1) : nil })
    }

    private func has(_ words: String) -> Bool {
        text.withUnsafeBytes { text in Array(words.utf8).withUnsafeBytes { text.contains(bytes: $0) } }
    }
}
