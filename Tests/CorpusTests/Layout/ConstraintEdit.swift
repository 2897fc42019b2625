import NibDocument
import NibLayout
import XMLTree

/// Two versions of a document that differ in constraints and in the frames that follow from them, with the frames of before put back
/// into the later one.
struct ConstraintEdit {
    private let document: NibDocument
    /// The frames that Xcode changed, as it saved them.
    private let wanted: [String: LayoutFrame]

    /// What `layout update` makes of the frames.
    struct Outcome {
        var frames = 0
        var exact = 0
        var near = 0
        /// Frames that it changes and Xcode left.
        var others = 0
    }

    /// Takes a pair; nil if other things changed, too, or if the earlier version's frames were out of date.
    init?(_ pair: DeltaPair) throws {
        let before = try NibDocument(bytes: pair.before)
        document = try NibDocument(bytes: pair.after)
        let (old, new) = (Self.views(of: before), Self.views(of: document))
        guard document.tree.attribute("useAutolayout", of: document.tree.root, is: "YES"),
            Set(old.keys) == Set(new.keys), Self.texts(of: before) == Self.texts(of: document),
            Self.constraints(of: before) != Self.constraints(of: document), NibLayout(of: before).outdated.isEmpty
        else { return nil }
        var wanted: [String: LayoutFrame] = [:]
        for (id, view) in new {
            guard let earlier = old[id], view.parent != nil, !Self.isMarked(view.node, in: document) else { continue }
            let keepsSize = Self.showing.contains(document.tree.name(view.node))
            let size = keepsSize ? view.frame : earlier.frame
            let put = LayoutFrame(x: earlier.frame.x, y: earlier.frame.y, width: size.width, height: size.height)
            guard put != view.frame else { continue }
            wanted[id] = view.frame
            try Self.put(put, into: view.node, of: document)
        }
        guard !wanted.isEmpty else { return nil }
        self.wanted = wanted
    }

    func outcome() -> Outcome {
        let scale = NibLayout.scale(of: document)
        let layout = NibLayout(of: document)
        var have: [String: LayoutFrame] = [:]
        for view in layout.views { document.id(of: view.node).map { have[$0] = view.stored } }
        var outcome = Outcome()
        for view in layout.outdated {
            guard let id = document.id(of: view.node) else { continue }
            have[id] = view.rounded(scale: scale)
            if wanted[id] == nil { outcome.others += 1 }
        }
        for (id, frame) in wanted {
            guard let made = have[id] else { continue }
            outcome.frames += 1
            if made.distance(to: frame) < 0.02 { outcome.exact += 1 }
            if made.distance(to: frame) <= 1.01 { outcome.near += 1 }
        }
        return outcome
    }

    // MARK: - What is in a document

    /// Views whose sizes follow from what they show, and cells, whose sizes their tables set.
    private static let showing: Set<String> = [
        "label", "button", "imageView", "textField", "switch", "slider", "segmentedControl", "stepper",
        "activityIndicatorView", "datePicker", "pageControl", "progressView", "searchBar", "toolbar", "navigationBar",
        "textView", "popUpButton", "secureTextField", "comboBox", "searchField", "progressIndicator", "levelIndicator",
        "pathControl", "colorWell", "tableViewCell", "tableViewCellContentView", "collectionViewCell",
        "collectionReusableView",
    ]

    private static func views(
        of document: NibDocument
    ) -> [String: (node: NodeID, frame: LayoutFrame, parent: NodeID?)] {
        let layout = NibLayout(of: document)
        let nodes = Set(layout.views.map(\.node))
        var views: [String: (node: NodeID, frame: LayoutFrame, parent: NodeID?)] = [:]
        for view in layout.views {
            guard let id = document.id(of: view.node) else { continue }
            var parent = document.tree.parent(view.node)
            while let node = parent, !nodes.contains(node) { parent = document.tree.parent(node) }
            views[id] = (view.node, view.stored, parent)
        }
        return views
    }

    private static func texts(of document: NibDocument) -> Set<[String]> {
        var texts: Set<[String]> = []
        for node in document.tree.subtree(document.tree.root) {
            for name in ["text", "title", "placeholder"] {
                guard let text = document.tree.attribute(name, of: node) else { continue }
                texts.insert([document.tree.attribute("id", of: node) ?? "", name, text])
            }
        }
        return texts
    }

    private static func constraints(of document: NibDocument) -> Set<[String]> {
        var constraints: Set<[String]> = []
        for node in document.tree.subtree(document.tree.root) where document.isConstraint(node) {
            constraints.insert(document.tree.attributes(node).map { "\($0.name)=\($0.value)" }.sorted())
        }
        return constraints
    }

    private static func isMarked(_ node: NodeID, in document: NibDocument) -> Bool {
        ["misplaced", "ambiguous"].contains { document.tree.attribute($0, of: node, is: "YES") }
    }

    private static func put(_ frame: LayoutFrame, into view: NodeID, of document: NibDocument) throws {
        guard let rect = document.child(keyed: "frame", of: view) else { return }
        _ = try document.withTransaction { edit throws(NibError) in
            edit.setAttribute("x", to: "\(frame.x)", of: rect)
            edit.setAttribute("y", to: "\(frame.y)", of: rect)
            edit.setAttribute("width", to: "\(frame.width)", of: rect)
            edit.setAttribute("height", to: "\(frame.height)", of: rect)
        }
    }
}
