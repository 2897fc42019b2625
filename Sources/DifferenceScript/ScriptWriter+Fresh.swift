import NibDifference
import NibDocument
import XMLTree

/// New objects that `add` makes as Interface Builder does.
extension ScriptWriter {
    /// A form of `add` that makes an object of which little is missing.
    private struct Form {
        /// The command, without attributes and ids.
        let words: String
        /// The ids of the object and of what it contains.
        let ids: [String]
        /// The number of attributes and parts that differ from the object that is wanted.
        let distance: Int
    }

    /// Adds an object with `add`, and completes it with `set` and `unset`.
    ///
    /// What the object contains besides what `add` makes is left out: objects in it, connections, constraints and runtime attributes
    /// are additions of their own.
    ///
    /// - Parameters:
    ///   - node: the object in the new document.
    ///   - target: where it goes.
    ///   - place: the position as words.
    /// - Returns: whether it was added.
    func addFresh(_ node: NodeID, at target: Target, _ place: String) -> Bool {
        guard let id = new.id(of: node), !new.isConnection(node), !new.isConstraint(node) else { return false }
        // The nearest form may have something that cannot be taken away again.
        return forms(of: node, at: target, place).contains { form in
            rehearsal.together { [self] in
                guard make(form, as: node), let made = working.element(withID: id) else { return false }
                guard complete(made, as: node) else { return false }
                return isInOrder(made, as: node) && isComplete(made, as: node)
            }
        }
    }

    /// Adds a scene with `add scene`, and completes its controller and its own parts.
    ///
    /// Further objects of the scene, and what its controller contains besides, are additions of their own.
    ///
    /// - Parameters:
    ///   - node: the scene in the new document.
    ///   - target: where it goes.
    ///   - index: its position.
    /// - Returns: whether it was added.
    func addFreshScene(_ node: NodeID, at target: Target, index: Int) -> Bool {
        guard let controller = new.controller(of: node), new.isController(controller), let id = new.id(of: controller),
            let sceneID = new.tree.attribute("sceneID", of: node), let list = target.parent,
            let form = sceneForm(of: node, with: controller)
        else { return false }
        return rehearsal.together { [self] in
            guard make(form, as: controller), let made = working.element(withID: id),
                let scene = working.scene(withID: sceneID)
            else { return false }
            guard complete(made, as: controller), complete(scene, as: node) else { return false }
            // Older versions of Xcode wrote the First Responder before the controller.
            if !isInOrder(made, as: controller), !putInOrder(made, as: controller) { return false }
            if working.tree.nextElement(scene) != nil || index + 1 < working.childCount(of: list) {
                let line = "move scene:\(Spelling.piece(sceneID)) to \(target.path) at \(index)"
                guard rehearsal.attempt([line]) else { return false }
            }
            guard let scene = working.scene(withID: sceneID) else { return false }
            return isInOrder(scene, as: node) && isComplete(scene, as: node)
        }
    }

    // MARK: - Forms

    /// The form of `add scene` that makes a scene with a controller; nil if none does.
    private func sceneForm(of node: NodeID, with controller: NodeID) -> Form? {
        let name = new.tree.name(controller)
        let words = "add scene \(name)"
        return rehearsal.probe(making: words) { made in
            guard working.tree.name(made) == name,
                let scene = working.scenes.first(where: { working.tree.contains($0, inner: made) }),
                let sceneID = new.tree.attribute("sceneID", of: node), let id = new.id(of: controller),
                let rest = ids(for: scene, as: node)
            else { return nil }
            return Form(words: words, ids: [id, sceneID] + rest.filter { $0 != id }, distance: 0)
        }
    }

    /// The forms of `add` that make such an object, the nearest first.
    private func forms(of node: NodeID, at target: Target, _ place: String) -> [Form] {
        let name = new.tree.name(node)
        let key = target.key.map { "." + Spelling.piece($0) } ?? ""
        let variants = [name] + working.catalog.freshVariants(of: name).map { "\(name):\($0)" }
        let forms = variants.compactMap { variant -> Form? in
            let words = "add \(variant) to \(target.path)\(key)\(place)"
            return rehearsal.probe(making: words) { made in
                guard working.tree.name(made) == name, working.nibPlace(of: made).holder == target.holder,
                    let ids = ids(for: made, as: node)
                else { return nil }
                return Form(words: words, ids: ids, distance: distance(of: made, from: node))
            }
        }
        return forms.sorted { $0.distance < $1.distance }
    }

    /// The ids that the elements of a new object are to have, in document order.
    ///
    /// What the wanted object lacks, such as an item of a new menu, gets an id of its own until it is removed.
    ///
    /// - Returns: the ids; nil if the object itself is another one than wanted, or an id is taken.
    private func ids(for made: NodeID, as node: NodeID) -> [String]? {
        if let id = new.id(of: node), working.hasID(id) { return nil }
        let wanted = counterparts(of: made, in: node)
        var ids: [String] = []
        for inner in working.tree.subtree(made) where working.id(of: inner) != nil {
            ids.append(wanted[inner].flatMap { new.id(of: $0) } ?? spareID(besides: ids))
        }
        return ids
    }

