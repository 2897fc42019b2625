import NibCatalog
import NibChecks
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
        }
    }

    // MARK: - What the controller looks at

    /// Returns the steps in which a view controller checks the view that it got from its nib.
    func finishSteps(_ part: NibParts.Part) -> [LoadStep] {
        guard part.role == .xib || part.role == .view, owner != .nobody, let object = part.owner else { return [] }
        let objectClass = ownerClass(object)
        let base = context.isMac ? "NSViewController" : "UIViewController"
        guard context.resolver.isKind(objectClass, of: base) == true else { return [] }
        let isOwn = part.role == .view || isLoaded(by: objectClass)
        let view = part.role == .view ? rootView(of: object) : connectedView(of: object)
        guard let view else { return missingView(of: part, object: object, objectClass: objectClass, isOwn: isOwn) }
        return wrongView(of: part, object: object, objectClass: objectClass, view: view, isOwn: isOwn)
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
        if context.nibName == name { return true }
        if !context.isMac, name.hasSuffix("Controller"), context.nibName == name.dropLast("Controller".count) {
            return true
        }
        return nibUses.contains { $0.use.detail == name || ($0.use.owner == name && $0.use.detail == "self") }
            && !nibUses.contains { $0.use.detail == "nil" }
    }

    /// The uses of this nib's name in the code.
    var nibUses: [(path: String, use: CodeUse)] {
        context.code?.uses(of: .nibName).filter { $0.use.value == context.nibName } ?? []
    }

    // MARK: - Notes about the owner

    /// Adds notes about where code loads the nib, and about methods of the owner's class that are not called.
    func tellOwner(of part: NibParts.Part, ownerClass: ObjectClass?, to nib: inout LoadedNib) {
        for (path, use) in nibUses {
            let place = Finding.CodePlace(path: path, line: use.place.line, column: use.place.column)
            var text = use.owner.isEmpty ? "loaded by code" : "loaded by \(use.owner)"
            if let owner = loadingOwner(use) {
                text += " for \(owner == "nil" ? "no owner" : "an owner of class \(owner)")"
            }
            nib.loaders.append(.init(text: text, code: place))
        }
        guard let object = part.owner, owner == .declared, let ownerClass else { return }
        for owner in otherOwners(ownerClass) {
            nib.hints.append(.init(text: "load --owner \(owner)", code: nil))
        }
        tellVain("awakeFromNib", named: "awakeFromNib", object: object, objectClass: ownerClass, to: &nib)
        tellVain("initWithCoder:", named: "init(coder:)", object: object, objectClass: ownerClass, to: &nib)
    }

    /// Returns the owner's class at a use of the nib's name; the string `nil` for no owner, nil if it is not known.
    private func loadingOwner(_ use: CodeUse) -> String? {
        if use.detail == "nil" { return "nil" }
        if use.detail == "self" { return use.owner.isEmpty ? nil : use.owner }
        return context.resolver.chains(named: use.detail).isEmpty ? nil : use.detail
    }

    /// Returns the classes of owners for which code loads the nib and that differ from the document's.
    private func otherOwners(_ declared: ObjectClass) -> [String] {
        var seen: Set<String> = []
        return nibUses.compactMap { loadingOwner($0.use) }.filter { name in
            seen.insert(name).inserted
                && (name == "nil" || context.resolver.isClass(name, kindOf: declared.name) == false)
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
