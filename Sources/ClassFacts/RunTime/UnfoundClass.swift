import NibDocument

extension DocumentContext {
    /// Returns what is logged at run time when the class of an object is not found.
    package func unfoundClass(_ name: String, module: String?, of object: CheckedObject) -> RuntimeText {
        let system = objectClass(of: object).system ?? "NSObject"
        return isMac
            ? .appkitClass(name, module: module, instead: system, nib: nibName)
            : .uikitClass(name, module: module)
    }
}
