import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

extension Shell {
    static let constrain = editing(
        "constrain",
        [
            .operand(
                Parameter(
                    "OBJ.ATTR", kind: .layoutMember,
                    summary: "a view or layout guide, and one of its attributes: top, leading, width, centerX, …")),
            .operand(Parameter("RELATION", kind: .text, summary: "=, >= or <=", choices: ["=", ">=", "<=", "=="])),
            .operand(
                Parameter(
                    "OTHER", kind: .layoutMember, summary: "the same of another object; for width and height a number")),
            .optional([
                .keyword("*"), .operand(Parameter("FACTOR", kind: .text, summary: "a number, or a ratio such as 16:9")),
            ]),
            .optional([.keyword("+"), .operand(Parameter("PLUS", kind: .text, summary: "what to add, in points"))]),
            .optional([
                .keyword("-"), .operand(Parameter("MINUS", kind: .text, summary: "what to take off, in points")),
            ]),
            .assignments(
                [
                    Parameter("priority", kind: .text, summary: "from 1 to 1000, which is required and the default"),
                    Parameter("identifier", kind: .text, summary: "the identifier that logs show"),
                    Parameter(
                        "symbolic", kind: .text, summary: "whether it is the standard distance", choices: ["YES"]),
                    Parameter(
                        "placeholder", kind: .text, summary: "whether it is removed at build time", choices: ["YES"]),
                    Parameter("userLabel", kind: .text, summary: "the name that the outline shows"),
                ], open: false),
            .asID,
        ],
        summary: "adds a constraint",
        discussion: """
            It goes to the nearest view around both objects, or to the view itself for a width or height of its own. Layout \
            guides are named by reference: `X.safeArea.top`. The views that it places lose their fixed frame and \
            autoresizing mask. Put a space between the pieces: `+ 8`, not `+8`.
            """,
        examples: [
            Example("constrain hSs-g6-Zcb.top = iN0-l3-epB.safeArea.top + 8", "a distance"),
            Example("constrain hSs-g6-Zcb.width >= 100 priority=750", "a size"),
            Example("constrain imA-ge-001.width = imA-ge-001.height * 16:9", "a ratio"),
            Example("constrain iN0-l3-epB.trailing = hSs-g6-Zcb.trailing + 20 as cOn-st-001", "as the log writes it"),
        ],
        seeAlso: ["constraints", "unconstrain", "remove", "insert"], group: "Layout", advice: constrainAdvice
    ) { context, arguments in
        let word = try arguments.required("OBJ.ATTR")
        var resolved = ResolvedArguments(arguments)
        let reader = ConstraintReader(context: context)
        let form = try reader.form(arguments)
        let id = try context.newID(arguments["ID"])
        let owner: NodeID
        do { owner = try context.edit.addConstraint(form, id: id) } catch { throw ShellError(error, span: word.span) }
        try reader.resolve(form, in: &resolved)
        resolved.set("ID", to: id)
        var outcome = EditOutcome(resolved)
        outcome.made = id
        outcome.fields = [.init("id", .string(id)), .init("owner", .optional(context.document.id(of: owner)))]
        if !context.tree.attribute("useAutolayout", of: context.tree.root, is: "YES") {
            outcome.remarks.append(
                "\("note:", .warning) the document does not use Auto Layout; 'set document useAutolayout YES' changes that"
            )
        }
        return outcome
    }
}

extension Shell {
    /// A sign and its number in one word is what one writes elsewhere.
    private static let constrainAdvice: ShellCommand.Advice = { _, words in
        words.compactMap { word in
            let text = word.text
            guard word.isBare, let sign = text.first, "+-*".contains(sign), Double(text.dropFirst()) != nil else {
                return nil
            }
            return "a space goes behind the sign: write '\(sign) \(text.dropFirst())'"
        }
    }
}

/// Reads the words of a constraint, and spells them for the log.
struct ConstraintReader {
    let context: EditContext

    /// What a command's arguments say.
    func form(_ arguments: Arguments) throws -> ConstraintForm {
        var form = ConstraintForm(first: try item(arguments.required("OBJ.ATTR")))
        form.relation = try relation(arguments.required("RELATION"))
        let other = try arguments.required("OTHER")
        if let constant = Self.number(other.text) {
            form.constant = constant
            if let surplus = arguments["FACTOR"] ?? arguments["PLUS"] ?? arguments["MINUS"] {
                throw ShellError("usage", "a number stands alone behind the sign", span: surplus.span)
            }
        } else {
            form.second = try item(other)
        }
        try readTerms(arguments, into: &form)
        try readOptions(arguments, into: &form)
        return form
    }

