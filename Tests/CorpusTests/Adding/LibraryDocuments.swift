import NibCatalog
import NibDocument
import NibShell
import Testing
import XMLTree

/// Documents to which the items of the library are added, and the places in them.
enum LibraryDocuments {
    /// A new document of a platform.
    static func text(_ platform: String, isStoryboard: Bool) throws -> String {
        let name = platform.lowercased() + (isStoryboard ? "-storyboard" : "-xib")
        return String(decoding: try #require(NewDocument(rawValue: name)).bytes(), as: UTF8.self)
    }

    /// Whether a platform has a parent, which may be an item itself.
    static func has(_ parent: String, on platform: String) -> Bool {
        let items = Catalog(platform == "macOS" ? .cocoa : .cocoaTouch, era: .newest).library.filter {
            $0.form == parent
        }
        return items.isEmpty || items.contains { $0.platforms.contains(platform) }
    }

    /// Whether a parent is at the top level of a xib, or in something that is.
    static func isInXib(_ parent: String, on platform: String) -> Bool {
        // A view is an item of the library itself, which goes into views.
        if parent == "document" || parent == "view" { return parent == "document" }
        let catalog = Catalog(platform == "macOS" ? .cocoa : .cocoaTouch, era: .newest)
        return catalog.libraryItem(form: parent, on: platform)?.parents.first.map { isInXib($0, on: platform) } ?? false
    }

    /// Makes the parent of an item.
    ///
    /// - Returns: the id of a new object of that form, of the view of the first scene for `view`; nil for a scene.
    static func place(_ parent: String, on platform: String, in editing: Editing) throws -> String? {
        if parent == "scene" { return nil }
        if parent == "document" { return parent }
        let document = try NibDocument(bytes: Array(editing.text.utf8))
        if parent == "view" { return try rootView(of: document) }
        // The parent is an item itself, or a part that is added like one.
        let item = document.catalog.libraryItem(form: parent, on: platform)
        let (around, force) = (item?.parents.first ?? "view", item?.isConfirmed == false ? " --force" : "")
        let outer = try place(around, on: platform, in: editing)
        let reply = try editing.run(outer.map { "add \(parent) to \($0)\(force)" } ?? "add scene \(parent)\(force)")
        let ids = reply[0].fields.first { $0.key == "ids" }?.value
        guard case .array(let values) = ids else {
            Issue.record("nothing was added for \(parent)")
            return nil
        }
        // A table comes in a scroll view, which has the first of the ids.
        let after = try NibDocument(bytes: Array(editing.text.utf8))
        let element = FreshElement.split(parent).element
        return values.lazy.compactMap { value -> String? in
            guard case .string(let id) = value else { return nil }
            return after.element(withID: id).map { after.tree.name($0) } == element ? id : nil
        }.first
    }

    /// The id of the first controller's view.
    private static func rootView(of document: NibDocument) throws -> String {
        let views = document.scenes.compactMap { document.controller(of: $0) }.compactMap { controller in
            document.tree.elements(in: controller).first { document.tree.attribute("key", of: $0, is: "view") }
        }
        return try #require(views.first.flatMap { document.id(of: $0) })
    }
}
