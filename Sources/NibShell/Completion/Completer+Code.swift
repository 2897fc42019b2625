import CommandLanguage
import ClassFacts
import NibDocument
import ObjectReferences
import XMLTree

/// Suggestions from the code; nil or empty if the code is not used.
extension Completer {
    /// Looks names up in the code. Completion uses the code whenever the command itself would.
    private var names: NameCheck? {
        let isAboutCode = expectation.commands.first?.group == "Code" || verb == "declarations"
        return session.flatMap {
            context.sources.nameCheckForCompletion(
                for: $0, needsCode: isAboutCode, isInScript: context.isInScript)
        }
    }

    // MARK: - Outlets and actions

    /// Outlets after the dot of an object or a class, with their types as notes.
    ///
    /// For `connect`, connected outlets are offered only if no other fits; for `delete` and `rename`, only those of the code.
    func codeOutlets(_ parameter: ParameterDeclaration, isCollection: Bool) -> [Suggestion]? {
        // 'disconnect' needs connected outlets, and 'declare' a new name, so the code has nothing to offer.
        guard verb != "disconnect outlet", verb != "disconnect collection", verb != "declare outlet",
            verb != "declare collection", let end = codeEnd(parameter), let names
        else { return nil }
        switch end {
        case .object(let node, let head, let tail):
            let all = names.outlets(of: node)
            if parameter.kind.takesClass {
                return suggest(all.filter { $0.place != nil }, head: head, tail: tail) { $0.type }
            }
            let kind: Connection.Kind = isCollection ? .outletCollection : .outlet
            let connected = Set(isCollection ? [] : connectedNames(kind, of: node))
            let fitting = all.filter { $0.isCollection == isCollection }
            let free = suggest(fitting.filter { !connected.contains($0.name) }, head: head, tail: tail) { $0.type }
            let known = Set(all.map(\.name))
            let others = connectedNames(kind, of: node).filter { !known.contains($0) }.map { OfferedName(name: $0) }
            return free.isEmpty ? suggest(fitting + others, head: head, tail: tail) { $0.type } : free
        case .class(let name, let head, let tail):
            return suggest(names.outlets(ofClass: name).filter { $0.place != nil }, head: head, tail: tail) { $0.type }
        case .none: return parameter.kind.takesClass ? classHeads() : nil
        }
    }

    /// Selectors after the dot of an object or a class, with the senders' types as notes.
    func codeActions(_ parameter: ParameterDeclaration) -> [Suggestion]? {
        guard verb != "disconnect action", verb != "declare action", let end = codeEnd(parameter),
            let names
        else { return nil }
        func note(_ offer: OfferedName) -> String { offer.type.isEmpty ? "" : "sender: \(offer.type)" }
        switch end {
        case .object(let node, let head, let tail):
            let all = names.actions(of: node)
            if parameter.kind.takesClass {
                return suggest(all.filter { $0.place != nil }, head: head, tail: tail, note: note)
            }
            let known = Set(all.map(\.name))
            let received = document.flatMap { $0.id(of: node) }.map { document?.connections(to: $0) ?? [] } ?? []
            let used = Set(received.filter { $0.kind == .action }.map(\.name)).subtracting(known).sorted()
            return suggest(all + used.map { OfferedName(name: $0) }, head: head, tail: tail, note: note)
        case .class(let name, let head, let tail):
            return suggest(names.actions(ofClass: name).filter { $0.place != nil }, head: head, tail: tail, note: note)
        case .none: return parameter.kind.takesClass ? classHeads() : nil
        }
    }

    private enum End {
        case object(NodeID, head: String, tail: String)
        case `class`(String, head: String, tail: String)
        /// There is no dot yet.
        case none
    }

    /// The object or class before the dot; nil if there is no such object.
    private func codeEnd(_ parameter: ParameterDeclaration) -> End? {
        guard let session else { return nil }
        guard let offset = partial.lastUnquoted(Self.dot) else { return End.none }
        let references = References(session)
        let owner = references.before(offset, in: partial)
        let head = partial.slice(0..<offset).spelling
        let tail = partial.slice(offset + 1..<partial.text.utf8.count).text
        if let node = try? references.resolve(owner) { return .object(node, head: head, tail: tail) }
        return parameter.kind.takesClass ? .class(owner.text, head: head, tail: tail) : nil
    }

    private func suggest(
        _ offers: [OfferedName], head: String, tail: String, note: (OfferedName) -> String
    ) -> [Suggestion] {
        offers.filter { $0.name.hasPrefix(tail) }.map {
            Suggestion(text: "\(head).\(Quoting.quote($0.name))", note: note($0), isFinal: true)
        }
    }

    /// Objects and the classes of the document, each followed by a dot.
    func classHeads() -> [Suggestion] {
        let classes = Set(document.map { $0.objects.map($0.className) } ?? [])
        let isOwn = { (name: String) in document?.catalog.isKnownClass(name) == false && name.hasPrefix(partial.text) }
        return objects(suffix: ".")
            + classes.filter(isOwn).sorted().map { Suggestion(text: $0 + ".", note: "class", isFinal: false) }
    }

    // MARK: - Classes

    /// How many classes are examined at most to find those that an object can have.
    private static var closeLook: Int { 40 }

    /// The classes of the code.
    func codeClasses() -> [Suggestion] {
        guard let code = names?.resolver.code else { return [] }
        return plain(code.classNames())
    }

    /// The values of `set OBJ customClass` and `set OBJ customModule`.
    func values() -> [Suggestion] {
        guard
            let path = expectation.arguments?.firstWord(of: .propertyPath)?.text,
            path == "customClass" || path == "customModule", let node = object(of: .object), let names
        else { return [] }
        if path == "customModule" { return plain(names.resolver.code?.moduleNames ?? []) }
        return names.classes(for: node, beginningWith: partial.text, most: Self.closeLook).map {
            Suggestion(text: Quoting.quote($0.name), note: $0.type, isFinal: true)
        }
    }

    // MARK: - Runtime attributes

    /// The keys that runtime attributes of an object can set.
    func keyPaths() -> [Suggestion] {
        guard let node = attributed, let names else { return [] }
        return names.keys(of: node).filter { $0.name.hasPrefix(partial.text) }.map {
            Suggestion(text: Quoting.quote($0.name), note: $0.type, isFinal: true)
        }
    }

    /// The key paths of the runtime attributes that an object has, with their types.
    func setKeyPaths() -> [Suggestion] {
        guard let document, let node = attributed else { return [] }
        return document.runtimeAttributes(of: node).filter { $0.keyPath.hasPrefix(partial.text) }.map {
            Suggestion(text: Quoting.quote($0.keyPath), note: $0.type, isFinal: true)
        }
    }

    /// The actions that unwind segues can lead to.
    func unwindActions() -> [String] { names?.resolver.code.map { UnwindNames($0).all } ?? [] }

    /// The types of runtime attributes; only the one that fits the property, if that is known.
    func types(_ parameter: ParameterDeclaration) -> [String] {
        guard let node = attributed, let keyPath = expectation.arguments?.firstWord(of: .keyPath),
            let type = names?.attributeType(keyPath.text, of: node),
            type.hasPrefix(partial.text)
        else { return parameter.choices }
        return [type]
    }

    /// The object of an `attribute` command.
    private var attributed: NodeID? { object(of: .object) }
}
