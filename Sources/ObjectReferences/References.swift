import Bytes
import CommandLanguage
import NibDocument
import Replies
import Wording
import XMLTree

/// Turns what a user writes for an object into the object.
///
/// An id takes precedence over everything else; then come the reserved words, the unique beginning of an id that is no object's title, and
/// labels. `A/B[1]`
/// goes down by labels, `a.b` follows an outlet or a child. The names that nibsh prints are accepted too (`PrintedNames`).
/// Ambiguity is an error that lists the candidates.
package struct References {
    /// The document whose objects are meant.
    package let document: NibDocument
    private let neighbour: NodeID?
    private let selection: String?
    private let lastMade: String?
    private var tree: XMLTree { document.tree }

    private static let dot = Byte.period
    private static let slash = Byte.slash

    /// Makes references for one command.
    ///
    /// - Parameters:
    ///   - scope: the document and what is selected in it.
    ///   - other: an object of the same command; `owner` and `first-responder` of a storyboard are those of its scene.
    package init(_ scope: ReferenceScope, near other: NodeID? = nil) {
        document = scope.document
        neighbour = other
        selection = scope.selection
        lastMade = scope.lastMade
    }

    /// Makes references for a word of a command that names another object as well, whichever is written first.
    ///
    /// - Parameters:
    ///   - scope: the document and what is selected in it.
    ///   - word: the word; if it is `owner` or `first-responder` of a storyboard, its scene is the other's.
    ///   - other: the word for the other object, perhaps with a name after it; it may be wrong.
    package init(_ scope: ReferenceScope, for word: Word, beside other: Word?) {
        self.init(scope)
        guard document.kind.isStoryboard, let other, Self.isOfScene(word), !Self.isOfScene(other) else { return }
        let object = (try? resolve(other)) ?? (try? prefix(other))?.object
        self.init(scope, near: object)
    }

    /// Whether a word begins with the name of something that each scene has.
    private static func isOfScene(_ word: Word) -> Bool {
        let text = word.text.utf8
        return ["owner", "first-responder"].contains { name in
            text.starts(with: name.utf8)
                && (text.count == name.utf8.count || text.dropFirst(name.utf8.count).first == dot)
        }
    }

    /// The object, connection or constraint that a word stands for.
    package func resolve(_ word: Word) throws(CommandError) -> NodeID {
        do throws(CommandError) { return try find(word) } catch {
            var error = error
            if error.span == nil { error.span = word.span }
            throw error
        }
    }

    /// The scene that a word labels, or the object that it names: for commands that scenes are named to first of all.
    ///
    /// - Throws: an error if several scenes have the label, or the word names nothing.
    package func sceneOrObject(_ word: Word) throws(CommandError) -> NodeID {
        if let scene = try labelledScene(word) { return scene }
        return try resolve(word)
    }

    /// The scene that has a word as its label; nil if none has, or the word is an id.
    ///
    /// - Throws: an error that lists the scenes if there are several.
    package func labelledScene(_ word: Word) throws(CommandError) -> NodeID? {
        guard document.element(withID: word.text) == nil else { return nil }
        let labelled = document.scenes(labelled: word.text).filter { document.label(ofScene: $0) == word.text }
        guard labelled.count > 1 else { return labelled.first }
        let shown = labelled.map { "\(document.name(ofScene: $0)) \(document.display($0))" }
        throw CommandError(
            "ambiguous-object", "\(labelled.count) scenes are labelled '\(word.text)'", span: word.span,
            hints: ["say which one: \(shown.joined(separator: ", "))"])
    }

    /// The object and the name of `SRC.NAME`, split at the last dot.
    ///
    /// - Parameters:
    ///   - word: the word.
    ///   - what: what the name is, for the error.
    /// - Returns: the object and the name.
    /// - Throws: an error when either is missing.
    package func member(_ word: Word, what: String) throws(CommandError) -> (object: NodeID, name: String) {
        guard let offset = word.lastUnquoted(Self.dot) else {
            throw missingPart(of: word, what: what)
        }
        let name = word.slice(offset + 1..<word.text.utf8.count).text
        guard !name.isEmpty else {
            throw CommandError("usage", "the \(what) is missing after the dot", span: word.span)
        }
        return (try resolve(before(offset, in: word)), name)
    }

    /// The error for a word without a dot: what is missing is the object, if the word names none.
    package func missingPart(of word: Word, what: String) -> CommandError {
        guard word.text.hasSuffix(":") || (try? resolve(word)) == nil else {
            return CommandError(
                "usage", "the \(what) is missing: write \(word.spelling).\(what.uppercased())", span: word.span)
        }
        return CommandError(
            "usage", "the object is missing: write OBJ.\(word.spelling)", span: word.span,
            hints: ["'owner.\(word.spelling)' is that of File's Owner, or of a scene's controller"])
    }

    /// The word for the object before a dot; if there is none, for the selected object.
    package func before(_ offset: Int, in word: Word) -> Word {
        offset == 0 ? Word(".", span: word.span) : word.slice(0..<offset)
    }

    /// The object and the rest of `OBJ.path`, split at the first dot after an object.
    package func prefix(_ word: Word) throws(CommandError) -> (object: NodeID, rest: [Word]) {
        if let node = document.element(withID: word.text) { return (node, []) }
        guard let offset = word.firstUnquoted(Self.dot, from: 1) else { return (try resolve(word), []) }
        let rest = word.slice(offset + 1..<word.text.utf8.count).parts(separatedBy: Self.dot)
        return (try resolve(before(offset, in: word)), rest)
    }

    // MARK: - One word

    private func find(_ word: Word) throws(CommandError) -> NodeID {
        let text = word.text
        if let node = document.element(withID: text) { return node }
        if !word.isBare, let node = try related(word) { return node }
        if document.isDuplicated(text) {
            throw CommandError(
                "duplicate-id", "the document has several elements with the id '\(text)'",
                hints: ["'\(text)[0]' is the first of them; 'set \(text)[0] id NEW' gives it another id"])
        }
        if let node = document.element(ofSharedID: text) { return node }
        if word.isBare, let node = try reserved(text) { return node }
        if text.hasPrefix("scene:"), word.slice(0..<6).isBare { return try scene(text.dropFirst(6)) }
        let levels = Self.levels(of: word)
        if levels.count > 1 { return try descend(levels) }
        if let offset = word.firstUnquoted(Self.dot, from: 1) { return try step(word, at: offset) }
        return try search(word, within: nil)
    }

    /// The constraint or connection that a word describes as nibsh prints it; nil if it describes none.
    private func related(_ word: Word) throws(CommandError) -> NodeID? {
        guard word.isQuoted(at: 0), WrittenRelations.mayBeOne(word.text), document.objects(called: word.text).isEmpty
        else { return nil }
        let found = WrittenRelations(references: self).elements(describedBy: word.text)
        if found.count > 1 { throw ambiguous(word.text, found: found, at: word) }
        return found.first
    }

    /// `owner`, `first-responder`, `app`, `document`, `.`, `$`, `scene:ID`.
    private func reserved(_ text: String) throws(CommandError) -> NodeID? {
        switch text {
        case "owner":
            return try need(
                document.owner(near: neighbour ?? selected),
                what: document.kind.isStoryboard ? "single owner in a storyboard" : "File's Owner", hint: Self.sceneHint
            )
        case "first-responder":
            return try need(
                document.firstResponder(near: neighbour ?? selected),
                what: document.kind.isStoryboard ? "single First Responder in a storyboard" : "First Responder",
                hint: Self.sceneHint)
        case "app", "application": return try need(document.application, what: "Application object", hint: nil)
        case ".": return try need(selected, what: "selected object", hint: "select OBJ")
        case "$":
            return try need(lastMade.flatMap { document.element(withID: $0) }, what: "newly made object", hint: nil)
        default:
            if let root = document.root(named: text) { return root }
            guard text.hasPrefix("scene:") else { return nil }
            return try scene(text.dropFirst(6))
        }
    }

    /// The scene with an id, with the unique beginning of one, or with a label that no other has.
    private func scene(_ id: Substring) throws(CommandError) -> NodeID {
        if let scene = document.scene(withID: String(id)) { return scene }
        let found = document.scenes.filter { tree.attribute("sceneID", of: $0)?.hasPrefix(id) == true }
        if found.count == 1, !id.isEmpty { return found[0] }
        let labelled = document.scenes.filter { document.label(ofScene: $0).map { $0 == id } == true }
        if labelled.count == 1 { return labelled[0] }
        let names = (found.isEmpty ? document.scenes : found).prefix(8).compactMap {
            tree.attribute("sceneID", of: $0).map { "scene:\($0)" }
        }
        throw CommandError(
            "unknown-object",
            found.count > 1 ? "several scenes have an id like this" : "there is no scene with this id or label",
            hints: names.isEmpty ? [] : ["the scenes are \(names.joined(separator: ", "))", "'tree' shows them"])
    }

    private static let sceneHint =
        "each scene of a storyboard has its own: select an object of the scene first, or give the id"

    private var selected: NodeID? { selection.flatMap { document.element(withID: $0) } }

    private func need(_ node: NodeID?, what: String, hint: String?) throws(CommandError) -> NodeID {
        if let node { return node }
        throw CommandError("unknown-object", "there is no \(what)", hints: hint.map { [$0] } ?? [])
    }

    /// The parts of a word between slashes, but for those of an index with a count: `View/Button[2/5]` has two.
    private static func levels(of word: Word) -> [Word] {
        let parts = word.parts(separatedBy: slash)
        guard parts.count > 1 else { return parts }
        var levels: [Word] = []
        var start = 0
        for (number, part) in parts.enumerated() {
            let end = start + part.text.utf8.count
            let isInIndex = levels.last.map { isOpenIndex($0) } == true && part.firstUnquoted(closeBracket) != nil
            if number > 0, isInIndex {
                let first = start - 1 - levels.removeLast().text.utf8.count
                levels.append(word.slice(first..<end))
            } else {
                levels.append(part)
            }
            start = end + 1
        }
        return levels
    }

    private static let openBracket = Byte.openBracket
    private static let closeBracket = Byte.closeBracket

    /// Whether a word ends in a bracket and digits: `Button[2`.
    private static func isOpenIndex(_ word: Word) -> Bool {
        guard let open = word.lastUnquoted(openBracket) else { return false }
        return WrittenNumber.read(word.slice(open + 1..<word.text.utf8.count).text) != nil
    }

    /// Goes down by labels: `View/Stack/Button[2]`, with indexes counted from 0.
    private func descend(_ levels: [Word]) throws(CommandError) -> NodeID {
        var node = try startOfPath(levels[0])
        for level in levels.dropFirst() { node = try search(level, within: node) }
        return node
    }

    /// The object that a path begins with; an outlet may lead to it: `owner.view/Button`.
    private func startOfPath(_ word: Word) throws(CommandError) -> NodeID {
        if word.firstUnquoted(Self.dot, from: 1) != nil, document.element(withID: word.text) == nil,
            let node = try? find(word)
        {
            return node
        }
        return try search(word, within: nil)
    }

    /// Follows outlets or children: `owner.coolview.titleLabel`.
    private func step(_ word: Word, at offset: Int) throws(CommandError) -> NodeID {
        var node = try find(before(offset, in: word))
        for part in word.slice(offset + 1..<word.text.utf8.count).parts(separatedBy: Self.dot) {
            node = try follow(part, from: node)
        }
        return node
    }

    private func follow(_ part: Word, from node: NodeID) throws(CommandError) -> NodeID {
        if let outlet = document.connection(.outlet, named: part.text, from: node) {
            return try need(
                document.element(withID: outlet.destination), what: "destination of '\(part.text)'", hint: nil)
        }
        if let step = PropertyPath.step(part.text) {
            do throws(NibError) {
                if let child = try document.child(step, of: node) { return child }
            } catch { throw CommandError(error, span: part.span) }
        }
        let outlets = document.connections(.outlet, from: node)
        let there = outlets.map(\.name) + document.steps(of: node)
        throw CommandError(
            "unknown-path", "\(document.display(node)) has no outlet or child '\(part.text)'", span: part.span,
            hints: Advice.didYouMean(Nearest.names(to: part.text, among: there)))
    }

    // MARK: - Labels

    /// Finds an object by the beginning of its id or by its label, in the document or directly inside an object.
    private func search(_ word: Word, within parent: NodeID?) throws(CommandError) -> NodeID {
        let (name, index) = Self.indexed(word)
        if parent == nil, let node = try? reserved(name), word.isBare { return node }
        if let node = document.element(withID: name), parent.map({ tree.contains($0, inner: node) }) ?? true {
            return node
        }
        if word.isBare, parent == nil, index == nil {
            let ids = document.ids(startingWith: name, limit: 2)
            if ids.count == 1 {
                let node = document.element(withID: ids[0])!
                let titled = document.objects(.titled(name)).filter { $0 != node }
                // The beginning of one object's id may be the whole title of another one.
                guard titled.isEmpty else { throw ambiguous(name, found: [node] + titled, at: word) }
                return node
            }
            if ids.count > 1, document.objects(called: name).count != 1 {
                let found = document.ids(startingWith: name).map { document.element(withID: $0)! }
                throw ambiguous(name, found: found, at: word)
            }
        }
        let scope = parent.map { NameScope.children(of: $0) } ?? .document
        var found = document.objects(called: name, in: scope, isCounted: index != nil)
        if found.isEmpty, parent == nil { found = controllers(ofScenesCalled: name) }
        if found.isEmpty, parent == nil { found = PrintedNames(document: document).objects(named: name) }
        if let index {
            guard index.fits(found.count) else {
                let number = "\(found.count == 1 ? "is" : "are") \(index.count == nil ? "only " : "")"
                throw CommandError(
                    "unknown-object",
                    "there \(number)\(Plural.of("object", count: found.count)) called '\(name)'"
                        + (index.count.map { ", not \($0)" } ?? ""),
                    span: word.span)
            }
            return found[index.index]
        }
        if found.count == 1 { return found[0] }
        if found.count > 1 { throw ambiguous(name, found: found, at: word) }
        throw unknown(name, among: parent.map { document.children(of: $0) } ?? document.objects, at: word)
    }

    private static func indexed(_ word: Word) -> (name: String, index: WrittenIndex?) {
        // A label in quotes may have an index after them: 'Stack View'[1].
        let end = word.text.utf8.count - 1
        guard let start = word.lastUnquoted(openBracket), start > 0, word.text.hasSuffix("]"),
            !word.isQuoted(at: end), let index = WrittenIndex(word.slice(start + 1..<end).text)
        else { return (word.text, nil) }
        return (word.slice(0..<start).text, index)
    }

    /// The controllers of the scenes with a label, which 'tree' and the file show above each scene.
    private func controllers(ofScenesCalled name: String) -> [NodeID] {
        document.scenes(labelled: name).compactMap { document.controller(of: $0) }
    }

    private func ambiguous(_ name: String, found: [NodeID], at word: Word) -> CommandError {
        let shown = found.prefix(8).map { "\(document.id(of: $0) ?? "?") \(document.display($0))" }
        let more = found.count > 8 ? ", and \(found.count - 8) more" : ""
        var error = CommandError(
            "ambiguous-object", "'\(name)' could be any of \(found.count) objects", span: word.span,
            hints: ["say which one by its id: \(shown.joined(separator: ", "))\(more)"])
        error.ambiguity = .init(name: word.text, ids: found.compactMap { document.id(of: $0) })
        return error
    }

    private func unknown(_ name: String, among pool: [NodeID], at word: Word) -> CommandError {
        var names: [String] = []
        for node in pool {
            if let id = document.id(of: node) { names.append(id) }
            if let label = document.label(of: node) { names.append(label) }
            names.append(document.typeName(of: node))
        }
        names += document.scenes.compactMap { document.label(ofScene: $0) }
        let near = Nearest.names(to: name, among: Set(names).sorted())
        let steps = word.isBare ? [] : name.split(separator: "/", omittingEmptySubsequences: false)
        if steps.count > 1, !steps.contains("") {
            let path = steps.map { Quoting.quote(String($0)) }.joined(separator: "/")
            return CommandError(
                "unknown-object", "no object is called '\(name)'", span: word.span,
                hints: ["quote each step of a path separately: \(path)"])
        }
        if WrittenRelations.mayBeOne(name) {
            return CommandError(
                "unknown-object", "no constraint or connection is \(Quoting.shown(name, limit: 80))", span: word.span,
                hints: ["'find constraint:' lists the constraints, 'find connection:' the connections"])
        }
        if word.isBare, name.count > 1, name.hasSuffix(",") {
            return CommandError(
                "unknown-object", "no object is called '\(name)'", span: word.span,
                hints: ["objects have blanks between them, and no commas: \(name.dropLast()) …"])
        }
        if ["all", "every", "each", "*"].contains(name.lowercased()) {
            return CommandError(
                "unknown-object", "no object is called '\(name)'", span: word.span,
                hints: ["a query in braces means all that it finds, as in {class:UILabel}; 'help queries'"])
        }
        let hints =
            near.isEmpty
            ? ["'objects' lists all objects, 'find TEXT' searches them"] : Advice.didYouMean(near)
        return CommandError("unknown-object", "no object is called '\(name)'", span: word.span, hints: hints)
    }
}
