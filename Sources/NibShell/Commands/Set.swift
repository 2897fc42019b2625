import CommandLanguage
import NibDocument
import NibEditing
import ObjectReferences
import Replies
import XMLTree

extension Shell {
    static let path = Parameter(
        "PATH", kind: .propertyPath,
        summary: "an attribute, or the way to one: title, frame.width, segments.segment[2].title")

    static let set = editing(
        "set",
        [
            .operand(.object()), .operand(path),
            .operand(Parameter("VALUE", kind: .attributeValue, summary: "the new value, as it is meant: not escaped")),
        ],
        summary: "sets an attribute",
        discussion: """
            The path goes by steps through children, each named by its key or its element, with `[N]` among equals, counted \
            from 0; `element@key` says both. A string that is long or has several lines becomes a child element, as in Xcode. \
            Setting `id` renames the object: all that refers to it follows. A title or text is set where the element keeps \
            it: the `title` of an iOS button in its normal state, of a macOS button in its cell. What else only the cell of a \
            macOS control has, such as `state`, is set there too. A value that its attribute \
            cannot have is refused: `abc` where Interface Builder always writes a number, `maybe` where it writes YES or NO.

            With source code, a `customClass` that the code has not, or that is no kind of the object's class, is warned of, and \
            the module of a Swift class is set along as Xcode does: `customModule`, and `customModuleProvider` for the \
            document's own target. In a script nothing is set along.
            """,
        examples: [
            Example("set hSs-g6-Zcb customClass RedButton", "the class at run time"),
            Example("set hSs-g6-Zcb normal.title 'Sign in'", "an attribute of the keyed child 'normal'"),
            Example("set iN0-l3-epB frame.width 320", "a number"),
            Example("set sEg-m3-nts segments.segment[2].title Third", "one of several equal children"),
        ],
        seeAlso: ["unset", "attribute", "show"]
    ) { context, arguments in
        let word = try arguments.required("OBJ")
        let valueWord = try arguments.required("VALUE")
        let value = valueWord.text
        let pathWord = try arguments.required("PATH")
        let object = try context.references.resolve(word)
        var steps = try PropertyTarget.steps(pathWord)
        if !context.isReplaying { try checkTarget(steps, valueWord, pathWord, object, context) }
        var resolved = ResolvedArguments(arguments)
        resolved.set("OBJ", to: try context.name(of: object))
        var outcome = EditOutcome(resolved)
        if steps.last?.name == "id", steps.last?.index == nil {
            outcome.remarks = try rename(object, steps, valueWord, pathWord, context)
        } else {
            if steps.count == 1, try PropertySetting.setTitle(steps[0].name, to: value, of: object, context) {
                return outcome
            }
            // The log says where it goes, as it always did what it says.
            if !context.isReplaying, steps.count == 1, context.document.kind.family == .cocoa,
                !context.document.hasProperty(steps[0].name, of: object),
                !context.document.knownAttributes(of: context.tree.name(object)).contains(steps[0].name),
                PropertySetting.cell(for: steps, of: object, context) != nil
            {
                steps.insert(PropertyPath.Step("cell"), at: 0)
                outcome.resolved.set("PATH", to: .dotted(steps.map(\.name)))
            }
            let change = try PropertySetting.set(
                PropertyPath(steps), to: valueWord, of: object, context, pathWord.span)
            if case .none = change {
            } else if steps.count == 1, steps[0].name == "customClass" {
                try CustomClass.follow(value, object, pathWord, &outcome, context)
            }
            if case .attribute(let node, let isNew, let others) = change {
                if isNew, let note = Mistyped.attribute(steps, of: node, in: context.document) {
                    outcome.remarks.append(note)
                }
                if let others, let name = steps.last?.name {
                    outcome.remarks.append(Values.note(name, value, not: others))
                }
            }
        }
        return outcome
    }

    /// Refuses for a scene what its controller has.
    private static func checkTarget(
        _ steps: [PropertyPath.Step], _ value: Word, _ path: Word, _ object: NodeID, _ context: EditContext
    ) throws {
        guard steps.count == 1, let name = steps.first?.name else { return }
        let document = context.document
        if document.kind.isStoryboard, name != "sceneID", context.tree.name(object) == "scene",
            let controller = document.controller(of: object), let id = document.id(of: controller),
            try document.child(steps[0], of: object) == nil, context.tree.attribute(name, of: object) == nil
        {
            let isControllers = context.document.knownAttributes(of: context.tree.name(controller)).contains(name)
            throw ShellError(
                "wrong-place", "a scene has no '\(name)' of its own\(isControllers ? ", its controller has" : "")",
                span: path.span,
                hints: isControllers ? ["set \(id) \(name) \(value.spelling)"] : ["name its controller: '\(id)'"])
        }
    }

    /// Gives an element another id, and tells how many references followed.
    private static func rename(
        _ object: NodeID, _ steps: [PropertyPath.Step], _ value: Word, _ word: Word, _ context: EditContext
    ) throws -> [StyledText] {
        do {
            let node = try context.document.follow(steps.dropLast(), from: object)
            if context.tree.attribute("id", of: node, is: value.text) { return [] }
            _ = try context.newID(value)
            let followers = try context.edit.rename(node, to: value.text)
            return followers > 0 ? ["\(followers) reference\(followers == 1 ? "" : "s") followed"] : []
        } catch { throw ShellError(error, span: word.span) }
    }
}

/// The words of a path.
enum PropertyTarget {
    /// Reads a path; quoted dots do not separate.
    static func steps(_ word: Word) throws -> [PropertyPath.Step] {
        // One word is one step, as a rule.
        if word.isBare, word.firstUnquoted(UInt8(ascii: ".")) == nil, let step = PropertyPath.step(word.text) {
            return [step]
        }
        return try word.parts(separatedBy: UInt8(ascii: ".")).map { part in
            let step = part.isBare ? PropertyPath.step(part.text) : PropertyPath.Step(part.text)
            guard let step, !step.name.isEmpty else {
                throw ShellError(
                    "usage", "'\(word.text)' is no path: write steps with dots between, as in frame.width",
                    span: word.span)
            }
            return step
        }
    }
}
