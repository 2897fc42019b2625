import Bytes
import XMLTree

/// The names of objects whose kind and label do not tell them from others, and of scenes, until the tree changes.
struct LongNames {
    private var names: [String: [NodeID: String]] = [:]
    private var scenes: [String: [NodeID]]?
    private var changeCount = 0

    /// Returns the names of all objects with a kind and label; nil if they are not known, or the tree has changed.
    func names(for short: String, in tree: XMLTree) -> [NodeID: String]? {
        changeCount == tree.changeCount ? names[short] : nil
    }

    /// Returns the scenes by their names; nil if they are not known, or the tree has changed.
    func scenes(in tree: XMLTree) -> [String: [NodeID]]? { changeCount == tree.changeCount ? scenes : nil }

    /// Keeps the names of all objects with a kind and label.
    mutating func keep(_ found: [NodeID: String], for short: String, in tree: XMLTree) {
        follow(tree)
        names[short] = found
    }

    /// Keeps the scenes by their names.
    mutating func keep(scenes: [String: [NodeID]], in tree: XMLTree) {
        follow(tree)
        self.scenes = scenes
    }

    private mutating func follow(_ tree: XMLTree) {
        guard changeCount != tree.changeCount else { return }
        (names, scenes, changeCount) = ([:], nil, tree.changeCount)
    }
}

/// The names that nibsh prints for objects, each of which means one object wherever it is typed.
///
/// A name is a kind and a label, `Button "Go"`, if that tells the object from all others. Otherwise the scene follows,
/// `Button "Go" in "Login"`, or the index among the objects that are called so, `Label[2]`, or both, `Label[2] in "Login"`. An object that
/// no such name can mean has its id as its name. `ObjectReferences` reads the names.
extension NibDocument {
    /// Returns the name of the object in sentences; a long title is cut.
    package func display(_ node: NodeID) -> String { name(of: node, inFull: false) }

    /// Returns the whole name of the object, for lists, on one line.
    package func fullName(of node: NodeID) -> String { name(of: node, inFull: true) }

    /// Returns the name of an object or a scene; of other elements, their kind.
    ///
    /// - Parameters:
    ///   - node: the object.
    ///   - inFull: whether a long title is not cut.
    /// - Returns: the name, which means no other object.
    package func name(of node: NodeID, inFull: Bool) -> String {
        if hasShortNames { return typeName(of: node) }
        let short = shortName(of: node, inFull: inFull)
        guard tree.isAttached(node), isScene(node) || isObject(node) else { return short }
        let names = longNames.names(for: short, in: tree) ?? makeNames(for: short)
        if let name = names[node] { return name }
        return nameInContainer(of: node, called: short) ?? id(of: node) ?? short
    }

    private func makeNames(for short: String) -> [NodeID: String] {
        let scenes = scenes(called: short)
        let names =
            scenes.isEmpty
            ? objectNames(for: short)
            : scenes.count == 1 ? [scenes[0]: short] : Self.counted(scenes, among: scenes, as: short)
        longNames.keep(names, for: short, in: tree)
        return names
    }

    /// The names of all objects with a kind and label; those are left out that neither an index nor the scene tells from others.
    private func objectNames(for short: String) -> [NodeID: String] {
        guard Self.isPlain(short) else { return [:] }
        keepNames()
        let found = Meant(
            shown: objects(.shown(short)),
            before: [controls(objects(.titled(short))), objects(.held(short))], named: objects(.named(short)))
        if found.shown.count == 1, found.meant() == found.shown, canBeBare(short) { return [found.shown[0]: short] }
        var names: [NodeID: String] = [:]
        for (scene, inScene) in groups(found) {
            if let scene {
                let ending = " in \(place(scene))"
                names.merge(inScene.names(for: short).mapValues { $0 + ending }) { name, _ in name }
            } else if !hasID(short) {
                let all = Meant(shown: inScene.shown, before: found.before, named: found.named)
                let isCounted = kind.isStoryboard || !canBeBare(short)
                names.merge(all.names(for: short, isCounted: isCounted)) { name, _ in name }
            }
        }
        return names
    }

