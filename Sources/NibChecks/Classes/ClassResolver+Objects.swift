import NibCatalog
import SourceIndex

/// From an object's attributes to its class.
extension ClassResolver {
    /// Finds the class of an object by what its element says.
    ///
    /// - Parameters:
    ///   - customClass: the attribute, nil without one.
    ///   - module: `customModule`, nil without one.
    ///   - isTarget: whether `customModuleProvider` says that the module is the target's, whatever it is called.
    ///   - system: the element's own class; nil for one that the catalogue does not know.
    ///   - isStandIn: whether the object stands for one made elsewhere, so that without a class nothing is known.
    /// - Returns: the class.
    func objectClass(
        customClass: String?, module: String?, isTarget: Bool, system: String?, isStandIn: Bool
    ) -> ObjectClass {
        guard let name = customClass else {
            let state: ObjectClass.State =
                if let system, !isStandIn, catalog.isKnownClass(system) { .framework(system) } else { .unknown }
            let shown = system ?? ""
            return ObjectClass(name: shown, runtimeName: shown, system: system, state: state)
        }
        let chains = chains(named: name)
        if !chains.isEmpty {
            let meant = meant(chains, module: isTarget ? nil : module, system: system)
            // Classes of another platform only: the one that is meant is not in the code.
            guard let first = meant.first else {
                return ObjectClass(name: name, runtimeName: name, system: system, state: .unknown)
            }
            let runtimeName = Self.runtimeName(first.classes[0], module: module)
            return ObjectClass(name: name, runtimeName: runtimeName, system: system, state: .code(meant))
        }
        let shown = module.map { "\($0).\(name)" } ?? name
        return ObjectClass(
            name: name, runtimeName: shown, system: system, state: state(ofForeign: name, module, isTarget))
    }

    /// The chains that can be meant: those of the document's platform, of these the element's kin, of these the module's.
    private func meant(_ chains: [ClassChain], module: String?, system: String?) -> [ClassChain] {
        var left = chains.filter(isOfPlatform)
        if left.count > 1, let system {
            let kin = left.filter { isChain($0, kindOf: system) != false }
            if !kin.isEmpty { left = kin }
        }
        if left.count > 1, let module {
            let own = left.filter { $0.classes[0].modules.contains(module) }
            if !own.isEmpty { left = own }
        }
        return left
    }

    /// Whether a chain does not end in the other platform's framework, as one of two classes of a name in a project for both.
    private func isOfPlatform(_ chain: ClassChain) -> Bool {
        let name: String
        switch chain.end {
        case .framework(let end), .open(let end): name = end
        case .native: return true
        }
        if catalog.family == .cocoa { return !name.hasPrefix("UI") || !catalog.isKnownClass(name) }
        return !catalog.isClass(name, kindOf: "NSResponder") && !catalog.isClass(name, kindOf: "NSCell")
    }

    /// Whether a class is in the code, and only as one of the other platform; nothing else can be meant by its name then.
    ///
    /// What code says for one platform or the other, by `#if` or an alias, is not certain.
    func isOfOtherPlatform(_ name: String, module: String?, isTarget: Bool) -> Bool {
        let chains = chains(named: name)
        guard let code, !chains.isEmpty, chains.allSatisfy({ !isOfPlatform($0) && isPlain($0) }) else { return false }
        return isTarget || module.map(code.moduleNames.contains) == true || code.isComplete
    }

    /// Whether every class of a chain that ends in a framework names one superclass only, and by its own name.
    private func isPlain(_ chain: ClassChain) -> Bool {
        guard case .framework(let end) = chain.end else { return false }
        let wanted = chain.classes.dropFirst().map(\.name) + [end]
        return zip(chain.classes, wanted).allSatisfy { codeClass, superclass in
            Set(codeClass.parts.compactMap(Self.inherited)) == [superclass]
        }
    }

    /// The name of a class at run time: `Module.Class` for Swift, else the name in Objective-C.
    static func runtimeName(_ codeClass: CodeClass, module: String?) -> String {
        if let name = codeClass.runtimeName { return name }
        guard codeClass.isSwift, let module = module ?? codeClass.module else { return codeClass.name }
        return "\(module).\(codeClass.name)"
    }

    private func state(ofForeign name: String, _ module: String?, _ isTarget: Bool) -> ObjectClass.State {
        if catalog.isKnownClass(name) { return .framework(name) }
        guard let code else { return .unknown }
        if module == nil, FrameworkNames.mayBeClass(name) { return .unknown }
        if code.alias(named: name) != nil { return .unknown }
        // A module of the project was read whole; another one may be among what was left out.
        if isTarget || module.map(code.moduleNames.contains) == true { return .absent }
        return code.isComplete ? .absent : .unknown
    }
}
