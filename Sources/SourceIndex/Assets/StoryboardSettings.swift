import Bytes
import Platform

/// What a file says of the storyboards that the system loads: a property list, or the settings of a project.
struct StoryboardSettings {
    private enum Content {
        /// The file cannot be read.
        case unread
        /// A binary property list, which has each text somewhere as it is.
        case binary([UInt8])
        /// The words that may be names of storyboards.
        case words(Set<[UInt8]>)
    }

    private let content: Content

    /// Reads a file.
    init(path: String) {
        guard let bytes = try? FileIO.read(path) else {
            content = .unread
            return
        }
        if !path.hasSuffix(".plist") {
            content = .words(Self.words(ofSettings: bytes))
        } else if bytes.starts(with: "bplist".utf8) {
            content = .binary(bytes)
        } else {
            content = .words(Self.texts(ofList: bytes))
        }
    }

    /// Whether the file may name a storyboard.
    func name(_ storyboard: String) -> Bool {
        let wanted = Array(storyboard.utf8)
        switch content {
        case .unread: return true
        case .binary(let bytes):
            return bytes.withUnsafeBytes { all in wanted.withUnsafeBytes { all.contains(bytes: $0) } }
        case .words(let words): return words.contains(wanted)
        }
    }

    /// The texts that elements of a property list hold alone.
    private static func texts(ofList bytes: [UInt8]) -> Set<[UInt8]> {
        var texts: Set<[UInt8]> = []
        for part in bytes.split(separator: UInt8(ascii: "<")) {
            guard let end = part.firstIndex(of: UInt8(ascii: ">")), end + 1 < part.endIndex else { continue }
            texts.insert(Array(part[(end + 1)...]))
        }
        return texts
    }

    /// The words in lines of settings with a key such as `INFOPLIST_KEY_UIMainStoryboardFile`; the file itself has its ending where it is
    /// named.
    private static func words(ofSettings bytes: [UInt8]) -> Set<[UInt8]> {
        var found: Set<[UInt8]> = []
        for line in bytes.split(separator: Byte.newline) {
            let words = line.split { !Byte.isName($0) }
            let isKey = words.contains { word in
                ["StoryboardFile", "StoryboardName"].contains { word.suffix(14).elementsEqual($0.utf8) }
            }
            if isKey { found.formUnion(words.map(Array.init)) }
        }
        return found
    }
}
