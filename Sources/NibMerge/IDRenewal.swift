import Bytes
import NibDifference
import NibDocument
import Platform
import XMLTree

/// Settles which new elements of two versions are the same, before the versions are merged.
///
/// Ids that Interface Builder draws by lot are equal only if they were copied; then the elements are the same. Other
/// ids, such as the numbers of Xcode 4 or ones that people chose, can be given twice; then theirs gets another one. The other way round,
/// both sides may have made the same connection or constraint under two ids; then theirs gets the id of ours.
struct IDRenewal {
    /// What is told of the ids that were changed.
    private(set) var notes: [String] = []
    private let base: NibDocument
    private let ours: NibDocument
    private let theirs: NibDocument

    /// Changes ids of theirs.
    ///
    /// - Throws: `NibError` if an id cannot be changed.
    init(base: NibDocument, ours: NibDocument, theirs: NibDocument) throws(NibError) {
        self.base = base
        self.ours = ours
        self.theirs = theirs
        try unify()
        try renew()
    }

    /// The elements with ids that one version has and the base lacks.
    private func new(in document: NibDocument) -> [(node: NodeID, id: String)] {
        document.tree.subtree(document.tree.root).compactMap { node in
            guard let id = document.id(of: node), !base.hasID(id), document.element(withID: id) == node else {
                return nil
            }
            return (node, id)
        }
    }

    private mutating func unify() throws(NibError) {
        var known: [String: String] = [:]
        for (node, id) in new(in: ours) where theirs.element(withID: id) == nil {
            if let meaning = meaning(of: node, in: ours) { known[meaning] = known[meaning] ?? id }
        }
        guard !known.isEmpty else { return }
        let edit = Edit(theirs)
        for (node, id) in new(in: theirs) where ours.element(withID: id) == nil {
            guard let meaning = meaning(of: node, in: theirs), let other = known.removeValue(forKey: meaning)
            else { continue }
            _ = try edit.rename(node, to: other)
        }
        try edit.finishUnchecked()
    }

    /// What a connection or a constraint says, without its id, or which element of the base that has no id an element is; nil for
    /// other elements.
    private func meaning(of node: NodeID, in document: NibDocument) -> String? {
        if let place = keyedPlace(of: node, in: document) { return place }
        guard document.isConnection(node) || document.isConstraint(node), document.tree.firstElement(in: node) == nil,
            let holder = document.container(of: node).flatMap({ document.id(of: $0) })
        else { return nil }
        let attributes = document.tree.attributes(node).filter { $0.name != "id" }.map { "\($0.name)=\($0.value)" }
        return "\(holder) \(document.tree.name(node)) \(attributes.sorted().joined(separator: " "))"
    }

    /// The place of an element with a key to which the base has given no id, as some versions of Xcode do; nil for other elements.
    private func keyedPlace(of node: NodeID, in document: NibDocument) -> String? {
        guard let key = document.tree.attribute("key", of: node), let holder = document.tree.parent(node),
            let id = document.id(of: holder), let before = base.element(withID: id),
            let old = base.tree.elements(in: before).first(where: { base.tree.attribute("key", of: $0, is: key) }),
            base.id(of: old) == nil, base.tree.name(old) == document.tree.name(node)
        else { return nil }
        return "\(id) \(base.tree.name(old)) key=\(key)"
    }

    private mutating func renew() throws(NibError) {
        let shared = new(in: theirs).filter { node, id in
            guard let other = ours.element(withID: id) else { return false }
            return !isSame(other, as: node, withID: id)
        }
        guard !shared.isEmpty else { return }
        let edit = Edit(theirs)
        for (node, id) in shared {
            let fresh = freshID(for: id)
            notes.append(
                "both sides gave the id '\(id)' to new objects; \(theirs.display(node)) of theirs is now '\(fresh)'")
            _ = try edit.rename(node, to: fresh)
        }
        try edit.finishUnchecked()
    }

    private func isSame(_ ours: NodeID, as theirs: NodeID, withID id: String) -> Bool {
        guard self.ours.tree.name(ours) == self.theirs.tree.name(theirs) else { return false }
        return Self.isDrawnByLot(id) || self.ours.text(of: ours) == self.theirs.text(of: theirs)
            || hasSameOutlet(id) || isPartOfSame(ours, as: theirs)
    }

    /// Whether one outlet, which has one destination, leads to the elements with an id in both versions.
    private func hasSameOutlet(_ id: String) -> Bool {
        func outlets(in document: NibDocument) -> Set<String> {
            Set(
                document.connections(to: id).filter { $0.kind == .outlet && !Self.common.contains($0.name) }
                    .compactMap { outlet in document.id(of: outlet.source).map { "\($0).\(outlet.name)" } })
        }
        return !outlets(in: ours).isDisjoint(with: outlets(in: theirs))
    }

    /// Outlets of the frameworks, which many objects have.
    private static let common: Set<String> = [
        "delegate", "dataSource", "target", "nextKeyView", "initialFirstResponder",
    ]

    /// Whether elements are in one place of new objects that are the same.
    private func isPartOfSame(_ node: NodeID, as other: NodeID) -> Bool {
        let (place, otherPlace) = (ours.nibPlace(of: node), theirs.nibPlace(of: other))
        guard place.slot == otherPlace.slot, let id = ours.id(of: place.holder), !base.hasID(id),
            theirs.id(of: otherPlace.holder) == id
        else { return false }
        return isSame(place.holder, as: otherPlace.holder, withID: id)
    }

    /// Whether an id has the form of those that Xcode draws by lot, such as `iN0-l3-epB`, or is a UUID.
    static func isDrawnByLot(_ id: String) -> Bool {
        let parts = id.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.allSatisfy({ $0.utf8.allSatisfy { $0 | 0x20 >= 97 && $0 | 0x20 <= 122 || $0 >= 48 && $0 <= 57 } })
        else { return false }
        return parts.map(\.utf8.count) == [3, 2, 3] || parts.map(\.utf8.count) == [8, 4, 4, 4, 12]
    }

    /// Xcode's form, made of what theirs calls the element and what both documents are: the same in every run.
    private func freshID(for id: String) -> String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8)
        var attempt = 0
        while true {
            var bits = Digest(of: Array("\(id) \(attempt)".utf8)).value
            var letters: [UInt8] = []
            for place in 0..<10 {
                if place == 3 || place == 6 {
                    letters.append(Byte.minus)
                } else {
                    letters.append(alphabet[Int(bits % 62)])
                    bits /= 62
                }
            }
            let fresh = String(decoding: letters, as: UTF8.self)
            if !ours.hasID(fresh), !theirs.hasID(fresh), !base.hasID(fresh) { return fresh }
            attempt += 1
        }
    }
}
