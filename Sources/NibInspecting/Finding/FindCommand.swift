import CommandLanguage
import NibDocument
import ObjectReferences
import Replies

private enum FindParameters {
    static let pattern = Parameter<Word>(
        "PATTERN", kind: .query, summary: "a text to find, or field:value; all must match")
    static let unconnected = Flag("--unconnected", summary: "only objects that lack a connection that they need")
}

/// `find PATTERN…` searches the objects of the document.
enum FindCommand {
    static let command = LookingCommand(
        name: "find",
        syntax: [
            .optional([.several(FindParameters.pattern)]), .optional([.flag(FindParameters.unconnected)]),
        ],
        summary: "finds objects by id, label, class, element, title, outlet name or selector",
        discussion: """
            A plain word is searched for everywhere, ignoring case. A field before a colon narrows the search:

            * `class:UIButton` the class or a subclass
            * `element:tableViewCell`, `id:hSs`, `label:sign` the element, the beginning of the id, a part of the label
            * `outlet:delegate` the object has this outlet or outlet collection connected
            * `action:save:`, `event:touchDown` the object sends it
            * `segue:detail` a segue with this kind, identifier or relationship starts at the object
            * `binding:value` the object has a binding of this name

            For connections, an empty value matches any: `outlet:` finds every object with a connected outlet. Several words \
            find the objects that match all of them.

            `--unconnected` finds controls that send no action and start no segue; tables, pickers and collections without a \
            data source; and owners that are view controllers, by class or name, without a `view`.

            If nothing is found, the exit status at the end is 1, as with grep; later commands run all the same.
            """,
        examples: [
            Example("find 'sign in'", "by a title"), Example("find buttonPressed", "by a selector"),
            Example("find class:UIControl action:", "controls that send an action"),
            Example("find --unconnected", "what is not connected yet"),
        ],
        seeAlso: ["objects", "inspect", "candidates"], synonyms: ["grep", "search"], group: "Looking"
    ) { context, arguments in
        let document = context.document
        let words = try arguments[all: FindParameters.pattern]
        let isUnconnected = arguments[FindParameters.unconnected]
        if words.isEmpty, !isUnconnected {
            throw CommandError(
                "usage", "missing PATTERN", span: arguments.verb, hints: ["find TEXT", "find --unconnected"])
        }
        let terms = try words.map { word throws(CommandError) in try FindTerm(word) }
        let found = try Finder(document: document, terms: terms, isUnconnected: isUnconnected).search()
        var reply = try ObjectList(context).reply(found)
        reply.fallsShort = found.isEmpty
        if found.isEmpty, let advice = FindTerm.advice(for: words) { reply.notices.append(advice) }
        return reply
    }
}
