import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// `embed`: puts objects into a new container in their place.
enum Embed {
    /// What objects can be embedded in.
    enum Container: String, Choice {
        case stackView, view, scrollView, navigationController, tabBarController
    }

    private static let objects = Parameter<ObjectReference>("OBJ", summary: "views beside each other, or controllers")
    private static let container = Parameter<Container>("CONTAINER", summary: "what they are embedded in")

    static let command = EditingCommand(
        "embed", syntax: [.several(objects), .keyword("in"), .operand(container)],
        summary: "embeds objects in a new container",
        discussion: """
            The container takes the place and the frame of the objects. Constraints between the objects stay, those to other objects \
            go, as in Interface Builder; a stack view lays its views out itself, from left to right or from top to bottom as they \
            are, so only constraints on sizes stay. A navigation or tab bar controller takes over the segues that lead to the \
            controller, and is initial in its place.
            """,
        examples: [
            Example("embed nAm-el-001 nAm-eF-001 in stackView", "a row of a form"),
            Example("embed vIe-wC-001 in navigationController", "a scene in front of the controller's"),
        ],
        seeAlso: ["unembed", "move", "add", "add scene"], group: "Layout", resolve: resolve, apply: LayoutLines.never)

    @Sendable private static func resolve(
        _ arguments: Arguments, in context: ResolveContext
    ) throws(CommandError) -> Resolved {
        do {
            let words = try arguments[all: objects].map(\.word)
            var found: [(node: NodeID, word: Word)] = []
            for word in words {
                let node = try context.references.resolve(word)
                if !found.contains(where: { $0.node == node }) { found.append((node, word)) }
            }
            let kind = try arguments[container]
            switch kind {
            case .stackView, .view, .scrollView:
                return try EmbeddedViews(found, in: context).resolve(kind)
            case .navigationController, .tabBarController:
                return try EmbeddedControllers(found, in: context).resolve(kind)
            }
        } catch { throw CommandError(error) }
    }
}
