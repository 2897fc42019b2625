import Bytes
import XMLTree

/// Finds objects by their names without looking at all of them.
///
/// It keeps what it read from each object. When it is asked, it first reads again what is around the places where the tree has
/// changed since it was last asked; after very many changes it reads all objects again.
final class ObjectNames {
    /// What an element is found by.
    private struct Known: Equatable {
        var title: String?
        /// Only objects have one.
        var kind: Kind?
        var outlet: String?
        var sceneLabel: String?

        /// The groups that the element belongs to.
        var keys: [Key] {
            let titles = [title, kind == nil ? nil : sceneLabel].compactMap { $0 }.flatMap(NibDocument.spellings)
            return Set(titles.map { $0.lowercased() }).map { .title($0) } + (kind.map { [.kind($0)] } ?? [])
                + (outlet.map { NibDocument.spellings(of: $0).map { .outlet($0) } } ?? [])
                + (sceneLabel.map { [.scene($0.lowercased())] } ?? [])
        }
    }

    /// A kind of object; most documents have few.
    private struct Kind: Hashable {
        let type: String
        let className: String
        let element: String

        /// The names that the kind is found by.
        var names: Set<String> {
            var names: Set = [type, type.lowercased(), className, element]
            for (index, character) in zip(type.indices, type) where character == " " {
                names.insert(String(type[type.index(after: index)...]))
            }
            return names
        }

        /// Whether all objects of the kind are among those that a question is for.
        func fits(_ question: ObjectQuestion) -> Bool {
            switch question {
            case .named(let name): type == name || className == name || element == name
            case .inAnyCase(let low): type.lowercased() == low
            case .ofType(let name): ObjectQuestion.isType(type, calledFor: name)
            case .shown(let name): name == type
            case .titled, .held: false
            }
        }
    }

    /// What the elements of a group have in common. Titles are those that are shown, too, and like labels of scenes in lower case.
    private enum Key: Hashable {
        case title(String)
        case kind(Kind)
        case outlet(String)
        case scene(String)
    }

    private struct Group {
        var members: IndexedElements
        /// The kept answers that contain members.
        var questions: Set<ObjectQuestion> = []
    }

    private var known: [NodeID: Known] = [:]
    private var groups: [Key: Group] = [:]
    private var kinds: [String: [Kind]] = [:]
    /// Answers for which many objects were looked at, and of which a number may tell which object is meant.
    private var answers: [ObjectQuestion: [NodeID]] = [:]
    /// The kept answers that depend on outlets too.
    private var shownAnswers: Set<ObjectQuestion> = []
    private let changes: ChangedNodes

    /// Answers for which more objects were looked at are kept.
    private static let many = 16
    /// The names of an element depend on what is in it down to this number of levels.
    private static let depth = 3

    /// Reads all objects of a document.
    init(_ document: NibDocument) {
        changes = document.tree.followChanges(upTo: max(1_000, document.tree.nodeCount / 16))
        readAll(document)
    }

    // MARK: - Answering

    /// Returns the objects that a question is for, in document order.
    func objects(_ question: ObjectQuestion, in document: NibDocument) -> [NodeID] {
        follow(document)
        if let answer = answers[question] { return answer }
        let keys = self.keys(for: question)
        let candidates = Set(keys.flatMap { objects(in: $0, of: document) })
        let answer = document.inDocumentOrder(candidates.filter { isMeant($0, by: question, in: document) })
        if candidates.count > Self.many { keep(answer, of: question, in: keys) }
        return answer
    }

    /// Whether an object has a type of this name.
    func hasObject(ofType type: String, in document: NibDocument) -> Bool {
        follow(document)
        return kinds[type]?.contains { $0.type == type } == true
    }

    /// Returns the scenes with a label in lower case, in document order.
    func scenes(labelled low: String, in document: NibDocument) -> [NodeID] {
        follow(document)
        let scenes = members(.scene(low))
        let list = scenes.isEmpty ? nil : document.sceneList
        return document.inDocumentOrder(scenes.filter { document.tree.parent($0) == list })
    }

    /// The groups in which are all objects that a question is for.
    private func keys(for question: ObjectQuestion) -> [Key] {
        switch question {
        case .titled(let name): return [.title(name.lowercased())]
        case .held(let name): return [.outlet(name)]
        case .named(let name), .ofType(let name): return kinds(name, for: question)
        case .inAnyCase(let low): return [.title(low)] + kinds(low, for: question)
        case .shown(let name):
            let labels = Self.labels(in: name)
            return kinds(name, for: question) + labels.map { .title($0.lowercased()) } + labels.map { .outlet($0) }
        }
    }

    private func kinds(_ name: String, for question: ObjectQuestion) -> [Key] {
        (kinds[name] ?? []).filter { $0.fits(question) }.map { .kind($0) }
    }

