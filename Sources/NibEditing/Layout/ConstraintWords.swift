import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// The words of a constraint: how `constrain` reads them and spells them for the log.
enum ConstraintWords {
    static let first = Parameter<MemberReference>(
        "OBJ.ATTR", kind: .layoutMember,
        summary: "a view or layout guide, and one of its attributes: top, leading, width, centerX, …")
    static let relation = Parameter<Sign>("RELATION", summary: "=, >= or <=")
    static let other = Parameter<MemberReference>(
        "OTHER", kind: .layoutMember, summary: "an attribute of another object, or a number for width and height")
    static let factor = Parameter<Text>("FACTOR", kind: .number, summary: "a number, or a ratio such as 16:9")
    static let plus = Parameter<Text>("PLUS", kind: .number, summary: "what to add, in points")
    static let minus = Parameter<Text>("MINUS", kind: .number, summary: "what to subtract, in points")
    static let priority = NamedParameter<Text>(
        "priority", kind: .number, summary: "from 1 to 1000; 1000, the default, is required")
    static let identifier = NamedParameter<Text>(
        "identifier", kind: .text, summary: "the identifier that Auto Layout's messages show")
    static let symbolic = NamedParameter<Text>(
        "symbolic", kind: .choice, summary: "whether it is the standard distance", choices: ["YES"])
    static let placeholder = NamedParameter<Text>(
        "placeholder", kind: .choice, summary: "whether it is removed at build time", choices: ["YES"])
    static let userLabel = NamedParameter<Text>("userLabel", kind: .text, summary: "the name that the outline shows")

    static let syntax: [Syntax] = [
        .operand(first), .operand(relation), .operand(other), .optional([.keyword("*"), .operand(factor)]),
        .optional([.keyword("+"), .operand(plus)]), .optional([.keyword("-"), .operand(minus)]),
        .assignments(priority, identifier, symbolic, placeholder, userLabel), .asID,
    ]

    /// How the sides of a constraint compare, as commands write it.
    enum Sign: String, Choice {
        case equal = "="
        case atLeast = ">="
        case atMost = "<="
        /// The sign of many programming languages; the log writes `=`.
        case isEqual = "=="

        /// The relation of the constraint.
        var relation: ConstraintForm.Relation {
            switch self {
            case .equal, .isEqual: .equal
            case .atLeast: .atLeast
            case .atMost: .atMost
            }
        }
    }

    // MARK: - What a user writes

    /// Reads what a user writes.
    ///
    /// - Throws: an error under the word that does not fit.
    static func form(_ arguments: Arguments, in context: ResolveContext) throws(CommandError) -> ConstraintForm {
        var form = ConstraintForm(first: try item(try arguments[first].word, in: context))
        form.relation = try arguments[relation].relation
        let otherWord = try arguments[other].word
        let terms = [try arguments[ifGiven: factor], try arguments[ifGiven: plus], try arguments[ifGiven: minus]]
        if let constant = number(otherWord.text) {
            form.constant = constant
            if let surplus = terms.lazy.compactMap({ $0 }).first {
                throw CommandError("usage", "a number takes no factor and no constant", span: surplus.span)
            }
        } else {
            form.second = try item(otherWord, in: context)
        }
        try readTerms(factor: terms[0]?.word, plus: terms[1]?.word, minus: terms[2]?.word, into: &form)
        try readOptions(arguments, into: &form)
        return form
    }

    private static func item(_ word: Word, in context: ResolveContext) throws(CommandError) -> ConstraintForm.Item {
        let (object, attribute) = try context.references.member(word, what: "attribute")
        try LayoutObjects.checkIsNoConstraint(object, at: word, in: context)
        let item = ConstraintForm.Item(object, attribute: attribute)
        let names = LayoutAttribute.names(context.document.kind.family)
        guard names.contains(item.attribute) else {
            let near = Nearest.names(to: attribute, among: names)
            throw CommandError(
                "bad-value", "'\(attribute)' is not a layout attribute", span: word.span,
                hints: near.isEmpty
                    ? ["the layout attributes are \(names.joined(separator: ", "))"]
                    : Advice.didYouMean(near))
        }
        return item
    }

