import NibCatalog
import NibDocument
import SourceIndex
import XMLTree

/// Says of names that commands give for one document whether the code has them.
///
/// Nothing is said to be wrong that cannot be known: classes whose superclasses are not in the code may have anything. An
/// answer costs no walk through the document.
public struct NameCheck {
    /// The document.
    public let document: NibDocument
    /// The classes of the code and of the document's family.
    public let resolver: ClassResolver
    /// The nib's name, by which code loads it.
    let nibName: String
    /// How people see the path of a source file.
    let shown: (String) -> String

    /// Makes a check.
    ///
    /// - Parameters:
    ///   - document: the document.
    ///   - file: its path.
    ///   - resolver: classes of the code; one without code knows nothing to be wrong.
    ///   - shown: how people see the path of a source file.
    public init(
        document: NibDocument, file: String, resolver: ClassResolver, shown: @escaping (String) -> String = { $0 }
    ) {
        self.document = document
        self.resolver = resolver
        self.shown = shown
        nibName = DocumentContext.nibName(of: file)
    }

    /// The class of an object.
    public func objectClass(of node: NodeID) -> ObjectClass { resolver.objectClass(of: node, in: document) }

    /// Where something stands in the code, in parentheses behind a space; nothing for no place.
    func place(_ place: Finding.CodePlace?) -> String {
        place.map { " (\(shown($0.path)):\($0.line):\($0.column))" } ?? ""
    }

    /// `class 'NoteEditor' (NoteEditor.swift:4:7)`
    func classText(_ objectClass: ObjectClass) -> String {
        "class '\(objectClass.name)'\(place(objectClass.place))"
    }
}

extension ClassResolver {
    /// Finds the class of an object of a document.
    ///
    /// - Parameters:
    ///   - node: the object.
    ///   - document: a document of the resolver's family.
    /// - Returns: the class, as far as document, code and catalogue tell.
    public func objectClass(of node: NodeID, in document: NibDocument) -> ObjectClass {
        func value(_ name: String) -> String? {
            document.tree.attribute(name, of: node).flatMap { $0.isEmpty ? nil : $0 }
        }
        let placeholder = document.placeholder(node)
        let system = document.frameworkClass(ofElement: document.tree.name(node), placeholder)
        var customClass = value("customClass")
        // Interface Builder writes NSObject where it has no other class for the application.
        if system == "NSApplication", customClass == "NSObject" { customClass = nil }
        return objectClass(
            customClass: customClass, module: value("customModule"),
            isTarget: value("customModuleProvider") == "target", system: system,
            isStandIn: placeholder != nil && placeholder != .application)
    }
}

extension NibDocument {
    /// The class that an element has without `customClass`; nil where the catalogue does not know it.
    func frameworkClass(ofElement element: String, _ placeholder: Placeholder?) -> String? {
        if placeholder == .application { return "NSApplication" }
        let name = catalog.element(element)?.className
        // Elements of watchOS share their names with those of iOS, and have other classes.
        if kind.platform == .watchOS, name?.hasPrefix("WK") != true { return nil }
        return name
    }
}
