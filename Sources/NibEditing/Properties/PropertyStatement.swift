import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// A property that gets a value, from `set` or from a `name=value` word of a command that makes an object.
///
/// Both are judged here, so that one refuses what the other refuses.
struct PropertyStatement {
    /// Where the path begins.
    let object: NodeID
    /// The path to the property.
    let path: Word
    let value: Word
    /// The traits for which the value applies; none for all.
    var traits: [Word] = []
    /// Whether the user insists on what Interface Builder never writes.
    var isForced = false
    /// Whether a class brings its module along.
    var bringsModule = true
    /// The index that the attribute gets among those of its element; nil for where Xcode writes it.
    var place: WholeNumber?

    /// Finds the element that has the property, and checks the value.
    ///
    /// - Parameters:
    ///   - command: the line of `set` as it was resolved so far.
    ///   - context: gives access to the document and the code.
    /// - Returns: the line, what follows from the value, and notes.
    /// - Throws: an error under the path or the value.
    func resolve(_ command: ResolvedArguments, in context: ResolveContext) throws(CommandError) -> Resolved {
        let document = context.document
        var (steps, resolved) = (try PropertyWords.steps(path), Resolved(command))
        if let styled = try styled(steps, in: context) { return styled }
        if let own = Self.ownSteps(steps, of: object, isForced: isForced, in: document) {
            steps = own
            // A quoted step cannot have an index.
            resolved.commands[0][PropertyWords.path] =
                path.isBare
                ? Word(PropertyPath(own).description) : ResolvedArguments.Value.dotted(own.map(\.name)).word ?? path
        }
        if !isForced { try AttributedText.check(steps, value: value, of: object, in: document, at: path.span) }
        if !isForced { try checkKey(steps, in: document) }
        if !traits.isEmpty { steps.insert(try Variation.step(traits), at: 0) }
        let pairs = PropertyPairs(steps: steps, object: object, document: document)
        if !isForced, let lines = try pairs.symbol(value) {
            var result = lines.isEmpty ? Resolved.nothingToDo : Resolved(further: lines)
            result.remarks += lines.dropFirst().map { "also: \($0)" }
            return result
        }
        let value = try referenced(
            at: steps, by: try written(at: steps, in: document, noting: &resolved), in: context, noting: &resolved)
        let change = try PropertyResolver.check(
            PropertyPath(steps), value: value, of: object, in: document, at: path.span)
        try AttributePlace.check(place, for: change, of: steps, in: document)
        if !isForced {
            if let inspectable = try Inspectable.resolve(change, at: steps, value: value, of: object, in: context) {
                return inspectable
            }
            try PropertyRefusal.check(change, of: steps, value: value, in: document, at: path)
        }
        let setting = Setting(
            steps: steps, object: object, value: value, isForced: isForced, bringsModule: bringsModule, pairs: pairs,
            context: context)
        return setting.resolve(change, resolved)
    }

    /// The lines that give a cell a style with its labels, and what becomes of these; nil if the statement sets no style, or only the
    /// attribute.
    private func styled(_ steps: [PropertyPath.Step], in context: ResolveContext) throws(CommandError) -> Resolved? {
        guard traits.isEmpty, place == nil, !isForced,
            let style = CellStyle(value.text, at: steps, of: object, in: context),
            // A script that is a log has the labels in lines of their own.
            !context.isInScript || !style.isLiteral
        else { return nil }
        let (labels, line) = (try style.labels(), try style.styleLine())
        guard !labels.lines.isEmpty || !style.isLiteral || line == nil else { return nil }
        var resolved = Resolved.lines(labels.lines + [line].compactMap { $0 })
        guard !labels.lines.isEmpty else { return resolved }
        resolved.label = "set \(Quoting.quote(try context.id(of: object))) \(path.spelling) \(value.spelling)"
        resolved.news = labels.remarks
        resolved.keepsLast = true
        return resolved
    }

    /// Refuses `color` for a color that has a name of its own: it would be whichever comes first, not the one that was meant.
    private func checkKey(_ steps: [PropertyPath.Step], in document: NibDocument) throws(CommandError) {
        let keys = document.tree.elements(in: object).filter { document.tree.name($0) == "color" }
            .compactMap { document.tree.attribute("key", of: $0) }
        guard steps[0] == PropertyPath.Step("color"), !keys.isEmpty, !keys.contains("color"),
            let name = document.logName(of: object)
        else { return }
        let rest = steps.dropFirst().map { ".\($0)" }.joined()
        throw CommandError(
            "ambiguous", "'color' could be any color of \(document.display(object)); name the one that is meant",
            span: path.span, hints: keys.map { "set \(Quoting.quote(name)) \($0)\(rest) \(value.spelling)" })
    }

    /// The value as documents write it: a version of a deployment target is a number, and numbers have one spelling.
    private func written(
        at steps: [PropertyPath.Step], in document: NibDocument, noting resolved: inout Resolved
    ) throws(CommandError) -> Word {
        guard !isForced, let name = steps.last?.name,
            let holder = try? document.follow(steps.dropLast(), from: object),
            let number = try spelling(of: name, in: document.tree.name(holder), of: document, noting: &resolved),
            number != value.text
        else { return value }
        resolved.commands[0][SetProperty.value] = Text(number)
        return Word(number, span: value.span)
    }

