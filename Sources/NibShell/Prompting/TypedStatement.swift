import Bytes
import CommandLanguage
import Queries
import Replies

/// A statement as the prompt understands it: a command of nibsh and where its output goes, or a program of the system.
package enum TypedStatement: Equatable, Sendable {
    /// A command, whose output goes somewhere; nil is the terminal.
    case command(String, to: OutputPlace?)
    /// A program of the system, as `/bin/sh` reads it.
    case program(String)

    /// Where the output of a command goes instead of to the terminal.
    package enum OutputPlace: Equatable, Sendable {
        /// A program, as `/bin/sh` reads it.
        case program(String)
        /// A file, which is replaced or continued.
        case file(String, appends: Bool)
    }

    /// Reads a statement.
    ///
    /// Only unquoted words of their own count, so `connect outlet A -> B` and quoted text stay what they are. Everything after `|` or
    /// `!` is for the shell of the system.
    ///
    /// - Parameters:
    ///   - text: the statement.
    ///   - aliases: the names that stand for commands at the beginning.
    /// - Throws: an error if something is missing before or after a mark.
    package init(_ text: String, aliases: [String: String] = [:]) throws(CommandError) {
        let text = Self.expanded(text, aliases: aliases)
        let words = Lexer.guessedWords(of: text)
        if let first = words.first, first.isBare(PromptOnly.program) {
            let program = Self.rest(of: text, after: first)
            guard !program.isEmpty else {
                throw CommandError("usage", "'!' needs a program", span: first.span, hints: ["! ls"])
            }
            self = .program(program)
            return
        }
        if let definition = Self.aliasDefinition(text, words: words) {
            self = .command(definition, to: nil)
            return
        }
        let marks = BracedWords.outside(words).filter { $0.word.isBare && Quoting.promptMarks.contains($0.word.text) }
        guard let index = marks.first?.index else {
            self = .command(text, to: nil)
            return
        }
        let mark = words[index]
        if let error = MistakenMark.error(at: index, in: words) { throw error }
        guard index > 0 else {
            throw CommandError(
                "usage", "there is no command before '\(mark.text)'", span: mark.span, hints: ["tree \(mark.text) …"])
        }
        let command = Self.text(text, upTo: words[index - 1].span.upperBound)
        self = .command(command, to: try Self.place(after: mark, in: text, words: words[(index + 1)...]))
    }

    /// Returns the error of a statement with a hint, if the word that it is about has a mark without blanks around it, as in `tree|head`
    /// or `!git status`.
    ///
    /// - Parameters:
    ///   - error: the error.
    ///   - text: the statement as it was typed.
    /// - Returns: the error, with the hint instead of its own ones.
    package static func advised(_ error: CommandError, of text: String) -> CommandError {
        guard error.statement == nil, let span = error.span else { return error }
        let words = Lexer.guessedWords(of: text)
        // An operand that was taken before the word that does not fit may have the mark.
        let earlier = words.dropFirst().first {
            error.code == "usage" && $0.span.upperBound <= span.lowerBound && beginsLikeMark($0)
        }
        guard let word = words.first(where: { $0.span == span && $0.isBare && spaced(text, at: $0) != nil }) ?? earlier,
            let line = spaced(text, at: word)
        else { return error }
        var error = error
        error.hints = ["put blanks around the mark: \(line)"]
        return error
    }

    private static func beginsLikeMark(_ word: Word) -> Bool {
        word.isBare && word.text.utf8.first.map("|>".utf8.contains) == true
    }

    /// Returns the statement with blanks around the first mark in a word; nil if it has none.
    private static func spaced(_ text: String, at word: Word) -> String? {
        let isFirst = word.span.lowerBound == Lexer.guessedWords(of: text).first?.span.lowerBound
        let bytes = Array(word.text.utf8)
        let isProgram = isFirst && word.text.hasPrefix(PromptOnly.program) && bytes.count > 1
        // In other words than the command, a mark in the middle is part of the text.
        let mark = isProgram ? 0 : isFirst ? bytes.firstIndex { "|>".utf8.contains($0) } : 0
        guard let mark, isProgram || "|>".utf8.contains(bytes[mark]), bytes.count > 1 else { return nil }
        if !isProgram, isFirst {
            let name = String(decoding: bytes[..<mark], as: UTF8.self)
            guard Shell.table.commands.contains(where: { $0.name.split(separator: " ")[0] == name }) else { return nil }
        }
        let end = mark + (bytes[mark...].starts(with: ">>".utf8) ? 2 : 1)
        let pieces = [bytes[..<mark], bytes[mark..<end], bytes[end...]].filter { !$0.isEmpty }
        let line = pieces.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
        return Self.text(text, upTo: word.span.lowerBound) + line
            + String(decoding: text.utf8.dropFirst(word.span.upperBound), as: UTF8.self)
    }

    private static func place(
        after mark: Word, in text: String, words: ArraySlice<Word>
    ) throws(CommandError) -> OutputPlace {
        guard let first = words.first else {
            throw CommandError(
                "usage", mark.text == "|" ? "'|' needs a program" : "'\(mark.text)' needs a file", span: mark.span,
                hints: [mark.text == "|" ? "tree | less" : "tree \(mark.text) tree.txt"])
        }
        if mark.text == "|" { return .program(rest(of: text, after: mark)) }
        if let second = words.dropFirst().first {
            throw CommandError(
                "usage", "'\(mark.text)' takes one file, and nothing after it", span: second.span,
                hints: ["a name with blanks is quoted: tree \(mark.text) 'my tree.txt'"])
        }
        return .file(first.text, appends: mark.text == ">>")
    }

    /// Everything after the `=` of a definition belongs to the alias, so it becomes one quoted word.
    private static func aliasDefinition(_ text: String, words: [Word]) -> String? {
        guard words.count > 4 || words.count == 4 && words[3].isBare, words[0].isBare("alias"), words[2].isBare("=")
        else { return nil }
        let command = rest(of: text, after: words[2])
        return "\(Self.text(text, upTo: words[2].span.upperBound)) \(Quoting.forced(command))"
    }

    private static func text(_ text: String, upTo end: Int) -> String {
        String(decoding: text.utf8.prefix(end), as: UTF8.self)
    }

    private static func rest(of text: String, after word: Word) -> String {
        let rest = text.utf8.dropFirst(word.span.upperBound).drop { $0 <= Byte.space }
        return String(decoding: rest, as: UTF8.self)
    }

    // MARK: - Aliases

    /// Puts a command in the place of the alias with which a text begins; an alias in that command stays as it is.
    ///
    /// - Parameters:
    ///   - text: a statement, finished or not.
    ///   - aliases: the aliases.
    /// - Returns: the statement with the command.
    package static func expanded(_ text: String, aliases: [String: String]) -> String {
        guard !aliases.isEmpty, let first = Lexer.guessedWords(of: text).first, first.isBare,
            let command = aliases[first.text]
        else { return text }
        return Self.text(text, upTo: first.span.lowerBound) + command
            + String(decoding: text.utf8.dropFirst(first.span.upperBound), as: UTF8.self)
    }
}
