import CommandLanguage
import NibDocument
import Replies

/// Elements that are no objects and that another command makes: connections, constraints, runtime attributes, and lists.
enum AddedElsewhere {
    /// Returns why `add` does not make an element.
    ///
    /// - Parameters:
    ///   - name: the element.
    ///   - word: the word that names it.
    ///   - parent: the object that was to get it, for hints.
    ///   - document: the document.
    /// - Returns: the error, with the command for it; nil for objects, and for elements that are not known.
    static func refusal(of name: String, at word: Word, for parent: Word, in document: NibDocument) -> CommandError? {
        let what: String
        var command: String?
        if let kind = Connection.Kind(rawValue: name) {
            (what, command) = ("a connection", Self.command(for: kind, from: parent.spelling))
        } else if name == "constraint" {
            (what, command) = ("a constraint", "'constrain', 'pin', 'align' and 'equal' add constraints")
        } else if name == "userDefinedRuntimeAttribute" {
            (what, command) = ("a runtime attribute", "set attribute \(parent.spelling) NAME TYPE VALUE")
        } else if document.catalog.element(name)?.kind == .list, name != "variation", !NibDocument.isPropertyList(name)
        {
            what = "a list, which comes with its first member"
        } else {
            return nil
        }
        return CommandError(
            "unknown-element", "<\(name)> is no object but \(what)", span: word.span,
            hints: (command.map { [$0] } ?? []) + ["'--force' adds the bare element"])
    }

    private static func command(for kind: Connection.Kind, from source: String) -> String {
        switch kind {
        case .outlet: "connect outlet \(source).NAME -> DST"
        case .outletCollection: "connect collection \(source).NAME -> DST"
        case .action: "connect action \(source) -> DST.SELECTOR"
        case .segue: "connect segue \(source) -> DST KIND"
        case .binding: "connect binding \(source).NAME -> DST.KEYPATH"
        case .accessibilityConnection: "connect accessibility \(source).title -> DST"
        }
    }
}
