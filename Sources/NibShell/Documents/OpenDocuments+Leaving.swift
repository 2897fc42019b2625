import CommandLanguage
import LineDiff
import Platform
import Replies

/// Saving and leaving documents.
extension OpenDocuments {
    /// Closes the current document; the one that was current before it is current again.
    ///
    /// - Parameter discardsUnsaved: whether unsaved changes are given up, and not offered again.
    /// - Returns: a report, with those of the requested saves, which are done now.
    /// - Throws: an error if changes would be lost.
    func close(discardsUnsaved: Bool = false) throws(CommandError) -> Reply {
        let session = try requireSession()
        let left = try leave(for: "close", discardsUnsaved: discardsUnsaved)
        let next = self.session.map { "; \(names.shown($0)) is the current document" } ?? ""
        return Reply("closed \(session.name)\(next)", record: Self.closed.record(session.path), isEcho: true)
            .following(left)
    }

    /// What `close` answers.
    static let closed = RecordType<String>("closed document") {
        Field("file", "the path of the document", \.self)
    }

    /// Leaves the current document, unless changes would be lost.
    ///
    /// - Parameters:
    ///   - verb: the command that leaves it.
    ///   - discardsUnsaved: whether unsaved changes are given up, and not offered again.
    /// - Returns: the reports of the requested saves, which are done now.
    /// - Throws: an error if there are unsaved changes.
    private func leave(for verb: String, discardsUnsaved: Bool) throws(CommandError) -> Reply {
        try requireSwitchable(for: verb)
        guard let session else { return Reply() }
        let left = try saveStaged()
        if discardsUnsaved {
            session.noteGivenUp()
        } else {
            do throws(CommandError) { try requireSettled(session) } catch {
                var error = error
                error.hints.append("'\(verb) --force' gives them up")
                throw error.following(left)
            }
        }
        end(session)
        return left
    }

    /// Refuses to lose the unsaved changes of a document.
    func requireSettled(_ session: Session) throws(CommandError) {
        guard isModified(session), session.settledState != session.log.state else { return }
        let isCurrent = session === self.session
        throw CommandError(
            "unsaved", "\(names.shown(session)) has unsaved changes",
            hints: (isCurrent ? [] : ["'use \(Quoting.quote(names.shown(session)))' makes it the current document"])
                + ["'save' writes them, 'restore saved' discards them ('redo' brings them back)"])
    }

    /// Gives all documents up because the user gave their unsaved changes up; they are not offered again.
    func discard() {
        for session in sessions where session.log.hasMovedSinceSave {
            session.journaledLog.apply(.moved(to: session.log.savedState, by: "quit"))
        }
        abandon()
    }

    /// Gives all documents up with their unsaved changes; they stay in the journals.
    func abandon() {
        for session in sessions {
            session.block?.edit.cancel()
            end(session)
        }
    }

    // MARK: - Saving

    /// Returns an object that saves the current document.
    ///
    /// - Throws: an error if no document is open.
    func saving() throws(CommandError) -> Saving { saving(try requireSession()) }

    private func saving(_ session: Session) -> Saving { Saving(session: session, options: options) }

    /// Saves all documents with unsaved changes as one, now or at the end of the script.
    ///
    /// - Parameter force: whether to overwrite files that changed on disk.
    /// - Returns: a report of what was written.
    /// - Throws: an error if one of them cannot be saved; nothing is written then.
    func saveAll(force: Bool) throws(CommandError) -> Reply {
        let current = try requireSession()
        let edited = edited
        guard let first = edited.first else { return try saving(current).save(to: nil, force: false) }
        guard options.isInteractive, current.group == nil else {
            var reply = Reply()
            for session in edited { reply = try saving(session).save(to: nil, force: force) }
            return reply
        }
        for session in edited { try requireReady(session, force: force) }
        let parts = edited.flatMap { saving($0).others(with: .own(force: force)).map(\.path) }
        let replies = try write(edited, force: force)
        let counts = replies.compactMap(\.counts)
        let answer = SaveAnswer(
            file: first.path, isWritten: true,
            counts: LineCounts(
                added: counts.reduce(0) { $0 + $1.added }, removed: counts.reduce(0) { $0 + $1.removed }),
            otherFiles: edited.dropFirst().map(\.path) + parts.map(PathName.shown))
        var reply = Reply(lines: replies.map(\.text), record: SaveAnswer.type.record(answer))
        reply.notices = replies.flatMap(\.notices)
        return reply
    }

