import Bytes
import Platform

/// A change of one text file besides the document, such as the Swift file that an outlet is declared in.
///
/// A patch fits one content only, whose digest it knows; its inverse fits what it makes of that.
package struct FilePatch: Equatable, Sendable {
    /// One stretch of text put in the place of another.
    package struct Splice: Equatable, Sendable {
        /// Where it stands, in bytes of the file as it was before the patch; in a file of UTF-16, in bytes of its text as UTF-8.
        package let offset: Int
        /// The text that stands there before.
        package let removed: String
        /// The text that stands there after.
        package let inserted: String

        /// Makes a splice.
        package init(offset: Int, removed: String, inserted: String) {
            self.offset = offset
            self.removed = removed
            self.inserted = inserted
        }
    }

    /// The absolute path of the file.
    package let path: String
    /// The digest of its bytes before.
    package let before: Digest
    /// The digest of its bytes after.
    package let after: Digest
    /// What is replaced, from the start of the file to its end.
    package let splices: [Splice]

    /// Makes a patch of what is known of it, from the journal.
    package init(path: String, before: Digest, after: Digest, splices: [Splice]) {
        self.path = path
        self.before = before
        self.after = after
        self.splices = splices
    }

    /// Makes the patch that puts splices into the bytes of a file.
    ///
    /// - Returns: the patch; nil when a splice's removed text does not stand at its offset, or splices overlap.
    package init?(path: String, bytes: [UInt8], splices: [Splice]) {
        guard let changed = Self.apply(splices, to: bytes) else { return nil }
        self.init(path: path, before: Digest(of: bytes), after: Digest(of: changed), splices: splices)
    }

    /// What the patch makes of bytes; nil when they are not those it fits.
    package func applied(to bytes: [UInt8]) -> [UInt8]? {
        guard Digest(of: bytes) == before, let changed = Self.apply(splices, to: bytes), Digest(of: changed) == after
        else { return nil }
        return changed
    }

    /// Whether the patch makes its file: it begins with nothing.
    package var makesFile: Bool { before == Self.nothing }

    /// Whether the patch leaves nothing in its file, which is removed then.
    package var removesFile: Bool { after == Self.nothing }

    private static let nothing = Digest(of: [UInt8]())

    /// The patch that undoes this one.
    package var inverse: FilePatch {
        var shift = 0
        let inverted = splices.map { splice in
            defer { shift += splice.inserted.utf8.count - splice.removed.utf8.count }
            return Splice(offset: splice.offset + shift, removed: splice.inserted, inserted: splice.removed)
        }
        return FilePatch(path: path, before: after, after: before, splices: inverted)
    }

    private static func apply(_ splices: [Splice], to bytes: [UInt8]) -> [UInt8]? {
        guard EncodedText.isUTF16(bytes) else { return splice(splices, into: bytes) }
        guard var text = EncodedText(bytes: bytes), let changed = splice(splices, into: text.text) else { return nil }
        text.text = changed
        return text.bytes
    }

    private static func splice(_ splices: [Splice], into bytes: [UInt8]) -> [UInt8]? {
        var result: [UInt8] = []
        var at = 0
        for splice in splices {
            let end = splice.offset + splice.removed.utf8.count
            guard splice.offset >= at, end <= bytes.count, bytes[splice.offset..<end].elementsEqual(splice.removed.utf8)
            else { return nil }
            result += bytes[at..<splice.offset]
            result += splice.inserted.utf8
            at = end
        }
        result += bytes[at...]
        return result
    }
}
