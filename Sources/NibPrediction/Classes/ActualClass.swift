import NibChecks
import NibDocument
import SourceIndex

/// The class that an object has at run time, which is not the document's where the program has no class of that name.
struct ActualClass {
    /// The class.
    let objectClass: ObjectClass
    /// What is logged because the document's class is not found.
    let missing: Finding.RuntimeText?

    /// The name at run time.
    var name: String { objectClass.runtimeName }
}

extension DocumentContext {
    /// The class that an object made by the nib has: the element's own where the named one is not found.
    func actualClass(of object: CheckedObject) -> ActualClass {
        let declared = objectClass(of: object)
        guard let name = object.customClass, object.placeholder == nil, isLost(object, declared) else {
            return ActualClass(objectClass: declared, missing: nil)
        }
        let system = declared.system ?? "NSObject"
        let state: ObjectClass.State = catalog.isKnownClass(system) ? .framework(system) : .unknown
        let fallback = ObjectClass(name: system, runtimeName: system, system: system, state: state)
        let text =
            isMac
            ? RuntimeTexts.appkitClass(name, module: object.customModule, instead: system, nib: nibName)
            : RuntimeTexts.uikitClass(name, module: object.customModule)
        return ActualClass(objectClass: fallback, missing: text)
    }

    /// Whether no class is found under the name that the nib has.
    private func isLost(_ object: CheckedObject, _ declared: ObjectClass) -> Bool {
        switch declared.state {
        case .absent: return true
        case .framework, .unknown: return false
        case .code(let chains):
            return object.moduleProvider != "target"
                && chains.allSatisfy { Self.isLost($0.classes[0], inModule: object.customModule) }
        }
    }

    /// A Swift class is found by its module and name only, unless `@objc(Name)` gives it a name of its own.
    private static func isLost(_ codeClass: CodeClass, inModule module: String?) -> Bool {
        guard codeClass.isSwift, codeClass.runtimeName == nil, let own = codeClass.module else { return false }
        return module != own
    }
}

extension ObjectClass {
    /// The first of its own or inherited code's members for which something holds, the nearest class's first.
    func firstMember(where isWanted: (Member) -> Bool) -> Located? {
        for chain in chains {
            for codeClass in chain.classes {
                if let found = codeClass.firstMember(where: isWanted) { return found }
            }
        }
        return nil
    }

    /// The method or initializer with a selector that its code declares.
    func declaration(of selector: String) -> Located? {
        firstMember { $0.selector == selector && !$0.traits.contains(.typeLevel) && $0.kind != .property }
    }
}

extension CodeClass {
    /// The first member for which something holds; a definition goes before its declaration in a header.
    func firstMember(where isWanted: (Member) -> Bool) -> Located? {
        var found: Located?
        for part in parts {
            for member in part.declaration.members where isWanted(member) {
                let located = Located(className: name, path: part.path, language: part.language, member: member)
                if part.declaration.kind == .objcImplementation { return located }
                found = found ?? located
            }
        }
        return found
    }
}
