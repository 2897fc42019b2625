import ClassFacts
import NibDocument
import SourceIndex

extension Rule {
    /// Classes that neither the code nor a framework declares.
    static let unknownClass = Rule(
        "unknown-class", severity: .error, needsCode: true,
        summary: "a customClass that neither the code nor a framework has",
        rationale: """
            If the program does not contain an object's class, an object of the element's own class takes its place \
            when the nib is loaded; a line is logged, and its outlets and actions fail. It is an error if all code \
            that may declare the class was read, and a warning if the class may belong to a framework. For File's \
            Owner it is a note, because only Interface Builder uses its class in the nib. A class that is generic is \
            not found either. Nor is one that `@objc(Name)` names otherwise, if the nib does not name its module; with \
            the module it is a note, because only systems before iOS 12.2 and macOS 10.14.4 do not find it.
            """,
        check: { context, findings in
            guard let code = context.code else { return }
            var classes = NearClasses(code)
            for object in context.objects {
                guard let name = object.customClass, object.placeholder != .firstResponder else { continue }
                let objectClass = context.objectClass(of: object)
                let isCertain: Bool
                switch objectClass.state {
                case .absent: isCertain = true
                case .unknown: isCertain = false
                case .framework: continue
                case .code(let chains):
                    reportUnfindable(object, chains: chains, in: context, to: &findings)
                    continue
                }
                // Code that names the class shows that a dependency has it, unless it must be in a module that was read.
                let mayBeForeign = object.customModule == nil && object.moduleProvider != "target"
                if object.placeholder != nil || !isCertain || mayBeForeign, code.isNamed(name) { continue }
                let nearest = classes.nearest(to: name)
                let near = nearest ?? extended(by: object, among: &classes, in: context)
                // `SPButton` is not meant to be `Button`, so that does not show that the project should have it.
                let resembling = nearest ?? near.flatMap { Similar.isWorthSuggesting($0, for: name) ? $0 : nil }
                // The nib does not make the application; its class is that of the program's property list.
                let isMade = object.placeholder == nil
                guard
                    isCertain
                        || object.placeholder != .application
                            && isOwn(name, near: resembling, among: classes.names, code: code, in: context)
                else { continue }
                let system = objectClass.system ?? "NSObject"
                // A class without a module that resembles none in the code may belong to a framework whose code was not
                // read.
                let isOurs = object.customModule != nil || object.moduleProvider == "target" || near != nil
                let suggested = near.flatMap { nearest != nil || isSuggested($0, for: object, in: context) ? $0 : nil }
                findings.add(
                    object.placeholder == .owner ? .note : isCertain && isOurs && isMade ? .error : .warning,
                    "there is no class '\(name)'" + (suggested.map { "; did you mean '\($0)'?" } ?? ""),
                    at: object.node,
                    attribute: "customClass", object: object, in: context,
                    runtime: object.placeholder == nil
                        ? text(for: object, className: name, system: system, in: context) : nil,
                    declaration: suggested.flatMap { code.classes(named: $0).first?.place },
                    fix: suggested.flatMap { fix(object, near: $0, system: system, in: context) })
            }
        })

    /// Reports a class that exists, but that the runtime does not find by the name in the document: it is generic, or
    /// `@objc(Name)` gave it another name.
    private static func reportUnfindable(
        _ object: CheckedObject, chains: [ClassChain], in context: DocumentContext, to findings: inout Findings
    ) {
        guard object.placeholder == nil, let name = object.customClass, let first = chains.first?.classes[0],
            chains.allSatisfy({ $0.classes[0].isSwift })
        else { return }
        let reason: String
        var isCertain = true
        if chains.allSatisfy({ $0.classes[0].primary.declaration.traits.contains(.generic) }) {
            reason = "class '\(name)' is generic, so a nib cannot name it"
        } else if let other = first.runtimeName, chains.allSatisfy({ ($0.classes[0].runtimeName ?? name) != name }) {
            reason = "class '\(name)' is named '\(other)' at run time"
            // Later run times find Swift classes by module and name, whatever else they are called.
            isCertain = object.customModule == nil && object.moduleProvider != "target"
        } else {
            return
        }
        findings.add(
            isCertain ? .error : .note,
            reason + (isCertain ? "" : ", where systems before iOS 12.2 and macOS 10.14.4 do not find it"),
            at: object.node, attribute: "customClass", object: object, in: context,
            runtime: text(
                for: object, className: name, system: context.systemClass(of: object) ?? "NSObject", in: context),
            declaration: first.place)
    }

