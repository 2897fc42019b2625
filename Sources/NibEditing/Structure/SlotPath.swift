import Bytes
import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// How a resolved command names a place: by an object and the steps that lead from it to the place.
///
/// Each step is spelled so that it leads to exactly one child. ``place(of:in:)`` says what a last step that leads to no child
/// means.
struct SlotPath {
    /// What the log calls the object.
    private let object: String
    private var steps: [PropertyPath.Step] = []

    /// Starts a path at an object.
    ///
    /// - Parameter object: its id, `document`, or `scene:ID`.
    init(object: String) { self.object = object }

    /// What the log calls the object.
    var objectName: String { object }
    /// The name of the last step; nil if there is none.
    var lastName: String? { steps.last?.name }

    // MARK: - Making a path

    /// Makes the path from the nearest element with a name to an element.
    ///
    /// - Throws: an error if nothing around the element has a name.
    init(to node: NodeID, in context: ResolveContext) throws(CommandError) {
        let (document, tree) = (context.document, context.tree)
        var (base, below): (NodeID, [NodeID]) = (node, [])
        while document.logName(of: base) == nil, let parent = tree.parent(base) {
            below.append(base)
            base = parent
        }
        self.init(object: try context.name(of: base))
        for child in below.reversed() {
            enter(child, by: tree.attribute("key", of: child) ?? tree.name(child), from: base, in: document)
            base = child
        }
    }

    /// Adds a step that leads to one child, or to none if it is the last.
    mutating func append(_ step: PropertyPath.Step) { steps.append(step) }

    /// Adds the step to an existing child: by name if that leads to this child only, otherwise with an index.
    mutating func enter(_ child: NodeID, by name: String, from parent: NodeID, in document: NibDocument) {
        let label = "\(document.tree.name(child))@\(document.tree.attribute("key", of: child) ?? "")"
        for step in [PropertyPath.Step(name), PropertyPath.Step(label)] {
            if (try? document.child(step, of: parent)) == child { return steps.append(step) }
        }
        for name in [name, label] {
            for index in 0..<document.tree.elements(in: parent).reduce(0, { count, _ in count + 1 }) {
                let step = PropertyPath.Step(name, index: index)
                if (try? document.child(step, of: parent)) == child { return steps.append(step) }
            }
        }
    }

    /// Adds the step to a list that is still to be made.
    mutating func append(newList list: String, in holder: NodeID, _ document: NibDocument) {
        let isPlain = document.catalog.orderOfList(list) != nil && leadsNowhere(list, from: holder, in: document)
        steps.append(PropertyPath.Step(isPlain ? list : "\(list)@"))
    }

    /// Adds the step to a key that an element is to get.
    mutating func append(key: String, of element: String, in holder: NodeID, _ document: NibDocument) {
        let isPlain =
            document.catalog.orderOfList(key) == nil && !key.contains("@")
            && leadsNowhere(key, from: holder, in: document)
        steps.append(PropertyPath.Step(isPlain ? key : "\(element)@\(key)"))
    }

    private func leadsNowhere(_ name: String, from holder: NodeID, in document: NibDocument) -> Bool {
        (try? document.child(PropertyPath.Step(name), of: holder)) == .some(nil)
    }

    // MARK: - Spelling

    /// The path as the value of a command's parameter.
    var reference: MemberReference {
        guard steps.contains(where: { $0.index != nil || Self.endsInBrackets($0.name) }) else {
            return MemberReference(pieces: [object] + steps.map(\.name))
        }
        let pieces =
            [Self.spelling(object)]
            + steps.map { step in
                guard let index = step.index else {
                    return Self.endsInBrackets(step.name) ? Quoting.forced(step.name) : Self.spelling(step.name)
                }
                return "\(Self.spelling(step.name))[\(index)]"
            }
        let words = try? Lexer.words(of: pieces.joined(separator: "."))
        return MemberReference(words?.first ?? Word(object))
    }

    /// Whether the end of a name would be read as an index.
    private static func endsInBrackets(_ name: String) -> Bool { name.utf8.last == Byte.closeBracket }

    /// The spelling of a piece in which no dot and no `=` separates.
    private static func spelling(_ piece: String) -> String {
        Quoting.join([piece], quoting: Byte.equals)
    }

    // MARK: - Reading

    /// Reads a step; quoted brackets belong to the name.
    ///
    /// - Throws: an error under the word if it cannot be a step.
    static func step(_ word: Word) throws(CommandError) -> PropertyPath.Step {
        let count = word.text.utf8.count
        let hasIndex = count > 0 && !word.isQuoted(at: count - 1) && word.lastUnquoted(Byte.openBracket) != nil
        let step = hasIndex ? PropertyPath.step(word.text) : PropertyPath.Step(word.text)
        guard let step, !step.name.isEmpty else {
            throw CommandError("usage", "'\(word.text)' is not a step of a path", span: word.span)
        }
        return step
    }

    /// Finds the place that a resolved command names.
    ///
    /// - Parameters:
    ///   - word: the object with the steps to the place. If the last one leads to no child, it is a list or a key, as
    ///     ``place(called:in:_:)`` says.
    ///   - context: the context in which the command is applied.
    /// - Returns: the place.
    /// - Throws: an error if the document lacks the object or a child.
    static func place(of word: Word, in context: ApplyContext) throws(CommandError) -> SlotPlace {
        var parts = word.parts(separatedBy: Byte.period)[...]
        var node: NodeID
        if let object = try? context.element(parts[0]) {
            node = object
            parts.removeFirst()
        } else {
            // Lines of older logs name an object with a dot in its id without quotes.
            node = try context.element(word)
            parts = []
        }
        while let part = parts.popFirst() {
            let step = try step(part)
            let next: NodeID?
            do throws(NibError) { next = try context.document.child(step, of: node) } catch {
                throw CommandError(error, span: part.span)
            }
            if let next {
                node = next
            } else if parts.isEmpty, step.index == nil {
                return place(called: step.name, in: node, context.document)
            } else {
                throw CommandError(context.document.unknown(step, in: node), span: part.span)
            }
        }
        return SlotPlace(holder: node)
    }

    /// Finds the element that a resolved command names by an object and steps.
    ///
    /// - Throws: an error if the document lacks it.
    static func element(of word: Word, in context: ApplyContext) throws(CommandError) -> NodeID {
        if let object = try? context.element(word) { return object }
        let found = try place(of: word, in: context)
        guard found.newList == nil, found.key == nil else {
            throw CommandError("unknown-object", "no object is called '\(word.text)'", span: word.span)
        }
        return found.holder
    }

    /// Returns the place that a step stands for if it leads to no child: a list, as `NAME` or `NAME@`, or a key, as `KEY` or
    /// `ELEMENT@KEY`.
    static func place(called name: String, in holder: NodeID, _ document: NibDocument) -> SlotPlace {
        if document.catalog.orderOfList(name) != nil { return SlotPlace(holder: holder, newList: name) }
        guard let at = name.firstIndex(of: "@") else { return SlotPlace(holder: holder, key: name) }
        let key = String(name[name.index(after: at)...])
        return key.isEmpty
            ? SlotPlace(holder: holder, newList: String(name[..<at])) : SlotPlace(holder: holder, key: key)
    }
}
