import NibDifference
import NibDocument
import Replies
import XMLTree

/// The difference between two versions as fields of a JSON reply.
struct DifferenceFields {
    private let difference: NibDifference
    private let words: ChangeWords

    init(_ difference: NibDifference) {
        self.difference = difference
        words = ChangeWords(difference)
    }

    /// All fields: whether the versions differ, and every change.
    var members: [JSONValue.Member] {
        [
            .init("different", .bool(!difference.changes.isEmpty)),
            .init("changes", .array(difference.changes.map(value))),
        ]
    }

    private func value(_ change: Change) -> JSONValue {
        let owner = words.object(of: change)
        let scene = owner.flatMap { owner in owner.document.scene(of: owner.node).map { owner.document.display($0) } }
        let (node, document) = change.new.map { ($0, difference.new) } ?? (change.old!, difference.old)
        let steps = document.ownName(of: node) == nil ? words.path(of: node, in: document) : nil
        var members: [JSONValue.Member] = [
            .init("kind", .string(change.kind.rawValue)), .init("subject", .string(change.subject.base)),
            .init("path", .optional(steps)), .init("aspect", .string(aspect(of: change))),
            .init("attribute", .optional(change.attribute)), .init("old", .optional(oldValue(of: change))),
            .init("new", .optional(difference.newText(of: change))), .init("by", .string(change.cause.rawValue)),
        ]
        members += [
            .init("object", .optional(owner.map { $0.document.display($0.node) })),
            .init("scene", .optional(scene)), .init("text", .string(words.line([change]).text)),
        ]
        return .object(members)
    }

    private func oldValue(of change: Change) -> String? {
        change.aspect == .presence ? change.old.map { difference.old.text(of: $0) } : change.oldValue
    }

    private func aspect(of change: Change) -> String {
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
