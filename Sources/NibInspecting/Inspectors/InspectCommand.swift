import CommandLanguage
import NibDocument
import ObjectReferences
import Replies

private enum InspectParameters {
    static let possible = Flag("--possible", summary: "also shows everything else that can be connected")
    static let all = Flag("--all", summary: "shows every object that has connections or its own class")
}

/// `inspect [OBJ]` is the Connections inspector.
enum InspectCommand {
    static let command = LookingCommand(
        name: "inspect",
        syntax: [
            .optional([.operand(CommonParameters.object)]),
            .optional([
                .flag(InspectParameters.possible), .flag(InspectParameters.all),
            ]),
        ],
        summary: "shows the connections of an object, from it and to it",
        discussion: """
            This is Interface Builder's Connections inspector, with its sections in its order. `●` is a connection, with its other \
            end and its own id; `○` is an outlet or action that is not connected, with the type that it takes. Constraints and \
            other references follow.

            With source code, it also shows the outlets and actions that the object's class declares or inherits, with the \
            place of each declaration; for a controller of a storyboard, it shows which scenes of other storyboards lead to it, or \
            where a storyboard reference leads. nibsh reads the code that `sources` or `--sources` names and, at the prompt, that of the \
            document's project.

            A macOS control is shown together with its cell. Without OBJ, it shows the selected object.
            """,
        examples: [
            Example("inspect owner", "File's Owner"),
            Example("inspect hSs-g6-Zcb --possible", "a button, all its events"),
            Example("inspect --all", "every connection of the document from both ends"),
        ],
        seeAlso: ["inspect attributes", "inspect identity", "candidates", "connections"], synonyms: ["info"],
        group: "Looking", answer: DocumentInspector.type.shape
    ) { context, arguments in
        if arguments[InspectParameters.all] {
            if let object = try arguments[ifGiven: CommonParameters.object] {
                throw CommandError("usage", "--all shows every object; leave OBJ out", span: object.span)
            }
            return try DocumentInspector(context).reply()
        }
        let node = try context.shown(arguments[ifGiven: CommonParameters.object], verb: arguments.verb)
        let inspector = ConnectionInspector(
            ConnectionWells(of: node, in: context.document, names: context.names),
            isFull: arguments[InspectParameters.possible],
            ways: context.waysToOtherStoryboards(of: node), width: context.width)
        let answer = DocumentInspector.Answer(inspectors: AnySequence([inspector]), counts: nil)
        return try context.reply(DocumentInspector.type, of: answer) { inspector.write(to: $0) }
    }
}
