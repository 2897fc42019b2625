import ClassFacts
import NibDocument

extension DocumentContext {
    /// Returns what happens when a connection is made, in words: `coolview = View`, `pressed: on touchUpInside to File's Owner`.
    func words(for connection: Connection) -> String {
        let end = connection.destination
        switch connection.kind {
        case .outlet, .accessibilityConnection: return "\(connection.name) = \(endInWords(end))"
        case .outletCollection: return "\(connection.name) += \(endInWords(end))"
        case .action:
            let event = connection.event.map { " on \($0)" } ?? ""
            let isForAnybody = object(withID: end)?.placeholder == .firstResponder
            return "\(connection.name)\(event) to \(isForAnybody ? "the responder chain" : endInWords(end))"
        case .binding: return "\(connection.name) bound to \(endInWords(end)).\(connection.keyPath ?? "")"
        case .segue:
            let identifier = connection.identifier.map { " \"\($0)\"" } ?? ""
            return "segue \(connection.name)\(identifier) to \(endInWords(end))"
        }
    }

    /// Returns the name of the object with an id; the id if there is none.
    func endInWords(_ id: String) -> String {
        if let object = object(withID: id) { return fullName(of: object) }
        guard let node = document.element(withID: id) else { return id }
        return document.isConstraint(node) ? "a constraint" : document.fullName(of: node)
    }
}
