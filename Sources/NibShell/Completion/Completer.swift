import Bytes
import CommandLanguage
import ClassFacts
import NibChecks
import NibDocument
import NibEditing
import NibInspecting
import ObjectReferences
import Queries
import Replies
import XMLTree

/// Finds what can come at the cursor of a statement, from what the command's declaration expects there.
struct Completer<Context> {
    let expectation: Expectation<Context, Reply>
    let context: CompletionContext

    /// Finds out what a table of commands expects at a cursor.
    ///
    /// - Parameters:
    ///   - context: has the statement.
    ///   - cursor: the UTF-8 offset of the cursor in it.
    ///   - table: the commands.
    init(_ context: CompletionContext, at cursor: Int, in table: CommandTable<Context, Reply>) {
        self.context = context
        let joined = QueryStandIns(document: context.session?.document).joined
        expectation = table.expectation(in: context.text, cursor: cursor, joining: joined)
    }

    var partial: Word { expectation.partial }
    var session: Session? { context.session }
    var document: NibDocument? { session?.document }
    static var dot: UInt8 { Byte.period }
    /// The name of the command that the statement begins with.
    var verb: String { expectation.commands.first?.name ?? "" }

    /// Finds what fits, and the part of the statement that it replaces.
    func suggestions() -> Suggestions {
        let span = partial.span
        if let fields = fields() { return Suggestions(replace: span, items: fields) }
        if isInQuery { return Suggestions(replace: span, items: queries()) }
        var items = expectation.verbs.map { Suggestion(text: $0, note: note(ofVerb: $0), isFinal: true) }
        items += expectation.keywords.map { Suggestion(text: $0, note: "", isFinal: true) }
        if isAtFirstWord { items += aliases() }
        items += expectation.names.map { Suggestion(text: "\($0.name)=", note: $0.summary, isFinal: false) }
        for parameter in expectation.parameters { items += self.items(for: parameter) }
        items += attributesOfNewObject() + optionsOfNewBinding()
        // Flags are rare, so they are offered only if nothing else fits.
        if items.isEmpty || partial.text.hasPrefix("--") {
            items += expectation.flags.map {
                Suggestion(text: $0, note: expectation.summary(ofFlag: $0), isFinal: true)
            }
        }
        // Every command takes these, so they are not news.
        if items.isEmpty, !expectation.commands.isEmpty, partial.text.hasPrefix("--") {
            items += AnswerForm.options.filter { $0.hasPrefix(partial.text) && partial.isBare }.map {
                Suggestion(text: $0, note: AnswerForm(option: $0)?.summary ?? "", isFinal: false)
            }
        }
        var seen = Set<String>()
        return Suggestions(
            replace: span.lowerBound..<max(span.upperBound, span.lowerBound),
            items: items.filter { seen.insert($0.text).inserted })
    }

    /// The fields that can follow `--json=` and `--csv=`; nil at another word.
    private func fields() -> [Suggestion]? {
        guard partial.isBare, partial.text.contains("="), let form = AnswerForm(option: partial.text),
            let shape = expectation.commands.first?.answer
        else { return nil }
        let start = partial.text.lastIndex { $0 == "=" || $0 == "," }!
        let head = partial.text[...start]
        return shape.selectable.filter { !form.fields.dropLast().contains($0.name) }
            .map { Suggestion(text: head + $0.name, note: $0.summary, isFinal: false) }
            .filter { $0.text.hasPrefix(partial.text) }
    }

