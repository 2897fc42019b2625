import NibDocument
import SourceIndex
import XMLTree

/// Custom classes.
extension NameCheck {
    /// Checks a class that is to become the custom class of an object.
    ///
    /// - Parameters:
    ///   - name: the class's name.
    ///   - node: the object before the change.
    /// - Returns: warnings about the class, and the module that goes with it.
    package func customClass(_ name: String, for node: NodeID) -> ClassReport {
        let tree = document.tree
        let placeholder = document.placeholder(node)
        let system = document.frameworkClass(ofElement: tree.name(node), placeholder)
        let isTarget = tree.attribute("customModuleProvider", of: node) == "target"
        let module = tree.attribute("customModule", of: node).flatMap { $0.isEmpty ? nil : $0 }
        let found = resolver.objectClass(
            customClass: name, module: module, isTarget: isTarget, system: system,
            isStandIn: placeholder != nil && placeholder != .application)
        var report = ClassReport()
        report.warnings += missing(name, found: found).map { [$0] } ?? []
        // Without any code, nobody knows what belongs to the project.
        report.isOnlyNamed =
            report.warnings.isEmpty && resolver.code?.classNames().isEmpty == false && resolver.isOnlyNamed(found)
        if let system, let warning = otherKind(found, system: system, of: node, placeholder: placeholder) {
            report.warnings.append(warning)
        }
        addModule(to: &report, found: found, given: module, isTarget: isTarget, of: node)
        return report
    }

    /// Returns whether a class is one of the framework, or inherits from it; nil if that cannot be known.
    ///
    /// - Parameters:
    ///   - name: the class's name, of the framework or the code.
    ///   - ancestor: the framework's class.
    /// - Returns: whether it is; nil if the code or the framework does not tell.
    package func isClass(_ name: String, kindOf ancestor: String) -> Bool? {
        let found = resolver.objectClass(
            customClass: name, module: nil, isTarget: false, system: nil, isStandIn: false)
        switch found.state {
        case .framework(let name): return resolver.catalog.isClass(name, kindOf: ancestor)
        case .code(let chains):
            let answers = chains.map { resolver.isChain($0, kindOf: ancestor) }
            return answers.allSatisfy { $0 == answers.first } ? answers.first ?? nil : nil
        case .absent, .unknown: return nil
        }
    }

    private func missing(_ name: String, found: ObjectClass) -> String? {
        guard let code = resolver.code else { return nil }
        let isSure: Bool
        switch found.state {
        case .absent: isSure = true
        case .unknown: isSure = false
        case .framework, .code: return nil
        }
        // Classes of the other platform and type aliases exist under the name; do not report those as missing.
        guard code.classes(named: name).isEmpty, code.aliases(named: name).isEmpty else { return nil }
        let near = Similar.name(to: name, among: code.classNames())
        guard isSure || near != nil else { return nil }
        return "the code has no class '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? "")
    }

    private func otherKind(
        _ found: ObjectClass, system: String, of node: NodeID, placeholder: NibDocument.Placeholder?
    ) -> String? {
        let element = document.tree.name(node)
        guard placeholder == nil, element != "customObject", system != "NSObject",
            document.catalog.element(element)?.isObject == true,
            resolver.derives(found, from: system) == false
        else { return nil }
        return "\(classText(found)) does not derive from \(system)"
    }

    // MARK: - Modules

    /// Fills in the module of a Swift class that does not have an explicit Objective-C name.
    private func addModule(
        to report: inout ClassReport, found: ObjectClass, given: String?, isTarget: Bool, of node: NodeID
    ) {
        let classes = found.chains.map { $0.classes[0] }
        guard !classes.isEmpty else { return }
        guard classes.allSatisfy({ $0.isSwift && $0.runtimeName == nil }) else {
            if let given, classes.allSatisfy({ !$0.isSwift }) {
                report.warnings.append(
                    "\(classText(found)) is an Objective-C class and has no module, but '\(given)' is given")
            }
            return
        }
        let known = Set(classes.flatMap(\.modules))
        if let given, known.isEmpty || known.contains(given) { return }
        let own = ownModules(besides: node)
        if known.count == 1 {
            report.module = known.first
        } else if own.count == 1, let only = own.first, known.isEmpty || known.contains(only) {
            report.module = only
        }
        let targets = targetModules(besides: node)
        if let module = report.module {
            report.isTarget = targets.isEmpty || targets.contains(module)
        } else if given == nil, !isTarget {
            report.possibleModules = known.sorted()
        }
    }

    /// Returns the modules of the document's other custom classes.
    private func ownModules(besides node: NodeID) -> Set<String> { modules(besides: node) { _ in true } }

    /// Returns the modules of the document's other custom classes that it marks as belonging to its target.
    private func targetModules(besides node: NodeID) -> Set<String> {
        modules(besides: node) { document.tree.attribute("customModuleProvider", of: $0, is: "target") }
    }

    private func modules(besides node: NodeID, where isWanted: (NodeID) -> Bool) -> Set<String> {
        let tree = document.tree
        var found: Set<String> = []
        for object in document.objects where object != node && isWanted(object) {
            if let module = tree.attribute("customModule", of: object), !module.isEmpty { found.insert(module) }
        }
        return found
    }
}
