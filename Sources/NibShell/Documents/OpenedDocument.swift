import NibDocument
import Replies

/// The open document, as answers describe it.
struct OpenedDocument {
    let session: Session
    let counts: DocumentCounts

    /// Describes the document of a session, which visits all of it.
    init(_ session: Session) {
        self.session = session
        counts = DocumentCounts(session.document)
    }

    static let type = RecordType<OpenedDocument>("opened document") {
        Field("file", "the path of the document", \.session.path)
        Field("platform", "its platform", \.session.document.kind.platform.rawValue)
        Field("isStoryboard", "whether it is a storyboard", \.session.document.kind.isStoryboard)
        Field("isReadOnly", "whether it is of a format that nibsh only reads") {
            $0.session.document.readOnlyFormat != nil
        }
        Field("format", "that format", \.session.document.readOnlyFormat?.name)
        Field("objectCount", "how many objects it has, without placeholders", \.counts.objects)
        Field("placeholderCount", "how many placeholders it has", \.counts.placeholders)
        Field("connectionCount", "how many connections it has", \.counts.connections)
        Field("sceneCount", "how many scenes it has", \.counts.scenes)
        Field("leftCount", "in a merge, how many conflicts are left") { opened in
            opened.session.merge == nil ? nil : opened.session.conflictsLeft
        }
    }
}