    /// The candidates for a parameter. A kind of parameter that has none is listed as such.
    func items(for parameter: ParameterDeclaration) -> [Suggestion] {
        if Braces.opens(partial), parameter.kind.meansObject { return queries() }
        if parameter.kind != .attributeType, !parameter.choices.isEmpty { return plain(parameter.choices) }
        switch parameter.kind {
        case .text, .newName, .number, .integer, .newID, .choice: return []
        case .file: return files()
        case .openDocument: return plain(context.openDocuments)
        case .verb: return helpWords() + rules() + tasks()
        case .commandLine: return helpCommands()
        case .alias: return aliases()
        case .rule: return rules()
        case .checked: return expectation.arguments?[CheckParameters.all] == true ? files() : objects(suffix: "")
        case .entry: return entries()
        case .entryCount: return plain(["all"])
        case .mergeSide: return plain(["ours", "theirs"]) + conflicts()
        case .conflict: return conflicts() + plain(["all"])
        case .object: return accepted(objects(suffix: ""))
        case .connection: return connections()
        case .scene: return scenes()
        case .segueEnd: return plain(document?.kind.isStoryboard == true ? ["exit"] : []) + scenes()
        case .alignedObject: return accepted(objects(suffix: "")) + plain(Align.attributes)
        case .equalObject: return accepted(objects(suffix: "")) + plain(Equal.attributes)
        case .sharedID: return plain(document?.sharedIDs ?? [])
        case .query: return queries()
        case .newMember: return newMembers()
        case .outletMember, .declaredOutlet:
            return codeOutlets(parameter, isCollection: false) ?? member(where: isSource) { outletNames($0) }
        case .collectionMember:
            return codeOutlets(parameter, isCollection: true)
                ?? member(where: isSource) { outletNames($0, isCollection: true) }
        case .eventMember: return member(isFinal: true, where: sendsActions) { events($0) }
        case .selectorMember, .declaredAction: return codeActions(parameter) ?? member { selectors($0) }
        case .bindingMember: return member(where: { !bindingNames($0).isEmpty }) { bindingNames($0) }
        case .bindingTarget: return member { bindingKeys($0) }
        case .accessibilityMember:
            return member(where: isMacView) { _ in document?.catalog.accessibilityConnections ?? [] }
        case .connectionEnd: return connectionEnds(parameter)
        case .connectionTarget: return connectionTargets(parameter)
        case .slotMember: return accepted(places())
        case .documentPlace: return documentPlaces()
        case .layoutMember: return member(isFinal: true) { _ in layoutAttributes }
        case .declaredMember:
            return (codeOutlets(parameter, isCollection: false) ?? []) + (codeActions(parameter) ?? [])
        case .propertyPath: return paths()
        case .attributeValue: return values() + knownValues()
        case .trait: return traits()
        case .keyPath: return keyPaths()
        case .setKeyPath: return setKeyPaths()
        case .attributeType: return plain(types(parameter))
        case .trigger: return plain(triggers())
        case .bindingID: return bindingIDs()
        case .segueKind: return plain(document?.catalog.segueKinds ?? [])
        case .relationship: return relationships()
        case .unwindAction: return plain(unwindActions())
        case .layoutAttribute: return plain(layoutAttributes)
        case .edges: return listed(Pin.edges)
        case .element:
            // A name in quotes beside one without has no beginning in common with it, which Tab could fill in.
            let elements = plain(document?.catalog.freshElementNames ?? [])
            return elements.isEmpty || expectation.openQuote != nil ? elements + libraryItems() : elements
        case .controller: return plain(document.map { AddScene.controllers(in: $0) } ?? []) + libraryItems()
        case .libraryItem: return libraryItems()
        case .className: return codeClasses()
        case .collectionClass: return plain(ConnectCollection.classes)
        case .sentSelector: return plain(document?.actionsSentToFirstResponder ?? [])
        case .device: return plain(LayoutCommand.devices)
        case .stringsKey: return stringsKeys()
        case .translatedKey: return plain(strings?.keys ?? [])
        case .language: return plain(strings?.languages ?? [])
        }
    }

    /// The last of several names with commas between.
    private func listed(_ names: [String]) -> [Suggestion] {
        let before = partial.text.lastIndex(of: ",").map { partial.text[...$0] } ?? ""
        let given = before.split(separator: ",").map(String.init)
        return plain(names.filter { !given.contains($0) }.map { before + $0 })
    }

    func plain(_ words: [String], note: String = "") -> [Suggestion] {
        words.filter { $0.hasPrefix(partial.text) }.map {
            Suggestion(text: Quoting.quote($0), note: note, isFinal: true)
        }
    }

