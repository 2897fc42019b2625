import Bytes
import NibCatalog
import NibDocument
import SourceIndex
import XMLTree

/// A document prepared for the rules: objects, connections and runtime attributes, collected in one walk.
package final class DocumentContext {
    /// The document's path as it was given to the check.
    package let file: String
    /// The nib's name: the file name without extension and device suffix (`~iphone`, `~ipad`).
    package let nibName: String
    /// The document, unchanged since it was parsed, so that its elements have byte offsets.
    package let document: NibDocument
    /// Resolves classes and looks up their members.
    package let resolver: ClassResolver
    /// The objects in document order, with those segues and constraints that have a custom class.
    package private(set) var objects: [CheckedObject] = []
    /// The connections in document order.
    package private(set) var connections: [Connection] = []
    /// The constraints of views in document order.
    package private(set) var constraints: [NodeID] = []
    /// The user-defined runtime attributes, each with the index of its object in `objects`.
    package private(set) var runtimeAttributes: [(object: Int, node: NodeID)] = []
    /// The scenes in document order.
    package private(set) var scenes: [NodeID] = []

    private var classes: [ClassKey: ObjectClass] = [:]

    /// What the class of an object depends on.
    private struct ClassKey: Hashable {
        let element: String
        let customClass: String?
        let module: String?
        let provider: String?
        let system: String?
        let isStandIn: Bool
    }

    /// The document's tree.
    package var tree: XMLTree { document.tree }
    /// The project's code; nil if none was read.
    package var code: (any CodeLookup)? { resolver.code }
    /// The catalogue of the document's platform.
    package var catalog: Catalog { document.catalog }
    /// Whether the document is for macOS.
    package var isMac: Bool { document.kind.platform == .macOS }

    /// Whether the document is for watchOS.
    package var isWatch: Bool { document.kind.platform == .watchOS }

    /// Prepares a document.
    ///
    /// - Parameters:
    ///   - file: the document's path, as findings show it.
    ///   - document: the document, unchanged since it was parsed.
    ///   - resolver: the resolver for the project's code and the document's platform family.
    package init(file: String, document: NibDocument, resolver: ClassResolver) {
        self.file = file
        self.document = document
        self.resolver = resolver
        nibName = Self.nibName(of: file)
        gather()
    }

    /// Returns the name of the nib that a file becomes: the file name without extension and device suffix.
    package static func nibName(of file: String) -> String {
        var name = file[...]
        if let slash = name.utf8.lastIndex(of: Byte.slash) { name = name[name.utf8.index(after: slash)...] }
        if let dot = name.utf8.lastIndex(of: Byte.period) { name = name[..<dot] }
        for device in ["~iphone", "~ipad"] where name.hasSuffix(device) { name = name.dropLast(device.count) }
        return String(name)
    }

    // MARK: - The walk

    private func gather() {
        // Memory that no object uses is never touched.
        objects.reserveCapacity(tree.indexes.first?.count ?? 0)
        let scene = tree.intern("scene")
        let attribute = tree.intern("userDefinedRuntimeAttribute")
        for node in tree.subtree(tree.root) {
            let symbol = tree.symbol(of: node)
            if symbol == scene {
                scenes.append(node)
            } else if symbol == attribute {
                addRuntimeAttribute(node)
            } else if let connection = document.connection(node) {
                connections.append(document.asSent(connection))
                addIfCustom(node)
            } else if document.isConstraint(node) {
                constraints.append(node)
                addIfCustom(node)
            } else if let id = document.id(of: node) {
                addObject(node, id: id)
            }
        }
    }

    /// Adds a segue or constraint as an object if it has a class of its own, which its nib makes like that of any object.
    private func addIfCustom(_ node: NodeID) {
        guard tree.attribute("customClass", of: node) != nil, let id = document.id(of: node) else { return }
        addObject(node, id: id)
    }

    private func addObject(_ node: NodeID, id: String) {
        var details: CheckedObject.Details?
        let wanted = tree.attributes(node) { name in name.count >= 11 && name[0] == 0x63 && name[1] == 0x75 }
        for attribute in wanted where !attribute.value.isEmpty {
            let found = details ?? CheckedObject.Details()
            details = found
            switch attribute.name {
            case "customClass": found.customClass = attribute.value
            case "customModule": found.customModule = attribute.value
            case "customModuleProvider": found.moduleProvider = attribute.value
            default: break
            }
        }
        if let placeholder = document.placeholder(node) {
            let found = details ?? CheckedObject.Details()
            details = found
            found.placeholder = placeholder
        }
        objects.append(
            CheckedObject(
                node: node, id: id, element: tree.name(node), details: details, scene: scenes.count - 1))
    }

    private func addRuntimeAttribute(_ node: NodeID) {
        guard let list = tree.parent(node), let holder = tree.parent(list), let number = number(of: holder) else {
            return
        }
        runtimeAttributes.append((number, node))
    }

    // MARK: - Queries

    /// Returns the object of an element; nil if the element is not an object.
    package func object(_ node: NodeID) -> CheckedObject? { number(of: node).map { objects[$0] } }

    /// Returns the place in `objects` of the object of an element; nil if the element is not an object.
    ///
    /// It is searched for: the nodes of a document that was not changed since it was parsed have rising numbers.
    package func number(of node: NodeID) -> Int? {
        var (low, high) = (0, objects.count)
        while low < high {
            let middle = (low + high) / 2
            if objects[middle].node < node { low = middle + 1 } else { high = middle }
        }
        return low < objects.count && objects[low].node == node ? low : nil
    }

    /// Returns the object with an id; nil if no object or more than one has it.
    package func object(withID id: String) -> CheckedObject? { document.element(withID: id).flatMap(object) }

    /// Returns the object that a connection starts from; for a connection kept in a macOS cell, the cell's control.
    package func source(of connection: Connection) -> CheckedObject? { object(connection.source) }

    /// Returns the class of an object.
    package func objectClass(of object: CheckedObject) -> ObjectClass {
        let isStandIn = object.placeholder != nil && object.placeholder != .application
        let system = systemClass(of: object)
        // Interface Builder writes customClass="NSObject" for an application object that has no other class.
        let customClass = system == "NSApplication" && object.customClass == "NSObject" ? nil : object.customClass
        let key = ClassKey(
            element: object.element, customClass: customClass, module: object.customModule,
            provider: object.moduleProvider, system: system, isStandIn: isStandIn)
        if let known = classes[key] { return known }
        let found = resolver.objectClass(
            customClass: customClass, module: object.customModule, isTarget: object.moduleProvider == "target",
            system: system, targets: targets, isStandIn: isStandIn)
        classes[key] = found
        return found
    }

    /// Returns the class of what a connection leads to, an object or a constraint; nil if nothing or more than one has its id.
    package func destinationClass(of connection: Connection) -> ObjectClass? {
        if let found = object(withID: connection.destination) { return objectClass(of: found) }
        guard let element = document.element(withID: connection.destination), document.isConstraint(element) else {
            return nil
        }
        return resolver.objectClass(
            customClass: nil, module: nil, isTarget: false, system: "NSLayoutConstraint", targets: targets,
            isStandIn: false)
    }

    /// Returns the class that an element has without `customClass`; nil if the catalogue does not know it.
    package func systemClass(of object: CheckedObject) -> String? {
        document.frameworkClass(ofElement: object.element, object.placeholder)
    }

    /// Returns the label of an object for a message: `File's Owner`, `Button "Go"`.
    package func name(of object: CheckedObject) -> String {
        if let known = names[object.node] { return known }
        let name = document.display(object.node)
        names[object.node] = name
        return name
    }
    /// The labels that were asked for: an object may have thousands of findings.
    private var names: [NodeID: String] = [:]

    /// Returns the whole name of an object, for lists.
    package func fullName(of object: CheckedObject) -> String { document.fullName(of: object.node) }

    /// Returns the controller of a scene; nil if there is no such scene or it has no controller.
    package func controller(ofScene scene: Int) -> CheckedObject? {
        guard scenes.indices.contains(scene), let node = document.controller(of: scenes[scene]) else { return nil }
        return object(node)
    }

    /// The targets that build the document; none if they are not known.
    package private(set) lazy var targets = code?.targets(ofFile: file) ?? []

    /// Whether something certainly or probably builds the document: a target, or another build system.
    package private(set) lazy var isBuilt = !targets.isEmpty || code?.isOfOtherBuilder(file) == true

    /// The classes of the objects for which code loads the nib; nil if they are not known.
    package private(set) lazy var loaders = resolver.owners(ofNib: nibName, file: file, isMac: isMac)

    /// The places where code loads the nib; none for a storyboard.
    package private(set) lazy var nibLoaders =
        document.kind.isStoryboard
        ? [] : resolver.loaders(ofNib: nibName, file: file, isMac: isMac).filter { !isFilled($0) }

    /// Whether a loader is a controller that the nib itself makes and gives its window or view: it never loads the nib of its name then
    /// (Apple's documentation of `NSWindowController.window`: the nib is loaded if the window is nil).
    private func isFilled(_ loader: NibLoader) -> Bool {
        guard loader.isByController, case .object(let made, _) = loader.owner else { return false }
        return connections.contains { connection in
            guard connection.kind == .outlet, ["window", "view"].contains(connection.name),
                let source = source(of: connection), source.placeholder == nil
            else { return false }
            return objectClass(of: source).name == made.name
        }
    }

    /// Whether a controller of a class finds this nib by its name (Apple's documentation of `UIViewController.nibName`).
    package func isOwnNib(ofClass name: String) -> Bool {
        guard !name.isEmpty, nibName != name else { return !name.isEmpty }
        return !isMac && name.hasSuffix("Controller") && nibName == name.dropLast("Controller".count)
    }

    /// Returns the class that an object has at run time, as far as is known: that of the objects for which the nib is loaded, if File's
    /// Owner is of a class that does not exist.
    package func classAtRunTime(of object: CheckedObject) -> ObjectClass {
        let stated = objectClass(of: object)
        guard object.placeholder == .owner, case .absent = stated.state, let loaders, loaders.count == 1 else {
            return stated
        }
        return resolver.objectClass(named: loaders[0])
    }

    /// Whether the application itself loads the nib when it starts, as far as the document tells: it has the main menu, or the name that
    /// Xcode gives to the main nib of iOS. Its File's Owner is the application then, whatever class it says.
    package private(set) lazy var isMainNib: Bool = {
        guard !document.kind.isStoryboard, loaders == nil else { return false }
        guard isMac else { return nibName == "MainWindow" }
        return document.children(of: nil).contains { tree.attribute("systemMenu", of: $0) == "main" }
    }()

    /// Returns the class of the application if an object stands for it as the owner of the main nib; nil for other objects.
    package func applicationClass(ofOwner object: CheckedObject) -> String? {
        guard object.placeholder == .owner, isMainNib else { return nil }
        return isMac ? "NSApplication" : "UIApplication"
    }

    /// Whether a file of the project with a class of an object, or one of its superclasses, could not be read, such as the header of an
    /// implementation.
    package func isPartlyRead(_ objectClass: ObjectClass) -> Bool {
        objectClass.chains.flatMap(\.classes).contains { codeClass in
            !codeClass.isDependency
                && (codeClass.primary.declaration.kind == .objcImplementation || code?.isUnread(codeClass) == true)
        }
    }

    /// Whether code may give objects of the document another class, as with `object_setClass`.
    package private(set) lazy var mayChangeClasses = code?.mentions("object_setClass") == true

    /// The modules that objects with a known class name.
    package lazy var namedModules = Set(
        objects.compactMap { objectClass(of: $0).chains.isEmpty ? nil : $0.customModule })

    /// The modules that objects name as that of the document's own target.
    package lazy var targetModules = Set(
        objects.compactMap { $0.moduleProvider == "target" && $0.placeholder == nil ? $0.customModule : nil })

    /// The names of the outlets and collections of each object that has any.
    package private(set) lazy var outletNames = connections.reduce(into: [NodeID: Set<String>]()) { names, connection in
        guard connection.kind == .outlet || connection.kind == .outletCollection else { return }
        names[connection.source, default: []].insert(connection.name)
    }

    /// The actions that objects of the document send.
    package private(set) lazy var sentActions = Set(
        connections.lazy.filter { $0.kind == .action }.map {
            SentAction(selector: $0.name, destination: $0.destination)
        })

    /// The events for which objects of the document send actions.
    package private(set) lazy var sentEvents = Set(
        connections.lazy.compactMap { connection in
            connection.event.map { SentEvent(source: connection.source, event: $0) }
        })

    /// The ids of the objects to which connections other than actions lead.
    package private(set) lazy var heldIDs = Set(connections.lazy.filter { $0.kind != .action }.map(\.destination))

    /// Whether tables load the nib for a cell, without an owner, or code names it through constants that R.swift makes, so that its owner
    /// is not known.
    package private(set) lazy var mayLackOwner: Bool = {
        guard code != nil, !document.kind.isStoryboard, !isMac, !resolver.isLoadedByHand(nibName) else { return false }
        return !resolver.registrations(of: nibName).isEmpty || isNamedByR
    }()

    /// Whether code names the nib as R.swift does: `R.nib.cardView` for CardView, `R.nib.qrCodeView` for QRCodeView.
    private(set) lazy var isNamedByR: Bool = {
        let capitals = nibName.prefix(while: \.isUppercase).count
        let names = Set([1, capitals - 1, capitals]).filter { $0 > 0 }.map { count in
            nibName.prefix(count).lowercased() + nibName.dropFirst(count)
        }
        // What follows shows that it is not the beginning of a longer name.
        return names.contains { name in
            [".", ")", ",", "(", " ", "\n"].contains { code?.mentions("R.nib.\(name)\($0)") == true }
        }
    }()

    /// Whether no code loads the nib.
    package private(set) lazy var isNeverLoaded = findsNoLoader()

    /// The prototypes that code replaces.
    private(set) lazy var replacedPrototypes = findReplacedPrototypes()

    /// The scenes that can be shown.
    private(set) lazy var reachedScenes = findReachedScenes()

    /// The controllers of scenes by their storyboard identifiers.
    package private(set) lazy var sceneIdentifiers = findSceneIdentifiers()

    /// The scenes to which the segues of each scene lead.
    private(set) lazy var segueTargets = findSegueTargets()

    /// The lines of the document.
    package private(set) lazy var lines = LineStarts(tree.base)

    /// Returns the line and column of an element, both from 1.
    package func position(of node: NodeID) -> (line: Int, column: Int) {
        lines.place(of: tree.offset(of: node) ?? 0)
    }

    /// The distinct custom classes of the document, so that the code index can read their files together.
    package var classNames: [String] {
        var seen: Set<String> = []
        return objects.compactMap(\.customClass).filter { seen.insert($0).inserted }
    }
}
