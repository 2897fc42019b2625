import NibCatalog
import NibDocument
import SourceIndex
import XMLTree

/// A document made ready for the rules: objects, connections and runtime attributes are gathered in one walk.
public final class DocumentContext {
    /// The document, as it was named to the check.
    public let file: String
    /// The nib's name: the file's without folder, ending and device (`~iphone`, `~ipad`).
    public let nibName: String
    /// The document; it was not changed since it was read, so that its elements have places.
    public let document: NibDocument
    /// Classes and what they have.
    public let resolver: ClassResolver
    /// The objects in document order.
    public private(set) var objects: [CheckedObject] = []
    /// The connections in document order.
    public private(set) var connections: [Connection] = []
    /// The constraints of views in document order.
    public private(set) var constraints: [NodeID] = []
    /// The user-defined runtime attributes with the number of their object.
    public private(set) var runtimeAttributes: [(object: Int, node: NodeID)] = []
    /// The scenes in document order.
    public private(set) var scenes: [NodeID] = []

    private var numbers: [NodeID: Int] = [:]
    private var classes: [String: ObjectClass] = [:]

    /// The document's tree.
    public var tree: XMLTree { document.tree }
    /// The project's code, nil where none was read.
    public var code: (any CodeLookup)? { resolver.code }
    /// What the document's platform offers.
    public var catalog: Catalog { document.catalog }
    /// Whether the document is for macOS.
    public var isMac: Bool { document.kind.platform == .macOS }

    /// Whether the document is for watchOS.
    public var isWatch: Bool { document.kind.platform == .watchOS }

    /// Makes a document ready.
    ///
    /// - Parameters:
    ///   - file: the document's name for people, a path.
    ///   - document: the document, as it was parsed.
    ///   - resolver: the classes of the project and of the document's family.
    public init(file: String, document: NibDocument, resolver: ClassResolver) {
        self.file = file
        self.document = document
        self.resolver = resolver
        nibName = Self.nibName(of: file)
        gather()
    }

    /// A nib's name: that of its file without folder, ending and device.
    static func nibName(of file: String) -> String {
        var name = file[...]
        if let slash = name.utf8.lastIndex(of: UInt8(ascii: "/")) { name = name[name.utf8.index(after: slash)...] }
        if let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) { name = name[..<dot] }
        for device in ["~iphone", "~ipad"] where name.hasSuffix(device) { name = name.dropLast(device.count) }
        return String(name)
    }

    // MARK: - The walk

    private func gather() {
        let scene = tree.intern("scene")
        let attribute = tree.intern("userDefinedRuntimeAttribute")
        for node in tree.subtree(tree.root) {
            let symbol = tree.symbol(of: node)
            if symbol == scene {
                scenes.append(node)
            } else if symbol == attribute {
                addRuntimeAttribute(node)
            } else if let connection = document.connection(node) {
                connections.append(connection)
            } else if document.isConstraint(node) {
                constraints.append(node)
            } else if let id = document.id(of: node) {
                addObject(node, id)
            }
        }
    }

    private func addObject(_ node: NodeID, _ id: String) {
        var customClass: String?
        var module: String?
        var provider: String?
        let wanted = tree.attributes(node) { name in name.count >= 11 && name[0] == 0x63 && name[1] == 0x75 }
        for attribute in wanted where !attribute.value.isEmpty {
            switch attribute.name {
            case "customClass": customClass = attribute.value
            case "customModule": module = attribute.value
            case "customModuleProvider": provider = attribute.value
            default: break
            }
        }
        numbers[node] = objects.count
        objects.append(
            CheckedObject(
                node: node, id: id, element: tree.name(node), customClass: customClass, customModule: module,
                moduleProvider: provider, placeholder: document.placeholder(node), scene: scenes.count - 1))
    }

    private func addRuntimeAttribute(_ node: NodeID) {
        guard let list = tree.parent(node), let holder = tree.parent(list), let number = numbers[holder] else { return }
        runtimeAttributes.append((number, node))
    }

    // MARK: - Asking

    /// The object of an element; nil for what is no object.
    public func object(_ node: NodeID) -> CheckedObject? { numbers[node].map { objects[$0] } }

    /// The object with an id; nil for what is no object or is ambiguous.
    public func object(withID id: String) -> CheckedObject? { document.element(withID: id).flatMap(object) }

    /// The object that a connection starts from: a macOS cell's control, where the cell keeps the connection.
    public func source(of connection: Connection) -> CheckedObject? { object(connection.source) }

    /// The class of an object.
    public func objectClass(of object: CheckedObject) -> ObjectClass {
        let isStandIn = object.placeholder != nil && object.placeholder != .application
        let system = systemClass(of: object)
        // Interface Builder writes NSObject where it has no other class for the application.
        let customClass = system == "NSApplication" && object.customClass == "NSObject" ? nil : object.customClass
        let key =
            "\(object.element) \(customClass ?? "") \(object.customModule ?? "") "
            + "\(object.moduleProvider ?? "") \(isStandIn) \(system ?? "")"
        if let known = classes[key] { return known }
        let found = resolver.objectClass(
            customClass: customClass, module: object.customModule, isTarget: object.moduleProvider == "target",
            system: system, isStandIn: isStandIn)
        classes[key] = found
        return found
    }

    /// The class that an element has without `customClass`; nil where the catalogue does not know it.
    public func systemClass(of object: CheckedObject) -> String? {
        document.frameworkClass(ofElement: object.element, object.placeholder)
    }

    /// What people call an object in a sentence: `File's Owner`, `Button "Go"`.
    public func name(of object: CheckedObject) -> String { document.display(object.node) }

    /// The controller of a scene, nil where the number is none.
    public func controller(ofScene scene: Int) -> CheckedObject? {
        guard scenes.indices.contains(scene), let node = document.controller(of: scenes[scene]) else { return nil }
        return object(node)
    }

    /// The names of the classes that the code may have, so that it can read their files together.
    public var classNames: [String] {
        var seen: Set<String> = []
        return objects.compactMap(\.customClass).filter { seen.insert($0).inserted }
    }
}
