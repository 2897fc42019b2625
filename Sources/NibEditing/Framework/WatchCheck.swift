import NibDocument
import Replies

/// Refuses for watchOS what only documents of iOS have, though both share many elements.
enum WatchCheck {
    /// Checks that a document can have an element.
    ///
    /// - Parameters:
    ///   - element: the element's name.
    ///   - what: what the command makes, as the error says it.
    ///   - span: where that is in the statement.
    ///   - document: the document.
    /// - Throws: an error if the document is one of watchOS, and no known document of watchOS has the element.
    static func check(_ element: String, as what: String, at span: Range<Int>, in document: NibDocument)
        throws(CommandError)
    {
        guard document.catalog.isWatch, !document.catalog.hasElement(element) else { return }
        throw CommandError("unknown-element", "no watchOS document is known to have \(what)", span: span)
    }
}