    /// The elements of the wanted object that those of a new object become.
    private func counterparts(of made: NodeID, in node: NodeID) -> [NodeID: NodeID] {
        var found = [made: node]
        var open = [(made, node)]
        while let (made, node) = open.popLast() {
            for case (let child?, let wanted?) in children(of: made, as: node) {
                found[child] = wanted
                open.append((child, wanted))
            }
        }
        return found
    }

    /// An id that neither document has.
    private func spareID(besides others: [String]) -> String {
        var number = 1
        while true {
            let digits = String(number)
            let id = "dEl-00-" + String(repeating: "0", count: max(0, 3 - digits.utf8.count)) + digits
            if !others.contains(id), !working.hasID(id), !new.hasID(id) {
                spareIDs.insert(id)
                return id
            }
            number += 1
        }
    }

    /// How much two elements differ: what a further command takes away or makes counts more than a value that `add` takes.
    private func distance(of made: NodeID, from node: NodeID) -> Int {
        let (ours, wanted) = (working.tree.attributes(made), new.tree.attributes(node))
        var count = ours.reduce(0) { count, own in count + (wanted.contains { $0.name == own.name } ? 0 : 2) }
        count += wanted.count { $0.name != "id" && !ours.contains($0) }
        for (child, wanted) in children(of: made, as: node) {
            switch (child, wanted) {
            case (let child?, let wanted?): count += distance(of: child, from: wanted)
            // An object that this form lacks may have no form of its own, such as a text view without a scroll view.
            case (nil, let wanted?) where new.id(of: wanted) != nil:
                count += new.tree.subtree(wanted).reduce(4) { $0 + new.tree.attributeNames($1).count }
            default: count += 2
            }
        }
        return count
    }

    private func attributes(of node: NodeID, in document: NibDocument) -> [String] {
        document.tree.attributes(node).filter { $0.name != "id" }.map { "\($0.name)=\($0.value)" }
    }

    /// The children of an element of the copy and those of the wanted one, side by side where they are the same.
    private func children(of made: NodeID, as node: NodeID) -> [(made: NodeID?, wanted: NodeID?)] {
        var rest = Array(working.tree.elements(in: made))
        var result: [(made: NodeID?, wanted: NodeID?)] = []
        for wanted in new.tree.elements(in: node) {
            let found = rest.firstIndex { canBecome(wanted, $0) }
            result.append((found.map { rest.remove(at: $0) }, wanted))
        }
        return result + rest.map { ($0, nil) }
    }

    /// Whether an element of a new object can be what the wanted one has in its place: not if the copy has that elsewhere, or if the
    /// element only waits to be removed.
    private func canBecome(_ wanted: NodeID, _ made: NodeID) -> Bool {
        guard new.label(wanted) == working.label(made), new.connection(wanted)?.name == working.connection(made)?.name
        else { return false }
        guard let id = new.id(of: wanted), let own = working.id(of: made), id != own else { return true }
        return !working.hasID(id) && !spareIDs.contains(own)
    }

    // MARK: - Making

    private func make(_ form: Form, as node: NodeID) -> Bool {
        let ids = " as " + form.ids.map(Spelling.word).joined(separator: " ")
        let bare = form.words + ids
        let values = rehearsal.probe(making: form.words) { [self] in assignments($0, as: node, at: []) } ?? []
        if !values.isEmpty {
            let words = values.map { " " + $0 }.joined()
            if rehearsal.attempt([form.words + words + ids]) { return true }
        }
        return rehearsal.attempt([bare])
    }

    /// The `name=value` words that give a new object the attributes of the wanted one.
    private func assignments(_ made: NodeID, as node: NodeID, at path: [String]) -> [String] {
        var words: [String] = []
        let steps = path.isEmpty ? "" : path.joined(separator: ".") + "."
        if let numbers = numbers(of: node), !path.isEmpty {
            return attributes(of: made, in: working) == attributes(of: node, in: new)
                ? [] : ["\(path.joined(separator: "."))=\(numbers)"]
        }
        if !path.isEmpty, let pairs = pairs(made, as: node) {
            return ["\(path.joined(separator: "."))=\(Spelling.word(pairs))"]
        }
        for attribute in new.tree.attributes(node) where attribute.name != "id" {
            guard working.tree.attribute(attribute.name, of: made) != attribute.value else { continue }
            words.append("\(steps)\(Spelling.piece(attribute.name))=\(Spelling.word(attribute.value))")
        }
        for case (let child?, let wanted?) in children(of: made, as: node) where new.tree.name(wanted) != "connections"
        {
            guard !working.isPropertyString(child) else { continue }
            let step = working.path(from: made, to: child).steps.map(Spelling.step)
            words += assignments(child, as: wanted, at: path + step)
        }
        for case (nil, let wanted?) in children(of: made, as: node) where new.isPropertyString(wanted) {
            let name = new.tree.attribute("key", of: wanted) ?? ""
            words.append("\(steps)\(Spelling.piece(name))=\(Spelling.word(new.tree.text(in: wanted)))")
        }
        return words
    }

