import Replies

/// The rows of the last answer that can have some, which the next statements may mean: `@2`.
struct AnswerRows {
    private var rows: [AnswerRow] = []
    private weak var session: Session?

    /// There is no answer yet.
    init() {}

    /// Takes the rows of an answer about a document.
    init(_ rows: [AnswerRow], of session: Session?) { (self.rows, self.session) = (rows, session) }

    /// The document of the rows, if there are some and it is another one; nil if it is closed.
    func otherSession(than own: Session?) -> Session? { rows.isEmpty || session === own ? nil : session }

    /// The rows, if they are of a document; those of another one mean nothing in it.
    func rows(of session: Session?) -> [AnswerRow] { self.session === session ? rows : [] }
}
