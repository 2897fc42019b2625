import CommandLanguage
import NibDocument

/// Places in this document, and in others after their names.
extension Completer {
    /// Objects of this document and names of other documents; after the name of one and a colon, its objects.
    func documentPlaces() -> [Suggestion] {
        guard let file = DocumentPlace(partial).file else {
            let documents = files().filter { item in
                item.text.hasSuffix("/") || DocumentPlace.documentEnds.contains { item.text.hasSuffix($0) }
            }
            return places()
                + documents.map { item in
                    let isFolder = item.text.hasSuffix("/")
                    return Suggestion(text: item.text + (isFolder ? "" : ":"), note: "", isFinal: false)
                }
        }
        guard let bytes = try? session?.companions.bytes(of: file.text), let other = try? NibDocument(bytes: bytes)
        else { return [] }
        let typed = DocumentPlace(partial).parent.text
        return (["document"] + other.objects.compactMap { other.id(of: $0) }).filter { $0.hasPrefix(typed) }.map { id in
            let note = other.element(withID: id).map { other.display($0) } ?? ""
            return Suggestion(text: "\(Quoting.quote(file.text)):\(id)", note: note, isFinal: true)
        }
    }
}
