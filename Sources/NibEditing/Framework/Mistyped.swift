import CommandLanguage
import NibDocument
import Replies
import XMLTree

/// Notes about unknown names that resemble a known one. They are only notes, because an unknown name may be right.
package enum Mistyped {
    /// A note about an unknown element that is added without attributes.
    package static func element(_ name: String, in document: NibDocument) -> StyledText? {
        guard document.catalog.element(name) == nil else { return nil }
        return note(
            "<\(name)> is not a known element and was added without attributes", name: name,
            known: freshElements(in: document))
    }

    /// The element whose name was probably meant by an unknown one that differs in a letter or two.
    ///
    /// - Returns: nil for the name of an element, for a name that resembles none, and for the beginning of a longer name.
    package static func misspelling(of name: String, in document: NibDocument) -> String? {
        guard document.catalog.element(name) == nil,
            let near = Nearest.name(to: name, among: freshElements(in: document)),
            !near.utf8.starts(with: name.utf8) || near.utf8.count - name.utf8.count <= (name.utf8.count + 1) / 3
        else { return nil }
        return near
    }

    /// The item of Interface Builder's library that was probably meant by an unknown element with its name, as in `checkbox`.
    package static func libraryItem(for name: String, in document: NibDocument) -> String? {
        guard document.catalog.element(name) == nil else { return nil }
        func squeezed(_ text: String) -> String { text.lowercased().filter(\.isLetter) }
        return document.catalog.library.first { item in
            item.platforms.contains(document.kind.platform.rawValue) && squeezed(item.name) == squeezed(name)
        }?.name
    }

    /// The elements that `add` can make, without their variants.
    private static func freshElements(in document: NibDocument) -> [String] {
        document.catalog.freshElementNames.filter { !$0.contains(":") }
    }

    /// The elements that `add` can make and that have a word in their names, such as `tableViewCell` for `cell`; the shortest first.
    static func elements(containing word: String, in document: NibDocument) -> [String] {
        let wanted = word.lowercased()
        guard wanted.utf8.count > 2 else { return [] }
        let found = freshElements(in: document).filter { $0.lowercased().contains(wanted) && $0 != word }
        return Array(found.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }.prefix(4))
    }

    /// What Interface Builder calls an element that is given by its class, or whose name Interface Builder misspells.
    ///
    /// - Returns: nil for the names of elements, and for names that belong to no element.
    package static func ownName(of name: String, in document: NibDocument) -> String? {
        let catalog = document.catalog
        guard catalog.element(name) == nil else { return nil }
        if name == "longPressGestureRecognizer", catalog.element("pongPressGestureRecognizer") != nil {
            return "pongPressGestureRecognizer"
        }
        return catalog.allElements.first { $0.className == name && catalog.fresh($0.name) != nil }?.name
    }

    /// A note about an attribute that an element is about to get and that Interface Builder does not write.
    ///
    /// - Parameters:
    ///   - name: the attribute.
    ///   - node: the element that gets it.
    ///   - isNested: whether the attribute was given by a path through children.
    ///   - document: the document.
    /// - Returns: nil if the name is known, or nothing is known of the element.
    package static func newAttribute(_ name: String, of node: NodeID, isNested: Bool, in document: NibDocument)
        -> StyledText?
    {
        attribute(
            name, ofElement: document.tree.name(node), isPlaceholder: document.placeholder(node) != nil,
            isNested: isNested, in: document)
    }

    /// A note about an attribute that Interface Builder does not write on an element.
    ///
    /// - Parameters:
    ///   - name: the attribute.
    ///   - element: the name of the element that has it.
    ///   - isPlaceholder: whether the element stands for an object outside the document.
    ///   - isNested: whether the attribute was given by a path through children.
    ///   - document: the document.
    /// - Returns: nil if the name is known, or nothing is known of the element.
    package static func attribute(
        _ name: String, ofElement element: String, isPlaceholder: Bool = false, isNested: Bool = false,
        in document: NibDocument
    ) -> StyledText? {
        let catalog = document.catalog
        // A variation has attributes of the element around it.
        guard !NibDocument.isPropertyList(element), element != "variation" else { return nil }
        let known = document.knownAttributes(of: element)
        // The segue of a cell's accessory has a trigger, which is rare.
        guard !known.isEmpty, !known.contains(name), element != "segue" || name != "trigger" else { return nil }
        let isObject = isPlaceholder || catalog.element(element)?.isObject == true
        guard !(isObject && NibDocument.attributesOfObjects.contains(name)) else { return nil }
        let near = meant(name, ofElement: element, isObject: isObject, isNested: isNested, in: document).first
        let advice = near.map { "; did you mean '\($0)'?" } ?? ""
        return "\("note:", .warning) Interface Builder writes no attribute '\(name)' on <\(element)>\(advice)"
    }

    /// The attribute that was probably meant by a name that Interface Builder does not write on an element.
    ///
    /// - Parameters:
    ///   - name: the name.
    ///   - element: the name of the element.
    ///   - isObject: whether the element is an object, which can have a class.
    ///   - isNested: whether the attribute was given by a path through children.
    ///   - document: the document.
    /// - Returns: one name or path at most.
    package static func meant(
        _ name: String, ofElement element: String, isObject: Bool, isNested: Bool, in document: NibDocument
    ) -> [String] {
        let catalog = document.catalog
        let title = isNested ? nil : catalog.titlePaths(element).first { $0.attribute == name }
        if let title { return [title.description] }
        let short = isObject ? Nearest.name(to: name, among: shortNames.keys.sorted()) : nil
        let near = Nearest.names(to: name, among: catalog.attributeOrder(of: element).knownNames).first
        if short != name, let near { return [near] }
        return short.flatMap { shortNames[$0] }.map { [$0] } ?? []
    }

    /// The attribute that a name misspells beyond doubt.
    ///
    /// - Parameters:
    ///   - name: the name.
    ///   - element: the name of the element.
    ///   - isObject: whether the element is an object, which can have a class.
    ///   - document: the document.
    /// - Returns: nil if nothing is near, or if other elements have an attribute of that name.
    static func misspelled(_ name: String, ofElement element: String, isObject: Bool, in document: NibDocument)
        -> String?
    {
        let short = isObject ? Nearest.misspelled(as: name, among: shortNames.keys.sorted()) : nil
        if let short { return shortNames[short] }
        let longer = document.knownAttributes(of: element).filter { isLastWord(name, of: $0) }
        if longer.count == 1 { return longer.first }
        guard !document.catalog.isAttribute(name) else { return nil }
        let titles = document.catalog.titlePaths(element).map(\.attribute)
        return Nearest.misspelled(
            as: name, among: document.knownAttributes(of: element).sorted() + NibDocument.attributesOfObjects + titles,
            atLeast: 3)
    }

    /// Whether a name is the last word of a longer one: `size` of `pointSize`.
    private static func isLastWord(_ name: String, of longer: String) -> Bool {
        guard let first = name.first, first.isLowercase else { return false }
        return longer.hasSuffix(first.uppercased() + name.dropFirst())
    }

    /// Xcode's names, in the Identity inspector, for attributes that every object can have.
    static let shortNames = ["class": "customClass", "module": "customModule"]

    private static func note(_ text: String, name: String, known: [String]) -> StyledText? {
        guard let near = Nearest.names(to: name, among: known).first else { return nil }
        return "\("note:", .warning) \(text); did you mean '\(near)'?"
    }
}
