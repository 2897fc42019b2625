import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// A property of an object that Interface Builder keeps in a list of the document.
package enum DocumentProperty {
    /// Whether the bars of a segue's destination are inferred from this segue, of several that lead there.
    case tieBreaker
    /// The size that a view drawn by its class on the canvas (`IB_DESIGNABLE`) had last.
    case designableSize

    private static let tieBreakerPath = "inferredMetricsTieBreaker"
    private static let designableStep = "designable"
    private static let size = "intrinsicContentSize"

    /// Finds the property that a path means; nil for any other path.
    init?(_ steps: [PropertyPath.Step]) {
        guard !steps.contains(where: { $0.index != nil }) else { return nil }
        switch steps.map(\.name) {
        case [Self.tieBreakerPath]: self = .tieBreaker
        case [Self.designableStep], [Self.designableStep, Self.size]: self = .designableSize
        default: return nil
        }
    }

    /// Returns the paths to such properties that an object can have, for completion.
    package static func paths(of object: NodeID, in document: NibDocument) -> [String] {
        if let connection = document.connection(object), connection.kind == .segue {
            return TieBreakers(document).rivals(of: connection).isEmpty ? [] : [tieBreakerPath]
        }
        return document.isView(object) && document.tree.has("customClass", on: object)
            ? ["\(designableStep).\(size)"] : []
    }

    // MARK: - Resolving

    /// Checks a new value.
    ///
    /// - Parameters:
    ///   - value: the value.
    ///   - object: the object.
    ///   - path: the path as it is written.
    ///   - isForced: whether a segue that is the only one to its destination is accepted.
    ///   - document: the document.
    /// - Returns: whether the value is another one than now.
    /// - Throws: an error if the object cannot have the property, or the property the value.
    func check(_ value: Word, of object: NodeID, at path: Word, isForced: Bool, in document: NibDocument)
        throws(CommandError) -> Bool
    {
        switch self {
        case .tieBreaker:
            guard value.text == "YES" || value.text == "NO" else {
                throw FlagError.error(value.text, of: Self.tieBreakerPath, at: value.span)
            }
            let segue = try Self.segue(object, at: path, in: document)
            if value.text == "YES", !isForced, TieBreakers(document).rivals(of: segue).isEmpty {
                throw CommandError(
                    "wrong-place", "no other segue leads to '\(segue.destination)', so there is no tie to break",
                    span: path.span, hints: ["'--force' sets it anyway"])
            }
            let entry = TieBreakers(document).entry(for: segue.destination)
            let isSet = entry.map { document.tree.attribute("reference", of: $0, is: segue.id) } ?? false
            return isSet != (value.text == "YES")
        case .designableSize:
            guard document.isView(object), document.id(of: object) != nil else {
                throw CommandError(
                    "wrong-place", "\(document.display(object)) is not a view, so it is not drawn on the canvas",
                    span: path.span)
            }
            guard path.text != Self.designableStep else {
                throw CommandError(
                    "wrong-place", "'\(Self.designableStep)' is an element, not an attribute", span: path.span,
                    hints: ["set \(document.logName(of: object) ?? "OBJ") \(path.text).\(Self.size) \(value.spelling)"])
            }
            let numbers = try NumberGroup.read(value, for: "size")
            guard let size = Self.designable(object, in: document).flatMap({ document.tree.firstElement(in: $0) })
            else { return true }
            return !numbers.allSatisfy { document.tree.attribute($0.name, of: size, is: $0.value) }
        }
    }

    /// Whether an object has the property.
    func isSet(of object: NodeID, in document: NibDocument) -> Bool { entry(of: object, in: document) != nil }

    // MARK: - Applying

    /// Sets the property.
    ///
    /// - Parameters:
    ///   - value: the value, which was checked.
    ///   - object: the object.
    ///   - index: where a new entry goes in the list of segues; nil for where Interface Builder puts it.
    ///   - edit: the transaction.
    /// - Throws: an error if the value does not fit, or the list has no such index.
    func set(_ value: Word, of object: NodeID, at index: Int?, in edit: Edit) throws(CommandError) {
        switch self {
        case .tieBreaker where value.text == "NO": remove(from: object, in: edit)
        case .tieBreaker: try chooseSegue(object, at: index, in: edit)
        case .designableSize: try setSize(value, of: object, in: edit)
        }
    }

    /// Removes the property, if the object has it.
    func remove(from object: NodeID, in edit: Edit) {
        if let entry = entry(of: object, in: edit.document) { edit.remove(entry) }
    }

    private func chooseSegue(_ object: NodeID, at index: Int?, in edit: Edit) throws(CommandError) {
        guard let segue = edit.document.connection(object) else { return }
        try reporting(edit.chooseTieBreaker(segue, at: index))
    }

    private func setSize(_ value: Word, of view: NodeID, in edit: Edit) throws(CommandError) {
        let document = edit.document
        let numbers = try NumberGroup.read(value, for: "size")
        if let size = Self.designable(view, in: document).flatMap({ document.tree.firstElement(in: $0) }) {
            for number in numbers { edit.setAttribute(number.name, to: number.value, of: size) }
            return
        }
        let size = NewElement("size", attributes: [Attribute("key", Self.size)] + numbers)
        let new = NewElement(
            Self.designableStep, attributes: [Attribute("name", document.id(of: view) ?? "")],
            content: .elements([size]))
        let list = edit.list(Self.designableList, in: document.tree.root)
        try reporting(edit.place(edit.makeElement(new, for: list), into: list))
    }

    // MARK: - Entries

    private static let designableList = "designables"

    /// The entry of an object; nil if there is none.
    private func entry(of object: NodeID, in document: NibDocument) -> NodeID? {
        switch self {
        case .tieBreaker:
            let entry = document.connection(object).flatMap { TieBreakers(document).entry(for: $0.destination) }
            let id = document.id(of: object) ?? ""
            return entry.flatMap { document.tree.attribute("reference", of: $0, is: id) ? $0 : nil }
        case .designableSize: return Self.designable(object, in: document)
        }
    }

    private static func list(_ name: String, of document: NibDocument) -> NodeID? {
        document.tree.elements(in: document.tree.root).first { document.tree.name($0) == name }
    }

    private static func designable(_ view: NodeID, in document: NibDocument) -> NodeID? {
        guard let id = document.id(of: view), let list = list(designableList, of: document) else { return nil }
        return document.tree.elements(in: list).first { document.tree.attribute("name", of: $0, is: id) }
    }

    private static func segue(_ object: NodeID, at path: Word, in document: NibDocument) throws(CommandError)
        -> Connection
    {
        if let segue = document.connection(object), segue.kind == .segue, !segue.id.isEmpty { return segue }
        throw CommandError(
            "wrong-place", "\(document.display(object)) is not a segue, so it has no '\(tieBreakerPath)'",
            span: path.span, hints: ["'inspect' of a controller lists the segues to it with their ids"])
    }
}
