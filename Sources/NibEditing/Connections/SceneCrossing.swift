import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// An outlet, a collection or a binding that leads to another scene. Interface Builder makes none, but keeps those that are there
/// (Documentation/Format/Connections.md#other-scenes).
package enum SceneCrossing {
    /// Refuses a connection to another scene, unless it is forced.
    ///
    /// - Parameters:
    ///   - connection: what the connection is called, as in "outlet 'price'".
    ///   - source: the object that has the connection.
    ///   - destinations: the objects that it leads to.
    ///   - span: where they are named in the statement.
    ///   - isForced: whether the user insists.
    ///   - document: the document.
    /// - Returns: warnings.
    /// - Throws: an error that names both scenes.
    package static func check(
        _ connection: String, from source: NodeID, to destinations: [NodeID], at span: Range<Int>, isForced: Bool,
        in document: NibDocument
    ) throws(CommandError) -> [StyledText] {
        guard document.kind.isStoryboard, let from = document.scene(of: source) else { return [] }
        let others = destinations.compactMap { document.scene(of: $0) }
        guard let to = others.first(where: { $0 != from }) else { return [] }
        let names = [from, to].map { document.label(ofScene: $0) ?? "?" }
        if isForced {
            return [
                NameRefusal.warning(
                    "\(connection) leads from scene '\(names[0])' to scene '\(names[1])', whose objects are other ones when the program runs"
                )
            ]
        }
        throw CommandError(
            "cross-scene",
            "\(connection) would lead from scene '\(names[0])' to scene '\(names[1])'; only segues lead to another scene",
            span: span,
            hints: [
                "pass the object in code, or connect a segue: connect segue SRC -> DST show",
                "'--force' connects it anyway",
            ])
    }
}
