import NibCatalog
import NibDocument
import NibShell
import Testing
import XMLTree

/// Documents to which the items of the library are added, and the places in them.
enum LibraryDocuments {
    /// A new document of a platform.
    static func text(_ platform: String, isStoryboard: Bool) throws -> String {
        let isMac = platform == "macOS"
        let kind: NewDocument =
            isStoryboard ? (isMac ? .macOSStoryboard : .iOSStoryboard) : (isMac ? .macOSXib : .iOSXib)
        return String(decoding: try kind.bytes(), as: UTF8.self)
    }

    /// Makes the parent of an item.
    ///
    /// - Returns: the id of a new object of that form, of the view of the first scene for `view`; nil for a scene.
    static func place(_ parent: String, on platform: String, in editing: Editing) throws -> String? {
        if parent == "scene" { return nil }
        if parent == "document" { return parent }
        let document = try NibDocument(bytes: Array(editing.text.utf8))
        let root = document.scenes.compactMap { document.controller(of: $0) }.compactMap { controller in
            document.tree.elements(in: controller).first { document.tree.attribute("key", of: $0, is: "view") }
        }.first
        let view = try #require(root.flatMap { document.id(of: $0) })
        if parent == "view" { return view }
        // The parent is an item itself, or a part that is added like one.
        let item = document.catalog.libraryItem(form: parent, on: platform)
        let (around, force) = (item?.parents.first ?? "view", item?.isConfirmed == false ? " --force" : "")
        let outer = try place(around, on: platform, in: editing)
        let reply = try editing.run(outer.map { "add \(parent) to \($0)\(force)" } ?? "add scene \(parent)\(force)")
        let ids = reply[0].fields.first { $0.key == "ids" }?.value
        guard case .array(let values) = ids, case .string(let id) = values.first else {
            Issue.record("nothing was added for \(parent)")
            return nil
        }
        return id
    }
}
