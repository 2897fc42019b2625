import CommandLanguage
import NibDocument
import NibLayout
import ObjectReferences
import Replies
import XMLTree

/// `layout update`: writes the frames that the constraints give, as Interface Builder's Update Frames does.
enum UpdateFrames {
    private static let object = Parameter<ObjectReference>(
        "OBJ", summary: "a view, controller, window or scene with what is in it. Without it, all views are updated")

    static let command = EditingCommand(
        "layout update", syntax: [.optional([.operand(object)])],
        summary: "writes the frames that the constraints give",
        discussion: """
            It sets the frames of the views that are misplaced, which `layout` lists, and of what follows them; those of ambiguous \
            views and of views whose constraints cannot all hold stay. The log has a line for each frame, and one entry for all of them. \
            `layout --update` is the same.
            """,
        examples: [
            Example("layout update", "all frames that are out of date"),
            Example("layout update iN0-l3-epB", "those in a view"),
        ],
        seeAlso: ["layout", "constraints", "set"], group: "Layout", resolve: resolve, apply: EditingCommand.unapplied)

    @Sendable private static func resolve(_ arguments: Arguments, in context: ResolveContext) throws(CommandError)
        -> Resolved
    {
        let document = context.document
        let object = try arguments[ifGiven: object].map { named throws(CommandError) in
            try context.references.resolve(named.word)
        }
        let views = NibLayout(of: document).outdated.filter { view in
            object.map { document.tree.contains($0, inner: view.node) } ?? true
        }
        return try lines(for: views, at: arguments.verb, in: context)
    }

    /// The lines that write the frames that the constraints give to views.
    ///
    /// - Parameters:
    ///   - views: the views.
    ///   - span: the place in the statement that an error is about.
    ///   - context: what the lines are resolved with.
    /// - Returns: what the log has for it.
    /// - Throws: an error if a frame cannot be set.
    static func lines(
        for views: [NibLayout.View], at span: Range<Int>, in context: ResolveContext
    ) throws(CommandError) -> Resolved {
        let document = context.document
        let scale = NibLayout.scale(of: document)
        let expansion = Expansion(context)
        for view in views {
            let frame = view.rounded(scale: scale)
            let numbers = [frame.x, frame.y, frame.width, frame.height].map(Numbers.spell).joined(separator: ",")
            let name = try context.name(of: view.node)
            try expansion.run("set \(Quoting.quote(name)) frame (\(numbers))", at: span)
            if document.tree.attribute("misplaced", of: view.node, is: "YES") {
                try expansion.run("unset \(Quoting.quote(name)) misplaced", at: span)
            }
        }
        return expansion.resolved
    }
}
