import CommandLanguage
import XMLTree

/// The `connect` command that makes a connection, where its attributes are those that the command writes.
struct ConnectionCommand {
    let kind: String
    let source: DeltaAddress
    let attributes: [Attribute]

    /// The command; nil when there is none for these attributes.
    var line: String? {
        guard source.steps.isEmpty else { return nil }
        switch kind {
        case "outlet": return outlet
        case "outletCollection": return collection
        case "action": return action
        case "segue": return segue
        case "binding": return binding
        default: return nil
        }
    }

    private func value(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

    private func has(only names: Set<String>) -> Bool { attributes.allSatisfy { names.contains($0.name) } }

    private var asID: String { value("id").map { " as \(Quoting.quote($0))" } ?? "" }

    private func member(_ name: String) -> String { Quoting.join([source.object, name]) }

    private var outlet: String? {
        guard has(only: ["property", "destination", "id"]), let name = value("property"), let to = value("destination")
        else { return nil }
        return "connect outlet \(member(name)) -> \(Quoting.quote(to))\(asID)"
    }

    private var collection: String? {
        guard has(only: ["property", "destination", "id", "appends", "collectionClass"]),
            let name = value("property"), let to = value("destination")
        else { return nil }
        let appends = value("appends") == nil ? "" : " appends"
        let kind = value("collectionClass").map { " collectionClass=\(Quoting.quote($0))" } ?? ""
        return "connect collection \(member(name)) -> \(Quoting.quote(to))\(asID)\(appends)\(kind)"
    }

    private var action: String? {
        guard has(only: ["selector", "destination", "target", "eventType", "trigger", "id"]),
            let selector = value("selector"), let to = value("destination") ?? value("target")
        else { return nil }
        let from = value("eventType").map { member($0) } ?? Quoting.quote(source.object)
        let trigger = value("trigger").map { " trigger \(Quoting.quote($0))" } ?? ""
        return "connect action \(from) -> \(Quoting.join([to, selector]))\(asID)\(trigger)"
    }

    private var segue: String? {
        guard let to = value("destination"), let kind = value("kind") else { return nil }
        let rest = attributes.filter { !["destination", "kind", "id"].contains($0.name) }
            .map { " \($0.name)=\(Quoting.quote($0.value))" }.joined()
        return
            "connect segue \(Quoting.quote(source.object)) -> \(Quoting.quote(to)) \(Quoting.quote(kind))\(rest)\(asID)"
    }

    private var binding: String? {
        guard has(only: ["destination", "name", "keyPath", "previousBinding", "id"]),
            let name = value("name"), let to = value("destination"), let path = value("keyPath")
        else { return nil }
        return "connect binding \(member(name)) -> \(Quoting.quote(to)).\(path)\(asID)"
    }
}
