import CommandLanguage
import Replies

/// A command that needs the session of the current document and nothing else.
typealias SessionCommand = Command<Session, Reply>

/// A command that opens, saves or leaves documents.
typealias DocumentCommand = Command<OpenDocuments, Reply>
