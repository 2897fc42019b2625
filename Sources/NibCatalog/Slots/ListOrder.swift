/// What the order of a list's children goes by.
public enum ListOrder: Sendable, Hashable {
    /// The order is the user's and means something: `subviews`, `items`, `objects`, `segments`, …
    case semantic
    /// By id, numbers first and by value, then by code point: `constraints`.
    case byID
    /// By tag, then name; of two images of one name the system's own first: `resources`.
    case byTagAndName
    /// By name: `designables`.
    case byName
    /// By kind in alphabetical order, and within a kind as FORMAT.md, section 4 says: `connections`.
    case connections
    /// Deployment, development, plug-ins, capabilities: `dependencies`.
    case dependencies
}
