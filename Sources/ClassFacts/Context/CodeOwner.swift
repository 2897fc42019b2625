import SourceIndex

/// A class as the code in one of its files names it. Projects beside each other may have classes of one name.
package struct CodeOwner: Hashable {
    /// The name of the class.
    package let name: String
    /// A file that declares or extends it.
    package let path: String

    /// The class whose code contains a use; its name is empty outside of classes.
    package init(of use: (path: String, use: CodeUse)) {
        name = use.use.owner
        path = use.path
    }

    /// The class of a name in a file.
    package init(name: String, path: String) {
        self.name = name
        self.path = path
    }

    /// Returns the classes of an object in the code, and their superclasses, by each of their files.
    package static func all(of object: CheckedObject, in document: DocumentContext) -> Set<CodeOwner> {
        guard object.customClass != nil else { return [] }
        var owners: Set<CodeOwner> = []
        for codeClass in document.objectClass(of: object).chains.flatMap(\.classes) where !codeClass.name.isEmpty {
            for part in codeClass.parts { owners.insert(CodeOwner(name: codeClass.name, path: part.path)) }
        }
        return owners
    }
}
