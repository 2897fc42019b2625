import CommandLanguage
import ObjectReferences
import XMLTree

extension Session {
    /// What references to the session's objects depend on.
    var referenceScope: ReferenceScope {
        ReferenceScope(document: document, selection: selection, lastMade: lastMade)
    }
}

extension References {
    /// Makes references to the objects of a session.
    init(_ session: Session, near other: NodeID? = nil) { self.init(session.referenceScope, near: other) }

    /// Makes references for a word of a command that names another object as well.
    init(_ session: Session, for word: Word, beside other: Word?) {
        self.init(session.referenceScope, for: word, beside: other)
    }
}
