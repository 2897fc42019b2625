import NibDocument
import SourceIndex
import Wording
import XMLTree

/// Outlets and actions.
extension NameCheck {
    /// Returns the reason why an object cannot have an outlet of a name.
    ///
    /// - Parameters:
    ///   - name: the outlet's name.
    ///   - isCollection: whether it is to be connected as an outlet collection.
    ///   - source: the object.
    /// - Returns: nil if the object has or may have such an outlet.
    package func outlet(_ name: String, isCollection: Bool, of source: NodeID) -> NameProblem? {
        let objectClass = objectClass(of: source)
        if case .absent = objectClass.state { return nil }
        switch resolver.key(name, of: objectClass) {
        case .code, .framework, .unknown: return nil
        case .hidden(let found): return hidden(found, named: name, mark: "@IBOutlet")
        case .missing:
            // A framework class may have more outlets if the code of dependencies was not read.
            let mayHaveMore = objectClass.chains.isEmpty && resolver.code?.isComplete != true
            let isSure =
                !mayHaveMore
                && (document.placeholder(source) == nil
                    || !resolver.mayHave(.key(name), owner: objectClass, nibName: nibName))
            let names = resolver.outletNames(of: objectClass)
            let used = Set(document.connections(from: source).map(\.name))
            let near =
                Similar.meant(by: name, among: names.filter { !used.contains($0) })
                ?? Similar.meant(by: name, among: names)
            if mayHaveMore, near == nil { return nil }
            let what = isCollection ? "outlet collection" : "outlet"
            return missing("\(what) '\(name)'", near: near, in: objectClass, isSure: isSure)
        }
    }

    /// Returns the reason why an object cannot receive an action.
    ///
    /// - Returns: nil if it can or may receive it.
    package func action(_ selector: String, of target: NodeID) -> NameProblem? {
        let placeholder = document.placeholder(target)
        if placeholder == .firstResponder || document.tree.name(target) == "exit" { return nil }
        let objectClass = objectClass(of: target)
        switch resolver.method(selector, of: objectClass) {
        case .code, .framework, .unknown: return nil
        case .hidden(let found): return hidden(found, named: found.member.name, mark: "@IBAction")
        case .missing:
            // A framework class may have methods that the catalogue does not list, if not all is known of it.
            guard
                !objectClass.chains.isEmpty
                    || placeholder == nil && resolver.framework(of: objectClass, lacks: selector)
            else { return nil }
            let isSure =
                placeholder == nil || !resolver.mayHave(.selector(selector), owner: objectClass, nibName: nibName)
            let near = nearest(selector, among: resolver.actionNames(of: objectClass))
            return missing("action '\(selector)'", near: near, in: objectClass, isSure: isSure)
        }
    }

    /// Returns the reason why a binding cannot read an object; never certain, because objects may answer undeclared
    /// keys.
    ///
    /// - Parameters:
    ///   - keyPath: the binding's key path.
    ///   - target: the object.
    /// - Returns: nil if it can or may be read.
    package func binding(_ keyPath: String, of target: NodeID) -> NameProblem? {
        guard document.tree.has("customClass", on: target), let path = BindingPath(keyPath) else { return nil }
        let objectClass = objectClass(of: target)
        let nib = document.placeholder(target) == .owner ? nibName : nil
        var problem: NameProblem
        switch path.fault(in: objectClass, owning: nib, resolver) {
        case nil: return nil
        case .hidden(let found):
            let subject = "'\(path.first)' of class '\(found.className)'\(place(found.place))"
            problem = NameProblem(message: "\(subject) cannot be read by the binding: it lacks @objc")
        case .missing(let near):
            problem = NameProblem(message: "\(classText(objectClass)) has no '\(path.first)'", nearest: near)
        }
        problem.isCertain = false
        return problem
    }

    /// Returns the reason why an unwind segue leads nowhere; never certain, because a class that was not read may have
    /// the action.
    ///
    /// - Returns: nil if a class of the code has or may have the action.
    package func unwindAction(_ action: String) -> NameProblem? {
        guard let code = resolver.code, !action.isEmpty else { return nil }
        let known = UnwindNames(code)
        guard !known.have(action, elseIf: { isAnswered(action) }) else { return nil }
        let near = known.nearest(to: action)
        guard near != nil || code.isComplete else { return nil }
        let text = near.flatMap { $0.fits ? nil : $0.text } ?? ""
        return NameProblem(
            message: "no class has the unwind action '\(action)'\(text)", nearest: near?.fit, isCertain: false)
    }

