import CommandLanguage
import NibDocument
import ObjectReferences
import Replies

private enum FindParameters {
    static let pattern = Parameter<Word>(
        "PATTERN", kind: .query, summary: "a part of what is looked for, or what:value; all must match")
    static let unconnected = Flag("--unconnected", summary: "only what awaits a connection that it has not")
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
            A word alone is looked for everywhere, whatever its letter case. What it is may be said in front of it:

            * `class:UIButton` the class or one below it
            * `element:tableViewCell`, `id:hSs`, `label:sign` the element, the beginning of the id, a part of the label
            * `outlet:delegate` the outlet or outlet collection is connected, from the object
            * `action:save:`, `event:touchDown` the object sends it
            * `segue:detail` a segue with this kind, identifier or relationship starts at the object
            * `binding:value` the object is bound by this name

            Of connections, nothing behind the colon is any: `outlet:` finds every object with an outlet. Several words \
            find what all of them fit.

            With `--unconnected`: controls that send no action and start no segue; tables, pickers and collections without \
            a data source; owners that are view controllers by class or name, without `view`.
            """,
        examples: [
            Example("find 'sign in'", "by a title"), Example("find buttonPressed", "by a selector"),
            Example("find class:UIControl action:", "controls that send an action"),
            Example("find --unconnected", "what was forgotten"),
        ],
        seeAlso: ["objects", "inspect", "candidates"], group: "Looking"
    ) { context, arguments in
        let document = context.document
        let words = try arguments[all: FindParameters.pattern]
        let isUnconnected = arguments[FindParameters.unconnected]
        if words.isEmpty, !isUnconnected {
            throw CommandError(
                "usage", "missing PATTERN", span: arguments.verb, hints: ["find TEXT", "find --unconnected"])
        }
        let finder = Finder(document: document, terms: words.map(FindTerm.init), isUnconnected: isUnconnected)
        return ObjectList(document: document).reply(finder.search())
    }
}