    /// The attributes of a color, a font or the like as one value, if it differs in several; nil for another element.
    private func pairs(_ made: NodeID, as node: NodeID) -> String? {
        let (ours, wanted) = (working.tree.attributes(made), new.tree.attributes(node))
        guard new.tree.has("key", on: node), new.id(of: node) == nil, new.tree.firstChild(node) == nil,
            ours.contains(where: { own in !wanted.contains { $0.name == own.name } })
                || wanted.count(where: { !ours.contains($0) }) > 1
        else { return nil }
        return PartLines.pairs(wanted)
    }

    // MARK: - Completing

    /// Sets and unsets what a new element has otherwise than the wanted one.
    private func complete(_ made: NodeID, as node: NodeID) -> Bool {
        let extra = extra(made, as: node, at: [])
        if let path = ElementPath(to: made, in: working), !extra.isEmpty {
            _ = rehearsal.attempt(["unset \(path.operand) \(extra.joined(separator: " "))"])
        }
        return finish(made, as: node)
    }

    /// The paths to what a new element has, but not the wanted one.
    private func extra(_ made: NodeID, as node: NodeID, at path: [String]) -> [String] {
        let wanted = new.tree.attributeNames(node)
        var paths = working.tree.attributeNames(made).filter { !wanted.contains($0) }.map {
            (path + [Spelling.piece($0)]).joined(separator: ".")
        }
        for (child, wanted) in children(of: made, as: node) {
            guard let child else { continue }
            let steps = path + working.path(from: made, to: child).steps.map(Spelling.step)
            if let wanted {
                paths += extra(child, as: wanted, at: steps)
            } else {
                paths.append(steps.joined(separator: "."))
            }
        }
        return paths
    }

    private func finish(_ made: NodeID, as node: NodeID) -> Bool {
        let wanted = new.tree.attributes(node)
        let values = wanted.filter { $0.name != "id" && working.tree.attribute($0.name, of: made) != $0.value }
        set(values.map { ($0.name, $0.value) }, of: made)
        let extra = working.tree.attributeNames(made).filter { name in !wanted.contains { $0.name == name } }
        _ = unset(extra, of: made)
        for (child, wanted) in children(of: made, as: node) {
            switch (child, wanted) {
            case (let child?, let wanted?):
                // What is set in a part without an id finds its place by that.
                note(child, for: wanted)
                if working.tree.name(child) != "connections", !finish(child, as: wanted) { return false }
            case (let child?, nil): if !removePart(child) { return false }
            case (nil, let wanted?): if !isAddedLater(wanted), !setPart(wanted) { return false }
            case (nil, nil): break
            }
        }
        return true
    }

    /// What has commands of its own, which may name objects that are added later.
    private static let others: Set = ["userDefinedRuntimeAttribute", "variation"]

    /// Whether an element of a new object is an addition of its own, or holds nothing else.
    private func isAddedLater(_ node: NodeID) -> Bool {
        if let id = new.id(of: node) { return working.element(withID: id) == nil || counterpart(of: node) != nil }
        if Self.others.contains(new.tree.name(node)) { return true }
        guard !new.tree.hasAttributes(node), new.tree.firstElement(in: node) != nil else { return false }
        return new.tree.elements(in: node).allSatisfy(isAddedLater)
    }

    /// Whether an element of the copy is written as the wanted one, but for what is added later.
    private func isComplete(_ made: NodeID, as node: NodeID) -> Bool {
        let later = new.tree.subtree(node).filter { inner in
            if let id = new.id(of: inner) {
                return working.element(withID: id).map { !working.tree.contains(made, inner: $0) } ?? true
            }
            return Self.others.contains(new.tree.name(inner))
        }
        return Literal(working).text(of: made) == Literal(new, without: Set(later)).text(of: node)
    }

    // MARK: - Numbers

    /// The numbers of a rectangle, point or size as one value; nil for another element.
    func numbers(of node: NodeID) -> String? {
        let tree = new.tree
        let names: [String]
        switch tree.name(node) {
        case "rect": names = ["x", "y", "width", "height"]
        case "point": names = ["x", "y"]
        case "size": names = ["width", "height"]
        case "inset": names = ["minX", "minY", "maxX", "maxY"]
        case "edgeInsets": names = ["top", "left", "bottom", "right"]
        case "directionalEdgeInsets": names = ["top", "leading", "bottom", "trailing"]
        default: return nil
        }
        let values = names.compactMap { tree.attribute($0, of: node) }
        guard values.count == names.count,
            tree.attributes(node).count == names.count + (tree.has("key", on: node) ? 1 : 0)
        else { return nil }
        return "(" + values.joined(separator: ",") + ")"
    }
}