    private func item(_ word: Word) throws -> ConstraintForm.Item {
        let (object, attribute) = try context.references.member(word, "attribute")
        let item = ConstraintForm.Item(object, attribute)
        let names = LayoutAttribute.names(context.document.kind.family)
        guard names.contains(item.attribute) else {
            let near = Nearest.names(to: attribute, among: names)
            throw ShellError(
                "bad-value", "'\(attribute)' is no attribute of layouts", span: word.span,
                hints: near.isEmpty
                    ? ["they are \(names.joined(separator: ", "))"] : near.map { "did you mean '\($0)'?" })
        }
        return item
    }

    private func relation(_ word: Word) throws -> ConstraintForm.Relation {
        switch word.text {
        case "<=": .atMost
        case ">=": .atLeast
        default: .equal
        }
    }

    private func readTerms(_ arguments: Arguments, into form: inout ConstraintForm) throws {
        let (plus, minus) = (arguments["PLUS"], arguments["MINUS"])
        if let plus, let minus {
            let last = plus.span.lowerBound < minus.span.lowerBound ? minus : plus
            throw ShellError("usage", "there can be only one constant", span: last.span)
        }
        if let term = plus ?? minus {
            form.constant = try needNumber(term) * (minus == nil ? 1 : -1)
        }
        guard let factor = arguments["FACTOR"] else { return }
        if let term = plus ?? minus, term.span.lowerBound < factor.span.lowerBound {
            throw ShellError(
                "usage", "the factor goes before the constant", span: factor.span,
                hints: ["write OBJ.width = OTHER.width * 0.5 + 8"])
        }
        form.multiplier = try multiplier(factor)
    }

    /// A number or ratio as it is written: documents keep the digits.
    private func multiplier(_ word: Word) throws -> String {
        let parts = word.text.split(separator: ":", omittingEmptySubsequences: false).map { Self.number(String($0)) }
        let isGood = parts.allSatisfy { ($0 ?? 0) != 0 }
        guard isGood, (1...2).contains(parts.count), let first = parts[0] else {
            throw ShellError(
                "bad-value", "'\(word.text)' is no factor; write a number or a ratio such as 16:9", span: word.span)
        }
        return parts.count == 1 && first == 1 ? "1" : word.text
    }

    private func readOptions(_ arguments: Arguments, into form: inout ConstraintForm) throws {
        if let word = arguments.assignment("priority") {
            guard let priority = Self.number(word.text), priority >= 1, priority <= 1000 else {
                throw ShellError("bad-value", "a priority is a number from 1 to 1000", span: word.span)
            }
            form.priority = priority
        }
        for assignment in arguments.assignments where assignment.name.text != "priority" {
            guard XMLCharacters.allows(assignment.value.text) else {
                throw ShellError(
                    "bad-value", "'\(assignment.name.text)' has characters that XML cannot hold",
                    span: assignment.value.span)
            }
            form.others.append(Attribute(assignment.name.text, assignment.value.text))
        }
    }

    private func needNumber(_ word: Word) throws -> Double {
        if let number = Self.number(word.text) { return number }
        throw ShellError("bad-value", "'\(word.text)' is no number", span: word.span)
    }

    private static func number(_ text: String) -> Double? {
        guard let first = text.utf8.first, first <= UInt8(ascii: "9"), let number = Double(text), number.isFinite else {
            return nil
        }
        return number
    }

    // MARK: - The log

    /// Replaces the words by what they stand for.
    func resolve(_ form: ConstraintForm, in resolved: inout ResolvedArguments) throws {
        resolved.set("OBJ.ATTR", to: try context.requireID(form.first.object), form.first.attribute)
        resolved.set("RELATION", to: .spelled(form.relation.sign))
        for name in ["FACTOR", "PLUS", "MINUS"] { resolved.unset(name) }
        guard let second = form.second else {
            resolved.set("OTHER", to: Numbers.spell(form.constant))
            return
        }
        resolved.set("OTHER", to: try context.requireID(second.object), second.attribute)
        if form.multiplier != "1" { resolved.set("FACTOR", to: form.multiplier) }
        if form.constant > 0 { resolved.set("PLUS", to: Numbers.spell(form.constant)) }
        if form.constant < 0 { resolved.set("MINUS", to: Numbers.spell(-form.constant)) }
    }
}