    /// The items of the library whose names begin with what is typed, in any case.
    private func libraryItems() -> [Suggestion] {
        guard let document, !partial.text.isEmpty || expectation.openQuote != nil else { return [] }
        let (typed, platform) = (partial.text.lowercased(), document.kind.platform.rawValue)
        return document.catalog.library.filter {
            $0.platforms.contains(platform) && $0.name.lowercased().hasPrefix(typed)
        }.map { Suggestion(text: Quoting.forced($0.name), note: $0.form, isFinal: true) }
    }

    /// Rules, of which `check` takes several with commas between.
    private func rules() -> [Suggestion] {
        listed(Rule.all.map(\.identifier)).map { item in
            let name = item.text.split(separator: ",").last ?? ""
            return Suggestion(
                text: item.text, note: Rule.all.first { $0.identifier == name }?.summary ?? "", isFinal: true)
        }
    }

    /// The states of the log, with what led to each.
    private func entries() -> [Suggestion] {
        guard let log = session?.log else { return [] }
        let numbers = (0...log.entries.count).map { number in
            Suggestion(
                text: String(number), note: number == 0 ? "before all entries" : log[number].title, isFinal: true,
                needsNote: true)
        }
        return numbers.filter { $0.text.hasPrefix(partial.text) } + plain(["saved"])
    }

    /// The conflicts of a merge that are left.
    private func conflicts() -> [Suggestion] {
        guard let session, let merge = session.merge else { return [] }
        return plain(merge.left(in: session.log).map(String.init))
    }

    private func tasks() -> [Suggestion] {
        let tasks = HelpTask.all.map { Suggestion(text: $0.name, note: $0.title, isFinal: true) }
        let all = [Suggestion(text: "tasks", note: "walk-throughs", isFinal: true)] + tasks
        return all.filter { $0.text.hasPrefix(partial.text) }
    }

    private var layoutAttributes: [String] { document.map { LayoutAttribute.names($0.kind.family) } ?? [] }

    // MARK: - Scenes

    /// Controllers by their ids, and scenes by their ids and labels.
    private func scenes() -> [Suggestion] {
        guard let document else { return [] }
        let typed = partial.text
        var items: [Suggestion] = []
        for scene in document.scenes {
            let label = document.label(ofScene: scene) ?? ""
            let id = document.controller(of: scene).flatMap { document.id(of: $0) }
            let names = [id, "\(document.name(ofScene: scene))"].compactMap { $0 }
            if expectation.openQuote == nil {
                items += names.filter { $0.hasPrefix(typed) }.map { Suggestion(text: $0, note: label, isFinal: true) }
            }
            if !label.isEmpty, !typed.isEmpty || expectation.openQuote != nil,
                label.lowercased().hasPrefix(typed.lowercased())
            {
                items.append(Suggestion(text: Quoting.forced(label), note: id ?? "", isFinal: true))
            }
        }
        return items
    }

    /// The relationships that the controller before the arrow can have.
    private func relationships() -> [Suggestion] {
        guard let session, let source = object(of: .object) else { return [] }
        return plain(session.document.catalog.relationships(of: session.document.tree.name(source)))
    }

    // MARK: - Objects

    /// Ids with their labels as notes; labels if the word begins with a quote or fits one.
    func objects(suffix: String, where isOffered: (NodeID) -> Bool = { _ in true }) -> [Suggestion] {
        guard let document else { return [] }
        let isFinal = suffix.isEmpty
        let typed = partial.text
        let notes = DistinguishedObjects(in: document)
        let words = reservedWords(document).filter { $0.hasPrefix(typed) && expectation.openQuote == nil }
        var items = words.compactMap { word -> Suggestion? in
            let node = session.flatMap { try? References($0).resolve(Word(word)) }
            guard node.map(isOffered) ?? standIns(for: word, in: document).contains(where: isOffered) else {
                return nil
            }
            let note = node.map(notes.text) ?? ""
            return Suggestion(text: word + suffix, note: word == "document" ? "" : note, isFinal: isFinal)
        }
        for node in document.objects where isOffered(node) {
            guard let id = document.id(of: node) else { continue }
            if expectation.openQuote == nil, id.hasPrefix(typed) {
                items.append(Suggestion(text: id + suffix, note: notes.text(node), isFinal: isFinal, needsNote: true))
            } else if let title = document.label(of: node), !typed.isEmpty || expectation.openQuote != nil,
                title.lowercased().hasPrefix(typed.lowercased())
            {
                items.append(
                    Suggestion(
                        text: Quoting.forced(title) + suffix, note: "\(document.typeName(of: node)) \(id)",
                        isFinal: isFinal))
            } else if expectation.openQuote == nil, typed.first?.isUppercase == true {
                // A printed name of one word, as 'View' is that of the only view.
                let name = document.shortName(of: node, inFull: true)
                if name.hasPrefix(typed), name.allSatisfy(\.isLetter) {
                    items.append(Suggestion(text: name + suffix, note: id, isFinal: isFinal))
                }
            }
        }
        return items
    }

