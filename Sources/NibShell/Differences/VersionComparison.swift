import DifferenceScript
import LineDiff
import NibDifference
import NibDocument
import Replies

/// Compares two versions of a document, for `nibsh diff` and `diff`.
package enum VersionComparison {
    /// Compares two files or revisions.
    ///
    /// - Parameters:
    ///   - old: a file, or `REV:path` of the enclosing repository.
    ///   - new: another one.
    ///   - form: how the difference is shown.
    /// - Returns: the difference; it falls short if there is any.
    /// - Throws: an error if a version cannot be read, or they are not versions of one kind of document.
    package static func reply(old: String, new: String, form: DifferenceForm) throws(CommandError) -> Reply {
        try reply(from: try DocumentVersion(old), to: try DocumentVersion(new), form: form)
    }

    /// Compares two versions; the reply falls short if they differ.
    static func reply(from old: DocumentVersion, to new: DocumentVersion, form: DifferenceForm) throws(CommandError)
        -> Reply
    {
        guard old.document.kind == new.document.kind else {
            throw CommandError(
                "different-kinds",
                "'\(old.name)' (\(old.document.kind.description)) and '\(new.name)' (\(new.document.kind.description)) are not "
                    + "versions of one document",
                hints: ["compare documents of one platform and kind"])
        }
        if form.picture != nil, form.kind == .lines || form.kind == .script {
            throw CommandError(
                "usage",
                "a picture has the numbers of the difference by object, which a patch and a script do not show",
                hints: ["leave out '--lines' and '--script'"])
        }
        if form.kind == .lines { return patch(from: old, to: new) }
        let difference = NibDifference(from: old.document, to: new.document)
        var reply = Reply()
        reply.fallsShort = !difference.changes.isEmpty
        var answer = DifferenceAnswer(old: old.name, new: new.name, isDifferent: !difference.changes.isEmpty)
        let text = DifferenceText(difference, showsAll: form.showsAll, isNumbered: form.picture != nil)
        switch form.kind {
        case .text:
            reply.text = text.lines.joined(separator: "\n")
            if form.wantsFields {
                answer.changes = ChangeList(difference, numbers: form.picture == nil ? [:] : text.numbers)
            }
        case .markdown:
            let text = text.markdown
            reply.text = StyledText(lines: text)
            answer.markdown = text
        case .lines: break
        case .script:
            try addScript(for: difference, old: old, isEssential: form.isEssential, to: &reply, answer: &answer)
        }
        if let path = form.picture {
            let picture = DifferencePicture(text.compared, from: old, to: new)
            reply.notices += try picture.write(to: path, form: form)
            answer.picture = path
        }
        if form.wantsFields { reply.record = DifferenceAnswer.type.record(answer) }
        return reply
    }

    /// Compares two versions line by line.
    private static func patch(from old: DocumentVersion, to new: DocumentVersion) -> Reply {
        let diff = UnifiedDiff.make(
            old: old.document.bytes, new: new.document.bytes, oldName: old.name, newName: new.name)
        var answer = DifferenceAnswer(old: old.name, new: new.name, isDifferent: !diff.isEmpty)
        answer.counts = LineCounts(diff)
        answer.patch = diff.text
        var reply = Reply(lines: DiffLine.styled(diff.lines), record: DifferenceAnswer.type.record(answer))
        if diff.isEmpty { reply.text = "no differences" }
        reply.fallsShort = !diff.isEmpty
        return reply
    }

    /// What a comparison answers.
    package static let shape = DifferenceAnswer.type.shape

    private static func addScript(
        for difference: NibDifference, old: DocumentVersion, isEssential: Bool, to reply: inout Reply,
        answer: inout DifferenceAnswer
    ) throws(CommandError) {
        if let format = old.document.readOnlyFormat {
            throw CommandError(
                "read-only", "no commands can change '\(old.name)', which is read-only: \(format.name)",
                hints: [format.advice])
        }
        let script = try DifferenceScript(for: difference, isEssential: isEssential)
        reply.text = StyledText(lines: script.text.hasSuffix("\n") ? String(script.text.dropLast()) : script.text)
        answer.script = script.text.split(separator: "\n").map(String.init)
        answer.isExact = script.rest.changes.isEmpty
        let left = isEssential ? script.rest.personal : script.rest.changes
        guard !left.isEmpty else { return }
        let subjects = Set(left.map(\.subject.base)).sorted()
        let shown = subjects.prefix(5).joined(separator: ", ") + (subjects.count > 5 ? ", …" : "")
        reply.notices.append("no commands make \(left.count) of the changes, in \(shown)")
    }
}
