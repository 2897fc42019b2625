import CommandLanguage
import NibDocument
import ObjectReferences
import Queries
import Replies
import XMLTree

private enum FindParameters {
    static let query = Parameter<Word>(
        "QUERY", kind: .query, summary: "texts, FIELD:VALUE and ATTRIBUTE=VALUE; all must match")
    static let unconnected = Flag("--unconnected", summary: "only objects that lack a connection that they need")
    static let all = Flag("--all", summary: "in all documents of the project")
}

/// `find QUERY…` searches the objects of the document, or of all documents of the project.
enum FindCommand {
    static let command = ProjectCommand(
        name: "find",
        syntax: [
            .optional([.several(FindParameters.query)]), .optional([.flag(FindParameters.unconnected)]),
            .optional([.flag(FindParameters.all)]),
        ],
        summary: "finds objects by a query: texts, fields and attributes",
        discussion: """
            A plain word is searched for everywhere, ignoring case. A field before a colon, or an attribute before a \
            comparison, narrows the search; `help queries` lists all of them.

            * `class:UIButton` the class or a subclass; `element:tableViewCell`, `id:hSs`, `label:sign`, `text:'Sign in'`
            * `outlet:delegate`, `action:save:`, `event:touchDown`, `segue:detail`, `binding:value` the object has it
            * `fontDescription.pointSize<12`, `hidden=YES`, `text~sign`, `color:#FF3B30`, `no:accessibility.label`
            * `in:Login`, `inside:class:UITableViewCell`, `not`, `or`, and parentheses
            * `connection: kind:action selector:old:` finds connections instead

            For connections, an empty value matches any: `outlet:` finds every object with a connected outlet. Several words \
            find the objects that match all of them. Braces may be put around a query; at a prompt, they keep a `>` in it from \
            being taken for the output's file.

            `--unconnected` finds controls that send no action and start no segue; tables, pickers and collections without a \
            data source; and owners that are view or window controllers, by name or in the code, without a `view` or `window`.

            If nothing is found, the exit status at the end is 1, as with grep; later commands run all the same.
            """,
        examples: [
            Example("find 'sign in'", "by a title"), Example("find buttonPressed", "by a selector"),
            Example("find class:UIControl action:", "controls that send an action"),
            Example("find {class:UILabel fontDescription.pointSize < 12}", "small texts"),
            Example("find --all image: no:accessibility.label", "in all documents of the project"),
            Example("find --unconnected", "what is not connected yet"),
        ],
        seeAlso: ["objects", "inspect", "candidates"], synonyms: ["grep", "search"], group: "Looking",
        answer: ObjectList.type.shape
    ) { context, arguments in
        let words = try arguments[all: FindParameters.query]
        let isUnconnected = arguments[FindParameters.unconnected]
        if words.isEmpty, !isUnconnected {
            throw CommandError(
                "usage", "missing QUERY", span: arguments.verb, hints: ["find TEXT", "find --unconnected"])
        }
        var finder = Finder(query: try Query(words), isUnconnected: isUnconnected)
        if isUnconnected { finder.controllers = ControllerClasses(context.project.code()) }
        var reply: Reply
        if arguments[FindParameters.all] {
            reply = try ProjectSearch(finder: finder, context: context).reply()
        } else {
            let open = try context.requireOpen()
            let found = try finder.search(open.document)
            let list = ObjectList(found, in: open.document)
            reply =
                found.isEmpty
                ? try open.reply(ObjectList.type, of: list) { "nothing found" as StyledText } : try list.reply(in: open)
            (reply.fallsShort, reply.isNothing) = (found.isEmpty, found.isEmpty)
        }
        guard reply.fallsShort else { return reply }
        let isOpen = !arguments[FindParameters.all]
        reply.notices += [
            Query.advice(for: words),
            UnknownClass.note(
                finder.query, in: isOpen ? try context.requireOpen().document : nil, code: context.project.code),
        ].compactMap { $0 }
        return reply
    }
}

/// Searches documents for what a `find` line asks for.
struct Finder: Sendable {
    let query: Query
    /// Whether to find only objects that lack a connection that they need.
    let isUnconnected: Bool
    /// The code's classes of controllers.
    var controllers = ControllerClasses(nil)

    init(query: Query, isUnconnected: Bool) { (self.query, self.isUnconnected) = (query, isUnconnected) }

    /// Returns what a document has of it, each with a note about what matched.
    ///
    /// - Throws: the error of an interrupted command.
    func search(_ document: NibDocument) throws(CommandError) -> [(node: NodeID, note: String?)] {
        var found: [(node: NodeID, note: String?)] = []
        for match in try Search(query, in: document).matches(includingIDs: !isUnconnected) {
            var notes = match.notes
            if isUnconnected {
                let awaited = document.awaitedConnections(of: match.node, knowing: controllers)
                if awaited.isEmpty { continue }
                notes.append("no \(awaited.joined(separator: ", no "))")
            }
            found.append((match.node, notes.joined(separator: "; ")))
        }
        return found
    }
}
