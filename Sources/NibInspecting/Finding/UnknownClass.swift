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
    ///   - code: finds the code of the project, which is asked only if nothing else has a class; nil if there is none.
    /// - Returns: the note.
    package static func note(
        _ query: Query, in document: NibDocument?, code: () -> (any CodeLookup)?
    ) -> String? {
        if let note = misspelled(query) { return note }
        let asked = query.classNames.filter { !Catalog.classNames.contains($0) }
        guard !asked.isEmpty else { return nil }
        let own = document.map { document in document.objects.map { document.className(of: $0) } } ?? []
        let strange = asked.filter { !own.contains($0) }
        guard !strange.isEmpty else { return nil }
        let code = code()
        guard let name = strange.first(where: { code?.classes(named: $0).isEmpty != false }) else { return nil }
        let near = Nearest.names(to: name, among: own + (code?.classNames() ?? []) + Catalog.classNames)
        let hint = Advice.didYouMean(near).first.map { "; \($0)" } ?? ""
        return "no class is called '\(name)'\(hint)"
    }

    /// A note about a plain word that is nearly a class of the frameworks.
    private static func misspelled(_ query: Query) -> String? {
        for word in query.possibleClassNames {
            let names = Catalog.classNames.map { $0.lowercased() }
            guard !names.contains(word), let near = Nearest.name(to: word, among: names),
                let name = Catalog.classNames.first(where: { $0.lowercased() == near })
            else { continue }
            return "did you mean the class '\(name)'?"
        }
        return nil
    }
}
