import NibDifference
import NibDocument
import Replies
import XMLTree

/// Three versions of a document: as it was last saved, with the edits made here, and as another program left it.
struct Versions {
    /// All ids of the three.
    let ids: Set<String>
    /// The ids of objects that the edits made and that other objects have in the other program's version.
    let clashes: [String]
    /// The ids of objects that the edits and the other program made alike.
    let common: Set<String>
    /// The values that both changed, in words: the edits made here are later.
    let overlaps: [String]

    /// Compares the versions.
    ///
    /// - Parameters:
    ///   - base: the bytes that both began with.
    ///   - mine: the bytes with the edits made here.
    ///   - theirs: the document as another program left it.
    /// - Throws: an error if a version cannot be read.
    init(base: [UInt8], mine: [UInt8], theirs: NibDocument) throws(CommandError) {
        let (old, own): (NibDocument, NibDocument)
        do throws(NibError) {
            (old, own) = (try NibDocument(bytes: base), try NibDocument(bytes: mine))
        } catch { throw CommandError(error) }
        let made = Self.ids(of: own).subtracting(Self.ids(of: old))
        let shared = made.intersection(Self.ids(of: theirs)).sorted()
        let alike = shared.filter { Self.isAlike($0, in: own, and: theirs) }
        common = Set(alike)
        clashes = shared.filter { !alike.contains($0) }
        ids = Self.ids(of: own).union(Self.ids(of: theirs))
        overlaps = Self.overlaps(
            of: NibDifference(from: old, to: own), with: NibDifference(from: old, to: theirs))
    }

    private static func ids(of document: NibDocument) -> Set<String> {
        Set(document.tree.subtree(document.tree.root).compactMap { document.id(of: $0) })
    }

    /// Whether an id is that of elements of one name in one place.
    private static func isAlike(_ id: String, in first: NibDocument, and second: NibDocument) -> Bool {
        guard let one = first.element(withID: id), let other = second.element(withID: id),
            first.tree.name(one) == second.tree.name(other)
        else { return false }
        let (place, otherPlace) = (first.nibPlace(of: one), second.nibPlace(of: other))
        return first.identity(of: place.holder) == second.identity(of: otherPlace.holder)
            && place.slot == otherPlace.slot
    }

    private static func overlaps(of mine: NibDifference, with theirs: NibDifference) -> [String] {
        let others = Dictionary(
            theirs.essential.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let words = ChangeWords(mine)
        return mine.essential.compactMap { change in
            // Two objects with one id get two ids.
            guard let other = others[change.id], !(change.isAddition && other.isAddition),
                mine.newText(of: change) != theirs.newText(of: other)
            else {
                return nil
            }
            let owner = words.object(of: change).map { "\($0.document.display($0.node)): " } ?? ""
            return "changed there too, to another value: \(owner)\(ChangeWords(theirs).line([other]).text)"
        }
    }
}
