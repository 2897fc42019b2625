import NibDocument
import SourceIndex

extension DocumentContext {
    /// Whether an object has a class that nothing is known about, in a module that no target, no package and no code names.
    package func isOfUnknownModule(_ object: CheckedObject) -> Bool {
        guard object.placeholder == nil, object.moduleProvider != "target", let module = object.customModule,
            object.customClass != nil, let code, resolver.isOnlyNamed(objectClass(of: object))
        else { return false }
        // Without any code, nobody knows what belongs to the project.
        return !code.classNames().isEmpty && !code.mayHaveModule(module)
    }
}
