import XMLTree

/// For entries of the log, the primitives that turn them on one tree: back while they are applied, forward while they
/// are not.
///
/// They belong to the tree and live as long as it does; the journal does not keep them.
package struct Inverses {
    private var primitives: [Int: [Primitive]] = [:]

    /// Makes a table that knows no entry.
    package init() {}

    /// The primitives that turn an entry; nil when only its lines are known.
    package subscript(number: Int) -> [Primitive]? {
        get { primitives[number] }
        set { primitives[number] = newValue }
    }

    /// Undoes an entry, or makes it again, and keeps what turns it the other way.
    ///
    /// - Returns: whether its primitives were known; otherwise nothing is done.
    package mutating func turn(_ number: Int, on tree: XMLTree) -> Bool {
        guard let known = primitives[number] else { return false }
        primitives[number] = known.reversed().map { tree.apply($0) }
        return true
    }
}
