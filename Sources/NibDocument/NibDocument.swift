import NibCatalog
import XMLTree

/// An Interface Builder document: a lossless tree presented as objects and connections.
///
/// Reading has no side effects. Every change goes through an `Edit`, the only writer of the tree.
package final class NibDocument {
    /// The document's bytes as a tree.
    package let tree: XMLTree
    /// The platform, and whether the document is a xib or a storyboard.
    package let kind: DocumentKind
    /// The first number of the header's `toolsVersion`; 0 if it is missing.
    package let toolsVersion: Int
    /// The catalogue for the document's family and era.
    package let catalog: Catalog
    /// The original format if the document was converted from one that cannot be written; the document is read-only
    /// then.
    package let readOnlyFormat: ReadOnlyFormat?
    /// How new lines are laid out.
    let layout: Layout
    let symbols: Symbols
    /// Elements by `id`.
    let ids: AttributeIndex
    private var referenceIndex: AttributeIndex?
    private var resourceNames: AttributeIndex?
    private var sceneIndex: AttributeIndex?
    /// Whether elements are views, by the symbols of their names; filled on demand.
    var viewSymbols: [Int32: Bool] = [:]
    /// The attributes that elements are known to have, by the elements' names; filled on demand.
    var knownAttributeNames: [String: Set<String>] = [:]
    /// The names of outlets to objects that many elements refer to.
    var outletNames = NodeCache<String?>()
    /// The outlets by which objects were known when further outlets were connected to them, by the objects' ids.
    var keptOutlets: [String: String] = [:]
    /// The names of objects that are not just their kind and label.
    var longNames = LongNames()
    /// Whether an object is called by its kind alone, because nobody sees the names: each name may ask thousands of objects.
    package var hasShortNames = false
    /// The children of elements that have many.
    var childTables = ChildTables()
    /// What objects are found by, once that was asked often.
    var objectNames: ObjectNames?
    var connectionNames = ConnectionNames()
    /// The number of questions for objects that were answered without it.
    var questionCount = 0
    /// The two elements that were last found by their ids.
    var lastFound: (Found?, Found?) = (nil, nil)

    /// An element that was found by its id, which no other element has, until the tree changes.
    struct Found {
        let node: NodeID
        let id: String
        /// The tree's count of changes when it was found.
        let changeCount: Int
    }

    /// Parses a document.
    ///
    /// - Parameters:
    ///   - bytes: the bytes of the file, or the document converted from another format.
    ///   - readOnlyFormat: that format; edits of the document then fail.
    /// - Throws: `NibError` that names what the bytes are instead or, for invalid XML, the place of the error.
    package init(bytes: [UInt8], readOnlyFormat: ReadOnlyFormat? = nil) throws(NibError) {
        self.readOnlyFormat = readOnlyFormat
        try Foreign.check(bytes)
        do throws(ParseError) { tree = try XMLTree(bytes: bytes, indexing: ["id"]) } catch {
            throw Foreign.explained(error, in: bytes)
        }
        let root = tree.root
        try Foreign.check(tree, root: root)
        kind = DocumentKind(
            type: tree.attribute("type", of: root) ?? "",
            targetRuntime: tree.attribute("targetRuntime", of: root) ?? "")
        toolsVersion = Self.toolsVersion(in: tree)
        catalog = Catalog(
            kind.family, era: Era(toolsVersion: toolsVersion), isWatch: kind.platform == .watchOS)
        tree.keepsGreater = Self.keepsGreater(tree)
        layout = Layout(tree: tree)
        symbols = Symbols(tree)
        ids = tree.indexes[0]
    }

    /// Makes a copy of a document that was not changed since it was parsed.
    private init(copyOf original: NibDocument) {
        tree = XMLTree(copyOf: original.tree)
        kind = original.kind
        toolsVersion = original.toolsVersion
        catalog = original.catalog
        readOnlyFormat = nil
        layout = original.layout
        symbols = original.symbols
        ids = tree.indexes[0]
    }

    /// Returns a document with the same bytes that can be edited on its own, in less time than they take to parse.
    ///
    /// - Throws: `NibError` if the document was changed and its bytes cannot be parsed.
    package func copy() throws(NibError) -> NibDocument {
        tree.changeCount == 0 ? NibDocument(copyOf: self) : try NibDocument(bytes: bytes)
    }

    /// The current bytes of the document.
    package var bytes: [UInt8] { tree.bytes() }

    /// Returns the document as a save would write it, so that its elements have their places in those bytes: itself if it was not
    /// changed since it was parsed, otherwise a copy.
    ///
    /// - Throws: `NibError` if the bytes cannot be parsed.
    package func asSaved() throws(NibError) -> NibDocument {
        tree.changeCount == 0 ? self : try NibDocument(bytes: bytes, readOnlyFormat: readOnlyFormat)
    }

    /// Elements by the ids that they refer to; built on first use.
    var references: AttributeIndex {
        if let referenceIndex { return referenceIndex }
        let index = tree.makeIndex(of: catalog.referenceNames.sorted())
        referenceIndex = index
        return index
    }

    /// Scenes by their ids; built on first use.
    var sceneIDs: AttributeIndex {
        if let sceneIndex { return sceneIndex }
        let index = tree.makeIndex(of: ["sceneID"])
        sceneIndex = index
        return index
    }

    /// Elements by the resources that they may name; built on first use.
    var resourceIndex: AttributeIndex {
        if let resourceNames { return resourceNames }
        let index = tree.makeIndex(of: Resource.attributes)
        resourceNames = index
        return index
    }

    /// Returns the first number of `toolsVersion`; for the marker 32700 the plug-in's version
    /// (Documentation/Format/Document.md#versions).
    static func toolsVersion(in tree: XMLTree) -> Int {
        let version = major(tree.attribute("toolsVersion", of: tree.root)) ?? 0
        guard version >= 32700 else { return version }
        let dependencies = tree.elements(in: tree.root).first { tree.name($0) == "dependencies" }
        let plugIn = dependencies.flatMap { tree.elements(in: $0).first { tree.name($0) == "plugIn" } }
        return plugIn.flatMap { major(tree.attribute("version", of: $0)) } ?? 22690
    }

    /// Whether the document was saved on OS X 10.9 or before, whose writer does not escape `>` in attributes (236 values of 6
    /// repositories; since 10.10 it does, in 605 of 605).
    private static func keepsGreater(_ tree: XMLTree) -> Bool {
        let build = tree.attribute("systemVersion", of: tree.root) ?? ""
        return Int(String(build.prefix { $0.isNumber })).map { $0 <= 13 } ?? false
    }

    private static func major(_ version: String?) -> Int? {
        guard let first = version?.split(separator: ".").first else { return nil }
        return Int(first)
    }
}

extension NibError {
    /// Makes an error from a parse error of a whole document.
    init(_ error: ParseError) {
        let code: Code =
            switch error.reason {
            case .documentType: .documentType
            case .encoding: .encoding
            case .empty, .malformed, .tooLarge: .malformed
            case .tooDeep: .tooDeep
            }
        self.init(code, error.message, line: error.line, column: error.column)
    }
}
