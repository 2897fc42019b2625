import DifferenceScript
import NibDifference
import NibDocument
import Replies

/// Compares two versions of a document, for `nibsh diff` and `compare`.
package enum VersionComparison {
    /// Compares two files or revisions.
    ///
    /// - Parameters:
    ///   - old: a file, or `REV:path` of the repository around.
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
        let difference = NibDifference(from: old.document, to: new.document)
        var reply = Reply()
        reply.fallsShort = !difference.changes.isEmpty
        reply.fields = [.init("old", .string(old.name)), .init("new", .string(new.name))]
        switch form.kind {
        case .text:
            reply.text = DifferenceText(difference, showsAll: form.showsAll).lines.joined(separator: "\n")
            if form.wantsFields { reply.fields += DifferenceFields(difference).members }
        case .markdown:
            let text = DifferenceText(difference, showsAll: form.showsAll).markdown
            reply.text = StyledText(lines: text)
            reply.fields += [
                .init("different", .bool(!difference.changes.isEmpty)), .init("markdown", .string(text)),
            ]
        case .script: try addScript(for: difference, old: old, isEssential: form.isEssential, to: &reply)
        }
        return reply
    }

    private static func addScript(
        for difference: NibDifference, old: DocumentVersion, isEssential: Bool, to reply: inout Reply
    ) throws(CommandError) {
        if let format = old.document.readOnlyFormat {
            throw CommandError(
                "read-only", "no commands can change '\(old.name)', which is read-only: \(format.name)",
                hints: [format.advice])
        }
        let script = try DifferenceScript(for: difference, isEssential: isEssential)
        reply.text = StyledText(lines: script.text.hasSuffix("\n") ? String(script.text.dropLast()) : script.text)
        reply.fields += [
            .init("different", .bool(!difference.changes.isEmpty)),
            .init("script", .strings(script.text.split(separator: "\n").map(String.init))),
            .init("exact", .bool(script.rest.changes.isEmpty)),
        ]
        let left = isEssential ? script.rest.personal : script.rest.changes
        guard !left.isEmpty else { return }
        let subjects = Set(left.map(\.subject.base)).sorted()
        let shown = subjects.prefix(5).joined(separator: ", ") + (subjects.count > 5 ? ", …" : "")
        reply.notices.append("no commands make \(left.count) of the changes, in \(shown)")
    }
}