    /// Whether the class of a scene's controller has the action or may have it, by inheritance or because it is not
    /// fully known.
    private func isAnswered(_ action: String) -> Bool {
        document.scenes.contains { scene in
            guard let controller = document.controller(of: scene), document.tree.has("customClass", on: controller)
            else { return false }
            return resolver.mayUnwind(action, to: objectClass(of: controller))
        }
    }

    /// Returns the selector that was probably meant: one that differs only in its colons before any other.
    private func nearest(_ selector: String, among names: [String]) -> String? {
        let given = NearAction.given(onMac: document.kind.family == .cocoa)
        let names = names.filter { given.contains(NearAction.count($0)) }
        let base = selector.prefix { $0 != ":" }
        return names.first { $0 != selector && $0.prefix { $0 != ":" } == base }
            ?? Similar.meant(by: selector, among: names)
    }

    private func missing(
        _ what: String, near: String?, in objectClass: ObjectClass, isSure: Bool
    ) -> NameProblem {
        var message = "\(classText(objectClass)) has no \(what)"
        if !isSure { message += ", but a subclass or a class that loads the nib may" }
        return NameProblem(message: message, nearest: near, isCertain: isSure)
    }

    func hidden(_ found: Located, named name: String, mark: String) -> NameProblem {
        let subject = subject(found, named: name)
        if found.member.traits.contains(.readOnly) {
            return NameProblem(
                message: "\(subject) cannot be set", remedy: "make it a variable with \(mark) in front of it")
        }
        return NameProblem(
            message: "\(subject) cannot be seen by the nib", remedy: "add \(mark) in front of it in the code")
    }

    // MARK: - Types

    /// Returns the reason why an outlet in the code is of the other kind: a collection or not.
    ///
    /// It is only a warning: a nib sets the outlet all the same.
    ///
    /// - Parameters:
    ///   - name: the outlet's name.
    ///   - isCollection: whether it is connected as an outlet collection.
    ///   - source: the object that has the outlet.
    ///   - destinations: the objects that it is to hold.
    /// - Returns: nil if it is of the right kind or may be.
    package func wrongKind(_ name: String, isCollection: Bool, of source: NodeID, holding destinations: [NodeID])
        -> String?
    {
        let fit = OutletFit(resolver)
        guard case .code(let found) = resolver.key(name, of: objectClass(of: source)), found.member.kind == .property,
            let isArray = fit.isArray(found), isArray != isCollection,
            !isArray || !destinations.contains(where: { fit.isArray(objectClass(of: $0)) })
        else { return nil }
        return isArray
            ? "\(subject(found, named: name)) is an array and needs an outlet collection"
            : "\(subject(found, named: name)) is not an array but a \(found.member.type), and needs an outlet"
    }

    private func subject(_ found: Located, named name: String) -> String {
        "'\(name)' of class '\(found.className)'\(place(found.place))"
    }

    /// Returns the reason why an outlet in the code does not fit an object that is to be connected to it.
    ///
    /// It is only a warning: a nib sets the outlet all the same.
    ///
    /// - Parameters:
    ///   - name: the outlet's name.
    ///   - isCollection: whether it is connected as an outlet collection.
    ///   - source: the object that has the outlet.
    ///   - destination: the object to connect.
    /// - Returns: nil if it fits or may fit.
    package func mismatch(_ name: String, isCollection: Bool, of source: NodeID, holding destination: NodeID) -> String?
    {
        guard case .code(let found) = resolver.key(name, of: objectClass(of: source)) else { return nil }
        let fit = OutletFit(resolver)
        guard document.placeholder(destination) == nil,
            let wanted = fit.wantedClass(found, isCollection: isCollection)
        else { return nil }
        let actual = objectClass(of: destination)
        guard fit.differs(actual, from: wanted) else { return nil }
        return "\(subject(found, named: name)) is \(isCollection ? "for" : "a") \(wanted), "
            + "but \(document.display(destination)) is \(Article.with(actual.name))"
    }
}
