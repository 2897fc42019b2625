import Bytes
import ClassFacts
import NibCatalog
import NibDocument

/// What an element of a document may have: its attributes with their values, and its children.
struct ElementForm {
    /// How much is known of an element.
    enum State: Equatable {
        /// Everything that documents have on it.
        case known
        /// Nothing.
        case unknown
        /// Documents of this platform do not have it, but those of the others do.
        case foreign
        /// There is no such element; another one was meant.
        case misspelled(String)
        /// It holds whatever a program puts into it.
        case free
    }

    /// The version of Interface Builder whose documents were counted last.
    private static let newest = 24765

    let name: String
    let state: State
    private let info: ElementInfo?
    private let attributes: Set<String>
    private let catalog: Catalog
    /// Whether attributes of this element have no words but those that are known. AppKit's words were gathered from documents, and Xcode
    /// may have learned others since.
    private let areWordsAll: Bool

    /// Looks an element up.
    ///
    /// - Parameters:
    ///   - name: the element's name.
    ///   - document: the document, which gives the platform and the version of Xcode.
    init(_ name: String, in document: NibDocument) {
        self.name = name
        catalog = document.catalog
        info = catalog.element(name)
        if NibDocument.isPropertyList(name) || name.utf8.contains(Byte.colon) {
            state = .free
        } else if info != nil {
            state = .known
        } else if catalog.isOfOtherPlatform(name) {
            state = .foreign
        } else {
            let near = Self.slip(name, among: catalog.allElements.lazy.map(\.name))
            state = near.map(State.misspelled) ?? .unknown
        }
        areWordsAll = document.kind.family == .cocoaTouch && document.toolsVersion <= Self.newest
        // Of watchOS too few documents were counted.
        attributes = catalog.isWatch || state != .known ? [] : document.possibleAttributes(of: name)
    }

    /// The known name that another one misspells beyond doubt.
    static func slip(_ word: String, among names: some Sequence<String>) -> String? {
        let folded = word.lowercased()
        guard !names.contains(word) else { return nil }
        return names.sorted().first { $0.lowercased() == folded || Similar.isSlip(word, for: $0) }
    }

    /// Whether the element is an object.
    var isObject: Bool { info?.isObject == true }

    // MARK: - Attributes

    /// Says what is wrong with an attribute.
    ///
    /// - Parameters:
    ///   - attribute: the attribute's name.
    ///   - value: returns its value.
    /// - Returns: nil if nothing is known to be wrong.
    func problem(with attribute: String, value: () -> String) -> AttributeProblem? {
        guard !attributes.isEmpty, attribute != "key" else { return nil }
        guard attributes.contains(attribute) else {
            guard let near = Self.slip(attribute, among: attributes) else { return nil }
            return AttributeProblem(
                severity: .warning, attribute: attribute,
                message: "<\(name)> has no attribute '\(attribute)'; did you mean '\(near)'?")
        }
        guard let kind = catalog.valueKind(of: attribute, element: name) else { return nil }
        return AttributeProblem(attribute, of: name, value: value(), kind: kind, areWordsAll: areWordsAll)
    }

    /// The attributes without which an element says nothing; all elements of 17,000 documents have them.
    private static let required: [String: [String]] = [
        "outlet": ["property", "destination"], "outletCollection": ["property", "destination"],
        "action": ["selector"], "binding": ["destination", "name", "keyPath"], "constraint": ["firstAttribute"],
        "userDefinedRuntimeAttribute": ["type", "keyPath"], "placeholder": ["placeholderIdentifier"],
    ]

    /// The attributes that an element of this name must have, but lacks.
    ///
    /// - Parameters:
    ///   - present: the attributes that it has.
    ///   - list: the name of its parent.
    /// - Returns: their names.
    func missing(from present: Set<String>, in list: String) -> [String] {
        var names = Self.required[name] ?? []
        let isReference = present.contains("reference")
        // The segues of a peek inherit from the one that they are in.
        if name == "segue", !isReference, !present.contains("inheritsFrom") { names = ["kind", "destination"] }
        let hasID = info?.hasID == true
        if hasID, !isReference, catalog.isList(list) { names.append("id") }
        return names.filter { !present.contains($0) }
    }

    // MARK: - Children

    /// Whether the element may have several children of one name with the same key. A matrix has cells for its prototype's variants, and
    /// old text views have their sizes twice.
    func canRepeat(_ child: String) -> Bool {
        !isObject || name == "matrix" || name == "textView" && child == "size"
    }

    /// Returns the key that was meant by one that no element of this name has for such a child.
    func key(meantBy key: String, of child: String) -> String? {
        guard isObject, !catalog.isWatch else { return nil }
        let labels = catalog.knownChildren(of: name) + catalog.childOrder(of: name).knownNames
        let keys = labels.map(Part.init(label:)).filter { $0.tag == child }.compactMap(\.key)
        return Self.slip(key, among: keys)
    }

    /// Says why the element cannot hold a child; nil if it may.
    ///
    /// - Parameters:
    ///   - child: the child's name.
    ///   - key: the child's key.
    ///   - parent: the name of the element that holds this one.
    /// - Returns: the reason.
    func misfit(of child: String, key: String?, in parent: String?) -> String? {
        guard let info, !catalog.isWatch, let kind = catalog.element(child)?.kind else { return nil }
        if info.kind == .list {
            return canHold(child, of: kind, in: parent ?? "") ? nil : "<\(name)> cannot hold <\(child)>"
        }
        guard key == nil, info.isObject, name != "matrix",
            kind == .object || kind == .constraint || kind == .connection,
            catalog.fit(of: child, directlyIn: name) == .unknownSlot
        else { return nil }
        let place = catalog.slots(parent: name, child: child).first { $0.via.isEmpty }?.container
        return "<\(name)> cannot hold <\(child)> directly" + (place.map { "; it belongs into <\($0)>" } ?? "")
    }

    /// Whether the element is a list that can hold a child.
    private func canHold(_ child: String, of kind: ElementInfo.Kind, in parent: String) -> Bool {
        switch name {
        case "constraints": return kind == .constraint
        case "connections": return kind == .connection
        default:
            if case .holds = catalog.fit(of: child, inList: name, of: parent) { return false }
            return true
        }
    }
}
