import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// Judges the `name=value` words of a command that makes an object, as `set` judges those of an object that is there.
///
/// The command makes the object on trial and undoes it. Words that `set` would turn into several lines, such as a symbol, become
/// lines of the log after that of the command.
struct NewProperties {
    private let context: ResolveContext
    private let isForced: Bool
    /// Whether a class brings its module along: not if the words name one.
    private let bringsModule: Bool

    /// What is left for the line of the command, with the place of the word that it comes from.
    private var assignments: [(place: Int, name: String, value: ResolvedArguments.Value)] = []
    /// The lines that follow it.
    private var further: [String] = []
    private var remarks: [StyledText] = []

    private let words: [Arguments.Assignment]

    /// Begins with the words of a command.
    ///
    /// - Parameters:
    ///   - words: the words.
    ///   - isForced: whether the user insists on what Interface Builder never writes.
    ///   - context: gives access to the document and the code.
    init(_ words: [Arguments.Assignment], isForced: Bool, in context: ResolveContext) {
        self.words = words
        self.context = context
        self.isForced = isForced
        bringsModule = !words.contains { $0.name.text == "customModule" }
    }

    /// Judges the words. A value that has to be between others comes after them.
    ///
    /// - Parameters:
    ///   - hasTitle: whether a title is set where the object keeps it.
    ///   - property: returns the property that a word means.
    ///   - holder: returns the object, made on trial, that has a property.
    ///   - write: sets a property, so that later words can depend on it.
    /// - Throws: an error under the word that is wrong.
    mutating func judge(
        hasTitle: Bool = true, property: (Arguments.Assignment) -> AssignedAttribute,
        holder: (AssignedAttribute) -> NodeID, write: (AssignedAttribute, NodeID) throws(CommandError) -> Void
    ) throws(CommandError) {
        let places = words.indices.map { (place: $0, isLast: ValueLimits.isBetween(words[$0].name.text)) }
        for place in (places.filter { !$0.isLast } + places.filter(\.isLast)).map(\.place) {
            let attribute = property(words[place])
            let node = holder(attribute)
            guard let own = try judge(attribute, at: place, of: node, hasTitle: hasTitle) else { continue }
            do { try write(own, node) } catch { throw CommandError(error, span: words[place].name.span) }
        }
    }

    /// Puts what the words come to into a resolved command.
    func complete(_ resolved: inout Resolved) {
        for assignment in resolved.commands[0].assignments { resolved.commands[0].unassign(assignment.name) }
        for assignment in assignments.sorted(by: { $0.place < $1.place }) {
            resolved.commands[0].assign(assignment.name, value: assignment.value)
        }
        resolved.further += further
        resolved.remarks += remarks
    }

    /// Judges a word.
    ///
    /// - Parameters:
    ///   - attribute: the property that the word means.
    ///   - place: the place of the word.
    ///   - node: the object, made on trial.
    ///   - hasTitle: whether a title is set where the object keeps it.
    /// - Returns: the property to set on the object; nil if lines that follow set it.
    /// - Throws: an error under the word that is wrong.
    private mutating func judge(
        _ attribute: AssignedAttribute, at place: Int, of node: NodeID, hasTitle: Bool
    ) throws(CommandError) -> AssignedAttribute? {
        let document = context.document
        do throws(CommandError) {
            if hasTitle, try attribute.isTitle(of: node, in: document) {
                let title = attribute.shown(by: node, in: document)
                keep(title, as: title.name.text, at: place)
                return title
            }
            return try set(attribute, at: place, of: node)
        } catch {
            var error = error
            error.hints = error.hints.compactMap { hint($0, about: node) }
            throw error
        }
    }

    private mutating func set(_ attribute: AssignedAttribute, at place: Int, of node: NodeID) throws(CommandError)
        -> AssignedAttribute?
    {
        let (document, given) = (context.document, words[place].name.text)
        let steps = try PropertyWords.steps(attribute.name)
        if steps == [PropertyPath.Step(Variation.installed)],
            !document.knownAttributes(of: document.tree.name(node)).contains(Variation.installed), !isForced
        {
            throw CommandError(
                "wrong-place", "an object is installed when it is made", span: attribute.name.span,
                hints: ["once it is there: set $ installed \(attribute.value.spelling)"])
        }
        var command = ResolvedArguments()
        command[PropertyWords.object] = document.logName(of: node).map { ObjectReference($0) }
        command[PropertyWords.path] = attribute.name
        command[SetProperty.value] = Text(attribute.value.text)
        let statement = PropertyStatement(
            object: node, path: attribute.name, value: attribute.value, isForced: isForced, bringsModule: bringsModule)
        let resolved = try statement.resolve(command, in: context)
        let isNamed = document.logName(of: node) != nil
        let done = resolved.further.filter { isDoneAlong($0, with: attribute) }
        remarks += resolved.remarks.filter { remark in !done.contains { remark.plain == "also: \($0)" } }
        guard let first = resolved.commands.first, let path = first[PropertyWords.path] else {
            guard !isNamed else {
                // Nothing is left for what a new object has anyway.
                further += resolved.further + resolved.otherLines
                return nil
            }
            keep(attribute, as: given, at: place)
            return attribute
        }
        if isNamed { further += resolved.further.filter { !done.contains($0) } }
        // The line sets what only the cell of a control has in the cell on its own.
        let isOwn = path.text == attribute.name.text || path.text == "cell.\(attribute.name.text)"
        let own = (isOwn ? attribute : attribute.renamed(path.text)).valued(first[SetProperty.value]?.text)
        keep(own, as: isOwn ? given : path.text, at: place)
        for other in resolved.commands.dropFirst() {
            guard let name = other[PropertyWords.path], let value = other[SetProperty.value] else { continue }
            assignments.append((place, name.text, .text(value.text)))
        }
        return own
    }

    /// Whether setting the property of a new object does on its own what a line says.
    private func isDoneAlong(_ line: String, with attribute: AssignedAttribute) -> Bool {
        attribute.name.text == MenuKey.attribute && line.hasSuffix(" \(MenuKey.mask)")
    }

    private mutating func keep(_ attribute: AssignedAttribute, as name: String, at place: Int) {
        assignments.append((place, name, ResolvedArguments.Value(attribute.value)))
    }

    /// A hint that `set` gives, for a command that makes the object: it is not there, so that it has no id yet. Nil for a hint about what
    /// is inside of it.
    private func hint(_ hint: String, about node: NodeID) -> String? {
        let document = context.document
        guard let id = document.logName(of: node) else { return hint }
        // What only the cell of a control has is named of the control as well.
        for name in [id, document.cell(of: node).flatMap { document.logName(of: $0) }].compactMap({ $0 }) {
            guard hint.hasPrefix("set \(Quoting.quote(name)) "), let words = try? Lexer.words(of: hint),
                words.count == 4
            else { continue }
            return "did you mean '\(words[2].spelling)=\(words[3].spelling)'?"
        }
        let (tree, words) = (document.tree, (try? Lexer.words(of: hint)) ?? [])
        let inner = tree.subtree(node).first { inner in
            inner != node && tree.attribute("id", of: inner).map { id in words.contains { $0.text == id } } == true
        }
        if let inner {
            guard let key = tree.attribute("key", of: inner), tree.parent(inner) == node, words.count == 4,
                words[0].text == "set"
            else { return nil }
            return "did you mean '\(key).\(words[2].spelling)=\(words[3].spelling)'?"
        }
        guard hint.contains(id) else { return hint }
        return "once it is there: " + hint.split(separator: id, omittingEmptySubsequences: false).joined(separator: "$")
    }
}
