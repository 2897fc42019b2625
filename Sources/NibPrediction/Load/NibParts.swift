import NibCatalog
import ClassFacts
import NibDocument
import XMLTree

/// The nibs that the parts of a document become (Documentation/Format/RunTime.md#nibs-of-a-storyboard).
struct NibParts {
    /// The objects, runtime attributes and connections of one nib.
    struct Part {
        let role: LoadedNib.Role
        /// The main object of the nib: a scene's controller or a prototype cell; nil for a xib.
        let root: CheckedObject?
        /// The owner, whose outlets the nib also sets.
        let owner: CheckedObject?
        let scene: Int
        /// The places of the objects among those of the document.
        var objects: [Int32] = []
        var attributes: [(object: CheckedObject, node: NodeID)] = []
        /// The places of the connections among those of the document.
        var connections: [Int32] = []
    }

    private let context: DocumentContext
    private(set) var parts: [Part] = []
    /// The part of each object of the document; -1 for none.
    private var homes: [Int32] = []
    private var controllers: [Int: Int] = [:]
    private var views: [Int: Int] = [:]

    init(_ context: DocumentContext) {
        self.context = context
        if context.document.kind.isStoryboard {
            for scene in context.scenes.indices { addScene(scene) }
        } else {
            let owner = context.objects.first { $0.placeholder == .owner }
            parts = [Part(role: .xib, root: nil, owner: owner, scene: -1)]
        }
        homes = Array(repeating: -1, count: context.objects.count)
        placeObjects()
        placeConnections()
    }

    private mutating func addScene(_ scene: Int) {
        guard let controller = context.controller(ofScene: scene) else { return }
        controllers[scene] = parts.count
        parts.append(Part(role: .controller, root: controller, owner: nil, scene: scene))
        guard view(of: controller) != nil else { return }
        views[scene] = parts.count
        parts.append(Part(role: .view, root: controller, owner: controller, scene: scene))
    }

    /// Returns the element of a controller's view.
    private func view(of controller: CheckedObject) -> NodeID? {
        context.tree.elements(in: controller.node).first { context.tree.attribute("key", of: $0, is: "view") }
    }

    // MARK: - Objects

    private mutating func placeObjects() {
        let attached = attachedToViews()
        var prototype: (node: NodeID, part: Int)?
        for (number, object) in context.objects.enumerated() where isMade(object) || object.placeholder == .owner {
            if let inner = prototype, context.tree.contains(inner.node, inner: object.node) {
                place(number, in: inner.part)
            } else if isPrototype(object) {
                prototype = (object.node, parts.count)
                parts.append(Part(role: .prototype, root: object, owner: nil, scene: object.scene))
                place(number, in: parts.count - 1)
            } else {
                prototype = nil
                guard let part = home(of: object, attached) else { continue }
                place(number, in: part)
            }
        }
        for attribute in context.runtimeAttributes {
            let object = context.objects[attribute.object]
            guard let part = home(ofNumber: attribute.object) else { continue }
            parts[part].attributes.append((object, attribute.node))
        }
    }

    private mutating func place(_ number: Int, in part: Int) {
        homes[number] = Int32(part)
        if context.objects[number].placeholder == nil { parts[part].objects.append(Int32(number)) }
    }

    /// Returns the part in which an object was placed; nil if it is in none.
    private func home(ofNumber number: Int?) -> Int? { number.map { Int(homes[$0]) }.flatMap { $0 < 0 ? nil : $0 } }

    private func home(of object: CheckedObject, _ attached: Set<String>) -> Int? {
        guard context.document.kind.isStoryboard else { return 0 }
        guard let controller = controllers[object.scene] else { return nil }
        guard let part = views[object.scene], let root = parts[part].root, let view = view(of: root) else {
            return controller
        }
        if context.tree.contains(view, inner: object.node) { return part }
        if context.tree.contains(root.node, inner: object.node) { return controller }
        let top = outermost(object)
        return context.document.id(of: top).map(attached.contains) == true ? part : controller
    }

    /// Returns the object in the scene's own list that contains an object.
    private func outermost(_ object: CheckedObject) -> NodeID {
        var node = object.node
        while let next = context.document.container(of: node) { node = next }
        return node
    }

    /// Returns the ids of objects that are connected with elements inside a scene's view, such as gesture recognizers.
    private func attachedToViews() -> Set<String> {
        var found: Set<String> = []
        let roots = views.values.compactMap { parts[$0].root.flatMap { view(of: $0) } }
        guard !roots.isEmpty else { return [] }
        let outer = Set(roots)
        func isInView(_ node: NodeID) -> Bool {
            var current: NodeID? = node
            while let candidate = current {
                if outer.contains(candidate) { return true }
                current = context.tree.parent(candidate)
            }
            return false
        }
        for connection in context.connections {
            guard let destination = context.object(withID: connection.destination) else { continue }
            if isInView(connection.source) { found.insert(destination.id) }
            if isInView(destination.node), let source = context.source(of: connection) { found.insert(source.id) }
        }
        return found
    }

    /// Whether the nib creates the object.
    private func isMade(_ object: CheckedObject) -> Bool {
        guard object.placeholder == nil, !Self.standIns.contains(object.element) else { return false }
        guard let info = context.catalog.element(object.element) else { return true }
        return info.isObject
    }

    private static let standIns: Set<String> = [
        "exit", "viewControllerPlaceholder", "controllerPlaceholder", "userDefinedRuntimeAttribute",
    ]

    private func isPrototype(_ object: CheckedObject) -> Bool {
        let tree = context.tree
        guard let list = tree.parent(object.node) else { return false }
        switch tree.name(list) {
        case "prototypes", "prototypeCellViews": return true
        case "cells": return tree.parent(list).map { tree.name($0) == "collectionView" } == true
        default: return object.element == "collectionReusableView" && tree.name(list) == "collectionView"
        }
    }

    // MARK: - Connections

    private mutating func placeConnections() {
        for (place, connection) in context.connections.enumerated() {
            guard let source = context.number(of: connection.source) else { continue }
            let from = home(ofNumber: source)
            let destination = context.document.element(withID: connection.destination)
            let to = home(ofNumber: destination.flatMap(context.number))
            let isSceneToView =
                to.map { parts[$0].role == .view } == true && from.map { parts[$0].role == .controller } == true
            guard let part = isSceneToView ? to : from ?? to else { continue }
            parts[part].connections.append(Int32(place))
        }
    }
}
