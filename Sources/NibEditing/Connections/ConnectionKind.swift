/// The kind of a connection, by which the full form of `connect` and `disconnect` is called.
package enum ConnectionKind: String, CaseIterable, Sendable {
    case outlet, collection, action, segue, binding, accessibility

    /// How the two ends of a `connect` statement can be read, and what is known of their names.
    package struct Ends {
        /// Whether the source can be read as an object alone.
        package var isSourceObject = false
        /// Whether it can be read as an object and a name.
        package var hasSourceName = false
        /// The kinds of connection for which the source is known to have that name.
        package var known: Set<ConnectionKind> = []
        /// Whether the destination can be read as an object alone.
        package var isDestinationObject = false
        /// Whether it can be read as an object and a name.
        package var hasDestinationName = false
        /// Whether that name is a selector: it has a colon, or the destination's class has such an action.
        package var isSelector = false
        /// Whether there are several destinations.
        package var isMultiple = false
        /// Whether a kind of segue follows the destination.
        package var hasSegueKind = false
        /// The kind that an option of the statement belongs to.
        package var optionKind: ConnectionKind?
        /// Whether the document is one of macOS, which alone has bindings.
        package var isMac = false

        /// Makes ends of which nothing is known.
        package init() {}
    }

    /// Returns the kinds that two ends can be connected by.
    ///
    /// - Parameter ends: how the ends can be read.
    /// - Returns: the only kind that fits; several if the names do not tell; none if the statement lacks the kind.
    package static func candidates(_ ends: Ends) -> [ConnectionKind] {
        if let kind = ends.optionKind { return [kind] }
        if ends.hasSegueKind { return [.segue] }
        if ends.isSelector, !ends.isDestinationObject || ends.known.isDisjoint(with: [.outlet, .collection]) {
            return [.action]
        }
        if ends.isMultiple { return ends.hasSourceName ? [.collection] : [] }
        let possible = allCases.filter { isPossible($0, between: ends) }
        let known = possible.filter(ends.known.contains)
        if !known.isEmpty { return known }
        if ends.known.contains(.action) { return [.action] }
        return possible.first.map { [$0] } ?? []
    }

    /// Whether the ends have what a kind of connection needs, as far as it can be found without a word for the kind.
    private static func isPossible(_ kind: ConnectionKind, between ends: Ends) -> Bool {
        switch kind {
        case .outlet, .collection: ends.hasSourceName && ends.isDestinationObject
        case .accessibility: ends.isMac && ends.hasSourceName && ends.isDestinationObject
        case .binding: ends.isMac && ends.hasSourceName && ends.hasDestinationName && !ends.known.contains(.action)
        case .action: (ends.isSourceObject || ends.known.contains(.action)) && ends.hasDestinationName
        case .segue: false
        }
    }
}