    /// Returns the class to whose name the object's class adds a word, if that class can take its place: `Card` for `CardRenamed`.
    private static func extended(
        by object: CheckedObject, among classes: inout NearClasses, in context: DocumentContext
    ) -> String? {
        guard let name = object.customClass else { return nil }
        return classes.extended(by: name).first { near in
            if object.placeholder == .owner { return true }
            return context.systemClass(of: object).map { context.resolver.isClass(near, kindOf: $0) != false } == true
        }
    }

    /// Whether a class to whose name the object's class adds words is probably meant: it certainly can take its place.
    private static func isSuggested(_ near: String, for object: CheckedObject, in context: DocumentContext) -> Bool {
        guard Similar.isWorthSuggesting(near, for: object.customClass ?? "") else { return false }
        if object.placeholder == .owner { return true }
        return context.systemClass(of: object).map { context.resolver.isClass(near, kindOf: $0) == true } == true
    }

    /// Returns the fix if the name is a slip for a class that can take the place of the object's.
    private static func fix(
        _ object: CheckedObject, near: String, system: String, in context: DocumentContext
    ) -> String? {
        guard Similar.isSlip(object.customClass ?? "", for: near),
            object.placeholder != nil || context.resolver.isClass(near, kindOf: system) == true
        else { return nil }
        return Fix.set(object.id, attribute: "customClass", to: near)
    }

    /// Whether a class that a dependency might declare is probably meant to be one of the project's: its name resembles
    /// one of theirs, or has their prefix.
    private static func isOwn(
        _ name: String, near: String?, among names: [String], code: any CodeLookup, in context: DocumentContext
    ) -> Bool {
        guard !context.catalog.isKnownClass(name), code.aliases(named: name).isEmpty, code.classes(named: name).isEmpty,
            !code.isUnread(name), !code.isOfOtherLanguage(name),
            code.dependencies?.classes(named: name).isEmpty != false
        else { return false }
        // A class of the project that derives from it shows that a dependency has it.
        guard code.subclasses(of: name).isEmpty else { return false }
        if let near, Similar.isSlip(name, for: near) { return true }
        guard let prefix = Similar.prefix(of: name) else { return near != nil }
        let relatives = names.count { Similar.prefix(of: $0) == prefix }
        if near != nil, relatives >= 2 { return true }
        return relatives >= (near == nil ? 3 : 1) && !isForeign(prefix, code: code, in: context)
    }

    /// Whether a dependency has the prefix too: a module that is imported, or a type that the document's classes name and no code
    /// declares.
    private static func isForeign(_ prefix: Substring, code: any CodeLookup, in context: DocumentContext) -> Bool {
        let read = Set(code.dependencies?.moduleNames ?? [])
        if code.foreignModules.contains(where: { Similar.prefix(of: $0) == prefix && !read.contains($0) }) {
            return true
        }
        let classes = context.objects.flatMap { context.objectClass(of: $0).chains }.flatMap(\.classes)
        return classes.flatMap(\.parts).map(\.declaration).contains { declaration in
            let names = (declaration.inherited + declaration.members.map(\.type)).compactMap(TypeName.className)
            return names.contains { name in
                Similar.prefix(of: name) == prefix && code.classes(named: name).isEmpty
                    && code.codeProtocol(named: name) == nil && code.aliases(named: name).isEmpty
                    && !context.catalog.isKnownClass(name) && code.dependencies?.classes(named: name).isEmpty != false
            }
        }
    }

    private static func text(
        for object: CheckedObject, className name: String, system: String, in context: DocumentContext
    ) -> RuntimeText {
        context.isMac
            ? .appkitClass(name, module: object.customModule, instead: system, nib: context.nibName)
            : .uikitClass(name, module: object.customModule)
    }
}
