import NibCatalog
import ClassFacts
import NibDocument
import XMLTree

/// The steps that set attributes and make connections.
extension LoadPrediction {
    /// Adds the steps for runtime attributes and connections: UIKit sets attributes first, AppKit last.
    func addSettingSteps(_ part: NibParts.Part, to steps: inout [LoadStep]) {
        if !context.isMac { steps.append(contentsOf: part.attributes.lazy.map(attributeStep)) }
        steps.append(contentsOf: part.connections.lazy.compactMap { connectionStep(context.connections[Int($0)]) })
        if context.isMac { steps.append(contentsOf: part.attributes.lazy.map(attributeStep)) }
    }

    private func actual(_ object: CheckedObject) -> ObjectClass {
        object.placeholder == .owner ? ownerClass(object) : context.actualClass(of: object).objectClass
    }

    // MARK: - Runtime attributes

    private func attributeStep(_ attribute: (object: CheckedObject, node: NodeID)) -> LoadStep {
        let found = context.document.runtimeAttribute(attribute.node)
        let objectClass = actual(attribute.object)
        let key = String(found.keyPath.prefix { $0 != "." })
        let answer = context.resolver.key(key, of: objectClass)
        let text = RuntimeText.runtimeAttribute(objectClass.runtimeName, keyPath: found.keyPath, key: key)
        let outcome: LoadStep.Outcome =
            switch answer {
            case .code, .framework: .happens
            case .unknown: .unknown(Self.unknownClass(objectClass))
            case .hidden(let located): .unknown("fails unless Objective-C sees '\(located.member.name)'")
            case .missing: .logs(text)
            }
        let value = found.type == "nil" ? "nil" : found.value
        return step(
            .attribute, object: attribute.object, className: objectClass.runtimeName,
            text: "\(found.keyPath) = \(Self.onOneLine(value))",
            at: found.node, attribute: "keyPath", code: answer.place, outcome: outcome)
    }

    private static func onOneLine(_ value: String) -> String { String(value.map { $0.isNewline ? " " : $0 }) }

    /// Says that a class is not known.
    static func unknownClass(_ objectClass: ObjectClass) -> String {
        objectClass.name.isEmpty ? "its class is not known" : "class '\(objectClass.name)' is not known"
    }

    // MARK: - Connections

    private func connectionStep(_ connection: Connection) -> LoadStep? {
        guard let source = context.source(of: connection) else { return nil }
        let objectClass = actual(source)
        switch connection.kind {
        case .outlet, .outletCollection: return outlet(connection, from: source, objectClass: objectClass)
        case .action: return action(connection, from: source, objectClass: objectClass)
        case .binding: return step(connection, from: source, objectClass, outcome: outcome(ofBinding: connection))
        case .segue:
            guard source.id != context.controller(ofScene: source.scene)?.id else { return nil }
            return step(connection, from: source, objectClass)
        case .accessibilityConnection: return step(connection, from: source, objectClass)
        }
    }

    /// Returns the step that makes a connection.
    private func step(
        _ connection: Connection, from source: CheckedObject, _ objectClass: ObjectClass, attribute: String? = nil,
        code: CodePosition? = nil, outcome: LoadStep.Outcome = .happens
    ) -> LoadStep {
        step(
            .connect, object: source, className: objectClass.runtimeName, text: nil, at: connection.node,
            attribute: attribute, code: code, outcome: outcome)
    }

    private func outcome(ofBinding connection: Connection) -> LoadStep.Outcome {
        guard let target = context.object(withID: connection.destination), let path = connection.keyPath else {
            return .happens
        }
        // Every object answers `self`.
        let key = path.split(separator: ".").first { $0 != "self" }.map(String.init) ?? "self"
        let objectClass = actual(target)
        guard key != "self", !key.hasPrefix("@"), !objectClass.chains.isEmpty,
            case .missing = context.resolver.key(key, of: objectClass)
        else {
            return .happens
        }
        guard context.resolver.method(key, of: objectClass) == .missing else { return .happens }
        return .unknown("class '\(objectClass.name)' may have no '\(key)'")
    }

