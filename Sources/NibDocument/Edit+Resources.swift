import NibCatalog
import XMLTree

/// Keeps `<resources>` consistent with what objects name: the first use adds an entry, and the last one removes it.
///
/// Only names that the edit itself added or removed are considered; all other entries stay as they are.
extension Edit {
    /// Adds and removes entries after the changes of an edit.
    ///
    /// - Parameters:
    ///   - changed: the elements that were inserted or had an attribute changed.
    ///   - released: the resources that removed or changed elements named before.
    /// - Throws: `NibError` for names that XML cannot represent.
    func renewResources(changed: [NodeID], released: [Resource]) throws(NibError) {
        let gone = Set(released)
        var seen: Set<Resource> = []
        for node in changed {
            for resource in document.resources(usedBy: node) where seen.insert(resource).inserted {
                if document.isListedPerUse(resource) {
                    try renewEntries(ofEachUse: resource)
                } else if !gone.contains(resource), document.entry(of: resource) == nil, canBeListed(resource) {
                    try addEntry(resource)
                }
            }
        }
        for resource in gone.subtracting(seen).sorted(by: { $0.name < $1.name }) {
            if document.isListedPerUse(resource) {
                try renewEntries(ofEachUse: resource)
            } else if let entry = document.entry(of: resource), !document.isUsed(resource) {
                if case .font = resource { removeCustomFont(entry) } else { remove(entry) }
            }
        }
    }

    /// Removes the entries of the images, colours and fonts of a name that no object uses.
    package func removeUnusedResources(named name: String) {
        for entry in document.unusedResources(named: name) {
            if tree.symbol(of: entry) == document.symbols.string { removeCustomFont(entry) } else { remove(entry) }
        }
    }

    /// Gives a resource as many entries as it has uses.
    private func renewEntries(ofEachUse resource: Resource) throws(NibError) {
        let (entries, uses) = (document.entries(of: resource), document.uses(of: resource))
        for _ in 0..<max(0, uses - entries.count) { try addEntry(resource) }
        for entry in entries.dropFirst(uses) { remove(entry) }
    }

    /// Whether an entry for a resource can be written and needs nothing but its name.
    ///
    /// An image whose data the document contains is named after its object (`buttonCell:ID:image`) and has its data in
    /// the entry. Older watchOS documents have no resources list, whatever images they use.
    private func canBeListed(_ resource: Resource) -> Bool {
        if document.kind.platform == .watchOS, !document.listsResources { return false }
        // In which file a font is, only the project can tell.
        if case .font = resource { return false }
        guard case .image(let name, _) = resource else { return true }
        let parts = name.split(separator: ":", omittingEmptySubsequences: false)
        return !(parts.count == 3 && document.hasID(String(parts[1])))
    }

    private func addEntry(_ resource: Resource) throws(NibError) {
        let list = list("resources", in: tree.root)
        switch resource {
        case .image(let name, let mark):
            let isSystem = mark ?? (document.kind.family == .cocoaTouch)
            let size = document.catalog.imageSize(name, isSystem: isSystem)
            let catalog = isSystem ? [Attribute("catalog", "system")] : []
            let entry = tree.makeElement(
                "image",
                attributes: [Attribute("name", name)] + catalog + [
                    Attribute("width", String(size.width)), Attribute("height", String(size.height)),
                ])
            try place(entry, into: list)
        case .systemColor(let name):
            try addColor(resource, color: document.catalog.systemColor(name) ?? .unknown, into: list)
        case .font: break
        case .namedColor:
            try addColor(resource, color: .unknown, into: list)
        }
    }

    private func addColor(_ resource: Resource, color: SystemColor, into list: NodeID) throws(NibError) {
        let components = zip(color.names, color.components).map { " \($0)=\"\(Numbers.spell($1))\"" }.joined()
        let text =
            "<\(resource.element) name=\"\(Escaping.attribute(resource.name))\"><color\(components)"
            + " alpha=\"\(Numbers.spell(color.alpha))\" colorSpace=\"custom\" customColorSpace=\"\(color.space)\"/>"
            + "</\(resource.element)>"
        try place(makeElement(from: text, for: list), into: list)
    }
}
