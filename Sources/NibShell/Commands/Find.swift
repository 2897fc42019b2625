import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

private enum FindParameters {
    static let pattern = Parameter<Word>(
        "PATTERN", kind: .query, summary: "a part of what is looked for, or what:value; all must match")
    static let unconnected = Flag("--unconnected", summary: "only what awaits a connection that it has not")
}

extension Shell {
    static let find = ShellCommand(
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
    ) { shell, arguments in
        let document = try shell.requireSession().document
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

/// A word of a search.
struct FindTerm {
    enum Field: String, CaseIterable {
        case `class`, element, id, label, outlet, action, event, segue, binding
    }

    /// What is looked at; nil for everything.
    let field: Field?
    /// What is looked for.
    let value: String
    /// The same in lower case.
    let low: String

    /// Reads a word; a quoted one is text, colons and all.
    init(_ word: Word) {
        var (field, value): (Field?, String) = (nil, word.text)
        if let colon = word.firstUnquoted(UInt8(ascii: ":")) {
            field = Field(rawValue: word.slice(0..<colon).text)
            if field != nil { value = word.slice(colon + 1..<word.text.utf8.count).text }
        }
        self.field = field
        self.value = value
        low = value.lowercased()
    }

    /// Whether the value is a part of a text.
    func isPart(of text: String) -> Bool { text.lowercased().contains(low) }

    /// Whether the value is a text, or is nothing and so any.
    func isAll(of text: String) -> Bool { value.isEmpty || value == text }
}
