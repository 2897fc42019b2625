/// How the children of a list are sorted.
package enum ListOrder: Sendable, Hashable {
    /// The user chooses the order, and it has a meaning: `subviews`, `items`, `objects`, `segments`, …
    case semantic
    /// By id: numbers first, by value, then the others, by code point: `constraints`.
    case byID
    /// By tag, then name. Of two images of one name the system's comes first: `resources`.
    case byTagAndName
    /// By name: `designables`.
    case byName
    /// By key: `dictionary` (706 of 706).
    case byKey
    /// By kind in alphabetical order, then by rules of the kind (Documentation/Format/Connections.md#order-of-connections):
    /// `connections`.
    case connections
    /// Deployment, development, plug-ins, capabilities: `dependencies`.
    case dependencies
}