    /// Saves documents as one at once, for the questions at the end of a session.
    ///
    /// - Throws: an error if one of them cannot be saved; nothing is written then.
    func saveNow(_ chosen: [Session]) throws(CommandError) -> Reply {
        for session in chosen {
            if session.block != nil { _ = try session.commit() }
            try session.requireNoConflicts()
        }
        let replies = try write(chosen, force: false)
        var reply = Reply(lines: replies.map(\.text))
        reply.notices = replies.flatMap(\.notices)
        return reply
    }

    private func write(_ sessions: [Session], force: Bool) throws(CommandError) -> [Reply] {
        try JoinedSaves.write(
            sessions.map { (saving($0), Session.StagedSave.own(force: force)) }, options: options)
    }

    /// Refuses a document that cannot be saved, and says which one it is if that is not the current one.
    private func requireReady(_ session: Session, force: Bool) throws(CommandError) {
        do throws(CommandError) {
            try saving(session).requireReady(force: force)
        } catch {
            guard session !== self.session else { throw error }
            var error = error
            error.hints.insert(
                "'use \(Quoting.quote(names.shown(session)))' makes it the current document", at: 0)
            throw error
        }
    }

    /// Whether a requested save is not done yet.
    var hasStagedSave: Bool { sessions.contains { !$0.stagedSaves.isEmpty } }

    /// Does the saves that scripts requested: copies first, then the documents' own files as one.
    ///
    /// - Parameter tell: called with each document and the reply of its save.
    /// - Throws: the error of the first save that fails; those after it are not done then.
    func finishStaged(_ tell: (Session, Reply) -> Void) throws(CommandError) {
        guard sessions.allSatisfy({ $0.group == nil }) else { return }
        let items = sessions.flatMap { saving($0).takeStaged() }
        for item in items where item.save.path != nil { try write([item], telling: tell) }
        try write(items.filter { $0.save.path == nil }, telling: tell)
    }

    private func write(_ items: [JoinedSaves.Item], telling tell: (Session, Reply) -> Void) throws(CommandError) {
        guard !items.isEmpty else { return }
        for (item, reply) in zip(items, try JoinedSaves.write(items, options: options)) {
            item.saving.session.settledState = item.saving.session.log.state
            tell(item.saving.session, reply)
        }
    }

    /// Does the requested saves before the current document is another one.
    ///
    /// - Returns: their reports.
    func saveStaged() throws(CommandError) -> Reply {
        var left = Reply()
        do throws(CommandError) {
            try finishStaged { session, reply in
                left.notices += reply.notices
                // At a prompt, the replies of saves are notices.
                if options.isInteractive {
                    left.notices.append(reply.text.plain)
                } else {
                    left.saves.append(Reply.Save(document: session.path, reply: reply))
                }
            }
        } catch { throw error.following(left) }
        left.notices += rereadChanged()
        return left
    }
}

extension Reply {
    /// Adds a reply to the reports about documents that were saved before it.
    func following(_ left: Reply) -> Reply {
        var reply = self
        reply.notices = left.notices + notices
        reply.saves = left.saves + saves
        return reply
    }
}

extension CommandError {
    /// Adds an error to the reports about documents that were saved before it.
    func following(_ left: Reply) -> CommandError {
        var error = self
        error.notices = left.notices + notices
        return error
    }
}