    /// The texts that may be the label in a name such as `Button "Go"`.
    private static func labels(in name: String) -> [String] {
        let bytes = Array(name.utf8)
        return bytes.indices.dropFirst(2).dropLast().filter { bytes[$0 - 2...$0 - 1] == [Byte.space, Byte.quote] }
            .map { String(decoding: bytes[$0...].dropLast(), as: UTF8.self) }
            .map { $0.replacing("\\\"", with: "\"").replacing("\\\\", with: "\\") }
    }

    private func members(_ key: Key) -> [NodeID] { groups[key]?.members.all ?? [] }

    private func objects(in key: Key, of document: NibDocument) -> [NodeID] {
        guard case .outlet = key else { return members(key) }
        return members(key).flatMap { outlet in
            document.connection(outlet).map { document.ids.nodes($0.destination).filter(document.isObject) } ?? []
        }
    }

    /// Whether an object of a group is one of those that a question is for.
    private func isMeant(_ node: NodeID, by question: ObjectQuestion, in document: NibDocument) -> Bool {
        guard let names = known[node], let kind = names.kind else { return false }
        switch question {
        case .titled(let name): return names.title == name
        case .inAnyCase(let low): return names.title?.lowercased() == low || kind.fits(question)
        case .named, .ofType: return true
        case .held, .shown: return document.fits(node, for: question)
        }
    }

    private func keep(_ answer: [NodeID], of question: ObjectQuestion, in keys: [Key]) {
        switch question {
        case .titled, .inAnyCase, .named, .ofType: break
        case .shown: shownAnswers.insert(question)
        // What it finds changes with any outlet, and few objects have one name.
        case .held: return
        }
        answers[question] = answer
        for key in keys { groups[key]?.questions.insert(question) }
    }

    /// Forgets the answers that may be others now that an outlet, or a name that no object had, is there.
    private func forgetShownAnswers() {
        for question in shownAnswers { answers[question] = nil }
        shownAnswers = []
    }

    // MARK: - Following changes

    private func follow(_ document: NibDocument) {
        guard let changes = changes.take() else { return readAll(document) }
        for change in changes {
            if change.isWhole {
                for node in document.tree.subtree(change.node) { read(node, isPlaced: true, in: document) }
            }
            if known[change.node]?.outlet != nil { forgetShownAnswers() }
            var node: NodeID? = change.node
            for _ in 0...Self.depth {
                guard let changed = node else { break }
                read(changed, isPlaced: false, in: document)
                node = document.tree.parent(changed)
            }
        }
    }

    private func readAll(_ document: NibDocument) {
        (known, groups, kinds, answers, shownAnswers) = ([:], [:], [:], [:], [])
        for node in document.tree.subtree(document.tree.root) { read(node, isPlaced: false, in: document) }
    }

    /// Reads what an element is found by now; if it may have another place in the document, answers must not keep it at the old one.
    private func read(_ node: NodeID, isPlaced: Bool, in document: NibDocument) {
        let (old, new) = (known[node], names(of: node, in: document))
        guard old != new || (isPlaced && new != nil) else { return }
        if let old { for key in old.keys { remove(node, from: key) } }
        known[node] = new
        if let new { for key in new.keys { add(node, to: key) } }
    }

    private func names(of node: NodeID, in document: NibDocument) -> Known? {
        let tree = document.tree
        guard tree.isAttached(node), tree.kind(node) == .element else { return nil }
        var names = Known()
        if document.isObject(node) {
            names.title = document.title(of: node)
            names.kind = Kind(
                type: document.typeName(of: node), className: document.className(of: node), element: tree.name(node))
        } else if document.connectionKind(node) == .outlet {
            names.outlet = document.connection(node)?.name
        }
        if tree.symbol(of: node) == document.symbols.scene { names.sceneLabel = document.label(ofScene: node) }
        return names == Known() ? nil : names
    }

    private func add(_ node: NodeID, to key: Key) {
        if case .outlet = key { forgetShownAnswers() }
        guard groups[key] == nil else {
            for question in groups[key]!.questions { answers[question] = nil }
            groups[key]!.questions = []
            groups[key]!.members.add(node)
            return
        }
        forgetShownAnswers()
        groups[key] = Group(members: IndexedElements(node))
        switch key {
        case .title(let low): answers[.inAnyCase(low)] = nil
        case .kind(let kind):
            for name in kind.names {
                kinds[name, default: []].append(kind)
                for question in [.named(name), .inAnyCase(name), .ofType(name)] as [ObjectQuestion] {
                    answers[question] = nil
                }
            }
        case .outlet, .scene: break
        }
    }

    private func remove(_ node: NodeID, from key: Key) {
        if case .outlet = key { forgetShownAnswers() }
        guard let place = groups.index(forKey: key) else { return }
        for question in groups.values[place].questions {
            if let index = answers[question]?.firstIndex(of: node) { answers[question]!.remove(at: index) }
        }
        guard groups.values[place].members.remove(node) else { return }
        groups.remove(at: place)
        if case .kind(let kind) = key { for name in kind.names { kinds[name]?.removeAll { $0 == kind } } }
    }
}
