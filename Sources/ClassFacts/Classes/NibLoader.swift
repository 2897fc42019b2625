import SourceIndex

/// A place where code loads a nib, and the object for which it does.
package struct NibLoader {
    /// The object for which a nib is loaded.
    package enum Owner {
        /// There is none, so that an object of class NSObject takes the place of File's Owner in UIKit.
        case nobody
        /// A table or collection makes cells of the nib, without an owner.
        case cell
        /// An object of a class; if it is not exact, perhaps of a subclass.
        case object(ObjectClass, isExact: Bool)
        /// The class itself: `self` in one of its own methods.
        case classItself(ObjectClass)
        /// Nothing is known about it.
        case unknown
    }

    /// The object for which the nib is loaded.
    package let owner: Owner
    /// The place in the code.
    package let place: CodePosition
    /// The class whose code it is; empty outside of classes.
    package let loadingClass: String
    /// Whether a controller loads the nib on its own when it needs its view or window.
    package let isByController: Bool

    /// The class of the owner; nil if there is no owner or nothing is known about it.
    package var ownerClass: ObjectClass? {
        switch owner {
        case .object(let found, _), .classItself(let found): found
        case .nobody, .cell, .unknown: nil
        }
    }

    /// Whether the owner is the class itself.
    package var isForClassItself: Bool { if case .classItself = owner { true } else { false } }

    /// Whether it is certain that there is no owner.
    package var hasNoOwner: Bool {
        switch owner {
        case .nobody, .cell: true
        case .object, .classItself, .unknown: false
        }
    }
}

extension ClassResolver {
    /// Returns the places where code loads a nib, in the order of the code.
    ///
    /// - Parameters:
    ///   - nib: the nib's name.
    ///   - file: the nib's document. Code of targets that do not build it loads another nib of the name.
    ///   - isMac: whether the nib is for macOS, where tables give cells an owner.
    /// - Returns: the loaders, each place once.
    func loaders(ofNib nib: String, file: String, isMac: Bool) -> [NibLoader] {
        let targets = code?.targets(ofFile: file) ?? []
        func mayLoad(_ path: String) -> Bool {
            guard let others = code?.targets(ofFile: path) else { return true }
            // Code that no target builds loads nothing.
            return !others.isEmpty && (targets.isEmpty || !Set(others).isDisjoint(with: targets))
        }
        let uses = nibUses(nib) + nibUses(nib, of: .instantiatedNib)
        var found = uses.filter { mayLoad($0.path) }.map { loader($0.use, in: $0.path) }
        if !isMac {
            for (path, use) in registrations(of: nib) where mayLoad(path) {
                found.append(
                    NibLoader(
                        owner: .cell, place: Self.place(use, in: path), loadingClass: use.owner, isByController: false))
            }
        }
        return found
    }

    private func loader(_ use: CodeUse, in path: String) -> NibLoader {
        var isByController = false
        if case .controller = use.nibOwner { isByController = true }
        return NibLoader(
            owner: owner(use, in: path), place: Self.place(use, in: path), loadingClass: use.owner,
            isByController: isByController)
    }

    private static func place(_ use: CodeUse, in path: String) -> CodePosition {
        CodePosition(path: path, line: use.place.line, column: use.place.column)
    }

    private func owner(_ use: CodeUse, in path: String) -> NibLoader.Owner {
        switch use.nibOwner {
        case .unknown: return .unknown
        case .nobody: return .nobody
        case .own: return object(use.owner, seenFrom: path, isExact: false)
        case .ownClass:
            guard case .object(let found, _) = object(use.owner, seenFrom: path, isExact: true) else { return .unknown }
            return .classItself(found)
        case .made(let name): return object(name, seenFrom: path, isExact: true)
        case .declared(let name): return object(TypeName.className(name) ?? "", seenFrom: path, isExact: false)
        case .property(let name): return property(name, ofClass: use.owner, seenFrom: path)
        case .controller(let name):
            // A document that makes its window controllers itself names the nib only for them.
            if name.isEmpty, makesWindowControllers(use.owner) { return .unknown }
            let className = name.isEmpty ? use.owner : name
            guard Self.controllers.contains(where: { isClass(className, kindOf: $0) == true }) else { return .unknown }
            return object(className, seenFrom: path, isExact: !name.isEmpty)
        }
    }

    private static let controllers = ["UIViewController", "NSViewController", "NSWindowController", "NSDocument"]

    /// Returns an owner of a class of the code, or of a framework class that is certain.
    private func object(_ name: String, seenFrom path: String, isExact: Bool) -> NibLoader.Owner {
        let last = TypeName.lastPart(name)
        let found = objectClass(
            customClass: last, module: nil, isTarget: false, system: "NSObject",
            targets: code?.targets(ofFile: path) ?? [], isStandIn: false)
        switch found.state {
        case .code(let chains):
            // An extension of a class that is not the code's, or a structure, has no chain.
            return chains.count == 1 ? .object(found, isExact: isExact) : .unknown
        case .framework: return isExact ? .object(found, isExact: true) : .unknown
        case .absent, .unknown: return .unknown
        }
    }

    /// Returns the owner that a property of a class holds.
    private func property(_ name: String, ofClass className: String, seenFrom path: String) -> NibLoader.Owner {
        let types = chains(named: className).flatMap(\.classes).flatMap(\.parts).flatMap { part in
            part.declaration.members.filter { $0.kind == .property && $0.name == name }.map(\.type)
        }
        guard let type = types.first, let found = TypeName.className(type) else { return .unknown }
        return object(found, seenFrom: path, isExact: false)
    }
}
