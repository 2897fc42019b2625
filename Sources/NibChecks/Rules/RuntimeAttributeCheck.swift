import ClassFacts
import NibDocument
import SourceIndex
import XMLTree

/// The checks of one runtime attribute against the property that it sets.
struct RuntimeAttributeCheck {
    let context: DocumentContext
    let object: CheckedObject
    let node: NodeID

    private var keyPath: String { context.tree.attribute("keyPath", of: node) ?? "" }

    /// Returns the first key of a key path.
    private static func firstKey(_ keyPath: String) -> String {
        keyPath.firstIndex(of: ".").map { String(keyPath[..<$0]) } ?? keyPath
    }

    /// Reports a key path whose first key the object's class does not declare.
    func reportPath(to findings: inout Findings) {
        let keyPath = keyPath
        let key = Self.firstKey(keyPath)
        let objectClass = context.objectClass(of: object)
        // The rule 'unknown-class' reports a class that does not exist; its attributes need no finding each.
        if key.isEmpty { return }
        if case .absent = objectClass.state { return }
        let runtime = RuntimeText.runtimeAttribute(objectClass.runtimeName, keyPath: keyPath, key: key)
        switch context.resolver.key(key, of: objectClass) {
        case .code, .framework, .unknown: break
        case .hidden(let found):
            // All keys of a path except the last are only read.
            if key != keyPath, found.member.traits.contains(.objc) { return }
            let reason =
                found.member.traits.contains(.readOnly)
                ? "cannot be set" : "cannot be set by the nib: it lacks @IBInspectable"
            findings.add(
                .warning, "'\(key)' of class '\(found.className)' \(reason)", at: node, attribute: "keyPath",
                object: object, in: context, runtime: runtime, declaration: found.place)
        case .missing: reportMissing(key, keyPath: keyPath, in: objectClass, runtime: runtime, to: &findings)
        }
    }

    private func reportMissing(
        _ key: String, keyPath: String, in objectClass: ObjectClass, runtime: RuntimeText,
        to findings: inout Findings
    ) {
        // Of the catalogue's many properties none is suggested, only names declared in the code.
        let names = Set(
            objectClass.chains.flatMap { chain in chain.members.flatMap { $0.keys.keys } }
                + context.resolver.declaredKeys(of: objectClass).map(\.member.name)
        ).sorted()
        let near = Similar.name(to: key, among: names) ?? Similar.extended(by: key, among: names).first
        if near == nil,
            objectClass.chains.isEmpty ? !isLacked(key, by: objectClass) : mayComeFromDependency(objectClass)
        {
            return
        }
        var message = "class '\(objectClass.name)' of \(context.name(of: object)) has no '\(key)'"
        if let near { message += "; did you mean '\(near)'?" }
        let declared = near.flatMap { context.resolver.located(key: $0, of: objectClass) }
        findings.add(
            .warning, message, at: node, attribute: "keyPath", object: object, in: context, runtime: runtime,
            declaration: declared ?? objectClass.chains.first?.classes[0].place)
    }

    /// Whether a framework class has no property or method of a name, as far as its public members and all of the code say.
    private func isLacked(_ key: String, by objectClass: ObjectClass) -> Bool {
        guard case .framework(let name) = objectClass.state, context.code?.isComplete == true else { return false }
        return context.catalog.knowsMembers(ofClass: name) && !key.hasPrefix("_") && !key.hasPrefix("accessibility")
            && !key.hasPrefix("isAccessibility")
    }

    /// Whether code that was not read may give the class properties, by an extension of its framework class: the project has dependencies
    /// without code, and the class itself has nothing that Interface Builder shows.
    private func mayComeFromDependency(_ objectClass: ObjectClass) -> Bool {
        guard context.code?.isComplete == false else { return false }
        return !objectClass.chains.flatMap(\.members).contains { members in
            members.keys.values.contains { $0.member.traits.contains(.inspectable) }
        }
    }

    // MARK: - Types

    /// Reports an attribute whose type the property cannot hold.
    func reportType(to findings: inout Findings) {
        guard let type = context.tree.attribute("type", of: node),
            case .code(let found) = context.resolver.key(keyPath, of: context.objectClass(of: object)),
            found.member.kind == .property, !RuntimeAttributeTypes.fits(type, into: found.member)
        else { return }
        findings.add(
            .warning,
            "runtime attribute '\(keyPath)' of \(context.name(of: object)) is a \(type), but the property is a "
                + found.member.type, at: node, attribute: "type", object: object, in: context, declaration: found.place)
    }
}
