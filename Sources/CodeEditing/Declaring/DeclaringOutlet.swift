import CommandLanguage
import CommandLog
import NibDocument
import NibEditing
import Replies
import SourceIndex
import XMLTree

/// What `declare outlet` and `declare collection` share.
enum DeclaringOutlet {
    /// The class in the declaration.
    static let type = NamedParameter<Name>(
        "type", kind: .className, summary: "the class in the declaration, instead of the destination's")

    /// Returns the patches that declare an outlet in the class of an object.
    ///
    /// - Parameters:
    ///   - outlet: the outlet.
    ///   - source: the object.
    ///   - word: the word that names both, for errors.
    ///   - context: gives access to the code.
    /// - Returns: a patch for each file.
    /// - Throws: an error if there is no code, or the class cannot get an outlet of the name.
    static func patches(declaring outlet: NewOutlet, in source: NodeID, at word: Word, with context: ResolveContext)
        throws(CommandError) -> [FilePatch]
    {
        let editor = try CodeEditor(context)
        let codeClass = try editor.codeClass(of: source, word)
        var outlet = outlet
        outlet.isMac = context.document.kind.family == .cocoa
        let changes: [CodeChange]
        do throws(CodeEditError) {
            changes = try CodeDeclaring.declare(
                outlet, in: codeClass, inherited: editor.inherited(codeClass), bytes: editor.bytes)
        } catch { throw CommandError(error, span: word.span) }
        try editor.requireNew(outlet.name, isAction: false, in: codeClass, at: word)
        return try editor.patches(of: changes, naming: outlet.type, in: codeClass, word)
    }

    /// Returns the class that all the destinations have, or the class of views if they differ.
    static func type(holding destinations: [NodeID], in document: NibDocument) -> String {
        let names = Set(
            destinations.map { node in
                document.tree.attribute("customClass", of: node) ?? document.systemClassName(of: node)
            })
        if names.count == 1, let name = names.first { return name }
        return document.kind.family == .cocoa ? "NSView" : "UIView"
    }

    /// Whether nothing but the outlet keeps an object alive, as with constraints and top-level objects.
    static func isUnowned(_ node: NodeID, in document: NibDocument) -> Bool {
        if document.isConstraint(node) { return true }
        guard let parent = document.tree.parent(node) else { return false }
        return document.tree.name(parent) == "objects"
    }
}
