extension Catalog {
    /// The events of UIKit's controls, as documents spell them, in the order of Interface Builder's inspector.
    package var events: [String] {
        connections.facts.events
    }

    /// Returns a line that says when a control sends an event, or nil for an unknown event.
    package func meaning(ofEvent event: String) -> String? {
        connections.facts.meanings[event]
    }

    /// Returns the connections that objects of a public class need to be of use: names of outlets, or `action` for any
    /// action.
    package func awaitedConnections(ofClass className: String) -> [String] {
        let chain = superclasses(of: className)
        if chain.contains(where: connections.facts.exempt.contains) { return [] }
        return chain.flatMap { connections.facts.awaited[$0] ?? [] }
    }

    /// Returns the event that Interface Builder uses for an element's action if the user chooses none.
    ///
    /// The counts agree with it (Documentation/Format/Connections.md#actions), except for text fields, whose events vary: for
    /// them it is the event that Interface Builder's dialog proposes.
    ///
    /// - Returns: The event, or nil if the element's actions have none.
    package func defaultEvent(_ element: String) -> String? {
        self.element(element)?.className.flatMap(defaultEvent(ofClass:))
    }

    /// Returns the event that Interface Builder uses for the action of a control of a public class.
    package func defaultEvent(ofClass className: String) -> String? {
        guard actionForm(ofClass: className) == .event else { return nil }
        return superclasses(of: className).lazy.compactMap { self.connections.facts.defaults[$0] }.first
    }

    /// Returns how an element's actions are written, or nil if its class sends none.
    package func actionForm(_ element: String) -> ActionForm? {
        self.element(element)?.className.flatMap(actionForm(ofClass:))
    }

    /// Returns how the actions of a public class are written, or nil if it sends none or is unknown.
    package func actionForm(ofClass className: String) -> ActionForm? {
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

    /// Returns whether a class that inherits from a public class may send actions: if that sends them, or is a superclass of one that does.
    package func maySend(inheritingFrom className: String) -> Bool {
        let senders = connections.facts.senders[familyName] ?? []
        return actionForm(ofClass: className) != nil
            || senders.contains { superclasses(of: $0).contains(className) }
    }

    /// Returns the names of an element's further actions, such as `doubleAction`. Documents have them in `trigger`.
    package func actionTriggers(_ element: String) -> [String] {
        family == .cocoa ? ancestors(element).flatMap { connections.facts.triggers[$0] ?? [] } : []
    }

    /// The kinds of segues; those to use in new documents come first.
    package var segueKinds: [String] {
        connections.facts.segues[isWatch ? "Watch" : familyName] ?? []
    }

    /// The kinds of segues of all families, each once.
    package static let allSegueKinds = Set(ConnectionCache.facts.segues.values.joined()).sorted()

    /// The connections of the accessibility of a macOS view, in the order of the inspector; no document has others.
    package var accessibilityConnections: [String] { family == .cocoa ? ["link", "title"] : [] }

    /// Returns the relationships of segues of kind `relationship` that can start at an element.
    package func relationships(of element: String) -> [String] {
        connections.facts.relationships[familyName + " " + element] ?? []
    }

    /// Returns where a user-defined runtime attribute keeps its value, or nil for an unknown type.
    package func runtimeAttributeForm(_ type: String) -> RuntimeAttributeForm? {
        connections.facts.runtimeTypes.first { $0.name == type }?.form
    }

    private var familyName: String { family == .cocoa ? "Cocoa" : "CocoaTouch" }

    private func ancestors(_ element: String) -> [String] {
        self.element(element)?.className.map(superclasses(of:)) ?? []
    }
}
