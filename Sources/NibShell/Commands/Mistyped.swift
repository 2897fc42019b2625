import CommandLanguage
import NibDocument
import Replies
import XMLTree

/// Notes about names that are not known but close to one that is. They are only notes: what is not known may be right.
enum Mistyped {
    /// A note about an element that is added bare.
    static func element(_ name: String, _ context: EditContext) -> StyledText? {
        guard context.document.catalog.element(name) == nil else { return nil }
        return note("<\(name)> is not known and was added bare", name, freshElements(context))
    }

    /// The element that an unknown name is a misspelling of: a letter or two are wrong.
    ///
    /// - Returns: nil for the names of elements, for what no element is near, and for the beginning of a longer name.
    static func misspelling(of name: String, _ context: EditContext) -> String? {
        guard context.document.catalog.element(name) == nil,
            let near = Nearest.name(to: name, among: freshElements(context)),
            !near.utf8.starts(with: name.utf8) || near.utf8.count - name.utf8.count <= (name.utf8.count + 1) / 3
        else { return nil }
        return near
    }

    /// The elements that `add` has a fresh form of, without their variants.
    private static func freshElements(_ context: EditContext) -> [String] {
        context.document.catalog.freshElementNames.filter { !$0.contains(":") }
    }

    /// What Interface Builder calls an element that is written by the name of its class, or without its misspelling.
    ///
    /// - Returns: nil for the names of elements, and for what no element is near.
    static func ownName(of name: String, _ context: EditContext) -> String? {
        let catalog = context.document.catalog
        guard catalog.element(name) == nil else { return nil }
        if name == "longPressGestureRecognizer", catalog.element("pongPressGestureRecognizer") != nil {
            return "pongPressGestureRecognizer"
        }
        return catalog.allElements.first { $0.className == name && catalog.fresh($0.name) != nil }?.name
    }

    /// A note about an attribute that an element has just got and is not known to have.
    ///
    /// - Parameters:
    ///   - steps: the path that led to the attribute.
    ///   - node: the element that has it.
    ///   - context: the edit.
    /// - Returns: nil when the name is known, or nothing is known of the element.
    static func attribute(_ steps: [PropertyPath.Step], of node: NodeID, _ context: EditContext) -> StyledText? {
        let catalog = context.document.catalog
        let element = context.tree.name(node)
        guard let name = steps.last?.name, context.tree.attribute(name, of: node) != nil,
            !NibDocument.isPropertyList(element)
        else { return nil }
        let known = context.session.knownAttributes(of: element)
        // The segue of a cell's accessory has a trigger, which is rare.
        guard !known.isEmpty, !known.contains(name), element != "segue" || name != "trigger" else { return nil }
        let isObject = context.document.placeholder(node) != nil || catalog.element(element)?.isObject == true
        guard !(isObject && general.contains(name)) else { return nil }
        let text = "<\(element)> is not known to have '\(name)'"
        let title = steps.count == 1 ? catalog.titlePaths(element).first { $0.attribute == name } : nil
        if let title { return "\("note:", .warning) \(text); did you mean '\(title.description)'?" }
        let short = isObject ? Nearest.name(to: name, among: shortNames.keys.sorted()) : nil
        if short != name, let note = note(text, name, catalog.attributeOrder(of: element).knownNames) { return note }
        let advice = short.flatMap { shortNames[$0] }.map { "; did you mean '\($0)'?" } ?? ""
        return "\("note:", .warning) \(text)\(advice)"
    }

    /// Attributes that every object can have, in documents that were seen or not.
    private static let general = ["customClass", "customModule", "customModuleProvider", "userLabel"]

    /// What the identity inspector calls attributes that every object can have.
    private static let shortNames = ["class": "customClass", "module": "customModule"]

    private static func note(_ text: String, _ name: String, _ known: [String]) -> StyledText? {
        guard let near = Nearest.names(to: name, among: known).first else { return nil }
        return "\("note:", .warning) \(text); did you mean '\(near)'?"
    }
}
