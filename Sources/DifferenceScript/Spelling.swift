import Bytes
import CommandLanguage
import NibDifference
import NibDocument
import XMLTree

/// Spells words of commands.
enum Spelling {
    /// Words that would be read as keywords.
    private static let keywords = ["to", "as", "at", "into"]

    /// A value or an id as one word.
    static func word(_ text: String) -> String { Quoting.quote(text, protecting: keywords) }

    /// An object and a name after it.
    static func member(_ object: String, _ name: String) -> String { Quoting.join([object, name]) }

    /// One piece of a path.
    static func piece(_ text: String) -> String {
        let piece = Quoting.join([text], quoting: Byte.equals, protecting: keywords)
        return piece.utf8.last == Byte.closeBracket && !piece.hasPrefix("'") ? Quoting.forced(text) : piece
    }

    /// One step of a path.
    static func step(_ step: PropertyPath.Step) -> String {
        step.index.map { "\(piece(step.name))[\($0)]" } ?? piece(step.name)
    }

    /// A position, if there is one.
    static func at(_ index: Int?) -> String { index.map { " at \($0)" } ?? "" }

    /// An element as `insert` takes it.
    static func literal(_ xml: String) -> String { Quoting.forced(xml) }
}

/// How commands name an element: an object, and the steps that lead from it to the element.
struct ElementPath {
    /// An id, `document` or `scene:ID`.
    let object: String
    /// The steps from there.
    let steps: [PropertyPath.Step]

    /// Finds the path to an element; nil if nothing around it has a name.
    init?(to node: NodeID, in document: NibDocument) {
        var base = node
        while true {
            if let name = document.ownName(of: base) {
                object = name
                break
            }
            guard let parent = document.tree.parent(base), parent != document.tree.document else { return nil }
            base = parent
        }
        steps = base == node ? [] : document.path(from: base, to: node).steps
    }

    /// The object as an operand.
    var operand: String { Spelling.word(object) }

    /// The path from the object to an attribute or child of the element, as an operand.
    func path(_ name: String? = nil) -> String {
        (steps.map(Spelling.step) + (name.map { [Spelling.piece($0)] } ?? [])).joined(separator: ".")
    }

    /// The element, or something in it, as one operand.
    func place(_ more: String...) -> String {
        ([Spelling.piece(object)] + steps.map(Spelling.step) + more).joined(separator: ".")
    }
}