    /// What was found, by scene; nil is the key of what is in none.
    private func groups(_ found: Meant) -> [NodeID?: Meant] {
        func byScene(_ nodes: [NodeID]) -> [NodeID?: [NodeID]] { Dictionary(grouping: nodes) { scene(of: $0) } }
        let (before, named) = (found.before.map(byScene), byScene(found.named))
        return byScene(found.shown).reduce(into: [:]) { groups, group in
            groups[group.key] = Meant(
                shown: group.value, before: before.map { $0[group.key] ?? [] }, named: named[group.key] ?? [])
        }
    }

    /// What a kind and label mean, as `objects(called:in:isCounted:)` finds it.
    private struct Meant {
        /// The objects with the kind and label.
        let shown: [NodeID]
        /// What is meant before them: the objects that have the text as their title, and as their outlet.
        let before: [[NodeID]]
        /// The objects with the kind.
        let named: [NodeID]

        /// The objects that the name means, without an index or with one.
        func meant(isCounted: Bool = false) -> [NodeID] {
            if let first = before.first(where: { !$0.isEmpty }) { return first }
            return shown.count == 1 && !isCounted || named.isEmpty ? shown : named
        }

        func names(for short: String, isCounted: Bool = false) -> [NodeID: String] {
            let alone = meant()
            if alone.count == 1, !isCounted, shown.contains(alone[0]) { return [alone[0]: short] }
            return NibDocument.counted(shown, among: meant(isCounted: true), as: short)
        }
    }

    /// Names objects by their index among some.
    private static func counted(_ nodes: [NodeID], among all: [NodeID], as short: String) -> [NodeID: String] {
        let wanted = Set(nodes)
        return all.enumerated().reduce(into: [:]) { names, item in
            if wanted.contains(item.element) { names[item.element] = "\(short)[\(item.offset)]" }
        }
    }

    /// Returns how a scene is named after 'in': its label in quotes, or its name if it has none.
    private func place(_ scene: NodeID) -> String {
        let name = name(of: scene, inFull: true)
        return name.hasPrefix("Scene \"") ? String(name.dropFirst("Scene ".count)) : name
    }

    /// Returns the name of an object by what it is in, for objects whose kind is the title of another: `View in Window "Guests"`.
    private func nameInContainer(of node: NodeID, called short: String) -> String? {
        var container = container(of: node)
        while let candidate = container, Self.isPlain(short) {
            let scope = NameScope.inside([candidate])
            let outer = shortName(of: candidate, inFull: true)
            if objects(called: outer) == [candidate], canBeBare(outer), Self.isPlain(outer) {
                if objects(called: short, in: scope) == [node] { return "\(short) in \(outer)" }
                if let index = objects(called: short, in: scope, isCounted: true).firstIndex(of: node) {
                    return "\(short)[\(index)] in \(outer)"
                }
            }
            container = self.container(of: candidate)
        }
        return nil
    }

    /// Whether a kind and label are read as a name wherever they are typed: their kind has only letters, digits and blanks.
    private static func isPlain(_ short: String) -> Bool {
        let kind = short.utf8.prefix { $0 != Byte.quote }
        guard kind.allSatisfy({ $0 | 32 >= 97 && $0 | 32 <= 122 || 48...57 ~= $0 || $0 == 32 }) else {
            return short == "File's Owner"
        }
        return kind.first.map { 65...90 ~= $0 } ?? false
    }

    /// Whether a kind of one word is not an id or the beginning of one.
    private func canBeBare(_ short: String) -> Bool {
        short.utf8.contains(32) || ids(startingWith: short, limit: 1).isEmpty
    }

    /// Keeps the outlet by which an object is known, before another outlet is connected to it.
    func keepOutletName(for outlet: NodeID) {
        guard let id = tree.attribute("destination", of: outlet), let node = element(withID: id) else { return }
        keptOutlets[id] = title(of: node) == nil ? outletName(of: node) : nil
    }
}
