import ClassFacts
import NibDocument
import SourceIndex

/// The reuse identifiers of a project: the cells that have them, and the code that registers them.
struct ReuseIdentifiers {
    /// A cell with a reuse identifier.
    typealias Cell = (document: DocumentContext, object: CheckedObject)

    private let project: ProjectContext
    private let registered: [(path: String, use: CodeUse)]
    /// The cells by their identifiers.
    private(set) var cells: [String: [Cell]] = [:]
    /// The identifiers of views on macOS, which need not be cells.
    private var others: Set<String> = []
    /// The scenes by the classes of their controllers, and those above.
    private var scenes: [CodeOwner: [(document: DocumentContext, scene: Int)]] = [:]
    /// The identifiers that something has or registers.
    let known: Set<String>
    /// The identifiers of cells that no code uses.
    let unused: [String]

    /// Collects the identifiers.
    ///
    /// - Parameters:
    ///   - project: the documents.
    ///   - registered: the registrations in code.
    ///   - asked: the identifiers that code uses in any way.
    init(_ project: ProjectContext, registered: [(path: String, use: CodeUse)], asked: Set<String>) {
        self.project = project
        self.registered = registered
        for document in project.documents {
            for object in document.objects {
                if let identifier = document.tree.attribute("reuseIdentifier", of: object.node), !identifier.isEmpty {
                    cells[identifier, default: []].append((document, object))
                } else if document.isMac, let identifier = document.tree.attribute("identifier", of: object.node) {
                    others.insert(identifier)
                }
            }
        }
        for document in project.documents {
            for scene in document.scenes.indices {
                guard let controller = document.controller(ofScene: scene) else { continue }
                for owner in CodeOwner.all(of: controller, in: document) {
                    scenes[owner, default: []].append((document, scene))
                }
            }
        }
        known = others.union(registered.map(\.use.value)).union(cells.keys)
        unused = cells.keys.filter { !asked.contains($0) }.sorted()
    }

    /// What a use dequeues from.
    enum Holder {
        case table
        /// A collection, and the kind of its view as the run time names it.
        case collection(kind: String)
        /// Code does not tell which.
        case unknown

        init(of found: (path: String, use: CodeUse), in code: any CodeLookup) {
            if found.use.detail.hasPrefix(CodeUse.ofKind) {
                self = .collection(kind: Self.kind(String(found.use.detail.dropFirst(CodeUse.ofKind.count))))
                return
            }
            let words = Set(code.words(inFile: found.path, line: found.use.place.line))
            if !words.isDisjoint(with: ["withIdentifier", "dequeueReusableCellWithIdentifier"]) {
                self = .table
            } else if !words.isDisjoint(with: ["withReuseIdentifier", "dequeueReusableCellWithReuseIdentifier"]) {
                self = .collection(kind: Self.cell)
            } else {
                self = .unknown
            }
        }

        private static let cell = "UICollectionElementKindCell"

        /// Whether cells are dequeued, not headers, footers and the like.
        var isOfCells: Bool {
            if case .collection(let kind) = self { kind == Self.cell } else { true }
        }

        /// The kind of view in the message at run time; empty for a table.
        var kind: String {
            switch self {
            case .table: ""
            case .collection(let kind): kind
            case .unknown: Self.cell
            }
        }

        /// Returns the value of an expression for a kind of supplementary views: `…` if it is not known.
        private static func kind(_ written: String) -> String {
            for name in ["SectionHeader", "SectionFooter"]
            where written.hasSuffix("lementKind" + name) || written == "UICollectionElementKind" + name {
                return "UICollectionElementKind" + name
            }
            let literal = written.drop { $0 == "@" }
            guard literal.count > 2, literal.first == "\"", literal.last == "\"" else { return "…" }
            return String(literal.dropFirst().dropLast())
        }
    }