    private static func readTerms(factor: Word?, plus: Word?, minus: Word?, into form: inout ConstraintForm)
        throws(CommandError)
    {
        if let plus, let minus {
            let last = plus.span.lowerBound < minus.span.lowerBound ? minus : plus
            throw CommandError("usage", "there can be only one constant", span: last.span)
        }
        if let term = plus ?? minus {
            form.constant = try needNumber(term) * (minus == nil ? 1 : -1)
        }
        guard let factor else { return }
        if let term = plus ?? minus, term.span.lowerBound < factor.span.lowerBound {
            throw CommandError(
                "usage", "the factor goes before the constant", span: factor.span,
                hints: ["write OBJ.width = OTHER.width * 0.5 + 8"])
        }
        form.multiplier = try multiplier(factor)
    }

    /// Reads a number or ratio; documents keep the digits as they are written.
    private static func multiplier(_ word: Word) throws(CommandError) -> String {
        let parts = word.text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
            .map { number(String($0)) }
        let isGood = parts.allSatisfy { ($0 ?? 0) != 0 }
        guard isGood, (1...2).contains(parts.count), let first = parts[0] else {
            throw CommandError(
                "bad-value", "'\(word.text)' is not a factor; write a number or a ratio such as 16:9", span: word.span)
        }
        return parts.count == 1 && first == 1 ? "1" : word.text
    }

    private static func readOptions(_ arguments: Arguments, into form: inout ConstraintForm) throws(CommandError) {
        if let word = try arguments[priority]?.word {
            guard let priority = number(word.text), priority >= 1, priority <= 1000 else {
                throw CommandError("bad-value", "a priority is a number from 1 to 1000", span: word.span)
            }
            form.priority = priority
        }
        for assignment in arguments.assignments where assignment.name.text != priority.name {
            guard XMLCharacters.allows(assignment.value.text) else {
                throw CommandError(
                    "bad-value", "'\(assignment.name.text)' has characters that XML does not allow",
                    span: assignment.value.span)
            }
            form.others.append(Attribute(assignment.name.text, assignment.value.text))
        }
    }

    private static func needNumber(_ word: Word) throws(CommandError) -> Double {
        if let number = number(word.text) { return number }
        throw CommandError("bad-value", "'\(word.text)' is not a number", span: word.span)
    }

    private static func number(_ text: String) -> Double? {
        guard let first = text.utf8.first, first <= UInt8(ascii: "9"), let number = Double(text), number.isFinite else {
            return nil
        }
        return number
    }
}

// MARK: - What the log has

extension ConstraintWords {
    /// Replaces the words of a command with what they stand for.
    static func spell(_ form: ConstraintForm, in command: inout ResolvedArguments, with context: ResolveContext)
        throws(CommandError)
    {
        command[first] = MemberReference(object: try context.id(of: form.first.object), name: form.first.attribute)
        command[relation] = Sign(rawValue: form.relation.sign)
        command[factor] = nil
        command[plus] = nil
        command[minus] = nil
        guard let second = form.second else {
            command[other] = MemberReference(Word(Numbers.spell(form.constant)))
            return
        }
        command[other] = MemberReference(object: try context.id(of: second.object), name: second.attribute)
        if form.multiplier != "1" { command[factor] = Text(form.multiplier) }
        if form.constant > 0 { command[plus] = Text(Numbers.spell(form.constant)) }
        if form.constant < 0 { command[minus] = Text(Numbers.spell(-form.constant)) }
    }

    /// Reads a resolved command.
    ///
    /// - Throws: an error if the document lacks what the command names.
    static func form(_ command: ResolvedArguments, in context: ApplyContext) throws(CommandError) -> ConstraintForm {
        let left = try context.named(first, of: command)
        var form = ConstraintForm(first: ConstraintForm.Item(left.object, attribute: left.name))
        form.relation = try context.value(relation, of: command).relation
        if let constant = number(try context.value(other, of: command).text) {
            form.constant = constant
        } else {
            let right = try context.named(other, of: command)
            form.second = ConstraintForm.Item(right.object, attribute: right.name)
        }
        try readTerms(
            factor: command[factor]?.word, plus: command[plus]?.word, minus: command[minus]?.word, into: &form)
        if let priority = command[priority] { form.priority = try needNumber(priority.word) }
        for assignment in command.assignments where assignment.name != priority.name {
            form.others.append(Attribute(assignment.name, assignment.value.plain ?? assignment.value.word?.text ?? ""))
        }
        return form
    }
}
