import CommandLanguage
import NibDocument
import ObjectReferences
import Platform
import Replies
import XMLTree

/// `show` prints the XML of an object.
enum ShowCommand {
    static let command = LookingCommand(
        name: "show", syntax: [.optional([.operand(CommonParameters.object)])],
        summary: "shows the XML of an object, as it is in the document",
        discussion: "Without OBJ, it shows the selected object.",
        examples: [Example("show hSs-g6-Zcb", "its element with everything in it")],
        seeAlso: ["inspect", "tree"], synonyms: ["cat", "print", "xml"], group: "Looking",
        answer: type.shape
    ) { context, arguments in
        let document = context.document
        let node = try context.shown(arguments[ifGiven: CommonParameters.object], verb: arguments.verb)
        let shown = ShownElement(object: ShownObject(node, in: document), path: context.path)
        return try context.reply(type, of: shown) {
            let xml = XMLStyle.styled(shown.xml)
            return shown.place.map { "\($0.text, .dim)\n\(xml)" } ?? xml
        }
    }

    /// An element of the document.
    private struct ShownElement {
        let object: ShownObject
        /// The path of the document.
        let path: String

        var xml: String { object.document.text(of: object.node) }

        /// Where the element is; nil in an imported document, which has no places in the original file.
        var place: FilePlace? {
            guard object.document.readOnlyFormat == nil else { return nil }
            let (line, column) = object.document.tree.position(of: object.node)
            return FilePlace(file: PathName.atLine(path), line: line, column: column)
        }
    }

    private static let type = RecordType<ShownElement>("element") {
        Fields(of: ShownObject.type, \.object)
        Field("place", "where the element begins; null in an imported document", optional: FilePlace.type, \.place)
        Field("xml", "the element, as it is in the document", \.xml)
    }
}
