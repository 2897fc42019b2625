import CommandLanguage
import NibCatalog
import NibDocument
import Replies
import Wording

/// What names a new object: an element, a variant of it (`button:gray`), or an item of Interface Builder's library by Xcode's name.
enum LibraryName {
    /// Makes an object whose shape no real document confirms.
    static let force = Flag(
        "--force",
        summary: "adds what no real document is known to have, and sets what Interface Builder does not write")

    /// `[--force]`
    static let forceSyntax: Syntax = .optional([.flag(force)])

    /// Returns the word as an element with its variant.
    ///
    /// - Parameters:
    ///   - word: the word of the statement.
    ///   - isForced: whether the user insists on a shape that is not confirmed.
    ///   - document: the document.
    /// - Returns: the word, with the item's form in place of its name.
    /// - Throws: an error if no real document confirms the shape, or if the document cannot have what comes along.
    static func form(_ word: Word, isForced: Bool, in document: NibDocument) throws(CommandError) -> Word {
        let (catalog, platform) = (document.catalog, document.kind.platform.rawValue)
        let named = catalog.element(word.text) == nil ? item(word.text, isForced: isForced, in: document) : nil
        var form = named?.form ?? word.text
        if !isForced, named == nil { try checkPlatform(word, in: document) }
        if needsScenes(form, in: catalog), !document.kind.isStoryboard {
            let element = FreshElement.split(form).element
            guard named != nil else {
                throw CommandError(
                    "wrong-place", "'\(form)' brings scenes along, which a xib does not have", span: word.span,
                    hints: ["'\(element)' is the object alone"])
            }
            form = element
        }
        if !isForced, let item = named ?? catalog.libraryItem(form: form, on: platform), !item.isConfirmed {
            throw CommandError(
                "not-confirmed", "shape not confirmed: no real document is known that has a '\(item.name)'",
                span: word.span, hints: ["'--force' adds it anyway, as far as Interface Builder's form is known"])
        }
        return form == word.text ? word : Word(form, span: word.span)
    }

    /// The item of a name; with force also one that the library offers for another platform only.
    private static func item(_ name: String, isForced: Bool, in document: NibDocument) -> LibraryItem? {
        let catalog = document.catalog
        if let item = catalog.libraryItem(named: name, on: document.kind.platform.rawValue) { return item }
        let wanted = name.lowercased()
        return isForced ? catalog.library.first { $0.name.lowercased() == wanted } : nil
    }

    /// Refuses what the library offers for another platform only.
    private static func checkPlatform(_ word: Word, in document: NibDocument) throws(CommandError) {
        let (catalog, platform) = (document.catalog, document.kind.platform)
        guard platform != .watchOS || catalog.element(word.text) == nil else { return }
        let items = catalog.library.filter { item in
            item.form == word.text
                || catalog.element(word.text) == nil && item.name.lowercased() == word.text.lowercased()
        }
        guard let item = items.first, !items.contains(where: { $0.platforms.contains(platform.rawValue) }) else {
            return
        }
        throw CommandError(
            "unknown-element", "Interface Builder offers no '\(item.name)' for \(platform.rawValue)", span: word.span,
            hints: ["'library' lists what it offers", "'--force' adds it anyway"])
    }

    private static func needsScenes(_ form: String, in catalog: Catalog) -> Bool {
        let (element, variant) = FreshElement.split(form)
        return catalog.fresh(element, variant: variant)?.companions.contains { $0.kind == .scene } == true
    }
}