    private func outlet(_ connection: Connection, from source: CheckedObject, objectClass: ObjectClass) -> LoadStep {
        let answer = context.resolver.key(connection.name, of: objectClass)
        return step(
            connection, from: source, objectClass, attribute: "property", code: answer.place,
            outcome: outcome(ofOutlet: connection, from: source, objectClass: objectClass, answer: answer))
    }

    private func outcome(
        ofOutlet connection: Connection, from source: CheckedObject, objectClass: ObjectClass, answer: MemberAnswer
    ) -> LoadStep.Outcome {
        if owner == .nobody, source.placeholder == .owner {
            return context.isMac
                ? .skipped("there is no owner") : .stops(.uikitOutlet("NSObject", key: connection.name))
        }
        if owner == .nobody, context.object(withID: connection.destination)?.placeholder == .owner {
            return .skipped("there is no owner")
        }
        if source.placeholder == .owner, context.isWithoutKeys(objectClass) {
            return .stops(.withoutKeys(objectClass.runtimeName))
        }
        if let reason = absence(of: source, objectClass) { return .unknown(reason) }
        switch answer {
        case .code, .framework: return .happens
        case .unknown:
            let isOwner = source.placeholder == .owner && objectClass.name.isEmpty
            return .unknown(isOwner ? "File's Owner has no class here" : Self.unknownClass(objectClass))
        case .hidden(let located):
            return .unknown("\(context.isMac ? "fails" : "stops") unless Objective-C sees '\(located.member.name)'")
        case .missing:
            let target = context.object(withID: connection.destination).map { actual($0).runtimeName } ?? "NSObject"
            if context.isMac {
                return .logs(.appkitOutlet(objectClass.runtimeName, key: connection.name, to: target))
            }
            guard context.code != nil || objectClass.framework != nil else { return .unknown("no code was read") }
            return .stops(.uikitOutlet(objectClass.runtimeName, key: connection.name))
        }
    }

    /// Returns the reason why nothing is known of a placeholder whose class the code does not declare.
    private func absence(of object: CheckedObject, _ objectClass: ObjectClass) -> String? {
        guard object.placeholder != nil, case .absent = objectClass.state else { return nil }
        return "the code has no class '\(objectClass.name)'"
    }

    private func action(_ connection: Connection, from source: CheckedObject, objectClass: ObjectClass) -> LoadStep {
        var outcome = LoadStep.Outcome.happens
        var code: CodePosition?
        if let target = context.object(withID: connection.destination), target.placeholder != .firstResponder,
            target.element != "exit"
        {
            (outcome, code) = outcomeOfAction(connection, to: target)
        }
        return step(
            connection, from: source, objectClass, attribute: "selector", code: code, outcome: outcome)
    }

    private func outcomeOfAction(
        _ connection: Connection, to target: CheckedObject
    ) -> (LoadStep.Outcome, CodePosition?) {
        if owner == .nobody, target.placeholder == .owner { return (.skipped("there is no owner"), nil) }
        let objectClass = actual(target)
        if let reason = absence(of: target, objectClass) { return (.unknown(reason), nil) }
        let answer = context.resolver.method(connection.name, of: objectClass)
        switch answer {
        case .code, .framework: return (.happens, answer.place)
        case .unknown: return (.unknown(Self.unknownClass(objectClass)), nil)
        case .hidden(let located):
            return (.unknown("fails unless Objective-C sees '\(located.member.name)'"), answer.place)
        case .missing:
            return context.isMac
                ? (.logs(.appkitAction(objectClass.runtimeName, selector: connection.name)), nil)
                : (.failsLater(.selector(objectClass.runtimeName, selector: connection.name)), nil)
        }
    }

    // MARK: - Segues

    /// Adds notes about the scenes that are loaded together with this nib.
    func tellSegues(of part: NibParts.Part, to nib: inout LoadedNib) {
        guard part.role == .controller, let root = part.root else { return }
        for segue in context.document.connections(.segue, from: root.node) {
            guard let relationship = segue.relationship else { continue }
            nib.notes.append(
                .init(
                    text: "\(relationship): the scene of \(context.endInWords(segue.destination)) is loaded with it",
                    code: nil))
        }
    }
}
