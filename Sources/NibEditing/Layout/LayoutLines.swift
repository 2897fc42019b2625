import CommandLanguage
import NibDocument
import Replies
import XMLTree

/// The lines of other commands that a layout command comes to.
struct LayoutLines {
    let context: ResolveContext
    private(set) var lines: [String] = []
    private var notes: [StyledText] = []

    init(_ context: ResolveContext) { self.context = context }

    /// What the log has for the command: its lines, or nothing to do if there are none.
    var resolved: Resolved {
        var resolved = Resolved.lines(lines)
        resolved.keepsLast = true
        if !lines.isEmpty, let note = Constrain.noAutoLayout(in: context) { resolved.remarks.append(note) }
        resolved.remarks += notes
        return resolved
    }

    /// Adds the line that makes a constraint, unless there is an equal one.
    ///
    /// - Parameters:
    ///   - given: the constraint.
    ///   - id: its id; nil for a new one.
    ///   - span: the place in the statement that an error is about.
    /// - Throws: an error if the items cannot be constrained in this way.
    mutating func constrain(_ given: ConstraintForm, as id: String? = nil, at span: Range<Int>) throws(CommandError) {
        let document = context.document
        let form = document.inBoxes(given)
        do throws(NibError) { _ = try document.owner(of: form) } catch { throw CommandError(error, span: span) }
        if id == nil, document.hasConstraint(form) { return }
        let name: String
        if let id { name = id } else { name = try context.newID(nil) }
        lines.append(try statement(form, as: name))
        notes += ContradictedConstraint.notes(form, in: document)
    }

    /// Adds the lines that make an attribute of each view after the first one equal to that of the first.
    ///
    /// - Parameters:
    ///   - attribute: the attribute, in the spelling of documents.
    ///   - items: the views, with the words that name them.
    /// - Throws: an error if the views cannot be constrained in this way.
    mutating func equalize(_ attribute: String, of items: [(node: NodeID, word: Word)]) throws(CommandError) {
        let leader = items[0].node
        for item in items.dropFirst() {
            // What is inside comes first.
            let isAround = LayoutObjects.contains(item.node, inner: leader, in: context.document)
            let (first, second) = isAround ? (leader, item.node) : (item.node, leader)
            var form = ConstraintForm(first: .init(first, attribute: attribute))
            form.second = .init(second, attribute: attribute)
            try constrain(form, at: item.word.span)
        }
    }

    /// The lines for a command that makes views equal in what its last word says.
    ///
    /// - Parameters:
    ///   - words: its words: the views, then what of them is equal.
    ///   - attributes: what the last word can be.
    ///   - what: what that is, as an error says it.
    ///   - verb: the command.
    ///   - span: where the command is in the statement.
    ///   - context: finds the views.
    /// - Returns: what the log has for the command.
    /// - Throws: an error under the word that is wrong, or if the views cannot be constrained in this way.
    static func equalizing(
        _ words: [Word], among attributes: [String], what: String, of verb: String, at span: Range<Int>,
        in context: ResolveContext
    ) throws(CommandError) -> Resolved {
        try WatchCheck.check("constraint", as: "constraints", at: span, in: context.document)
        let (views, attribute) = try LayoutObjects.split(words, among: attributes, what: what, of: verb)
        var lines = LayoutLines(context)
        try lines.equalize(attribute, of: try LayoutObjects.items(views, atLeast: 2, in: context))
        return lines.resolved
    }

    /// The line that makes a constraint.
    func statement(_ form: ConstraintForm, as id: String) throws(CommandError) -> String {
        "constrain \(try text(of: form)) as \(Quoting.quote(id))"
    }

    /// A constraint as `constrain` takes it.
    private func text(of form: ConstraintForm) throws(CommandError) -> String {
        var text = "\(try item(form.first)) \(form.relation.sign)"
        if let second = form.second {
            text += " \(try item(second))"
            if form.multiplier != "1" { text += " * \(form.multiplier)" }
            if form.constant > 0 { text += " + \(Numbers.spell(form.constant))" }
            if form.constant < 0 { text += " - \(Numbers.spell(-form.constant))" }
        } else {
            text += " \(Numbers.spell(form.constant))"
        }
        if form.priority != 1000 { text += " priority=\(Numbers.spell(form.priority))" }
        for other in form.others { text += " \(other.name)=\(Quoting.quote(other.value))" }
        return text
    }

    private func item(_ item: ConstraintForm.Item) throws(CommandError) -> String {
        "\(Quoting.quote(try context.id(of: item.object))).\(item.attribute)"
    }

    /// The function of commands that the log never has, because it has the lines that they come to.
    @Sendable static func never(_ command: ResolvedArguments, in context: ApplyContext) throws(CommandError) -> Outcome
    {
        throw CommandError("usage", "the log has the constraints and moves that this command comes to, not the command")
    }
}
