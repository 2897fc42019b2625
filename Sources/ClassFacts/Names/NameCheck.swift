import NibCatalog
import NibDocument
import SourceIndex
import XMLTree

/// Checks names given in commands on one document against the code.
///
/// Nothing is reported that cannot be known: a class whose superclasses are not in the code may have any member. A
/// check does not walk the document.
package struct NameCheck {
    /// The document.
    package let document: NibDocument
    /// Resolves the classes of the code and of the document's platform family.
    package let resolver: ClassResolver
    /// The nib's name, under which code loads it.
    let nibName: String
    /// Converts the path of a source file to the form shown to the user.
    let shown: (String) -> String

    /// Makes a check.
    ///
    /// - Parameters:
    ///   - document: the document.
    ///   - file: the document's path.
    ///   - resolver: the resolver; if it has no code, few names can be reported as wrong.
    ///   - shown: converts the path of a source file to the form shown to the user.
    package init(
        document: NibDocument, file: String, resolver: ClassResolver, shown: @escaping (String) -> String = { $0 }
    ) {
        self.document = document
        self.resolver = resolver
        self.shown = shown
        nibName = DocumentContext.nibName(of: file)
    }

    /// Returns the class of an object.
    package func objectClass(of node: NodeID) -> ObjectClass { resolver.objectClass(of: node, in: document) }

    /// Returns a place in the code in parentheses after a space, or an empty string for nil.
    func place(_ place: CodePosition?) -> String {
        place.map { " (\(shown($0.path)):\($0.line):\($0.column))" } ?? ""
    }

    /// Returns a class with its place: `class 'NoteEditor' (NoteEditor.swift:4:7)`.
    func classText(_ objectClass: ObjectClass) -> String {
        "class '\(objectClass.name)'\(place(objectClass.place))"
    }
}

extension ClassResolver {
    /// Resolves the class of an object of a document.
    ///
    /// - Parameters:
    ///   - node: the object.
    ///   - document: a document of the resolver's platform family.
    /// - Returns: the class, as far as document, code and catalogue determine it.
    package func objectClass(of node: NodeID, in document: NibDocument) -> ObjectClass {
        func value(_ name: String) -> String? {
            document.tree.attribute(name, of: node).flatMap { $0.isEmpty ? nil : $0 }
        }
        let placeholder = document.placeholder(node)
        let system = document.frameworkClass(ofElement: document.tree.name(node), placeholder)
        var customClass = value("customClass")
        // Interface Builder writes customClass="NSObject" for an application object that has no other class.
        if system == "NSApplication", customClass == "NSObject" { customClass = nil }
        return objectClass(
            customClass: customClass, module: value("customModule"),
            isTarget: value("customModuleProvider") == "target", system: system,
            isStandIn: placeholder != nil && placeholder != .application)
    }
}
