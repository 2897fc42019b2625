import LineDiff
import NibDifference
import NibDocument
import Replies
import XMLTree

/// What a comparison of two versions answers.
struct DifferenceAnswer {
    /// The name of the old version.
    let old: String
    /// The name of the new version.
    let new: String
    let isDifferent: Bool
    var changes: ChangeList?
    var markdown: String?
    var script: [String]?
    var isExact: Bool?
    /// With a patch, how many lines it adds and removes.
    var counts: LineCounts?
    var patch: String?
    /// The file of the picture.
    var picture: String?

    static let type = RecordType<DifferenceAnswer>("comparison", rows: "changes") {
        Field("oldName", "the old version", \.old)
        Field("newName", "the new version", \.new)
        Field("isDifferent", "whether they differ", \.isDifferent)
        Field("changes", "every change", eachIfAny: ChangeList.type, \.changes)
        Field("markdown", "with '--markdown', the comment for a review", \.markdown)
        Field("script", "with '--script', the commands that make the new version of the old one", \.script)
        Field("isExact", "with '--script', whether they do so byte for byte", \.isExact)
        Field("addedCount", "with '--lines', how many lines of the document were added", \.counts?.added)
        Field("removedCount", "with '--lines', how many lines of the document were removed", \.counts?.removed)
        Field("picture", "with '--picture', the file of the picture", \.picture)
        Field("diff", "with '--lines', the patch, with that of other files that the edits changed", \.patch)
    }
}

/// The changes between two versions, each with the words for it.
struct ChangeList: Sequence {
    private let difference: NibDifference
    private let words: ChangeWords
    /// The numbers of changes in a picture.
    fileprivate let numbers: [Change.ID: Int]

    init(_ difference: NibDifference, numbers: [Change.ID: Int] = [:]) {
        self.difference = difference
        self.numbers = numbers
        words = ChangeWords(difference)
    }

    /// A change, and the words for it.
    struct Item {
        fileprivate let change: Change
        fileprivate let list: ChangeList

        fileprivate var owner: (node: NodeID, document: NibDocument)? { list.words.object(of: change) }
    }

    func makeIterator() -> some IteratorProtocol<Item> {
        difference.changes.lazy.map { Item(change: $0, list: self) }.makeIterator()
    }

    static let type = RecordType<Item>("change") {
        Field("kind", "the kind of element", \.change.kind.rawValue)
        Field("subject", "what identifies the element", \.change.subject.base)
        Field("path", "the path of the element in its object") { $0.list.path(of: $0.change) }
        Field("aspect", "what of it is different", \.aspect)
        Field("attribute", "the attribute that differs", \.change.attribute)
        Field("old", "the old value") { $0.list.oldValue(of: $0.change) }
        Field("new", "the new value") { $0.list.difference.newText(of: $0.change) }
        Field("cause", "'person', or 'xcode' for what Xcode changes on its own", \.change.cause.rawValue)
        Field("object", "the id of the object") { item in
            item.owner.flatMap { $0.document.id(of: $0.node) }
        }
        Field("label", "the name of the object") { $0.owner.map { $0.document.display($0.node) } }
        Field("sceneLabel", "the name of its scene") { item in
            item.owner.flatMap { owner in
                owner.document.scene(of: owner.node).map { owner.document.display($0) }
            }
        }
        Field("number", "with '--picture', its number in the picture") { $0.list.numbers[$0.change.id] }
        Field("text", "the change in words") { $0.list.words.line([$0.change]).text }
    }

    private func path(of change: Change) -> String? {
        let (node, document) = change.new.map { ($0, difference.new) } ?? (change.old!, difference.old)
        return document.ownName(of: node) == nil ? words.path(of: node, in: document) : nil
    }

    private func oldValue(of change: Change) -> String? {
        change.aspect == .presence ? change.old.map { difference.old.text(of: $0) } : change.oldValue
    }
}

extension ChangeList.Item {
    fileprivate var aspect: String {
        switch change.aspect {
        case .presence: change.old == nil ? "added" : change.new == nil ? "removed" : "replaced"
        case .place: "moved"
        case .position: "reordered"
        case .attribute: "attribute"
        case .text: "text"
        case .comment: "comment"
        case .spelling: "spelling"
        }
    }
}
