import CommandLanguage
import NibDocument
import XMLTree

/// What the steps of the tutorial ask about the document.
struct TutorialState {
    private let document: NibDocument
    /// Whether the document has unsaved edits.
    let isModified: Bool
    private let owner: NodeID

    /// Looks at the open document; nil if none is open, or it has no owner.
    init?(_ session: Session?) {
        guard let session, let owner = session.document.owner(near: nil) else { return nil }
        document = session.document
        isModified = session.isModified
        self.owner = owner
    }

    /// The class of File's Owner.
    var ownerClass: String { document.className(of: owner) }

    /// The class of the object that an outlet of File's Owner holds; nil if it is not connected.
    func classInOutlet(_ name: String) -> String? {
        guard let outlet = document.connection(.outlet, named: name, from: owner) else { return nil }
        return document.element(withID: outlet.destination).map { document.className(of: $0) }
    }

    /// Whether an outlet of File's Owner with another name than these holds a button.
    func hasOutletToButton(except names: Set<String>) -> Bool {
        document.connections(.outlet, from: owner).contains { outlet in
            !names.contains(outlet.name)
                && document.element(withID: outlet.destination).map { document.tree.name($0) } == "button"
        }
    }

    /// The buttons of the document.
    var buttons: [NodeID] { document.objects.filter { document.tree.name($0) == "button" } }

    /// How a command can refer to the first button; nil if there is none.
    var buttonReference: String? {
        guard let button = buttons.first else { return nil }
        if buttons.count == 1, let title = document.title(of: button) { return Quoting.quote(title) }
        return document.tree.attribute("id", of: button)
    }

    /// Whether a button sends an action to File's Owner.
    func sends(_ selector: String) -> Bool {
        let id = document.tree.attribute("id", of: owner)
        return buttons.contains { button in
            document.connections(.action, from: button).contains { $0.name == selector && $0.destination == id }
        }
    }
}
