import ClassFacts
import NibDocument
import SourceIndex

extension Rule {
    /// Swift classes without a module or with a wrong one, and class names that several modules share.
    static let classModule = Rule(
        "class-module", severity: .error, needsCode: true,
        summary: "a customClass whose module is missing, wrong or ambiguous",
        rationale: """
            A Swift class is found by its module and its name, unless it has an Objective-C name. Without customModule \
            the class is not found when the nib is loaded, and an object of the element's own class takes its place. A \
            module other than that of the class is a warning, because a file can belong to several targets; so is a \
            name that several modules share. If the project does not tell the modules of its files, a module that \
            only one document names, and no code imports, is a warning.
            """,
        check: { context, findings in
            let owners = Set(context.objects.lazy.filter { $0.placeholder == .owner }.compactMap(\.customClass))
            for object in context.objects where object.customClass != nil && object.placeholder != .firstResponder {
                ClassModule(context: context, object: object, owners: owners).report(to: &findings)
            }
        },
        checkProject: { project, findings in LoneModules(project).report(to: &findings) })
}

private struct ClassModule {
    let context: DocumentContext
    let object: CheckedObject
    /// The classes of File's Owner.
    let owners: Set<String>

    func report(to findings: inout Findings) {
        let name = object.customClass ?? ""
        let chains = context.resolver.chains(named: name)
        var classes = chains.map { $0.classes[0] }
        guard !classes.isEmpty else { return reportUnknown(to: &findings) }
        let modules = Set(classes.flatMap(\.modules))
        if object.moduleProvider == "target", reportOtherTarget(classes, modules: modules, to: &findings) { return }
        reportStaleModule(to: &findings)
        if let module = object.customModule {
            reportWrong(module, classes: classes, modules: modules, to: &findings)
        } else if object.moduleProvider != "target" {
            let own = classes.filter { !Set($0.targets).isDisjoint(with: context.targets) }
            if !own.isEmpty { classes = own }
            guard let first = classes.first,
                classes.allSatisfy({ $0.isSwift && $0.runtimeName == nil && !$0.name.contains(".") })
            else { return }
            let fix =
                fitsElement && !isOwnersClass ? fix(in: Set(classes.flatMap(\.modules)), isShared: !own.isEmpty) : nil
            // File's Owner is not created by the nib, so only Interface Builder uses its class.
            let isMade = object.placeholder == nil
            findings.add(
                isMade ? .error : .note, "class '\(name)' is a Swift class, but its module is missing",
                at: object.node, attribute: "customClass", object: object, in: context,
                runtime: isMade ? runtime(name) : nil, declaration: first.place, fix: fix)
        }
    }

    /// Reports a class that is in none of the targets that build the document: `customModuleProvider="target"` stands for
    /// their modules, whatever `customModule` says.
    private func reportOtherTarget(
        _ classes: [CodeClass], modules: Set<String>, to findings: inout Findings
    ) -> Bool {
        guard object.placeholder == nil, let targets = targets,
            classes.allSatisfy({ $0.isSwift && !$0.modules.isEmpty && $0.runtimeName == nil }),
            modules.isDisjoint(with: targets)
        else { return false }
        let name = object.customClass ?? ""
        findings.add(
            .warning,
            "class '\(name)' is in module \(Self.list(modules)), not in \(Self.list(targets)), whose target builds the document",
            at: object.node, attribute: "customClass", object: object, in: context,
            runtime: runtime(name, module: targets[0]), declaration: classes[0].place)
        return true
    }

    /// Notes that `customModule` names another module than the targets that build the document have. The storyboard
    /// compiler replaces it, so nothing fails, but who reads the document is misled.
    private func reportStaleModule(to findings: inout Findings) {
        guard object.moduleProvider == "target", object.placeholder == nil, let module = object.customModule,
            let targets, !targets.contains(module)
        else { return }
        findings.add(
            .note,
            "module '\(module)' of class '\(object.customClass ?? "")' is not that of the document's target, "
                + Self.list(targets),
            at: object.node, attribute: "customModule", object: object, in: context,
            fix: targets.count == 1 ? Fix.setModule(of: object.id, to: targets[0], isTarget: true) : nil)
    }

