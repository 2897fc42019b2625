import NibCatalog
import SourceIndex

/// Resolves the attributes of an object to its class.
extension ClassResolver {
    /// Returns the class of a name as code writes it, `Class` or `Module.Class`; nothing is known of one that is nowhere.
    package func objectClass(named name: String) -> ObjectClass {
        let last = TypeName.lastPart(name)
        let module = last == name ? nil : String(name.dropLast(last.count + 1))
        return objectClass(customClass: last, module: module, isTarget: false, system: "NSObject", isStandIn: false)
    }

    /// Resolves the class of an object.
    ///
    /// - Parameters:
    ///   - customClass: the value of `customClass`; nil if the element does not have it.
    ///   - module: the value of `customModule`; nil if the element does not have it.
    ///   - isTarget: whether `customModuleProvider` is `target`: the module is the target's, whatever its name.
    ///   - system: the framework class of the element; nil if the catalogue does not know the element.
    ///   - targets: the targets that build the document.
    ///   - isStandIn: whether the object is a placeholder for one made elsewhere, so that nothing is known about its
    ///     class if it has no custom class.
    /// - Returns: the class.
    package func objectClass(
        customClass: String?, module: String?, isTarget: Bool, system: String?, targets: [BuildTarget] = [],
        isStandIn: Bool
    ) -> ObjectClass {
        guard let name = customClass else {
            let state: ObjectClass.State =
                if let system, !isStandIn, catalog.isKnownClass(system) { .framework(system) } else { .unknown }
            let shown = system ?? ""
            return ObjectClass(name: shown, runtimeName: shown, system: system, state: state)
        }
        let chains = chains(named: name)
        if !chains.isEmpty {
            var meant = meant(chains, module: isTarget ? nil : module, system: system, targets: Set(targets))
            if isTarget, meant.allSatisfy({ isElsewhere($0, than: targets) }) { meant = [] }
            // All classes of this name are for the other platform or in other targets: the intended one is not in the code.
            guard let first = meant.first else {
                return ObjectClass(name: name, runtimeName: name, system: system, state: .unknown)
            }
            let runtimeName = Self.runtimeName(first.classes[0], module: module)
            return ObjectClass(name: name, runtimeName: runtimeName, system: system, state: .code(meant))
        }
        let shown = module.map { "\($0).\(name)" } ?? name
        return ObjectClass(
            name: name, runtimeName: shown, system: system,
            state: state(ofForeign: name, module: module, isTarget: isTarget))
    }

    /// Narrows classes of the same name by platform, then by the element's class, then by module, then by the document's targets.
    private func meant(_ chains: [ClassChain], module: String?, system: String?, targets: Set<BuildTarget>)
        -> [ClassChain]
    {
        var left = chains.filter { isOfPlatform($0.end) }
        if left.count > 1 {
            let own = left.filter { !isForOtherPlatform($0.classes[0]) }
            if !own.isEmpty { left = own }
        }
        if left.count > 1, let system {
            let kin = left.filter { isChain($0, kindOf: system) != false }
            if !kin.isEmpty { left = kin }
        }
        if left.count > 1, let module {
            let own = left.filter { $0.classes[0].modules.contains(module) }
            if !own.isEmpty { left = own }
        }
        if left.count > 1, !targets.isEmpty {
            let own = left.filter { chain in
                chain.classes[0].parts.contains { !targets.isDisjoint(with: code?.targets(ofFile: $0.path) ?? []) }
            }
            if !own.isEmpty { left = own }
        }
        return left
    }

    /// Whether targets build a class, but none of those that build the document: it is not the class that `customModuleProvider="target"`
    /// means, such as that of another project in the repository.
    private func isElsewhere(_ chain: ClassChain, than targets: [BuildTarget]) -> Bool {
        let own = chain.classes[0].targets
        return !own.isEmpty && !targets.isEmpty && Set(own).isDisjoint(with: targets)
    }

    /// Whether the file of a class imports the other platform's framework for interfaces, and not this one's.
    private func isForOtherPlatform(_ codeClass: CodeClass) -> Bool {
        let mac = codeClass.imports.contains { $0 == "AppKit" || $0 == "Cocoa" }
        let mobile = codeClass.imports.contains("UIKit")
        return catalog.family == .cocoa ? mobile && !mac : mac && !mobile
    }

    /// Whether a chain does not end in a class of the other platform; a project for both often has two classes of one
    /// name.
    func isOfPlatform(_ end: ClassChain.End) -> Bool {
        let name: String
        switch end {
        case .framework(let end), .open(let end): name = end
        case .native: return true
        }
        if catalog.family == .cocoa {
            return !catalog.isClass(name, kindOf: "UIResponder")
                && !(name.hasPrefix("UI") && catalog.isKnownClass(name))
        }
        return !catalog.isClass(name, kindOf: "NSResponder") && !catalog.isClass(name, kindOf: "NSCell")
    }

    /// Whether the code declares a class only for the other platform, so that its name cannot mean a class for this
    /// one.
    ///
    /// A class whose superclass depends on the platform (by `#if` or a type alias) does not count, as it is not
    /// certain.
    package func isOfOtherPlatform(_ name: String, module: String?, isTarget: Bool) -> Bool {
        let chains = chains(named: name)
        guard let code, !chains.isEmpty, chains.allSatisfy({ !isOfPlatform($0.end) && isPlain($0) }) else {
            return false
        }
        return isTarget || module.map(code.moduleNames.contains) == true || code.isComplete
    }

    /// Whether a chain ends in a framework and every class in it names exactly one superclass, not through an alias.
    private func isPlain(_ chain: ClassChain) -> Bool {
        guard case .framework(let end) = chain.end else { return false }
        let wanted = chain.classes.dropFirst().map(\.name) + [end]
        return zip(chain.classes, wanted).allSatisfy { codeClass, superclass in
            Set(codeClass.parts.compactMap(Self.inherited)) == [superclass]
        }
    }

    /// Returns the name of a class at run time: `Module.Class` for Swift, otherwise its Objective-C name.
    package static func runtimeName(_ codeClass: CodeClass, module: String?) -> String {
        if let name = codeClass.runtimeName { return name }
        guard codeClass.isSwift, let module = module ?? codeClass.module else { return codeClass.name }
        return "\(module).\(codeClass.name)"
    }

    private func state(ofForeign name: String, module: String?, isTarget: Bool) -> ObjectClass.State {
        if catalog.isKnownClass(name) { return .framework(name) }
        guard let code else { return .unknown }
        if module == nil, FrameworkNames.mayBeClass(name) { return .unknown }
        if !code.aliases(named: name).isEmpty || code.isUnread(name) || code.isOfOtherLanguage(name) { return .unknown }
        // All modules of the project were read; any other module may be among the code that was not.
        if isTarget || module.map(code.moduleNames.contains) == true { return .absent }
        // The code of a module that the project does not build, such as a pod's, was not read.
        if module != nil { return .unknown }
        return code.isComplete ? .absent : .unknown
    }
}
