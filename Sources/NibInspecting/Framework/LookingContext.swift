import CommandLanguage
import ClassFacts
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// A command that looks at the open document and changes nothing.
package typealias LookingCommand = Command<LookingContext, Reply>

/// The context of a command that looks: the document, what is selected in it, and its project.
package struct LookingContext {
    /// The path of the document as the user gave it.
    package let path: String
    /// The document's project.
    package let project: any ProjectView
    /// Whether a person reads the reply at a prompt, so that it suggests what to do next.
    package let isInteractive: Bool
    /// Whether programs read the reply's fields.
    package let wantsFields: Bool
    /// Whether people read the reply's text.
    package let wantsText: Bool
    /// The columns that the lines of lists should fit into; nil if they may be of any length.
    package let width: Int?
    /// Prints a line of a long reply at once; nil if replies are wanted as a whole.
    package var printLine: ((StyledText) -> Void)?
    private let scope: ReferenceScope

    /// Makes the context of one statement.
    ///
    /// - Parameters:
    ///   - scope: the document and what is selected in it.
    ///   - path: the path of the document as the user gave it.
    ///   - project: the document's project.
    ///   - isInteractive: whether a person reads the reply at a prompt.
    ///   - wantsFields: whether programs read the reply's fields.
    ///   - wantsText: whether people read the reply's text.
    ///   - width: the columns that the lines of lists should fit into; nil if they may be of any length.
    package init(
        scope: ReferenceScope, path: String, project: any ProjectView, isInteractive: Bool, wantsFields: Bool,
        wantsText: Bool = true, width: Int? = nil
    ) {
        self.scope = scope
        self.path = path
        self.project = project
        self.isInteractive = isInteractive
        self.wantsFields = wantsFields
        self.wantsText = wantsText
        self.width = width
    }

    /// Makes a reply of only what is read, because each part of a long reply takes as much memory as the document.
    ///
    /// - Parameters:
    ///   - type: the type of the record for programs.
    ///   - source: what the record is made of.
    ///   - text: makes the text for people.
    /// - Returns: the reply.
    /// - Throws: what the text throws, or the error of an interrupted command.
    func reply<Source>(
        _ type: RecordType<Source>, of source: Source, text: () throws(CommandError) -> StyledText
    ) throws(CommandError) -> Reply {
        let reply = Reply(wantsText ? try text() : StyledText(), record: wantsFields ? type.record(source) : nil)
        try CommandError.throwIfInterrupted()
        return reply
    }

    /// Makes a reply that may be longer than the document: its lines are printed one by one, if that can be.
    ///
    /// - Parameters:
    ///   - type: the type of the record for programs.
    ///   - source: what the record is made of.
    ///   - lines: passes the lines for people on, each without its line end.
    /// - Returns: the reply; it has no text if the lines were printed.
    /// - Throws: what the lines throw, or the error of an interrupted command.
    func reply<Source>(
        _ type: RecordType<Source>, of source: Source,
        lines: (_ line: (StyledText) -> Void) throws(CommandError) -> Void
    ) throws(CommandError) -> Reply {
        if let printLine, wantsText {
            try lines(printLine)
            return try reply(type, of: source) { StyledText() }
        }
        return try reply(type, of: source) { () throws(CommandError) in
            var (text, isFirst) = (StyledText(), true)
            try lines { line in
                if !isFirst { text.appendLine() }
                isFirst = false
                text.append(line)
            }
            return text
        }
    }

    /// Makes a reply with a table of as many rows as the document has objects.
    ///
    /// - Parameters:
    ///   - type: the type of the record for programs.
    ///   - source: what the record is made of.
    ///   - rows: what the rows are made of.
    ///   - row: the type of the rows, whose columns the table has.
    ///   - none: what is printed if there are no rows.
    /// - Returns: the reply.
    /// - Throws: the error of an interrupted command.
    func list<Source, Rows: Sequence>(
        _ type: RecordType<Source>, of source: Source, rows: Rows, in row: RecordType<Rows.Element>, none: StyledText
    ) throws(CommandError) -> Reply {
        try reply(type, of: source) { line throws(CommandError) in
            let isEmpty = try row.write(rows, width: width, to: line) == 0
            if isEmpty { line(none) }
        }
    }

    /// Makes the rows of a table, unless the user stops it.
    ///
    /// - Parameters:
    ///   - items: what may be as many as the document's objects.
    ///   - cells: makes the row of one.
    /// - Returns: the rows, in order.
    /// - Throws: the error of an interrupted command.
    func rows<Item>(of items: some Sequence<Item>, cells: (Item) -> [StyledText]) throws(CommandError) -> CompactRows {
        var rows = CompactRows()
        for item in items {
            try CommandError.throwIfInterrupted()
            rows.append(cells(item))
        }
        return rows
    }

    /// The document as it is now.
    package var document: NibDocument { scope.document }
    /// The name of the document's file.
    package var name: String { path.split(separator: "/").last.map(String.init) ?? path }
    /// Finds the objects that words name.
    package var references: References { References(scope) }

    /// Returns references for one end of a connection: in a storyboard `owner` and `first-responder` are those of the other
    /// end's scene.
    package func references(for word: Word, beside other: Word?) -> References {
        References(scope, for: word, beside: other)
    }

    /// Checks names against the code; nil if names are taken as they are given.
    package var names: NameCheck? { project.names() }

    /// Returns the object that a command shows: the named one, otherwise the selected one.
    ///
    /// - Parameters:
    ///   - object: the reference in the statement; nil if there is none.
    ///   - verb: the place of the command's name in the statement.
    /// - Returns: the object.
    /// - Throws: an error if the object cannot be found, or none is named or selected.
    func shown(_ object: ObjectReference?, verb: Range<Int>) throws(CommandError) -> NodeID {
        if let object { return try references.resolve(object.word) }
        do throws(CommandError) { return try references.resolve(Word(".")) } catch {
            throw CommandError(
                "usage", "no object is named or selected", span: verb,
                hints: ["write an object after the command, or select one: select OBJ"])
        }
    }
}
