import ClassFacts
import NibDocument
import SourceIndex
import XMLTree

/// Searches for outlets, runtime attributes, bindings and actions.
extension Investigation {
    /// U1, U3, A1: an outlet or attribute that could not be set.
    mutating func searchKey() {
        let isAttribute = line.kind == .U3
        guard !isAttribute || line.className != nil else { return }
        for context in documents {
            if !isAttribute { searchOutlets(line["key"], in: context) }
            if line.kind != .A1 {
                searchAttributes(
                    isAttribute ? line["keyPath"] : line["key"], in: context, isWhole: isAttribute)
            }
        }
        if !isAttribute { addNearest(to: line["key"], kinds: [.outlet, .outletCollection]) }
    }

    /// If nothing was found, adds the connections whose name is nearest to one in the message.
    private mutating func addNearest(to name: String, kinds: Set<Connection.Kind>) {
        guard found.isEmpty, let wanted = line.className else { return }
        let near = documents.flatMap { context in
            context.connections.compactMap { connection -> (DocumentContext, Connection)? in
                guard kinds.contains(connection.kind),
                    let object = connection.kind == .action
                        ? context.object(withID: connection.destination) : context.source(of: connection),
                    fit(of: object, in: context, to: wanted) > 1
                else { return nil }
                return (context, connection)
            }
        }
        guard let nearest = Similar.name(to: name, among: near.map(\.1.name)) else { return }
        for (context, connection) in near where connection.name == nearest {
            add(
                1, in: context, at: connection.node,
                attribute: connection.kind == .action ? "selector" : "property", object: context.source(of: connection),
                cause: "no document has the name; the nearest one is '\(nearest)'")
        }
    }

    /// The class that the message names; one that was shortened leaves it out, so it may be any object's.
    private func className(of object: CheckedObject, in context: DocumentContext) -> RuntimeClassName {
        line.className ?? RuntimeClassName(context.objectClass(of: object).runtimeName)
    }

    private mutating func searchOutlets(_ key: String, in context: DocumentContext) {
        for connection in context.connections
        where (connection.kind == .outlet || connection.kind == .outletCollection) && connection.name == key {
            guard let source = context.source(of: connection) else { continue }
            let name = className(of: source, in: context)
            let fit = fit(of: source, in: context, to: name)
            guard fit > 0 else { continue }
            let answer = context.resolver.key(key, of: context.objectClass(of: source))
            let isMissing = answer == .missing || context.actualClass(of: source).missing != nil
            let near = context.resolver.outletNames(of: context.objectClass(of: source))
            let used = Set(context.document.connections(from: source.node).map(\.name))
            let meant = near.first { Similar.isSlip(key, for: $0) && !used.contains($0) }
            let fix =
                isMissing && fit == 3 ? meant.flatMap { Fix.set(connection.id, attribute: "property", to: $0) } : nil
            let loader = loader(for: name, of: source, in: context)
            add(
                fit * 2 + (isMissing || loader != nil ? 1 : 0), in: context, at: connection.node,
                attribute: "property", object: source,
                cause: outletCause(
                    connection, from: source, className: name, in: context, fit: fit, isMissing: isMissing),
                code: (fit < 3 || loader?.isForClassItself == true ? loader?.place : nil) ?? answer.place
                    ?? loader?.place,
                fix: fix)
        }
    }

    /// Returns the place that loads a nib for an owner of the class in the message.
    private func loader(
        for name: RuntimeClassName, of source: CheckedObject, in context: DocumentContext
    ) -> NibLoader? {
        guard source.placeholder == .owner else { return nil }
        return context.nibLoaders.first { loader in
            loader.ownerClass.map { $0.name == name.name } ?? (loader.hasNoOwner && name.name == "NSObject")
        }
    }

    private func outletCause(
        _ connection: Connection, from source: CheckedObject, className name: RuntimeClassName,
        in context: DocumentContext,
        fit: Int,
        isMissing: Bool
    ) -> String {
        let outlet = "outlet '\(connection.name)' of \(context.name(of: source))"
        if let custom = source.customClass, context.actualClass(of: source).missing != nil {
            return
                "\(outlet) is set on a \(name.name), because the program has no class '\(custom)' as the document names it"
        }
        let loader = loader(for: name, of: source, in: context)
        if source.placeholder == .owner, fit < 3 || loader?.isForClassItself == true {
            let declared = context.objectClass(of: source).name
            let isNobody = name.name == "NSObject"
            let loaded =
                switch loader?.owner {
                case .nobody: "code loads the nib for no owner"
                case .cell: "code registers the nib for cells, which have no owner"
                case .classItself: "code loads the nib for the class '\(name.name)' itself"
                case .object: "code loads the nib for an object of class '\(name.name)'"
                case .unknown, nil:
                    isNobody
                        ? "the nib was loaded without an owner, or with one of class NSObject"
                        : "the nib was loaded by a '\(name.name)'"
                }
            return declared.isEmpty ? "\(outlet): \(loaded)" : "\(outlet): \(loaded), not by a '\(declared)'"
        }
        if isMissing { return "\(outlet) is connected, but class '\(name.name)' has no such outlet" }
        return "\(outlet) is connected; the program that ran may be older than the code, or its class was another"
    }

