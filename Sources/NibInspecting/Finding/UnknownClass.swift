import CommandLanguage
import NibCatalog
import NibDocument
import Queries
import Replies
import SourceIndex

/// A class in a query that found nothing, which neither the frameworks, the document nor the code has.
package enum UnknownClass {
    /// Returns a note about the first such class, with the nearest names; nil if there is none.
    ///
    /// - Parameters:
    ///   - query: the query.
    ///   - document: the document in which it found nothing; nil for several.
    ///   - code: the code of the project; nil if there is none.
    /// - Returns: the note.
    package static func note(_ query: Query, in document: NibDocument?, code: (any CodeLookup)?) -> String? {
        let asked = query.classNames
        guard !asked.isEmpty else { return nil }
        let own = document.map { document in document.objects.map { document.className(of: $0) } } ?? []
        let known = Set(Catalog.classNames + own)
        let name = asked.first { !known.contains($0) && code?.classes(named: $0).isEmpty != false }
        guard let name else { return nil }
        let near = Nearest.names(to: name, among: own + (code?.classNames() ?? []) + Catalog.classNames)
        let hint = Advice.didYouMean(near).first.map { "; \($0)" } ?? ""
        return "no class is called '\(name)'\(hint)"
    }
}
