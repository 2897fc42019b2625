import CommandLanguage
import NibCatalog
import ClassFacts
import NibDocument
import Replies
import XMLTree

/// Judges the name of a binding by the class that has it, and the first key of its path by the controller that it asks.
package enum BindingNames {
    private static let advice = "'--force' does it anyway"

    // MARK: - Names

    /// Returns why an object cannot have a binding.
    ///
    /// - Parameters:
    ///   - name: the binding.
    ///   - node: the object.
    ///   - document: the document.
    ///   - span: where the name is in the statement.
    /// - Returns: the error for a misspelled name; nil for a known one and for one that may be right.
    package static func refusal(of name: String, on node: NodeID, in document: NibDocument, at span: Range<Int>)
        -> CommandError?
    {
        guard let known = unknown(name, on: node, in: document), let near = Nearest.misspelled(as: name, among: known)
        else { return nil }
        return CommandError(
            "unknown-attribute", "\(document.display(node)) has no binding '\(name)'", span: span,
            hints: Advice.didYouMean([near]) + [advice])
    }

    /// Returns the object that has a binding: the view in a scroll view, if only that has it.
    static func owner(of name: String, on node: NodeID, in document: NibDocument) -> ScrolledView.Meant {
        ScrolledView.meant(by: node, in: document) { node in
            document.catalog.element(document.tree.name(node))?.className.map {
                document.catalog.isBinding(name, ofClass: $0)
            } ?? false
        }
    }

    /// A note about a binding that AppKit's classes do not offer.
    package static func note(_ name: String, of node: NodeID, in document: NibDocument) -> StyledText? {
        guard let known = unknown(name, on: node, in: document) else { return nil }
        let text = "Interface Builder offers no binding '\(name)' for \(document.display(node))"
        let near = Nearest.names(to: name, among: known).first
        return "\("note:", .warning) \(text)\(near.map { "; did you mean '\($0)'?" } ?? "")"
    }

    /// The bindings of an object that does not offer one of a name; nil if it has it, or if a custom class may.
    private static func unknown(_ name: String, on node: NodeID, in document: NibDocument) -> [String]? {
        let catalog = document.catalog
        guard !document.tree.has("customClass", on: node),
            let className = catalog.element(document.tree.name(node))?.className
        else { return nil }
        let known = catalog.bindings(ofClass: className)
        return known.isEmpty || catalog.isBinding(name, ofClass: className) ? nil : known
    }

    // MARK: - Keys of controllers

    /// Returns why a controller cannot be asked for the first key of a path. What comes after it belongs to the content.
    ///
    /// - Parameters:
    ///   - keyPath: the path.
    ///   - controller: the object that it leads from.
    ///   - document: the document.
    ///   - names: finds keys that code adds to the controller's class; nil without code.
    ///   - span: where the path is in the statement.
    /// - Returns: the error for a misspelled key; nil for a known one, for one that may be right, and for other objects.
    package static func refusal(
        ofPath keyPath: String, from controller: NodeID, in document: NibDocument, with names: NameCheck?,
        at span: Range<Int>
    ) -> CommandError? {
        guard let (key, known) = unknownKey(keyPath, of: controller, in: document, with: names),
            let near = Nearest.misspelled(as: key, among: known)
        else { return nil }
        return CommandError(
            "bad-value", "\(document.display(controller)) has no '\(key)'", span: span,
            hints: Advice.didYouMean([near]) + [advice])
    }

    /// A warning about a key that a controller does not document.
    package static func warning(
        aboutPath keyPath: String, from controller: NodeID, in document: NibDocument, with names: NameCheck?
    ) -> StyledText? {
        guard let (key, known) = unknownKey(keyPath, of: controller, in: document, with: names) else { return nil }
        let usual = ["arrangedObjects", "selection", "selectedObjects", "content", "values"].filter(known.contains)
        let advice = usual.isEmpty ? "" : "; paths begin with \(usual.joined(separator: ", "))"
        return NameRefusal.warning("AppKit documents no key '\(key)' of \(document.display(controller))\(advice)")
    }

    private static func unknownKey(
        _ keyPath: String, of controller: NodeID, in document: NibDocument, with names: NameCheck?
    ) -> (key: String, known: [String])? {
        guard let path = BindingPath(keyPath), let className = controllerClass(of: controller, in: document),
            !document.catalog.hasReadable(path.first, inClass: className)
        else { return nil }
        if let names, case .code = names.resolver.value(path.first, of: names.objectClass(of: controller)) {
            return nil
        }
        return (path.first, document.catalog.readableNames(ofClass: className))
    }

    /// Returns the keys that a controller such as an array controller is documented to have; none for other objects.
    package static func keys(of controller: NodeID, in document: NibDocument) -> [String] {
        controllerClass(of: controller, in: document).map(document.catalog.readableNames(ofClass:)) ?? []
    }

    /// The class of a controller of AppKit whose keys are known.
    private static func controllerClass(of controller: NodeID, in document: NibDocument) -> String? {
        let catalog = document.catalog
        guard !document.tree.has("customClass", on: controller),
            let className = catalog.element(document.tree.name(controller))?.className,
            catalog.isClass(className, kindOf: "NSController"), catalog.knowsMembers(ofClass: className)
        else { return nil }
        return className
    }
}