    private mutating func searchAttributes(
        _ path: String, in context: DocumentContext, isWhole: Bool
    ) {
        for (index, node) in context.runtimeAttributes {
            guard let keyPath = context.tree.attribute("keyPath", of: node),
                isWhole ? keyPath == path : keyPath.split(separator: ".").contains(Substring(path))
            else { continue }
            let object = context.objects[index]
            let name = className(of: object, in: context)
            let fit = fit(of: object, in: context, to: name)
            guard fit > 0 else { continue }
            let key = String(keyPath.prefix { $0 != "." })
            let answer = context.resolver.key(key, of: context.actualClass(of: object).objectClass)
            add(
                fit * 2 + (answer == .missing ? 1 : 0), in: context, at: node, attribute: "keyPath", object: object,
                cause:
                    "runtime attribute '\(keyPath)' of \(context.name(of: object)): class '\(name.name)' has no such property",
                code: answer.place, fix: Fix.plain(key) == nil ? nil : "unset attribute \(object.id) \(keyPath)")
        }
    }

    /// A7: a binding.
    mutating func searchBinding() {
        guard let name = line.className else { return }
        for context in documents {
            for connection in context.connections where connection.kind == .binding {
                guard let path = connection.keyPath, path.split(separator: ".").contains(Substring(line["key"])) else {
                    continue
                }
                let target = context.object(withID: connection.destination)
                let rank = 1 + (target.map { fit(of: $0, in: context, to: name) } ?? 0)
                let names = target.map { context.resolver.valueNames(of: context.objectClass(of: $0)) } ?? []
                let binding = BindingPath(path).flatMap { $0.first == line["key"] ? $0 : nil }
                let near = binding.flatMap { Similar.meant(by: $0.first, among: names) }
                add(
                    rank, in: context, at: connection.node, attribute: "keyPath",
                    object: context.source(of: connection),
                    cause: "binding '\(connection.name)' has the key path '\(path)', which '\(name.name)' lacks",
                    fix: binding.flatMap { $0.fix(connection, near: near) })
            }
        }
    }

    /// U6, A2: an action.
    mutating func searchAction() {
        let isKnown = line.className != nil
        for context in documents {
            for connection in context.connections
            where connection.kind == .action && (!isKnown || connection.name == line["selector"]) {
                guard let target = context.object(withID: connection.destination) else { continue }
                let (selector, name) = (connection.name, className(of: target, in: context))
                let isChain = target.placeholder == .firstResponder
                let fit = isChain ? 0 : fit(of: target, in: context, to: name)
                guard fit > 0 else { continue }
                let objectClass = context.objectClass(of: target)
                let answer = context.resolver.method(selector, of: objectClass)
                let near = context.resolver.actionNames(of: objectClass).first { Similar.isSlip(selector, for: $0) }
                let isMissing = answer == .missing
                // Without a selector in the message, only what certainly fails is worth naming.
                guard isKnown || isMissing else { continue }
                add(
                    fit * 2 + (isMissing ? 1 : 0), in: context, at: connection.node, attribute: "selector",
                    object: context.source(of: connection),
                    cause: actionCause(connection, to: target, className: name, in: context, isMissing: isMissing),
                    code: answer.place ?? objectClass.place,
                    fix: isMissing
                        ? near.flatMap { Fix.set(connection.id, attribute: "selector", to: $0) } : nil)
            }
        }
        if isKnown { addNearest(to: line["selector"], kinds: [.action]) }
        for (place, use) in uses(.selector, of: line["selector"]) {
            add(1, at: place, cause: "code names the selector\(use.owner.isEmpty ? "" : " in '\(use.owner)'")")
        }
    }

    private func actionCause(
        _ connection: Connection, to target: CheckedObject, className name: RuntimeClassName,
        in context: DocumentContext,
        isMissing: Bool
    ) -> String {
        let action = "action '\(connection.name)' goes to \(context.name(of: target))"
        if isMissing { return "\(action), but class '\(name.name)' has no such method" }
        return "\(action), whose class '\(name.name)' was another or older when the program ran"
    }
}