    /// How documents write the value of an attribute; nil if it is no number (Documentation/Format/Numbers.md#spelling).
    private func spelling(
        of name: String, in element: String, of document: NibDocument, noting resolved: inout Resolved
    ) throws(CommandError) -> String? {
        if DeploymentVersion.attributes.contains(name), element == DeploymentVersion.element {
            let version = try DeploymentVersion(value, in: document)
            if version.number != value.text {
                resolved.remarks.append("documents write \(version.number) for \(version.text)")
            }
            return version.number
        }
        // Versions are no numbers: `8.0`.
        guard let kind = document.catalog.valueKind(of: name, element: element), kind.has(value.text),
            !name.lowercased().hasSuffix("version")
        else { return nil }
        if value.text.hasPrefix("+") {
            throw CommandError(
                "bad-value", "documents do not write '\(value.text)', and a value cannot be changed by an amount",
                span: value.span, hints: ["give the whole value: \(value.text.dropFirst())"])
        }
        // The one zero that is written whole (75 of 75).
        if name == "constant", element == "constraint", Double(value.text) == 0 { return "0" }
        switch kind {
        case .number: return Double(value.text).map(Numbers.spell)
        case .integer: return Int(value.text).map(String.init)
        default: return nil
        }
    }

    /// The value as the document writes it: an attribute that refers to an object has its id, and a user may name the object.
    private func referenced(
        at steps: [PropertyPath.Step], by value: Word, in context: ResolveContext, noting resolved: inout Resolved
    ) throws(CommandError) -> Word {
        let document = context.document
        guard !isForced, let name = steps.last?.name, !document.hasID(value.text),
            let holder = try? document.follow(steps.dropLast(), from: object),
            document.catalog.isReference(element: document.tree.name(holder), attribute: name)
        else { return value }
        do throws(CommandError) {
            let id = try context.id(of: try context.references.resolve(value))
            resolved.commands[0][SetProperty.value] = Text(id)
            return Word(id, span: value.span)
        } catch  where error.ambiguity == nil { return value }
    }

    /// The path where Interface Builder keeps what a path names: the font of iOS, the text of an attributed string, and what only
    /// the cell of a macOS control has; nil if it is the path itself.
    private static func ownSteps(
        _ steps: [PropertyPath.Step], of object: NodeID, isForced: Bool, in document: NibDocument
    ) -> [PropertyPath.Step]? {
        if let font = fontSteps(steps, of: object, in: document) {
            return isForced ? font : sizeSteps(font, of: object, in: document) ?? font
        }
        let sized = isForced ? nil : sizeSteps(steps, of: object, in: document)
        let steps = sized ?? steps
        if let text = AttributedText.steps(steps, of: object, insteadOfPlain: !isForced, in: document) { return text }
        return isOfCell(steps, of: object, in: document) ? [PropertyPath.Step("cell")] + steps : sized
    }

    /// The path to the font of an object of iOS, which documents call `fontDescription` and the inspector calls Font.
    static func fontSteps(_ steps: [PropertyPath.Step], of object: NodeID, in document: NibDocument)
        -> [PropertyPath.Step]?
    {
        guard steps.first == PropertyPath.Step("font"), document.kind.family == .cocoaTouch,
            (try? document.child(steps[0], of: object)) == .some(.none),
            document.catalog.ownParts(named: "fontDescription", of: document.tree.name(object)).contains(where: {
                $0.key == "fontDescription"
            })
        else { return nil }
        return [PropertyPath.Step("fontDescription")] + steps.dropFirst()
    }

    /// The path to the size of a font, which is `size` on macOS and `pointSize` on iOS; nil if the path is right, or leads elsewhere.
    private static func sizeSteps(_ steps: [PropertyPath.Step], of object: NodeID, in document: NibDocument)
        -> [PropertyPath.Step]?
    {
        guard steps.count > 1, let last = steps.last, last.index == nil else { return nil }
        let holder = (try? document.follow(steps.dropLast(), from: object)).map { document.tree.name($0) }
        let own: String
        switch (holder ?? steps[steps.count - 2].name, last.name) {
        case ("font", "pointSize") where document.kind.family == .cocoa: own = "size"
        case ("fontDescription", "size"): own = "pointSize"
        default: return nil
        }
        return steps.dropLast() + [PropertyPath.Step(own)]
    }

    /// Whether a path names an attribute or a part that only the cell of a macOS control has.
    private static func isOfCell(_ steps: [PropertyPath.Step], of object: NodeID, in document: NibDocument) -> Bool {
        guard document.kind.family == .cocoa, !document.hasProperty(steps[0].name, of: object),
            !document.knownAttributes(of: document.tree.name(object)).contains(steps[0].name),
            (try? document.child(steps[0], of: object)) == .some(.none)
        else { return false }
        return ControlCell.holding(steps, of: object, in: document) != nil
    }
}
