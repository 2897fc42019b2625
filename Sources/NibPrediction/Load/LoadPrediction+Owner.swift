import NibCatalog
import ClassFacts
import NibDocument
import SourceIndex

/// The owner: its class, its view, and methods of its class that are not called.
extension LoadPrediction {
    /// Returns the class of a nib's owner, given by the caller or by the document.
    func ownerClass(_ object: CheckedObject) -> ObjectClass {
        guard object.placeholder == .owner else { return context.actualClass(of: object).objectClass }
        switch owner {
        case .declared: return context.objectClass(of: object)
        case .nobody: return context.resolver.objectClass(named: "NSObject")
        case .ofClass(let name): return context.resolver.objectClass(named: name)
        case .classItself(let name):
            // A class has no instance variables, and hardly a setter.
            let found = context.resolver.objectClass(named: name)
            return ObjectClass(
                name: found.name, runtimeName: found.runtimeName, system: nil, state: .framework("NSObject"))
        }
    }

    // MARK: - What the controller looks at

    /// Returns the steps in which a view controller checks the view that it got from its nib.
    func finishSteps(_ part: NibParts.Part) -> [LoadStep] {
        guard part.role == .xib || part.role == .view, owner != .nobody, let object = part.owner else { return [] }
        let objectClass = ownerClass(object)
        switch context.mainOutlet(of: objectClass) {
        case nil: return []
        case .window: return part.role == .xib ? missingWindow(of: object, objectClass: objectClass) : []
        case .view: break
        }
        let isOwn = part.role == .view || isLoaded(by: objectClass)
        let view = part.role == .view ? rootView(of: object) : connectedView(of: object)
        guard let view else { return missingView(of: part, object: object, objectClass: objectClass, isOwn: isOwn) }
        return wrongView(of: part, object: object, objectClass: objectClass, view: view, isOwn: isOwn)
    }

    /// Returns the step in which a window controller of AppKit finds no window.
    private func missingWindow(of object: CheckedObject, objectClass: ObjectClass) -> [LoadStep] {
        guard context.document.connection(.outlet, named: "window", from: object.node) == nil,
            !context.makesItself(.window, in: objectClass), context.isLoadedForItself(objectClass)
        else { return [] }
        return [
            step(
                .finish, object: object, className: objectClass.runtimeName, text: "its window", at: object.node,
                code: objectClass.place, outcome: .failsLater(.noWindow(ofNib: context.nibName)))
        ]
    }

    private func connectedView(of object: CheckedObject) -> CheckedObject? {
        context.document.connection(.outlet, named: "view", from: object.node).flatMap {
            context.object(withID: $0.destination)
        }
    }

    private func rootView(of object: CheckedObject) -> CheckedObject? {
        context.tree.elements(in: object.node).first { context.tree.attribute("key", of: $0, is: "view") }
            .flatMap(context.object)
    }

    /// U4 and A6: there is no view.
    private func missingView(
        of part: NibParts.Part, object: CheckedObject, objectClass: ObjectClass, isOwn: Bool
    ) -> [LoadStep] {
        guard objectClass.declaration(of: "loadView") == nil, part.role == .xib else { return [] }
        // Code that loads the nib for a controller takes what it wants from the controller's outlets.
        if owner == .declared, !isOwn, context.resolver.isLoadedByHand(context.nibName) { return [] }
        let text =
            context.isMac ? RuntimeText.appkitView(ofNib: context.nibName) : .view(ofNib: context.nibName)
        return [finish(object, objectClass: objectClass, with: text, isCertain: isOwn)]
    }

    /// U5 and U8: the view is not a table view, or it belongs to another controller.
    private func wrongView(
        of part: NibParts.Part, object: CheckedObject, objectClass: ObjectClass, view: CheckedObject, isOwn: Bool
    ) -> [LoadStep] {
        guard !context.isMac else { return [] }
        let viewClass = context.actualClass(of: view).objectClass
        if context.resolver.isKind(objectClass, of: "UITableViewController") == true,
            context.resolver.isKind(viewClass, of: "UITableView") == false
        {
            let name = part.role == .view ? "\(object.id)-view-\(view.id)" : context.nibName
            return [finish(object, objectClass: objectClass, with: .noTable(inNib: name), isCertain: isOwn)]
        }
        guard part.role == .xib, let holder = context.document.container(of: view.node).flatMap(context.object),
            context.tree.attribute("key", of: view.node, is: "view"),
            context.resolver.isKind(context.objectClass(of: holder), of: "UIViewController") == true
        else { return [] }
        let text = RuntimeText.sharedView(
            viewClass.runtimeName, first: context.objectClass(of: holder).runtimeName, second: objectClass.runtimeName)
        return [finish(object, objectClass: objectClass, with: text, isCertain: true)]
    }

    private func finish(
        _ object: CheckedObject, objectClass: ObjectClass, with text: RuntimeText, isCertain: Bool
    ) -> LoadStep {
        let outcome: LoadStep.Outcome =
            isCertain ? .stops(text) : .unknown("if the controller loads its view from this nib: \(text.text)")
        return step(
            .finish, object: object, className: objectClass.runtimeName, text: "its view", at: object.node,
            code: objectClass.place, outcome: outcome)
    }

