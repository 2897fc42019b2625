import NibDocument
import Replies
import Wording
import XMLTree

/// Where an element goes inside a parent.
struct SlotPlace {
    /// The parent of the new element, or of the list that will hold it.
    let holder: NodeID
    /// The list that is made in the holder; nil if the holder itself takes the element.
    var newList: String?
    /// The key that the element has there; nil in lists.
    var key: String?

    /// Returns the name of the parent of the new element.
    func parentName(in tree: XMLTree) -> String { newList ?? tree.name(holder) }

    /// Returns the parent of the new element; makes the list if it does not exist yet.
    func parent(in edit: Edit) -> NodeID { newList.map { edit.list($0, in: holder) } ?? holder }

    /// Returns the element that has a key in this place; nil if there is none.
    func occupant(keyed key: String?, in tree: XMLTree) -> NodeID? {
        guard let key, newList == nil else { return nil }
        return tree.elements(in: holder).first { tree.attribute("key", of: $0, is: key) }
    }

    /// Refuses a key that another element already has.
    ///
    /// - Parameters:
    ///   - document: the document.
    ///   - span: where the place is named in the statement.
    /// - Throws: an error if the key is taken.
    func checkFree(in document: NibDocument, _ span: Range<Int>) throws(CommandError) {
        guard let key, let old = occupant(keyed: key, in: document.tree) else { return }
        throw CommandError(
            "already-exists", "\(document.display(old)) is already there as '\(key)'", span: span)
    }

    /// Refuses an index that the list does not have.
    ///
    /// - Parameters:
    ///   - index: the position of the element in the list; nil for the end.
    ///   - element: the name of the element.
    ///   - moved: the element, if it is already in the document; positions are counted without it.
    ///   - document: the document.
    ///   - span: where the place is named in the statement.
    /// - Throws: an error if there is no such index.
    func check(
        _ index: Int?, for element: String, moving moved: NodeID? = nil, in document: NibDocument, at span: Range<Int>?
    ) throws(CommandError) {
        let parent = parentName(in: document.tree)
        guard let index, !Self.isSorted(element, in: parent) else { return }
        let present = newList == nil ? document.childCount(of: holder) : 0
        let isPresent = moved.map { document.tree.parent($0) == holder } ?? false
        let count = isPresent ? present - 1 : present
        guard index > count else { return }
        throw CommandError(
            "wrong-place",
            "there is no position \(index) in <\(parent)>, which has \(Plural.of("element", count: count))", span: span)
    }

    /// Whether the element itself determines its position in a parent, so that an index is ignored or means something else.
    private static func isSorted(_ element: String, in parent: String) -> Bool {
        parent == "connections" || parent == "resources" || parent == "constraints" && element == "constraint"
    }
}
