import NibDocument
import SourceIndex
import XMLTree

/// Finds the connections of a document that belong to a member of a class, or the objects of the class.
struct DocumentUses {
    /// What is looked for.
    enum Wanted {
        /// Outlets and outlet collections of a name.
        case outlet(String)
        /// Actions with a selector.
        case action(String)
        /// Objects of the class.
        case objects
    }

    /// What is looked for.
    let wanted: Wanted
    /// Whether unwind segues with the selector belong to the class, because no other class has it.
    var ownsUnwinding = false
    /// Whether what is sent to the first responder belongs to the class, because nothing else answers the selector.
    var isOnlyReceiver = false
    /// The wanted classes, by the names that documents use for them, with the modules that declare each.
    private let classes: [String: Set<String>]
    /// The modules that declare other classes of these names.
    private let namesakes: [String: Set<String>]

    /// Looks for members of a class and its subclasses, or for objects of a class.
    ///
    /// - Parameters:
    ///   - wanted: what is looked for.
    ///   - family: the class with its superclasses and subclasses.
    ///   - heirs: whether subclasses are meant too.
    ///   - code: the code, which may have other classes of their names.
    init(_ wanted: Wanted, of family: CodeFamily, heirs: Bool = true, in code: any CodeLookup) {
        self.wanted = wanted
        var classes: [String: Set<String>] = [:]
        let meant = [family.codeClass] + family.heirs
        for codeClass in meant where heirs || codeClass.name == family.codeClass.name {
            classes[codeClass.name, default: []].formUnion(codeClass.modules)
            if heirs, let name = codeClass.runtimeName { classes[name, default: []].formUnion(codeClass.modules) }
        }
        self.classes = classes
        namesakes = Dictionary(
            uniqueKeysWithValues: classes.map { name, modules in
                (name, Set(code.classes(named: name).flatMap(\.modules)).subtracting(modules))
            })
    }

    /// Returns the elements of a document that are meant: connections, or objects.
    func elements(in document: NibDocument) -> [NodeID] {
        document.tree.subtree(document.tree.root).filter { node in
            switch wanted {
            case .objects: return isMeant(node, in: document)
            case .outlet(let name):
                guard let found = document.connection(node) else { return false }
                if found.kind == .binding {
                    guard found.bindingPath?.first == name,
                        let target = document.element(withID: found.destination)
                    else { return false }
                    return isMeant(target, in: document)
                }
                guard found.name == name, found.kind == .outlet || found.kind == .outletCollection else { return false }
                return isMeant(found.source, in: document)
            case .action(let selector):
                guard let found = document.connection(node) else { return false }
                if ownsUnwinding, document.unwinds(found, to: selector) { return true }
                guard found.kind == .action, found.name == selector,
                    let target = document.element(withID: found.destination)
                else { return false }
                if isOnlyReceiver, document.placeholder(target) == .firstResponder { return true }
                return isMeant(target, in: document)
            }
        }
    }

    /// Returns the connections whose receiver is not known: actions sent to the first responder, and unwind segues if several
    /// classes have the action.
    func sentToAny(in document: NibDocument) -> [Connection] {
        guard case .action(let selector) = wanted else { return [] }
        return document.tree.subtree(document.tree.root).compactMap { document.connection($0) }.filter { found in
            if document.unwinds(found, to: selector) { return !ownsUnwinding }
            return found.kind == .action && found.name == selector && !isOnlyReceiver
                && document.element(withID: found.destination).map { document.placeholder($0) == .firstResponder }
                    == true
        }
    }

    private func isMeant(_ node: NodeID, in document: NibDocument) -> Bool {
        guard let name = document.tree.attribute("customClass", of: node), let modules = classes[name] else {
            return false
        }
        guard let module = document.tree.attribute("customModule", of: node), !modules.isEmpty else { return true }
        if modules.contains(module) { return true }
        // The name of a target may have changed since, but it is not that of another class.
        return document.tree.attribute("customModuleProvider", of: node) == "target"
            && namesakes[name]?.contains(module) != true
    }
}

extension NibDocument {
    /// Whether a connection is an unwind segue with an action.
    fileprivate func unwinds(_ connection: Connection, to selector: String) -> Bool {
        connection.kind == .segue && tree.attribute("unwindAction", of: connection.node, is: selector)
    }
}