    /// Whether an object or its cell sends actions.
    func sendsActions(_ node: NodeID) -> Bool {
        guard let document else { return false }
        return ([node] + (document.cell(of: node).map { [$0] } ?? [])).contains {
            document.catalog.actionForm(ofClass: document.knownClass(of: $0).name) != nil
        }
    }

    func isMacView(_ node: NodeID) -> Bool {
        guard let document else { return false }
        return document.catalog.isClass(document.knownClass(of: node).name, kindOf: "NSView")
    }

    /// Whether connections can start at an object.
    func isSource(_ node: NodeID) -> Bool {
        document?.placeholder(node) != .firstResponder && document.map { node != $0.tree.root } != false
    }

    /// What a reserved word can mean in a storyboard, depending on the other objects of the statement.
    private func standIns(for word: String, in document: NibDocument) -> [NodeID] {
        switch word {
        case "owner": document.scenes.compactMap { document.controller(of: $0) }
        case "first-responder": document.objects.filter { document.placeholder($0) == .firstResponder }
        default: []
        }
    }

    private func reservedWords(_ document: NibDocument) -> [String] {
        var words = ["owner", "first-responder", "document"]
        if document.application != nil { words.append("app") }
        return words
    }

    // MARK: - Members

    /// Objects up to the dot, names after it.
    ///
    /// - Parameters:
    ///   - isFinal: whether an object alone is enough.
    ///   - isOffered: whether an object can have such names at all.
    ///   - names: the names that an object has.
    /// - Returns: what fits.
    func member(
        isFinal: Bool = false, where isOffered: (NodeID) -> Bool = { _ in true }, _ names: (NodeID) -> [String]
    ) -> [Suggestion] {
        guard let session else { return [] }
        guard let offset = partial.lastUnquoted(Self.dot),
            let node = try? References(session).resolve(References(session).before(offset, in: partial))
        else { return objects(suffix: isFinal ? "" : ".", where: isOffered) }
        let head = partial.slice(0..<offset).spelling
        let tail = partial.slice(offset + 1..<partial.text.utf8.count).text
        return names(node).filter { $0.hasPrefix(tail) }.map {
            Suggestion(text: "\(head).\(Quoting.quote($0))", note: "", isFinal: true)
        }
    }

    /// Objects, and their lists.
    func places() -> [Suggestion] { member(isFinal: true) { node in document?.steps(of: node) ?? [] } }

    func outletNames(_ node: NodeID, isCollection: Bool = false) -> [String] {
        guard let document else { return [] }
        let known = Offers(in: document, with: nil).outlets(of: node).filter { $0.isCollection == isCollection }.map(
            \.name)
        return Array(Set(known + connectedNames(isCollection ? .outletCollection : .outlet, of: node))).sorted()
    }

    func bindingNames(_ node: NodeID) -> [String] {
        guard let document else { return [] }
        let names = document.catalog.bindings(ofClass: document.knownClass(of: node).name)
        return Array(Set(names + connectedNames(.binding, of: node))).sorted()
    }

    func connectedNames(_ kind: Connection.Kind, of node: NodeID) -> [String] {
        guard let document else { return [] }
        return Array(Set(document.connections(kind, from: node).map(\.name))).sorted()
    }

    func events(_ node: NodeID) -> [String] {
        guard let document, document.catalog.actionForm(ofClass: document.knownClass(of: node).name) == .event else {
            return []
        }
        return document.catalog.events
    }

