/// Makes the selector of a Swift method without `@objc(name)` in Objective-C.
///
/// The rule is the compiler's (AbstractFunctionDecl::getObjCSelector of the Swift project, checked against `swiftc -dump-ast`):
/// the first label is joined to the base name, with `With` between them unless the label begins or the name ends with a
/// preposition; `throws` adds a piece `error`, before parameters at the end that are closures, and `async` adds `completionHandler`.
struct ObjCSelector {
    /// One parameter, as far as the selector depends on it.
    struct Parameter {
        /// The label at the call, empty for `_`.
        var label: String
        /// Whether its type is a function type, perhaps optional.
        var isClosure = false
    }

    /// `init` for an initializer.
    var baseName: String
    var parameters: [Parameter]
    var isAsync = false
    var isThrowing = false

    var text: String {
        var labels = parameters.map(\.label)[...]
        let added = addedPiece
        let count = parameters.count + (added == nil ? 0 : 1)
        guard count > 0 else { return baseName }

        var text = baseName
        if let added, added.index == 0 {
            text += isAsync ? "WithCompletionHandler" : "AndReturnError"
        } else if let label = labels.popFirst(), !label.isEmpty {
            text += Self.joined(label, to: baseName)
        }
        text += ":"
        for index in 1..<max(count, 1) {
            if let added, added.index == index {
                text += added.name
            } else {
                text += labels.popFirst() ?? ""
            }
            text += ":"
        }
        return text
    }

    /// Returns the selector of `init(label: ())`, which has no parameter in Objective-C.
    static func initializer(withoutParameterNamed label: String) -> String {
        "init" + joined(label, to: "init")
    }

    /// Returns what a first label adds to the base name.
    private static func joined(_ label: String, to baseName: String) -> String {
        let joins = Words.isPreposition(Words.first(of: label)) || Words.isPreposition(Words.last(of: baseName))
        return (joins ? "" : "With") + Words.capitalized(label)
    }

    /// Returns the piece that `async` or `throws` adds, and its position; an asynchronous method passes errors to its completion
    /// handler.
    private var addedPiece: (index: Int, name: String)? {
        if isAsync { return (parameters.count, "completionHandler") }
        guard isThrowing else { return nil }
        let closures = parameters.reversed().prefix(while: \.isClosure).count
        return (parameters.count - closures, "error")
    }
}
