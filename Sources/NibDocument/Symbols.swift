import XMLTree

/// The symbols (numbers) of frequently needed element names, so that comparing names compares numbers.
struct Symbols {
    let connections: Int32
    let constraint: Int32
    let constraints: Int32
    let string: Int32
    let mutableString: Int32
    let null: Int32
    let scene: Int32
    let subviews: Int32
    let color: Int32
    let behavior: Int32
    let accessibilityTraits: Int32
    let runtimeAttribute: Int32
    private let font: Int32
    private let fontDescription: Int32
    /// The elements whose ids do not identify objects.
    private let device: Int32
    private let adaptation: Int32
    /// The kinds of connections with the symbols of their elements.
    private let kinds: [(symbol: Int32, kind: Connection.Kind)]

    init(_ tree: XMLTree) {
        connections = tree.intern("connections")
        constraint = tree.intern("constraint")
        constraints = tree.intern("constraints")
        string = tree.intern("string")
        mutableString = tree.intern("mutableString")
        null = tree.intern("nil")
        scene = tree.intern("scene")
        subviews = tree.intern("subviews")
        color = tree.intern("color")
        behavior = tree.intern("behavior")
        accessibilityTraits = tree.intern("accessibilityTraits")
        runtimeAttribute = tree.intern("userDefinedRuntimeAttribute")
        font = tree.intern("font")
        fontDescription = tree.intern("fontDescription")
        device = tree.intern("device")
        adaptation = tree.intern("adaptation")
        kinds = Connection.Kind.allCases.map { (tree.intern($0.rawValue), $0) }
    }

    /// Whether the `id` of elements with a symbol does not identify an object (Documentation/Format/Objects.md#ids).
    func lacksObjectID(_ symbol: Int32) -> Bool { symbol == device || symbol == adaptation }

    /// Whether elements with a symbol are fonts.
    func isFont(_ symbol: Int32) -> Bool { symbol == font || symbol == fontDescription }

    /// Returns the symbol of the elements that are connections of a kind.
    func symbol(of kind: Connection.Kind) -> Int32 {
        for entry in kinds where entry.kind == kind { return entry.symbol }
        return -1
    }

    /// Returns the kind of connection of elements with a symbol; nil if they are not connections.
    func connectionKind(_ symbol: Int32) -> Connection.Kind? {
        for entry in kinds where entry.symbol == symbol { return entry.kind }
        return nil
    }
}
