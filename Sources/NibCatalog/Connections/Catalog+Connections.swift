extension Catalog {
    /// All events of UIKit's controls as documents spell them, in the order of Interface Builder's inspector.
    public var events: [String] {
        connections.facts.events
    }

    /// Says what makes a control send an event, in a line; nil for an event that is not known.
    public func meaning(ofEvent event: String) -> String? {
        connections.facts.meanings[event]
    }

    /// Gives what objects of a public class are of little use without: names of outlets, or `action` for any action.
    public func awaitedConnections(ofClass className: String) -> [String] {
        let chain = superclasses(of: className)
        if chain.contains(where: connections.facts.exempt.contains) { return [] }
        return chain.flatMap { connections.facts.awaited[$0] ?? [] }
    }

    /// Gives the event that Interface Builder takes for an element's action when none is chosen.
    ///
    /// The counts of FORMAT.md, section 5 bear it out, but for text fields, whose users choose: there it is what
    /// Interface Builder's own dialogue proposes.
    ///
    /// - Returns: The event; nil where the element's actions carry none.
    public func defaultEvent(_ element: String) -> String? {
        self.element(element)?.className.flatMap(defaultEvent(ofClass:))
    }

    /// Gives the event that Interface Builder takes for the action of a control of a public class.
    public func defaultEvent(ofClass className: String) -> String? {
        guard actionForm(ofClass: className) == .event else { return nil }
        return superclasses(of: className).lazy.compactMap { self.connections.facts.defaults[$0] }.first
    }

    /// Says how an element's actions are written; nil where its class sends none.
    public func actionForm(_ element: String) -> ActionForm? {
        self.element(element)?.className.flatMap(actionForm(ofClass:))
    }

    /// Says how the actions of objects of a public class are written; nil where it sends none or is not known.
    public func actionForm(ofClass className: String) -> ActionForm? {
        if let known = connections.actionForms[className] { return known }
        let form = readActionForm(ofClass: className)
        connections.actionForms[className] = .some(form)
        return form
    }

    private func readActionForm(ofClass className: String) -> ActionForm? {
        let chain = superclasses(of: className)
        let (senders, plain) = (connections.facts.senders[familyName] ?? [], connections.facts.plain[familyName] ?? [])
        guard chain.contains(where: senders.contains) else { return nil }
        return chain.contains(where: plain.contains) ? .plain : .event
    }

    /// Gives the names of an element's further actions, such as `doubleAction`, which documents write as `trigger`.
    public func actionTriggers(_ element: String) -> [String] {
        family == .cocoa ? ancestors(element).flatMap { connections.facts.triggers[$0] ?? [] } : []
    }

    /// The kinds of segue, those for new work first.
    public var segueKinds: [String] {
        connections.facts.segues[familyName] ?? []
    }

    /// Gives the relationships that segues of kind `relationship` can have from an element.
    public func relationships(of element: String) -> [String] {
        connections.facts.relationships[familyName + " " + element] ?? []
    }

    /// The types of user-defined runtime attributes.
    public var runtimeAttributeTypes: [String] {
        connections.facts.runtimeTypes.map(\.name)
    }

    /// Says where a user-defined runtime attribute keeps its value; nil for a type that is not known.
    public func runtimeAttributeForm(_ type: String) -> RuntimeAttributeForm? {
        connections.facts.runtimeTypes.first { $0.name == type }?.form
    }

    private var familyName: String { family == .cocoa ? "Cocoa" : "CocoaTouch" }

    private func ancestors(_ element: String) -> [String] {
        self.element(element)?.className.map(superclasses(of:)) ?? []
    }
}