    /// Whether a controller loads this nib as its own, by name or because code says so.
    private func isLoaded(by objectClass: ObjectClass) -> Bool {
        let name = objectClass.name
        if context.resolver.isLoadedByHand(context.nibName) { return false }
        if context.isOwnNib(ofClass: name) { return true }
        let uses = context.resolver.nibUses(context.nibName)
        return uses.contains { $0.use.detail == name || ($0.use.owner == name && $0.use.detail == "self") }
            && !uses.contains { $0.use.detail == "nil" }
    }

    // MARK: - Notes about the owner

    /// Adds notes about where code loads the nib, and about methods of the owner's class that are not called.
    func tellOwner(of part: NibParts.Part, ownerClass: ObjectClass?, to nib: inout LoadedNib) {
        let loaders = context.nibLoaders
        for loader in loaders {
            var text = loader.loadingClass.isEmpty ? "loaded by code" : "loaded by \(loader.loadingClass)"
            if let owner = inWords(loader.owner) { text += " for \(owner)" }
            if loaders.count > 1, let failure = failure(of: loader, part) { text += ": \(failure)" }
            nib.loaders.append(.init(text: text, code: loader.place))
        }
        guard let object = part.owner, given == .declared, let ownerClass else { return }
        for owner in otherOwners() { nib.hints.append(.init(text: "simulate --owner \(owner)", code: nil)) }
        guard owner == .declared else { return }
        tellVain("awakeFromNib", named: "awakeFromNib", object: object, objectClass: ownerClass, to: &nib)
        tellVain("initWithCoder:", named: "init(coder:)", object: object, objectClass: ownerClass, to: &nib)
    }

    /// Returns the owner for which a place in the code loads the nib; nil if it is not known.
    private func inWords(_ owner: NibLoader.Owner) -> String? {
        switch owner {
        case .nobody: "no owner"
        case .cell: "cells, without an owner"
        case .object(let found, _): "an owner of class \(found.name)"
        case .classItself(let found): "the class \(found.name) itself"
        case .unknown: nil
        }
    }

    /// Returns what happens first at a place that loads the nib for an owner that lacks an outlet; nil if it lacks none.
    private func failure(of loader: NibLoader, _ part: NibParts.Part) -> String? {
        let outlets = part.connections.lazy.map { context.connections[Int($0)] }.filter { connection in
            connection.source == part.owner?.node
                && (connection.kind == .outlet || connection.kind == .outletCollection)
        }
        let lacking = outlets.first { context.absence(of: .key($0.name), from: loader) == .certain }
        return lacking.map { context.isMac ? "'\($0.name)' stays nil" : "stops at outlet '\($0.name)'" }
    }

    /// Returns the owners for which code loads the nib, as the command names them, without the one that is predicted and those that are
    /// of the document's class.
    private func otherOwners() -> [String] {
        let declared = context.objects.first { $0.placeholder == .owner }?.customClass ?? ""
        var seen: Set<String> = []
        return context.nibLoaders.compactMap { loader in
            guard let other = LoadOwner(loader), other != owner else { return nil }
            switch other {
            case .nobody: return seen.insert("nil").inserted ? "nil" : nil
            case .ofClass(let name):
                let isOther = declared.isEmpty || context.resolver.isClass(name, kindOf: declared) == false
                return isOther && seen.insert(name).inserted ? name : nil
            case .declared, .classItself: return nil
            }
        }
    }

    /// Adds a note about a method of the owner's class that is not called, because the nib does not create the owner.
    private func tellVain(
        _ selector: String, named name: String, object: CheckedObject, objectClass: ObjectClass, to nib: inout LoadedNib
    ) {
        guard let found = objectClass.declaration(of: selector), !found.member.traits.contains(.unavailable) else {
            return
        }
        let isAwake = selector == "awakeFromNib"
        // Swift requires init(coder:) in a class with other initializers, and AppKit wakes owners too.
        if isAwake ? context.isMac : found.member.traits.contains(.required) && isDemanded(objectClass) { return }
        var text =
            "\(name) of \(found.className) is not called for \(context.name(of: object)): this nib does not make it"
        if context.resolver.isKind(objectClass, of: "UIViewController") == true { text += "; viewDidLoad is called" }
        nib.notes.append(.init(text: text, code: found.place))
    }

    private func isDemanded(_ objectClass: ObjectClass) -> Bool {
        objectClass.firstMember { member in
            member.kind == .initializer && member.selector != "initWithCoder:" && !member.traits.contains(.convenience)
        } != nil
    }
}

extension ClassResolver {
    /// Whether objects of a class are objects of a framework class; nil if that is not known.
    func isKind(_ objectClass: ObjectClass, of ancestor: String) -> Bool? {
        switch objectClass.state {
        case .framework(let name): return catalog.isClass(name, kindOf: ancestor)
        case .code(let chains):
            let answers = chains.map { isChain($0, kindOf: ancestor) }
            if answers.allSatisfy({ $0 == true }) { return true }
            return answers.allSatisfy { $0 == false } ? false : nil
        case .absent: return nil
        case .unknown: return nil
        }
    }
}
