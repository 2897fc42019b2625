import ClassFacts
import NibDocument
import SourceIndex

/// The class of an object at run time, which differs from the document's if the program has no class of that name.
struct ActualClass {
    /// The class.
    let objectClass: ObjectClass
    /// The message that is logged if the document's class is not found; nil if it is found.
    let missing: RuntimeText?

    /// The name of the class at run time.
    var name: String { objectClass.runtimeName }
}

extension DocumentContext {
    /// Returns the class of an object that the nib creates: the element's own class if the custom class is not found.
    func actualClass(of object: CheckedObject) -> ActualClass {
        let declared = objectClass(of: object)
        guard let name = object.customClass, object.placeholder == nil, isLost(object, declared: declared) else {
            return ActualClass(objectClass: declared, missing: nil)
        }
        let system = declared.system ?? "NSObject"
        let state: ObjectClass.State = catalog.isKnownClass(system) ? .framework(system) : .unknown
        let fallback = ObjectClass(name: system, runtimeName: system, system: system, state: state)
        let text =
            isMac
            ? RuntimeText.appkitClass(name, module: object.customModule, instead: system, nib: nibName)
            : .uikitClass(name, module: object.customModule)
        return ActualClass(objectClass: fallback, missing: text)
    }

    /// Whether the run time finds no class under the name in the nib.
    private func isLost(_ object: CheckedObject, declared: ObjectClass) -> Bool {
        switch declared.state {
        case .absent: return true
        case .framework, .unknown: return false
        case .code(let chains):
            return object.moduleProvider != "target"
                && chains.allSatisfy { Self.isLost($0.classes[0], inModule: object.customModule) }
        }
    }

    /// Whether a Swift class is in another module; it is found only by module and name, unless `@objc(Name)` renames
    /// it.
    private static func isLost(_ codeClass: CodeClass, inModule module: String?) -> Bool {
        guard codeClass.isSwift, codeClass.runtimeName == nil, let own = codeClass.module else { return false }
        return module != own
    }
}
