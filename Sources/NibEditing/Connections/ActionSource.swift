import Bytes
import CommandLanguage
import NibCatalog
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// What sends an action: `SRC[.EVENT]`, and on macOS a trigger.
package enum ActionSource {
    /// Finds the control, and the event if the last part of the word is one.
    ///
    /// - Throws: an error if the word names no control, or if what follows it is not an event.
    package static func resolve(_ word: Word, in document: NibDocument, with references: References)
        throws(CommandError) -> (node: NodeID, event: String?)
    {
        if let node = document.element(withID: word.text) { return (node, nil) }
        let dot = Byte.period
        guard let offset = word.lastUnquoted(dot), offset > 0 || word.text.utf8.count > 1 else {
            return (try references.resolve(word), nil)
        }
        let name = word.slice(offset + 1..<word.text.utf8.count)
        let object = try? references.resolve(references.before(offset, in: word))
        let names = object.map { known(for: $0, in: document) } ?? []
        if let object, names.contains(name.text) { return (object, name.text) }
        do throws(CommandError) { return (try references.resolve(word), nil) } catch {
            guard object != nil else { throw error }
            let near = Nearest.names(to: name.text, among: names)
            if document.kind.family == .cocoa {
                throw CommandError(
                    "unknown-event", "macOS controls have no events, so '\(name.text)' is not one", span: name.span,
                    hints: near.isEmpty
                        ? ["name only the control: it sends one action"] : Advice.didYouMean(near))
            }
            throw CommandError(
                "unknown-event", "there is no event '\(name.text)'", span: name.span,
                hints: near.isEmpty ? ["'help events' lists all events"] : Advice.didYouMean(near))
        }
    }

    /// Returns the object that sends an action: the view in a scroll view, if only that sends any.
    static func sender(_ node: NodeID, in document: NibDocument) -> ScrolledView.Meant {
        ScrolledView.meant(by: node, in: document) {
            document.catalog.actionForm(document.tree.name($0)) != nil
        }
    }

    /// Refuses a trigger on iOS, where nothing reads it, and a trigger that no element is known to have.
    ///
    /// - Throws: an error under the word.
    package static func checkTrigger(_ trigger: String, at word: Word, of source: NodeID, in document: NibDocument)
        throws(CommandError)
    {
        let catalog = document.catalog
        guard catalog.family == .cocoa else {
            throw CommandError(
                "wrong-place", "triggers exist only on macOS", span: word.span,
                hints: ["on iOS an event sends the action: connect action SRC.touchDown -> DST.SELECTOR"])
        }
        let offered = triggers(of: source, in: document)
        // A custom class can have the triggers of others.
        guard !offered.contains(trigger), !allTriggers(catalog).contains(trigger) else { return }
        let near = Nearest.names(to: trigger, among: offered)
        throw CommandError(
            "unknown-event", "no object is known to have a trigger '\(trigger)'", span: word.span,
            hints: near.isEmpty ? ["the triggers are \(offered.joined(separator: ", "))"] : Advice.didYouMean(near))
    }

    /// Returns the triggers of an object; those of all objects if it has none of its own. There are none on iOS.
    package static func triggers(of source: NodeID, in document: NibDocument) -> [String] {
        guard document.catalog.family == .cocoa else { return [] }
        let own = document.catalog.actionTriggers(document.tree.name(source))
        return own.isEmpty ? allTriggers(document.catalog).sorted() : own
    }

    private static func allTriggers(_ catalog: Catalog) -> Set<String> {
        Set(catalog.allElements.flatMap { catalog.actionTriggers($0.name) })
    }

    /// The event that an iOS control uses if none is given; nil for objects that send actions without events.
    ///
    /// - Throws: an error under the word if there is no such event.
    package static func defaultEvent(of node: NodeID, _ word: Word, in document: NibDocument)
        throws(CommandError) -> String?
    {
        let element = document.tree.name(node)
        if document.catalog.actionForm(element) == .plain || document.kind.platform == .watchOS { return nil }
        if let event = document.catalog.defaultEvent(element) {
            // A tap on a remote is no touch in the button (all 9 actions of buttons measured).
            return document.kind.platform == .tvOS && event == "touchUpInside" ? "primaryActionTriggered" : event
        }
        throw CommandError(
            "unknown-event", "\(document.display(node)) has no default event", span: word.span,
            hints: [
                "name the event after the object: \(word.spelling).touchUpInside", "'help events' lists all events",
            ])
    }

    /// The attributes of an `<action>`, in the order in which Xcode writes them.
    package static func attributes(
        selector: String, target: String, event: String?, trigger: String?, id: String, isMac: Bool
    ) -> [Attribute] {
        var result: [Attribute] = []
        if isMac, let trigger { result.append(Attribute("trigger", trigger)) }
        result.append(Attribute("selector", selector))
        result.append(Attribute(isMac ? "target" : "destination", target))
        if !isMac, let event { result.append(Attribute("eventType", event)) }
        return result + [Attribute("id", id)]
    }

    /// The events of iOS, or the triggers of a macOS element.
    private static func known(for node: NodeID, in document: NibDocument) -> [String] {
        let catalog = document.catalog
        guard catalog.family == .cocoa else { return catalog.events }
        return catalog.actionTriggers(document.tree.name(sender(node, in: document).node))
    }
}
