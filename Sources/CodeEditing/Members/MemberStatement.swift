import CommandLanguage
import NibEditing
import Replies
import SourceIndex

/// A `delete` or `rename` statement without a word for the kind of member.
enum MemberStatement {
    /// Returns the statement with the word for the kind: a selector with a colon is an action; of other names, the code of the class
    /// tells.
    ///
    /// - Parameters:
    ///   - verb: the command's name.
    ///   - word: `CLASS.NAME`, or an object of the class and the name.
    ///   - arguments: those of the statement.
    ///   - context: has the code.
    /// - Returns: the words of the statement.
    /// - Throws: an error if the word names no member, or the class has an outlet and an action of the name.
    static func completed(_ verb: String, of word: Word, arguments: Arguments, in context: ResolveContext)
        throws(CommandError) -> [Word]
    {
        let member = try ClassMember(word, in: context)
        if member.name.hasSuffix(":") { return full(verb, kind: "action", arguments: arguments) }
        let (outlet, action) = try members(member, in: context)
        if outlet != nil, action != nil {
            let rest = arguments.operands.map(\.spelling).joined(separator: " ")
            throw CommandError(
                "ambiguous-kind", "the class has an outlet and an action '\(member.name)'", span: word.span,
                hints: ["\(verb) outlet \(rest)", "\(verb) action \(rest)"])
        }
        guard let selector = action?.selector else { return full(verb, kind: "outlet", arguments: arguments) }
        let words = full(verb, kind: "action", arguments: arguments)
        // The colons of a selector can be left out where it is the only one of its name.
        let whole = Word(word.text + selector.dropFirst(member.name.count), span: word.span, quoted: word.quoted)
        return words.map { $0 == word ? whole : $0 }
    }

    private static func full(_ verb: String, kind: String, arguments: Arguments) -> [Word] {
        [Word(verb, span: arguments.verb), Word(kind, span: arguments.verb)] + arguments.operands
    }

    /// The outlet and the action that a class declares or inherits under a name.
    private static func members(_ member: ClassMember, in context: ResolveContext) throws(CommandError) -> (
        outlet: Member?, action: Member?
    ) {
        let editor = try CodeEditor(context)
        let codeClass = try member.codeClass(editor)
        var (outlet, action): (Member?, Member?)
        _ = editor.declaring(codeClass) { found in
            if found.name == member.name, found.traits.contains(.outlet) { outlet = outlet ?? found }
            let isNamed = found.selector == member.name || found.selector?.hasPrefix(member.name + ":") == true
            if isNamed, found.traits.contains(.action) { action = action ?? found }
            return false
        }
        return (outlet, action)
    }
}
