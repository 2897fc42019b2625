import SourceIndex

/// Who loads a nib, as far as the code names it.
extension ClassResolver {
    /// Whether code loads a nib itself (`loadNibNamed`, `UINib`, `NSNib`) rather than through a controller, so that its
    /// owner needs no view.
    ///
    /// - Parameter nib: the nib's name.
    /// - Returns: true if such code was found.
    package func isLoadedByHand(_ nib: String) -> Bool { nibUses(nib).contains { isByHand($0.use) } }

    /// Whether code loads a nib itself, or one whose name it computes.
    ///
    /// - Parameter nib: the nib's name.
    /// - Returns: true if such code was found.
    package func mayBeLoadedByHand(_ nib: String) -> Bool {
        isLoadedByHand(nib)
            || code?.uses(of: .nibName).contains { $0.use.value.isEmpty && isOfComputedName($0.use) } == true
    }

    /// Whether code loads a nib of another name than it was given: an initializer of a controller often passes its `nibNameOrNil` on.
    private func isOfComputedName(_ use: CodeUse) -> Bool {
        !use.detail.isEmpty && !use.written.isEmpty && use.written != "nil"
            && !use.written.lowercased().hasPrefix("nibname")
    }

    /// Returns the classes of the objects for which a nib is loaded, as far as code names it, or a controller has its name.
    ///
    /// - Parameters:
    ///   - nib: the nib's name.
    ///   - file: the nib's document. Code of targets that do not build it loads another nib of the name.
    ///   - isMac: whether the nib is for macOS.
    /// - Returns: the classes, each once; nil if code loads the nib for an object of unknown class.
    func owners(ofNib nib: String, file: String, isMac: Bool) -> [String]? {
        let targets = code?.targets(ofFile: file) ?? []
        var names: [String] = []
        for (path, use) in nibUses(nib) where use.detail != "nil" {
            let others = code?.targets(ofFile: path) ?? []
            if !targets.isEmpty, !others.isEmpty, Set(others).isDisjoint(with: targets) { continue }
            let name = use.detail == "self" ? use.owner : use.detail
            guard !chains(named: name).isEmpty else { return nil }
            // For a class method, `self` is the class.
            let isOfClass = chains(named: name).contains { $0.members[0].nibsOfClassMethods.contains(nib) }
            if isOfClass, use.detail == "self" { return nil }
            // A document that makes its window controllers itself names the nib only for them.
            if use.detail == "self", makesWindowControllers(name) { return nil }
            if !names.contains(name) { names.append(name) }
        }
        let controllers = isMac ? ["NSViewController", "NSWindowController"] : ["UIViewController"]
        if controllers.contains(where: { isClass(nib, kindOf: $0) == true }), !names.contains(nib) { names.append(nib) }
        // On iOS a controller also finds the nib of its name without `Controller` (Apple's documentation of `UIViewController.nibName`).
        let other = nib + "Controller"
        if names.isEmpty, !isMac, isClass(other, kindOf: "UIViewController") == true { names.append(other) }
        return names.isEmpty ? nil : names
    }

    func makesWindowControllers(_ name: String) -> Bool {
        chains(named: name).contains { chain in
            chain.members.contains { $0.selectors["makeWindowControllers"] != nil }
        }
    }

    /// Returns the uses of a nib's name in the code.
    package func nibUses(_ nib: String, of kind: CodeUse.Kind = .nibName) -> [(path: String, use: CodeUse)] {
        if let known = nibUses[kind] { return known[nib] ?? [] }
        let found = Dictionary(grouping: code?.uses(of: kind) ?? []) { $0.use.value }
        nibUses[kind] = found
        return found[nib] ?? []
    }

    /// Returns where code registers a nib for cells.
    func registrations(of nib: String) -> [(path: String, use: CodeUse)] {
        if registeredNibs == nil {
            registeredNibs = Dictionary(grouping: code?.uses(of: .registeredNib) ?? []) { $0.use.detail }
        }
        return registeredNibs?[nib] ?? []
    }

    private func isByHand(_ use: CodeUse) -> Bool {
        if use.detail.isEmpty || use.detail == "nil" { return true }
        return chains(named: use.owner).contains { chain in
            chain.members[0].loaders.contains { $0.member.loadedNibs.contains(use.value) }
                || chain.members[0].nibsOfClassMethods.contains(use.value)
        }
    }
}
