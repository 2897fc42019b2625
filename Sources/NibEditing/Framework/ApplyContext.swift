import Bytes
import CommandLanguage
import NibCatalog
import NibDocument
import Replies
import XMLTree

/// What a resolved command is applied with: the transaction, and the objects that ids name.
///
/// It has no catalogue checks, no code and no project: a resolved command depends on the document alone.
package struct ApplyContext {
    /// The transaction that collects the changes.
    package let edit: Edit
    /// Whether the user sees what was done; if not, commands can skip describing it.
    package let isTold: Bool
    /// Whether a program reads the reply's fields, so that commands must fill them in.
    package let wantsFields: Bool

    /// Makes the context of one command.
    package init(edit: Edit, isTold: Bool, wantsFields: Bool) {
        self.edit = edit
        self.isTold = isTold
        self.wantsFields = wantsFields
    }

    /// The document that is changed.
    package var document: NibDocument { edit.document }
    /// The tree of the document.
    package var tree: XMLTree { edit.document.tree }

    /// Finds the element that a resolved word names: an id, `ID[N]` for one of several with an id, `document`, or `scene:ID`.
    ///
    /// - Throws: an error if there is none.
    package func element(_ word: Word) throws(CommandError) -> NodeID {
        if let node = document.element(withID: word.text) { return node }
        if let root = document.root(named: word.text) { return root }
        if word.text.hasPrefix("scene:"), let scene = document.scene(withID: String(word.text.dropFirst(6))) {
            return scene
        }
        if let node = document.element(ofSharedID: word.text) { return node }
        throw CommandError("unknown-object", "no object is called '\(word.text)'", span: word.span)
    }

    /// Finds the element that a parameter of a resolved command names.
    ///
    /// - Throws: an error if the line lacks the parameter, or the document the element.
    package func element<Value: WordValue>(_ parameter: Parameter<Value>, of command: ResolvedArguments)
        throws(CommandError) -> NodeID
    {
        try element(try value(parameter, of: command).word)
    }

    /// Finds the element and the name that a parameter such as `SRC.NAME` names.
    ///
    /// - Returns: the element, and the name after the last dot; nil if the whole word is an id.
    /// - Throws: an error if the line lacks the parameter, or the document the element.
    package func member<Value: WordValue>(_ parameter: Parameter<Value>, of command: ResolvedArguments)
        throws(CommandError) -> (object: NodeID, name: String?)
    {
        let word = try value(parameter, of: command).word
        if let node = document.element(withID: word.text) { return (node, nil) }
        guard let (object, name) = word.split(atLast: Byte.period) else { return (try element(word), nil) }
        return (try element(object), name.text)
    }

    /// Finds the element and the name that a parameter such as `SRC.NAME` names, which always has a name.
    ///
    /// - Throws: an error if the line lacks the parameter or the name, or the document the element.
    package func named(_ parameter: Parameter<MemberReference>, of command: ResolvedArguments)
        throws(CommandError) -> (object: NodeID, name: String)
    {
        let word = try value(parameter, of: command).word
        guard let (object, name) = word.split(atLast: Byte.period) else {
            throw CommandError("usage", "the name is missing in \(parameter.name)", span: word.span)
        }
        return (try element(object), name.text)
    }

    /// Accepts a logged command that has no id for what it makes, if that exists already.
    ///
    /// - Parameter isThere: whether it exists.
    /// - Returns: the outcome of a command that changed nothing.
    /// - Throws: an error if it does not exist.
    package func unchanged(_ isThere: Bool) throws(CommandError) -> Outcome {
        guard isThere else { throw CommandError("usage", "the log line gives no id for what it makes") }
        return Outcome()
    }

    /// Returns the value that a resolved command has for a parameter.
    ///
    /// - Throws: an error if the line lacks it, as a line that was not resolved may.
    package func value<Value>(_ parameter: Parameter<Value>, of command: ResolvedArguments)
        throws(CommandError) -> Value
    {
        if let value = command[parameter] { return value }
        throw CommandError("usage", "the log line has no \(parameter.name)")
    }
}
