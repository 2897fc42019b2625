import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// The rules about which objects a segue can connect.
struct SceneSegues {
    private let document: NibDocument
    private var tree: XMLTree { document.tree }

    /// Makes the rules for the segues of a document.
    init(_ document: NibDocument) { self.document = document }

    /// The other end of a segue.
    enum Destination {
        case object(NodeID)
        /// The exit of this scene, which is not there yet.
        case newExit(of: NodeID)
    }

    /// The object at the source; a scene stands for its controller.
    func source(_ word: Word, with references: References) throws(CommandError) -> NodeID {
        try resolve(word, with: references)
    }

    /// The destination of a segue; `exit` is the exit of the source's scene.
    func destination(_ word: Word, from source: NodeID, with references: References)
        throws(CommandError) -> Destination
    {
        if word.isBare, word.text == "exit", document.element(withID: "exit") == nil,
            let scene = document.scene(of: source)
        {
            return document.exit(of: scene).map { .object($0) } ?? .newExit(of: scene)
        }
        return .object(try resolve(word, with: references))
    }

    /// The object that a word names; a scene, also by its label, stands for its controller.
    private func resolve(_ word: Word, with references: References) throws(CommandError) -> NodeID {
        do throws(CommandError) {
            let node = try references.resolve(word)
            return tree.name(node) == "scene" ? document.controller(of: node) ?? node : node
        } catch {
            let scenes = document.scenes.filter { document.label(ofScene: $0) == word.text }
            guard scenes.count == 1, let controller = document.controller(of: scenes[0]) else { throw error }
            return controller
        }
    }

    // MARK: - Checking

    /// Checks that a segue of a kind can start from an object and lead to another.
    ///
    /// - Throws: an error under the word that is wrong.
    func check(_ kind: Word, from source: NodeID, at sourceWord: Word, to destination: Destination, at word: Word)
        throws(CommandError)
    {
        if kind.text == "unwind" { return try checkUnwind(from: source, at: sourceWord, to: destination, at: word) }
        let target = try controller(destination, at: word)
        switch kind.text {
        case "relationship": try checkChild(target, of: source, at: word)
        case "embed":
            guard tree.name(source) == "containerView" else {
                throw CommandError(
                    "wrong-place", "\(document.display(source)) cannot embed a controller: only a container view can",
                    span: sourceWord.span, hints: ["add containerView to PARENT"])
            }
            guard document.scene(of: source) != document.scene(of: target) else {
                throw CommandError("wrong-place", "a controller cannot be embedded in itself", span: word.span)
            }
        default: try checkTrigger(source, at: sourceWord)
        }
    }

    private func checkUnwind(from source: NodeID, at sourceWord: Word, to destination: Destination, at word: Word)
        throws(CommandError)
    {
        try checkTrigger(source, at: sourceWord)
        guard case .object(let node) = destination else { return }
        let scene = document.scene(of: source)
        guard tree.name(node) == "exit", document.scene(of: node) == scene else {
            throw CommandError(
                "wrong-place", "an unwind segue leads to the exit of its own scene, not to \(document.display(node))",
                span: word.span, hints: ["connect segue SRC -> exit unwind unwindAction=SELECTOR"])
        }
    }

    private func checkTrigger(_ source: NodeID, at word: Word) throws(CommandError) {
        guard document.canTriggerSegues(source) else {
            throw CommandError(
                "wrong-place", "\(document.display(source)) cannot trigger a segue", span: word.span,
                hints: ["controls, cells, bar and menu items, gesture recognizers and controllers can trigger one"])
        }
    }

    private func controller(_ destination: Destination, at word: Word) throws(CommandError) -> NodeID {
        guard case .object(let node) = destination else {
            throw CommandError(
                "wrong-place", "only unwind segues lead to the exit", span: word.span,
                hints: ["connect segue SRC -> exit unwind unwindAction=SELECTOR"])
        }
        guard document.isController(node), document.scene(of: node) != nil else {
            var hints: [String] = []
            if tree.name(node) == "exit" {
                hints = ["only unwind segues lead to the exit"]
            } else if let scene = document.scene(of: node),
                let id = document.controller(of: scene).flatMap({ document.id(of: $0) })
            {
                hints = ["the controller of its scene is \(id)"]
            }
            throw CommandError(
                "wrong-place", "\(document.display(node)) is not a controller; segues lead to controllers",
                span: word.span, hints: hints)
        }
        return node
    }

    private func checkChild(_ child: NodeID, of source: NodeID, at word: Word) throws(CommandError) {
        guard child != source else {
            throw CommandError("wrong-place", "a controller cannot be its own child", span: word.span)
        }
    }

    // MARK: - Relationships

    /// Whether segues of a kind say in which directions an arrow may point, as iOS popovers do.
    func isPopover(_ kind: String) -> Bool {
        document.kind.family == .cocoaTouch && ["popover", "popoverPresentation"].contains(kind)
    }

    /// What Interface Builder sets for a popover: its anchor, which is the view or bar item that triggers it, and on macOS its
    /// behavior and the edge at which it opens (13 of 15 segues).
    ///
    /// - Returns: the attributes that were not given, with their values.
    func popoverDefaults(_ kind: String, from source: NodeID, given: [String]) -> [(attribute: String, value: String)] {
        let isOnMac = document.kind.family == .cocoa && kind == "popover"
        guard isPopover(kind) || isOnMac else { return [] }
        var found: [(attribute: String, value: String)] = []
        if let id = document.id(of: source), !given.contains(where: { $0.hasPrefix("popoverAnchor") }) {
            if tree.name(source) == "barButtonItem" {
                found.append(("popoverAnchorBarButtonItem", id))
            } else if document.isView(source) {
                found.append(("popoverAnchorView", id))
            }
        }
        if isOnMac { found += [("popoverBehavior", "t"), ("preferredEdge", "maxY")] }
        return found.filter { !given.contains($0.attribute) }
    }

    /// The relationship of a segue of kind `relationship`: the given one, checked, or the only one its source can have.
    func relationship(_ given: Word?, of source: NodeID, at sourceWord: Word) throws(CommandError) -> String {
        let known = document.catalog.relationships(of: tree.name(source))
        guard !known.isEmpty else {
            throw CommandError(
                "wrong-place", "\(document.display(source)) has no relationships to other controllers",
                span: sourceWord.span,
                hints: ["navigation, tab bar, split view, tab view and window controllers have relationships"])
        }
        guard let given else {
            guard known.count == 1 else {
                throw CommandError(
                    "usage", "say which relationship", span: sourceWord.span, hints: known.map { "relationship=\($0)" })
            }
            return known[0]
        }
        guard known.contains(given.text) else {
            throw CommandError(
                "bad-value", "\(document.display(source)) has no relationship '\(given.text)'", span: given.span,
                hints: ["it has \(known.joined(separator: ", "))"])
        }
        return given.text
    }

    /// The segue that a new one replaces: the only child of a relationship, or what a container view shows.
    func replaced(kind: String, relationship: String?, from source: NodeID) -> Connection? {
        let own = document.connections(.segue, from: source)
        if kind == "embed" { return own.first { $0.name == "embed" } }
        guard let relationship, !document.isToMany(relationship: relationship) else { return nil }
        return own.first { $0.relationship == relationship }
    }

    /// The existing relationship segue with the same relationship and destination.
    func existing(relationship: String?, from source: NodeID, to destination: String) -> Connection? {
        guard let relationship else { return nil }
        return document.connections(.segue, from: source).first {
            $0.relationship == relationship && $0.destination == destination
        }
    }
}
