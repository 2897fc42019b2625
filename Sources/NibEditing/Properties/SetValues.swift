import CommandLanguage
import ObjectReferences
import Replies

/// `set values`: sets several attributes of an object. The word `values` can be left out.
enum SetValues {
    private static let force = Flag(
        "--force", summary: "sets attributes and values that Interface Builder does not write there")

    static let command = EditingCommand(
        "set values",
        syntax: [.operand(PropertyWords.object), .assignments(open: true), .optional([.flag(force)])],
        summary: "sets several attributes: set OBJ name=value…",
        discussion: """
            Each name is a path, as `set` takes it. The word `values` can be left out. The log has a line for each attribute; if one is \
            refused, none is set.
            """,
        examples: [Example("set hSs-g6-Zcb alpha=0.5 hidden=YES", "two attributes of a button")],
        seeAlso: ["set"], resolve: resolve, apply: EditingCommand.unapplied)

    @Sendable private static func resolve(_ arguments: Arguments, in context: ResolveContext) throws(CommandError)
        -> Resolved
    {
        guard !arguments.assignments.isEmpty else {
            throw CommandError("usage", "missing name=value", span: arguments.verb, hints: ["set OBJ name=value…"])
        }
        let object = try context.name(of: try context.references.resolve(try arguments[PropertyWords.object].word))
        let expansion = Expansion(context)
        for assignment in arguments.assignments {
            let words = ["set", Quoting.quote(object), assignment.name.spelling, assignment.value.spelling]
            let span = assignment.name.span.lowerBound..<assignment.value.span.upperBound
            try expansion.run(words.joined(separator: " ") + (arguments[force] ? " --force" : ""), at: span)
        }
        return expansion.resolved
    }
}