    /// Selectors that the target already receives, and those that its class is known to have.
    func selectors(_ node: NodeID) -> [String] {
        guard let document, let id = document.id(of: node) else { return [] }
        let used = document.connections(to: id).filter { $0.kind == .action }.map(\.name)
        return Array(Set(used + Offers(in: document, with: nil).actions(of: node).map(\.name))).sorted()
    }

    /// Whether the word is in a query whose brace was opened in an earlier word.
    private var isInQuery: Bool {
        let before = String(decoding: context.text.utf8.prefix(partial.span.lowerBound), as: UTF8.self)
        return before.contains("{") && QueryStandIns.isOpen(after: Lexer.guessedWords(of: before))
    }

    private func queries() -> [Suggestion] {
        let (words, areComplete) = Query.completions(of: partial, in: document)
        return words.map { Suggestion(text: $0, note: "", isFinal: areComplete) }
    }

    // MARK: - Paths

    /// Attributes that the element has or can have, and steps to its children.
    private func paths() -> [Suggestion] {
        guard let document, let object = object(of: .object) else { return [] }
        let parts = partial.parts(separatedBy: Self.dot)
        let steps = parts.dropLast().compactMap { PropertyPath.step($0.text) }
        let there = try? document.follow(steps[...], from: object)
        let made = verb == "set" ? KnownValues.holder(after: steps, from: object, in: document) : nil
        guard let node = there ?? made else { return [] }
        let head = steps.isEmpty ? "" : PropertyPath(steps).description + "."
        let typed = parts.last?.text ?? ""
        let own = document.tree.attributeNames(node)
        let possible = document.catalog.knownAttributes(of: document.tree.name(node))
        let attributes = (own + possible.filter { !own.contains($0) }).filter { name in
            name.hasPrefix(typed) && name != "id" && name != "key"
        }
        let children = document.steps(of: node).filter { $0.hasPrefix(typed) }
        let ofCell = steps.isEmpty ? cellPaths(of: node, typed).filter { !attributes.contains($0.text) } : []
        return attributes.map { name in
            Suggestion(text: head + name, note: document.tree.attribute(name, of: node) ?? "", isFinal: true)
        } + ofCell + children.map { Suggestion(text: "\(head)\($0).", note: "", isFinal: false) }
            + missing(of: node, head: head, typed)
            + (steps.isEmpty ? options(of: node) + documentPaths(of: node, typed) : [])
    }

    /// The attributes and parts of a macOS control that its cell has.
    private func cellPaths(of control: NodeID, _ typed: String) -> [Suggestion] {
        guard let document, let cell = document.cell(of: control) else { return [] }
        let own = document.tree.attributeNames(cell)
        let names = own + document.catalog.knownAttributes(of: document.tree.name(cell)).filter { !own.contains($0) }
        let attributes = names.filter { name in
            name.hasPrefix(typed) && !["id", "key"].contains(name)
                && ControlCell.holding([PropertyPath.Step(name)], of: control, in: document) != nil
        }
        return attributes.map { name in
            Suggestion(text: name, note: document.tree.attribute(name, of: cell) ?? "", isFinal: true)
        } + missing(of: cell, head: "", typed)
    }

    /// The properties that the document keeps for an object in a list of its own.
    private func documentPaths(of node: NodeID, _ typed: String) -> [Suggestion] {
        guard let document else { return [] }
        return DocumentProperty.paths(of: node, in: document).filter { $0.hasPrefix(typed) }.map {
            Suggestion(text: $0, note: "", isFinal: true)
        }
    }

    /// The parts that `set` would make.
    private func missing(of node: NodeID, head: String, _ typed: String) -> [Suggestion] {
        guard verb == "set", let document else { return [] }
        return KnownValues.missingParts(of: node, in: document).filter { $0.hasPrefix(typed) }.map {
            Suggestion(text: head + $0, note: "", isFinal: false)
        }
    }

    // MARK: - Files

    func files() -> [Suggestion] {
        FileNames.starting(with: partial.text).map { name in
            let isFolder = name.hasSuffix("/")
            return Suggestion(text: Quoting.quote(name), note: "", isFinal: !isFolder)
        }
    }
}
