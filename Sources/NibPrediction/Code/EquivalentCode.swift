import ClassFacts
import NibDocument
import SourceIndex
import XMLTree

/// Code that does what a document does to one object: outlets, actions, collections, runtime attributes, segues,
/// bindings.
///
/// The statements follow Apple's "Target-Action in UIKit" and the references of `UIControl`, `NSControl` and
/// `NSKeyValueBindingCreation`.
package struct EquivalentCode {
    /// The languages of the code.
    package enum Language: String, Sendable {
        case swift
        case objectiveC = "objc"
    }

    private let context: DocumentContext
    private let object: CheckedObject
    private var names: CodeNames
    private var statements: [CodeStatement] = []

    /// Collects what the document says about an object.
    package init(_ object: CheckedObject, in context: DocumentContext) {
        self.context = context
        self.object = object
        names = CodeNames(context)
        let own = names.name(object.id) ?? "self"
        let parts =
            [object.node]
            + context.tree.elements(in: object.node).filter { part in
                context.isMac && context.tree.attribute("key", of: part, is: "cell")
                    && context.document.id(of: part) != nil
            }
        let connections = parts.flatMap { context.document.connections(from: $0) }
        addActions(connections.filter { $0.kind == .action }, of: own)
        addOutlets(connections.filter { $0.kind == .outlet }, of: own)
        addCollections(connections.filter { $0.kind == .outletCollection }, of: own)
        addBindings(connections.filter { $0.kind == .binding }, of: own)
        addAttributes(own)
        addSegues(connections.filter { $0.kind == .segue }, of: own)
    }

    /// Returns the language of the code that owns the document; Swift if that is not known.
    package static func language(of context: DocumentContext, near object: CheckedObject) -> Language {
        let owner = context.objects.first { $0.placeholder == .owner } ?? context.controller(ofScene: object.scene)
        for candidate in [object, owner].compactMap({ $0 }) {
            if let found = context.objectClass(of: candidate).chains.first {
                return found.classes[0].isSwift ? .swift : .objectiveC
            }
        }
        return .swift
    }

    /// Returns the code, one statement per line; empty if the document says nothing about the object.
    package func lines(_ language: Language) -> [String] {
        let spelling: any CodeSpelling =
            language == .swift ? SwiftSpelling(isMac: context.isMac) : ObjectiveCSpelling(isMac: context.isMac)
        return statements.flatMap { spelling.lines($0) }
    }

    private mutating func name(_ id: String) -> String { names.name(id) ?? "nil" }

    // MARK: - Actions

    private mutating func addActions(_ actions: [Connection], of own: String) {
        var groups: [(connection: Connection, events: [String])] = []
        for action in actions {
            if let event = action.event,
                let index = groups.firstIndex(where: {
                    $0.connection.name == action.name && $0.connection.destination == action.destination
                })
            {
                groups[index].events.append(event)
            } else {
                groups.append((action, action.event.map { [$0] } ?? []))
            }
        }
        for group in groups { addAction(group.connection, events: group.events, of: own) }
    }

    private mutating func addAction(_ connection: Connection, events: [String], of own: String) {
        if context.object(withID: connection.destination)?.element == "exit" {
            statements.append(
                .comment("unwinding to '\(connection.name)' is a segue's, which code performs by its identifier"))
            return
        }
        let target = names.name(connection.destination)
        let action = action(connection)
        if object.element.hasSuffix("estureRecognizer") {
            statements.append(.addRecognizerTarget(recognizer: own, target: target, action: action))
        } else if object.element == "barButtonItem", !context.isMac {
            addBarItem(own, target: target, action: action)
        } else if context.isMac {
            statements.append(
                .targetAction(object: own, target: target, action: action, property: events.first ?? "action"))
        } else if events.isEmpty {
            statements.append(.targetAction(object: own, target: target, action: action, property: "action"))
        } else {
            statements.append(.addTarget(control: own, target: target, action: action, events: events))
        }
    }

    private mutating func addBarItem(_ own: String, target: String?, action: CodeStatement.Action) {
        let tree = context.tree
        let item: CodeStatement.BarItem? =
            if let name = tree.attribute("systemItem", of: object.node) {
                .system(name)
            } else if let title = tree.attribute("title", of: object.node) {
                .title(title)
            } else if let image = tree.attribute("image", of: object.node) { .image(image) } else { nil }
        guard let item else {
            statements.append(.targetAction(object: own, target: target, action: action, property: "action"))
            return
        }
        statements.append(.makeBarItem(name: own, item: item, target: target, action: action))
    }

    /// Returns the selector of an action with its name in Swift, if code or catalogue tell it.
    private func action(_ connection: Connection) -> CodeStatement.Action {
        let selector = connection.name
        guard let target = context.object(withID: connection.destination), target.placeholder != .firstResponder else {
            return .init(selector: selector, swiftName: nil)
        }
        let objectClass = context.objectClass(of: target)
        switch context.resolver.method(selector, of: objectClass) {
        case .code(let located) where located.language == .swift:
            let labels = located.member.parameters.map { "\($0.label):" }.joined()
            return .init(
                selector: selector,
                swiftName: "\(located.className).\(located.member.name)\(labels.isEmpty ? "" : "(\(labels))")")
        case .code(let located):
            return .init(selector: selector, swiftName: Self.imported(selector).map { "\(located.className).\($0)" })
        case .framework:
            let name = objectClass.framework ?? objectClass.name
            return .init(selector: selector, swiftName: Self.imported(selector).map { "\(name).\($0)" })
        case .hidden, .missing, .unknown: return .init(selector: selector, swiftName: nil)
        }
    }

    /// Returns the Swift name of a selector with at most the sender as an argument; nil for others, which Swift renames
    /// in ways that are not known here.
    private static func imported(_ selector: String) -> String? {
        let colons = selector.utf8.filter { $0 == 58 }.count
        if colons == 0 { return selector }
        return colons == 1 && selector.hasSuffix(":") ? "\(selector.dropLast())(_:)" : nil
    }

    // MARK: - Outlets

    private mutating func addOutlets(_ outlets: [Connection], of own: String) {
        for outlet in outlets {
            statements.append(.assign(object: own, property: outlet.name, value: name(outlet.destination)))
        }
    }

    private mutating func addCollections(_ collections: [Connection], of own: String) {
        var order: [String] = []
        var values: [String: [String]] = [:]
        for collection in collections {
            let destination = name(collection.destination)
            if collection.name == "gestureRecognizers" {
                statements.append(.addRecognizer(view: own, recognizer: destination))
                continue
            }
            if values[collection.name] == nil { order.append(collection.name) }
            values[collection.name, default: []].append(destination)
        }
        for property in order {
            statements.append(.assignArray(object: own, property: property, values: values[property] ?? []))
        }
    }

    private mutating func addBindings(_ bindings: [Connection], of own: String) {
        for binding in bindings {
            statements.append(
                .bind(object: own, name: binding.name, to: name(binding.destination), keyPath: binding.keyPath ?? ""))
        }
    }

    // MARK: - Runtime attributes

    private mutating func addAttributes(_ own: String) {
        for attribute in context.document.runtimeAttributes(of: object.node) {
            guard let value = Self.value(attribute) else {
                statements.append(
                    .comment("'\(attribute.keyPath)' of type '\(attribute.type)' has a value that is not known"))
                continue
            }
            statements.append(.setValue(object: own, keyPath: attribute.keyPath, value: value))
        }
    }

    private static func value(_ attribute: RuntimeAttribute) -> CodeValue? {
        let text = attribute.value
        func numbers(_ count: Int) -> [String]? {
            guard text.hasPrefix("("), text.hasSuffix(")") else { return nil }
            let found = text.dropFirst().dropLast().split(separator: ",").map(String.init)
            return found.count == count ? found : nil
        }
        switch RuntimeAttribute.Kind(rawValue: attribute.type) {
        case .boolean: return .boolean(text == "YES")
        case .number: return text.isEmpty ? nil : .number(text)
        case .string: return .string(text)
        case .localizedString: return .localized(text)
        case .image: return .image(text)
        case .null: return .null
        case .point: return numbers(2).map(CodeValue.point)
        case .size: return numbers(2).map(CodeValue.size)
        case .rect: return numbers(4).map(CodeValue.rect)
        case .range: return numbers(2).map(CodeValue.range)
        case .color:
            var parts: [String: String] = [:]
            for word in text.split(separator: " ") {
                let pair = word.split(separator: "=", maxSplits: 1)
                if pair.count == 2 { parts[String(pair[0])] = String(pair[1]) }
            }
            return parts.isEmpty ? nil : .color(parts)
        case nil: return nil
        }
    }

    // MARK: - Segues

    private mutating func addSegues(_ segues: [Connection], of own: String) {
        let controller = context.controller(ofScene: object.scene)?.id
        for segue in segues {
            let target = context.object(withID: segue.destination).map { context.name(of: $0) } ?? segue.destination
            if let relationship = segue.relationship {
                statements.append(.comment("'\(relationship)' is \(target): make it and put it into \(own)"))
            } else if let identifier = segue.identifier, !identifier.isEmpty {
                let sender = object.id == controller ? "self" : own
                statements.append(.performSegue(controller: "self", identifier: identifier, sender: sender))
            } else {
                statements.append(
                    .comment("the segue '\(segue.name)' to \(target) has no identifier, so code cannot perform it"))
            }
        }
    }
}
