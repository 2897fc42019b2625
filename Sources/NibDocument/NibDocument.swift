import NibCatalog
import XMLTree

/// An Interface Builder document: a lossless tree seen as objects and connections.
///
/// Reading is free of side effects; every change goes through an `Edit`, the only writer of the tree.
public final class NibDocument {
    /// The bytes as a tree.
    public let tree: XMLTree
    /// Platform and form.
    public let kind: DocumentKind
    /// The header's `toolsVersion`, its first number; 0 when it is missing.
    public let toolsVersion: Int
    /// Orders and names of the document's family and era.
    public let catalog: Catalog
    /// What the document was read from, when that is a format that cannot be written; it is for reading only then.
    public let readOnlyFormat: ReadOnlyFormat?
    /// How new lines are laid out.
    let layout: Layout
    let symbols: Symbols
    /// Elements by `id`.
    let ids: AttributeIndex
    private var referenceIndex: AttributeIndex?
    private var resourceNames: AttributeIndex?
    /// Which elements are views, by the numbers of their names, as far as it was asked for.
    var viewSymbols: [Int32: Bool] = [:]
    /// The two elements found by their ids last.
    var lastFound: (Found?, Found?) = (nil, nil)

    struct Found {
        let node: NodeID
        let id: String
    }

    /// Reads a document.
    ///
    /// - Parameters:
    ///   - bytes: the file's bytes, or what stands for a file of another format.
    ///   - readOnlyFormat: that format; no edit of the document is finished then.
    /// - Throws: `NibError` that says what the bytes are instead and, for XML, where it is wrong.
    public init(bytes: [UInt8], readOnlyFormat: ReadOnlyFormat? = nil) throws(NibError) {
        self.readOnlyFormat = readOnlyFormat
        try Foreign.check(bytes)
        do throws(ParseError) { tree = try XMLTree(bytes: bytes, indexing: ["id"]) } catch {
            throw Foreign.explained(error, bytes)
        }
        let root = tree.root
        try Foreign.check(tree, root: root)
        kind = DocumentKind(
            type: tree.attribute("type", of: root) ?? "",
            targetRuntime: tree.attribute("targetRuntime", of: root) ?? "")
        toolsVersion = Self.toolsVersion(in: tree)
        catalog = Catalog(kind.family, Era(toolsVersion: toolsVersion))
        layout = Layout(tree: tree)
        symbols = Symbols(tree)
        ids = tree.indexes[0]
    }

    /// The document's bytes as they are now.
    public var bytes: [UInt8] { tree.bytes() }

    /// Elements by the ids they refer to; made when first asked for.
    var references: AttributeIndex {
        if let referenceIndex { return referenceIndex }
        let index = tree.makeIndex(of: catalog.referenceNames.sorted())
        referenceIndex = index
        return index
    }

    /// Elements by the resources that they may name; made when first asked for.
    var resourceIndex: AttributeIndex {
        if let resourceNames { return resourceNames }
        let index = tree.makeIndex(of: Resource.attributes)
        resourceNames = index
        return index
    }

    /// The first number of `toolsVersion`; the marker 32700 is replaced by the plug-in's version (FORMAT.md, section 2).
    static func toolsVersion(in tree: XMLTree) -> Int {
        let version = major(tree.attribute("toolsVersion", of: tree.root)) ?? 0
        guard version >= 32700 else { return version }
        let dependencies = tree.elements(in: tree.root).first { tree.name($0) == "dependencies" }
        let plugIn = dependencies.flatMap { tree.elements(in: $0).first { tree.name($0) == "plugIn" } }
        return plugIn.flatMap { major(tree.attribute("version", of: $0)) } ?? 22690
    }

    private static func major(_ version: String?) -> Int? {
        guard let first = version?.split(separator: ".").first else { return nil }
        return Int(first)
    }
}

extension NibError {
    /// A parse error of the whole document.
    init(_ error: ParseError) {
        let code: Code =
            switch error.reason {
            case .documentType: .documentType
            case .encoding: .encoding
            case .empty, .malformed, .tooLarge: .malformed
            }
        self.init(code, error.message, line: error.line, column: error.column)
    }
}
