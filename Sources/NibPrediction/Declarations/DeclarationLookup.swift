import ClassFacts
import NibDocument
import SourceIndex
import XMLTree

/// Finds the connections and attributes in documents that use the declarations of classes.
package struct DeclarationLookup {
    private let documents: [DocumentContext]
    private var connections: [String: [(context: DocumentContext, connection: Connection)]] = [:]
    private var attributes: [String: [(context: DocumentContext, object: CheckedObject, node: NodeID)]] = [:]

    /// Collects the connections and runtime attributes of documents.
    package init(_ documents: [DocumentContext]) {
        self.documents = documents
        for context in documents {
            for connection in context.connections {
                let names =
                    connection.kind == .segue ? context.selectors(ofSegue: connection) : [connection.name]
                for name in names { connections[name, default: []].append((context, connection)) }
            }
            for (index, node) in context.runtimeAttributes {
                guard let path = context.tree.attribute("keyPath", of: node) else { continue }
                attributes[path, default: []].append((context, context.objects[index], node))
            }
        }
    }

    /// Returns the names of a class's declarations, by which documents can be selected.
    package static func names(of chain: ClassChain) -> [String] {
        members(of: chain).flatMap { [$0.name] + $0.otherNames }
    }

    /// Returns the declarations of a class with their uses in documents.
    package func declarations(of chain: ClassChain) -> DeclaredClass {
        let name = chain.classes[0].name
        let members = Self.members(of: chain).map { member in
            var member = member
            member.uses = uses(of: member, by: name)
            return member
        }
        return DeclaredClass(name: name, place: chain.classes[0].place, members: members)
    }

    // MARK: - Members

    private static func members(of chain: ClassChain) -> [DeclaredMember] {
        var seen: Set<String> = []
        return chain.classes.enumerated().flatMap { index, codeClass in
            codeClass.parts.flatMap { part in
                part.declaration.members.compactMap { member -> DeclaredMember? in
                    guard let kind = kind(of: member) else { return nil }
                    let isMethod = kind == .action || kind == .segueAction
                    let located = Located(
                        className: codeClass.name, path: part.path, language: part.language, member: member,
                        dialect: part.declaration.traits)
                    let names = isMethod ? selectors(of: located) : [member.name]
                    guard seen.insert("\(kind) \(names[0])").inserted else { return nil }
                    var declared = DeclaredMember(
                        kind: kind, name: names[0], type: isMethod ? "" : shownType(member), place: located.place,
                        declaredBy: codeClass.name, isInherited: index > 0)
                    declared.otherNames = Array(names.dropFirst())
                    return declared
                }
            }
        }
    }

    /// Returns the selectors that a method may have, that of the project's version of Swift first.
    private static func selectors(of method: Located) -> [String] {
        let own = method.member.selector ?? method.member.name
        guard let older = ClassMembers.olderSelector(of: method) else { return [own] }
        return method.dialect.contains(.firstLabelLeftOut) ? [older, own] : [own, older]
    }

    /// Returns the type to show; for an Objective-C collection, the class of its elements, which is declared
    /// separately.
    private static func shownType(_ member: Member) -> String {
        member.traits.contains(.collection) && !member.detail.isEmpty ? "[\(member.detail)]" : member.type
    }

    private static func kind(of member: Member) -> DeclaredMember.Kind? {
        let traits = member.traits
        if traits.contains(.collection) { return .collection }
        if traits.contains(.outlet) { return .outlet }
        if traits.contains(.segueAction) { return .segueAction }
        if traits.contains(.action) { return .action }
        return traits.contains(.inspectable) ? .inspectable : nil
    }

    // MARK: - Uses

    private func uses(of member: DeclaredMember, by className: String) -> [DeclaredMember.Use] {
        if member.kind == .inspectable {
            return (attributes[member.name] ?? []).compactMap { context, object, node in
                guard isClass(object, named: className, in: context) else { return nil }
                let value = context.document.runtimeAttribute(node).value
                return use(node, object: object, detail: value, in: context)
            }
        }
        let found = ([member.name] + member.otherNames).flatMap { connections[$0] ?? [] }
        return found.compactMap { context, connection in
            use(of: member.kind, connection: connection, className: className, in: context)
        }
    }

    private func use(
        of kind: DeclaredMember.Kind, connection: Connection, className: String, in context: DocumentContext
    ) -> DeclaredMember.Use? {
        guard let source = context.source(of: connection) else { return nil }
        let target = context.object(withID: connection.destination)
        switch (kind, connection.kind) {
        case (.outlet, .outlet), (.collection, .outletCollection), (.collection, .outlet), (.outlet, .outletCollection):
            guard isClass(source, named: className, in: context) else { return nil }
            return use(connection, in: context)
        case (.action, .action):
            guard let target else { return nil }
            if target.placeholder == .firstResponder {
                return use(
                    connection.node, object: source, detail: connection.event ?? "", in: context, isByResponders: true)
            }
            guard isClass(target, named: className, in: context) else { return nil }
            return use(connection.node, object: source, detail: connection.event ?? "", in: context)
        case (.action, .segue):
            // The storyboard does not say which controller answers it.
            guard connection.name == "unwind" else { return nil }
            return use(connection.node, object: source, detail: "unwind", in: context)
        case (.segueAction, .segue):
            guard let controller = context.controller(ofScene: source.scene),
                isClass(controller, named: className, in: context)
            else {
                return nil
            }
            return use(connection, in: context)
        default: return nil
        }
    }

    private func isClass(_ object: CheckedObject, named className: String, in context: DocumentContext) -> Bool {
        context.objectClass(of: object).chains.contains { $0.classes.contains { $0.name == className } }
    }

    private func use(
        _ node: NodeID, object: CheckedObject, detail: String, in context: DocumentContext,
        isByResponders: Bool = false
    ) -> DeclaredMember.Use {
        use(
            node, id: object.id, label: context.fullName(of: object), detail: detail, in: context,
            isByResponders: isByResponders)
    }

    /// Returns a connection as a use, with its destination, which may be a constraint.
    private func use(_ connection: Connection, in context: DocumentContext) -> DeclaredMember.Use {
        let label: String
        if let target = context.object(withID: connection.destination) {
            label = context.fullName(of: target)
        } else {
            label = context.document.element(withID: connection.destination) == nil ? "nothing" : "a constraint"
        }
        return use(
            connection.node, id: connection.destination, label: label, detail: "", in: context, isByResponders: false)
    }

    private func use(
        _ node: NodeID, id: String, label: String, detail: String, in context: DocumentContext,
        isByResponders: Bool
    ) -> DeclaredMember.Use {
        let position = context.position(of: node)
        return DeclaredMember.Use(
            file: context.file, line: position.line, column: position.column, objectID: id, label: label,
            detail: detail,
            isByResponders: isByResponders)
    }
}
