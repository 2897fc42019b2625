import Bytes
import CommandLanguage
import NibDocument
import Platform

/// Makes ids in Xcode's form: for scripts the same for the same bytes and commands, and different ones for different edits.
///
/// Two people who type the same command into the same document make different objects, so a prompt adds a random number (`salt`).
///
/// An id depends on the bytes of the file, on what the document has become since, and on the command that makes it. So two
/// branches that each add something to a document give it different ids. What the document has become is a sum of hashes that
/// depends on the document alone (`XMLTree.fingerprint`), not on the way to it: undoing a command and giving it again makes the
/// same ids, and so does a session that continues after a save and one that opens the saved file.
struct IDMaker {
    private let bytes: [UInt8]
    /// Made from the bytes when the first id is needed.
    private lazy var base = Digest(of: bytes).value
    /// The fingerprint that the document's tree has, or would have, with these bytes.
    private var origin: UInt64
    /// The command that is resolved.
    private var arguments: Arguments?
    /// A hash of the command's words, made when it needs its first id: most commands need none.
    private var command: UInt64?
    /// Goes into the ids of the command.
    private var salt: UInt64 = 0
    /// How many ids the command has asked for.
    private var counter: UInt64 = 0

    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8)

    /// Starts from a document's bytes.
    ///
    /// - Parameters:
    ///   - bytes: the bytes of the file.
    ///   - document: the document, which has these bytes now.
    init(bytes: [UInt8], of document: NibDocument) {
        self.bytes = bytes
        origin = document.tree.fingerprint
    }

    /// Starts from a document that `new` made, whose file does not exist yet.
    ///
    /// All new xibs of a platform are alike, so the ids depend on the file's name as well, with its folder in the project.
    init(newDocument document: NibDocument, named name: String) {
        self.init(bytes: document.bytes + Array(name.utf8), of: document)
    }

    /// Returns the ids of the objects in a new document, one after the other.
    ///
    /// - Parameter description: the kind of document, and the name of its file.
    /// - Returns: a function that returns the next id.
    static func ids(for description: String) -> () -> String {
        let seed = Digest(of: Array(description.utf8)).value
        var counter: UInt64 = 0
        return {
            counter += 1
            return spell(mix(seed &+ counter &* step))
        }
    }

    /// Begins the ids of a command.
    ///
    /// - Parameters:
    ///   - arguments: the words of the command.
    ///   - salt: goes into the ids; 0 for ids that can be made again.
    mutating func begin(_ arguments: Arguments, salt: UInt64) {
        self.arguments = arguments
        self.salt = salt
        command = nil
        counter = 0
    }

    /// Goes on with an equal document, which was parsed from other bytes.
    mutating func moved(from old: NibDocument, to new: NibDocument) {
        origin = new.tree.fingerprint &- (old.tree.fingerprint &- origin)
    }

    /// Returns the next id that is free in a document, such as `iN0-l3-epB`.
    mutating func next(in document: NibDocument, besides taken: Set<String> = []) -> String {
        let state = Self.mix(base ^ Self.mix((document.tree.fingerprint &- origin) &+ Self.step))
        let words = command ?? arguments.map { Digest(of: $0.spelledPlainly).value } ?? 0
        command = words
        let seed = Self.mix(state ^ Self.mix(words &+ Self.step) ^ salt)
        while true {
            counter += 1
            let id = Self.spell(Self.mix(seed &+ counter &* Self.step))
            if !document.hasID(id), !taken.contains(id) { return id }
        }
    }

    /// The increment of SplitMix64.
    private static let step: UInt64 = 0x9E37_79B9_7F4A_7C15

    private static func spell(_ bits: UInt64) -> String {
        var bits = bits
        return String(unsafeUninitializedCapacity: 10) { out in
            for place in 0..<10 {
                if place == 3 || place == 6 {
                    out[place] = Byte.minus
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
