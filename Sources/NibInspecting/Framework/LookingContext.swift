import CommandLanguage
import NibChecks
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// A command that looks at the open document and changes nothing.
package typealias LookingCommand = Command<LookingContext, Reply>

/// The context of a command that looks: the document, what is selected in it, and the project around it.
package struct LookingContext {
    /// The path of the document as the user gave it.
    package let path: String
    /// The project around the document.
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
    ///   - project: the project around the document.
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
    ///   - text: makes the text for people.
    ///   - fields: makes the fields for programs.
    /// - Returns: the reply.
    /// - Throws: what these throw.
    func reply(
        _ text: () throws(CommandError) -> StyledText, fields: () throws(CommandError) -> [JSONValue.Member]
    ) throws(CommandError) -> Reply {
        Reply(wantsText ? try text() : StyledText(), fields: wantsFields ? try fields() : [])
    }

    /// Makes a reply that may be longer than the document: its lines are printed one by one, if that can be.
    ///
    /// - Parameters:
    ///   - lines: passes the lines for people on, each without its line end.
    ///   - fields: makes the fields for programs.
    /// - Returns: the reply; it has no text if the lines were printed.
    /// - Throws: what these throw.
    func reply(
        lines: (_ line: (StyledText) -> Void) throws(CommandError) -> Void,
        fields: () throws(CommandError) -> [JSONValue.Member]
    ) throws(CommandError) -> Reply {
        var reply = Reply(fields: wantsFields ? try fields() : [])
        guard wantsText else { return reply }
        if let printLine {
            try lines(printLine)
            return reply
        }
        var (text, isFirst) = (StyledText(), true)
        try lines { line in
            if !isFirst { text.appendLine() }
            isFirst = false
            text.append(line)
        }
        reply.text = text
        return reply
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

    /// Makes something of each of many items, unless the user stops it.
    ///
    /// - Parameters:
    ///   - items: what may be as many as the document's objects.
    ///   - make: makes something of one.
    /// - Returns: what was made, in order.
    /// - Throws: the error of an interrupted command.
    func each<Item, Result>(
        _ items: some Sequence<Item>, _ make: (Item) -> Result
    ) throws(CommandError) -> [Result] {
        var results: [Result] = []
        results.reserveCapacity(items.underestimatedCount)
        for item in items {
            try CommandError.throwIfInterrupted()
            results.append(make(item))
        }
        return results
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
            throw CommandError("usage", "no object is named or selected", span: verb, hints: ["inspect OBJ"])
        }
    }
}
