import CommandLanguage
import NibCatalog
import NibDocument
import Replies
import Wording

/// What names a new object: an element, a variant of it (`button:gray`), or an item of Interface Builder's library by Xcode's name.
enum LibraryName {
    /// Makes an object whose shape no real document confirms.
    static let force = Flag("--force", summary: "adds an item even if no real document is known that has one")

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
        let named = catalog.element(word.text) == nil ? catalog.libraryItem(named: word.text, on: platform) : nil
        var form = named?.form ?? word.text
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

    private static func needsScenes(_ form: String, in catalog: Catalog) -> Bool {
        let (element, variant) = FreshElement.split(form)
        return catalog.fresh(element, variant: variant)?.companions.contains { $0.kind == .scene } == true
    }
}