    /// The modules of the targets that build the document; nil if none is known.
    private var targets: [String]? {
        guard let targets = context.code?.targets(ofFile: context.file), !targets.isEmpty else { return nil }
        var modules: [String] = []
        for target in targets where !modules.contains(target.module) { modules.append(target.module) }
        return modules
    }

    /// Returns modules as words, at most four of them.
    private static func list(_ modules: some Collection<String>) -> String {
        let names = modules.sorted().map { "'\($0)'" }
        if names.count < 5 { return names.joined(separator: " and ") }
        return names.prefix(3).joined(separator: ", ") + " and \(names.count - 3) others"
    }

    /// Whether File's Owner has the class too. If it loads this nib when it is made, the nib must not make another one.
    private var isOwnersClass: Bool {
        object.placeholder == nil && object.customClass.map(owners.contains) == true
    }

    /// Whether the class may take the place of the element's, so that finding it does no harm.
    private var fitsElement: Bool {
        context.systemClass(of: object).map {
            context.resolver.derives(context.objectClass(of: object), from: $0) != false
        } ?? true
    }

    /// Returns the commands that give the class its module. If several modules are possible, and the targets of the document build the
    /// class, it is that of each target.
    private func fix(in modules: Set<String>, isShared: Bool) -> String? {
        if isShared, modules.count != 1 {
            return targets.flatMap { Fix.setModule(of: object.id, to: $0[0], isTarget: true) }
        }
        return known(modules).flatMap { fix(to: $0) }
    }

    /// Returns the commands that set a module, and that it is the target's if it is.
    private func fix(to module: String) -> String? {
        let isTarget = targets.map { $0 == [module] } ?? context.targetModules.contains(module)
        return Fix.setModule(of: object.id, to: module, isTarget: isTarget)
    }

    /// Returns the module that is meant: the only module of the class, otherwise the only one that other classes in the
    /// document name.
    private func known(_ modules: Set<String>) -> String? {
        if modules.count == 1 { return modules.first }
        let named = context.namedModules
        let common = modules.isEmpty ? named : named.intersection(modules)
        return common.count == 1 ? common.first : nil
    }

    private func reportWrong(
        _ module: String, classes: [CodeClass], modules: Set<String>, to findings: inout Findings
    ) {
        guard object.placeholder == nil, object.moduleProvider != "target" else { return }
        let name = object.customClass ?? ""
        if classes.allSatisfy({ !$0.isSwift }) {
            findings.add(
                .warning, "class '\(name)' is an Objective-C class and has no module, but '\(module)' is given",
                at: object.node,
                attribute: "customModule", object: object, in: context, runtime: runtime(name, module: module),
                declaration: classes[0].place, fix: Fix.unset(object.id, attribute: "customModule"))
        } else if classes.allSatisfy({ $0.isSwift && !$0.modules.isEmpty && $0.runtimeName == nil }),
            !modules.contains(module), isRead(module)
        {
            findings.add(
                .warning, "class '\(name)' is in module \(Self.list(modules)), not in '\(module)'", at: object.node,
                attribute: "customModule", object: object, in: context, runtime: runtime(name, module: module),
                declaration: classes[0].place,
                fix: modules.count == 1 && fitsElement
                    ? modules.first.flatMap { fix(to: $0) } : nil)
        }
    }

    /// Reports a class in a module that nobody has.
    private func reportUnknown(to findings: inout Findings) {
        guard let module = object.customModule, let name = object.customClass, context.isOfUnknownModule(object) else {
            return
        }
        findings.add(
            .warning, "no target and no package has the module '\(module)' of class '\(name)'", at: object.node,
            attribute: "customModule", object: object, in: context, runtime: runtime(name, module: module))
    }

    /// Whether a module certainly has no class that the code does not show: its code was read, or no file imports it.
    private func isRead(_ module: String) -> Bool {
        guard let code = context.code else { return false }
        return code.isComplete || code.moduleNames.contains(module) || !code.isImported(module)
    }

    private func runtime(_ name: String, module: String? = nil) -> RuntimeText {
        context.unfoundClass(name, module: module, of: object)
    }
}
