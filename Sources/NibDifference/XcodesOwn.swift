import NibCatalog
import NibDocument
import XMLTree

/// Tells what Xcode changes on its own, when it saves a document, from what a person changed.
package struct XcodesOwn {
    private let old: NibDocument
    private let new: NibDocument

    /// Judges changes between two versions.
    package init(old: NibDocument, new: NibDocument) {
        self.old = old
        self.new = new
    }

    /// Attributes of the document that say which Xcode saved it.
    private static let ofDocument: Set<String> = [
        "toolsVersion", "systemVersion", "version", "propertyAccessControl", "colorMatched",
        "customObjectInstantitationMethod", "standalone", "newline",
    ]
    /// Attributes that say how far the canvas is from what the constraints ask for.
    private static let ofLayout: Set<String> = ["misplaced", "ambiguous", "verifyAmbiguity"]

    /// Returns who makes a change.
    ///
    /// - Parameters:
    ///   - aspect: what it is about.
    ///   - kind: the kind of the element.
    ///   - before: the element in the old document.
    ///   - after: the element in the new document.
    /// - Returns: a person, or Xcode on its own.
    func cause(of aspect: Change.Aspect, kind: Change.Kind, old before: NodeID?, new after: NodeID?) -> Change.Cause {
        let (node, document) = after.map { ($0, new) } ?? (before!, old)
        switch aspect {
        case .spelling, .comment: return .xcode
        case .position: return isOrderOfPerson(node, in: document) ? .person : .xcode
        case .attribute(let name):
            if kind == .document { return Self.ofDocument.contains(name) ? .xcode : .person }
            // Which elements have an id depends on the version of Xcode.
            if Self.ofLayout.contains(name) || name == "id" { return .xcode }
            if let before, let after {
                if isRespelled(name, of: before, as: after) { return .xcode }
                if isOfRenamedFont(name, of: before, as: after) { return .xcode }
            }
        case .presence, .place, .text: break
        }
        if isConsequence(aspect, old: before, new: after) { return .xcode }
        switch kind {
        case .resource: return .xcode
        case .dependency:
            return ["plugIn", "capability"].contains(document.tree.name(node)) ? .xcode : .person
        case .part: return isPartOfXcode(node, in: document) ? .xcode : .person
        default: return .person
        }
    }

    /// Whether a change follows from another one, or from the version of Xcode.
    private func isConsequence(_ aspect: Change.Aspect, old before: NodeID?, new after: NodeID?) -> Bool {
        DerivedParts(old: old, new: new).follows(aspect, old: before, new: after)
            || OtherXcodes(old: old, new: new).rewrites(aspect, old: before, new: after)
    }

    // MARK: - Numbers

    /// Elements whose attributes are numbers, of which Xcode's versions write different digits.
    private static let numeric: Set<String> = [
        "color", "rect", "point", "size", "inset", "edgeInsets", "directionalEdgeInsets", "offsetWrapper",
        "affineTransform", "real", "constraint",
    ]
    /// What Xcode writes of a system color so that older versions can show it.
    private static let components: Set<String> = [
        "red", "green", "blue", "alpha", "white", "colorSpace", "customColorSpace",
    ]
    /// By how much of itself a number differs at most that Xcode wrote with other digits.
    private static let precision = 1e-7

    /// Whether an attribute says the same in both versions, in other digits.
    private func isRespelled(_ name: String, of before: NodeID, as after: NodeID) -> Bool {
        guard Self.numeric.contains(old.tree.name(before)), old.tree.name(before) == new.tree.name(after) else {
            return false
        }
        if Self.components.contains(name), old.tree.name(before) == "color" {
            for system in ["systemColor", "cocoaTouchSystemColor", "catalog"] {
                if let color = old.tree.attribute(system, of: before) {
                    return new.tree.attribute(system, of: after, is: color)
                        && old.tree.attribute("name", of: before) == new.tree.attribute("name", of: after)
                }
            }
        }
        guard let first = old.tree.attribute(name, of: before).flatMap({ Double($0) }),
            let second = new.tree.attribute(name, of: after).flatMap({ Double($0) })
        else { return false }
        return abs(first - second) <= Self.precision * max(1, abs(first))
    }

    /// Whether two elements are one value, which Xcode may have written differently.
    package func isSameValue(_ before: NodeID, as after: NodeID) -> Bool {
        guard old.tree.name(before) == new.tree.name(after), old.tree.firstElement(in: before) == nil,
            new.tree.firstElement(in: after) == nil
        else { return false }
        if isOfRenamedFont("metaFont", of: before, as: after) { return true }
        guard Self.numeric.contains(old.tree.name(before)) else { return false }
        let names = Set(old.tree.attributeNames(before) + new.tree.attributeNames(after))
        return names.allSatisfy { name in
            old.tree.attribute(name, of: before) == new.tree.attribute(name, of: after)
                || isRespelled(name, of: before, as: after)
        }
    }

    /// Whether an attribute is one of a font of macOS that another system calls by another name.
    package func isOfRenamedFont(_ name: String, of before: NodeID, as after: NodeID) -> Bool {
        guard name == "metaFont" || name == "size", let old = metaFont(before, in: old),
            let new = metaFont(after, in: new)
        else { return false }
        return MetaFont.isSynonym(old, of: new)
    }

    private func metaFont(_ node: NodeID, in document: NibDocument) -> (name: String, size: String?)? {
        guard document.tree.name(node) == "font" else { return nil }
        return document.tree.attribute("metaFont", of: node).map { ($0, document.tree.attribute("size", of: node)) }
    }

    // MARK: - Elements

    /// Whether a person chose the order of an element among its siblings.
    private func isOrderOfPerson(_ node: NodeID, in document: NibDocument) -> Bool {
        guard let list = document.tree.parent(node) else { return false }
        if let connection = document.connection(node) {
            return connection.kind == .outletCollection || connection.kind == .segue
        }
        return document.catalog.orderOfList(document.tree.name(list)) == .semantic
    }

    /// Whether a child without an id, such as a canvas position or a frame that follows from layout, is Xcode's to change.
    package func isXcodes(_ node: NodeID, in document: NibDocument) -> Bool {
        !document.isPlainList(node) && isPartOfXcode(node, in: document)
    }

    private func isPartOfXcode(_ node: NodeID, in document: NibDocument) -> Bool {
        let tree = document.tree
        let (name, key) = (tree.name(node), tree.attribute("key", of: node))
        if document.isPlainList(node) { return true }
        switch name {
        // What the canvas shows the document on.
        case "device", "adaptation": return document.object(around: node) == nil
        case "point": return key == "canvasLocation"
        case "simulatedMetricsContainer", TieBreakers.list: return true
        case "rect": return key == "screenRect" || key == "frame" && followsLayout(node, in: document)
        case "autoresizingMask": return isWithoutEffect(node, in: document)
        // What old versions knew of classes from their headers.
        case "classes": return tree.parent(node) == tree.root
        default:
            return isDerived(node, in: document)
        }
    }

    /// Whether an element is in what Xcode derives from the rest: the segues by which it infers a destination's bars, the sizes that
    /// classes drawn on the canvas had last, and what it knew of classes.
    private func isDerived(_ node: NodeID, in document: NibDocument) -> Bool {
        var current = document.tree.parent(node)
        while let parent = current, parent != document.tree.root {
            let name = document.tree.name(parent)
            if [TieBreakers.list, "designables", "classes"].contains(name) { return true }
            current = document.id(of: parent) == nil ? document.tree.parent(parent) : nil
        }
        return false
    }

    /// Whether the frame of a view follows from constraints, or from what holds the view.
    private func followsLayout(_ frame: NodeID, in document: NibDocument) -> Bool {
        let tree = document.tree
        guard let view = tree.parent(frame) else { return false }
        if DerivedParts.isLaidOut(view, in: document) { return true }
        guard tree.attribute("useAutolayout", of: tree.root, is: "YES"),
            !tree.attribute("fixedFrame", of: view, is: "YES")
        else { return false }
        if tree.attribute("translatesAutoresizingMaskIntoConstraints", of: view, is: "NO") { return true }
        if let key = tree.attribute("key", of: view) { return key == "view" || key == "contentView" }
        return !tree.elements(in: view).contains { tree.attribute("key", of: $0, is: "autoresizingMask") }
    }

    /// Whether something else than its autoresizing mask lays out a view.
    private func isWithoutEffect(_ mask: NodeID, in document: NibDocument) -> Bool {
        document.tree.parent(mask).map {
            DerivedParts.isLaidOut($0, in: document) || DerivedParts.isConstrained($0, in: document)
        } ?? false
    }
}