    /// Returns the identifiers that may be meant by one that nothing has, in order: not those that only cells of the other kind have.
    func known(in holder: Holder) -> [String] {
        let other: Set<String>
        switch holder {
        case .table: other = ["collectionViewCell", "collectionReusableView"]
        case .collection: other = ["tableViewCell"]
        case .unknown: other = []
        }
        let registered = Set(registered.map(\.use.value))
        return known.sorted().filter { identifier in
            guard let cells = cells[identifier], !registered.contains(identifier) else { return true }
            return cells.contains { !other.contains($0.object.element) }
        }
    }

    /// What is wrong with a use of an identifier.
    enum Problem {
        /// Nothing has it, and no code registers it.
        case unknown
        /// Only other scenes than those of the class have it, and no code registers it.
        case elsewhere(Cell)
    }

    /// Returns what is wrong with dequeuing by an identifier; nil if nothing is, or it cannot be known.
    func problem(with found: (path: String, use: CodeUse)) -> Problem? {
        guard let problem = problemOfTable(with: found), isOfTable(found) else { return nil }
        return problem
    }

    /// Whether a word of the method up to a use, or of the class, names a table or collection. A list of a library, which has methods of
    /// the same names, may register its cells itself.
    private func isOfTable(_ found: (path: String, use: CodeUse)) -> Bool {
        let (use, line) = (found.use, found.use.place.line)
        guard let code = project.code, !use.detail.hasPrefix(CodeUse.ofKind) else { return true }
        let around = code.member(at: use.place.offset, inFile: found.path)
        let first = max(1, min(around?.member.place.line ?? line - Self.reach, line))
        let words = code.words(inFile: found.path, lines: first...line)
        let parts = code.classes(named: use.owner).flatMap(\.parts)
        let names = parts.flatMap(\.declaration.inherited) + [use.owner]
        return words.isEmpty || (words + names).contains(where: Self.namesTable)
    }

    /// The lines above a use that tell what it is sent to, outside of methods.
    private static let reach = 15

    private static func namesTable(_ word: String) -> Bool {
        word.hasPrefix("table") || word.contains("Table") || word.contains("ollection")
    }

    private func problemOfTable(with found: (path: String, use: CodeUse)) -> Problem? {
        let use = found.use
        guard !use.value.isEmpty else { return nil }
        let registrations = registered.map(\.use).filter { isConcerned(use, by: $0) }
        guard known.contains(use.value) else {
            // Code may register any identifier, unless a cell has one that nothing uses, and this one is probably meant by it.
            return registrations.isEmpty || Similar.renamed(use.value, among: unused) != nil ? .unknown : nil
        }
        guard registrations.isEmpty, let cell = cells[use.value]?.first else { return nil }
        // A class whose scenes have no prototypes at all takes its table from elsewhere.
        guard let scenes = scenes[CodeOwner(of: found)],
            scenes.allSatisfy({ hasCells(scene: $0.scene, of: $0.document) }),
            !scenes.contains(where: { isThere(use.value, inScene: $0.scene, of: $0.document) })
        else { return nil }
        return .elsewhere(cell)
    }

    /// Whether a use may be of the identifier of a registration: that is of the same, or of one that is not known, unless that is in a
    /// controller that has nothing to do with the use's.
    private func isConcerned(_ use: CodeUse, by registration: CodeUse) -> Bool {
        if !registration.value.isEmpty { return registration.value == use.value }
        guard let resolver = project.documents.first?.resolver else { return true }
        func isController(_ name: String) -> Bool {
            ["UIViewController", "NSViewController"].contains { resolver.isClass(name, kindOf: $0) == true }
        }
        guard isController(use.owner), isController(registration.owner) else { return true }
        return use.owner == registration.owner || resolver.isClass(use.owner, kindOf: registration.owner) != false
            || resolver.isClass(registration.owner, kindOf: use.owner) != false
    }

    private func hasCells(scene: Int, of document: DocumentContext) -> Bool {
        cells.values.contains { $0.contains { $0.document === document && $0.object.scene == scene } }
    }

    private func isThere(_ identifier: String, inScene scene: Int, of document: DocumentContext) -> Bool {
        (cells[identifier] ?? []).contains { $0.document === document && $0.object.scene == scene }
    }
}
