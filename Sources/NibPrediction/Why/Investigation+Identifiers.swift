import ClassFacts
import NibDocument
import SourceIndex
import XMLTree

/// Searches for identifiers of controllers, segues and cells.
extension Investigation {
    /// U11: the identifier of a controller.
    mutating func searchStoryboardIdentifier() {
        let wanted = line["identifier"]
        for context in documents {
            for object in context.objects where wanted.hasSuffix("-" + object.id) && object.scene >= 0 {
                add(
                    4, in: context, at: object.node, object: object,
                    cause: "\(context.name(of: object)) "
                        + (context.isUnreachable(object)
                            ? "was not compiled: no segue leads to its scene and it has no identifier"
                            : "is meant: the name is its class and id, as it has no identifier; "
                                + "the program was built before its scene was there, or before a segue led to it"))
            }
        }
        let known = objects(with: "storyboardIdentifier")
        searchTargets(without: wanted, having: known.filter { $0.value == wanted }.map(\.context))
        for (context, object, value) in known where value == wanted {
            add(
                3, in: context, at: object.node, attribute: "storyboardIdentifier", object: object,
                cause: "the identifier is here; another storyboard was asked, or the program is older")
        }
        if let near = Similar.name(to: wanted, among: known.map(\.value)), found.isEmpty {
            for (context, object, value) in known where value == near {
                add(
                    3, in: context, at: object.node, attribute: "storyboardIdentifier", object: object,
                    cause: "the identifier is '\(near)' here",
                    code: uses(.storyboardIdentifier, of: wanted).first?.place)
            }
        }
        addUses(of: .storyboardIdentifier, named: wanted)
    }

    /// Adds the code that asks for an identifier in targets whose storyboards lack it, although another target's storyboard has it.
    private mutating func searchTargets(without identifier: String, having holders: [DocumentContext]) {
        guard let code, !holders.isEmpty, holders.allSatisfy({ !$0.targets.isEmpty }) else { return }
        for (place, _) in uses(.storyboardIdentifier, of: identifier) {
            for target in code.targets(ofFile: place.path) ?? []
            where !holders.contains(where: { $0.targets.contains { $0.isSame(as: target) } }) {
                let files = Set(holders.map { $0.nibName + ".storyboard" }).sorted().joined(separator: ", ")
                add(
                    4, at: place,
                    cause:
                        "code of target '\(target.name.isEmpty ? target.module : target.name)' asks for '\(identifier)' "
                        + "here, which none of its storyboards has; \(files), which it does not build, has it")
            }
        }
    }

    /// U12, U13: the identifier of a segue.
    mutating func searchSegue() {
        let wanted = line["identifier"]
        var segues: [(context: DocumentContext, segue: Connection, controller: CheckedObject, fit: Int)] = []
        for context in documents {
            for segue in context.connections where segue.kind == .segue {
                guard let source = context.source(of: segue), let controller = context.controller(ofScene: source.scene)
                else { continue }
                segues.append(
                    (context, segue, controller, line.className.map { fit(of: controller, in: context, to: $0) } ?? 1))
            }
        }
        for item in segues where item.segue.identifier == wanted {
            let isPush = line.kind == .U13
            add(
                isPush ? 4 : 3, in: item.context, at: item.segue.node, attribute: "identifier", object: item.controller,
                cause: isPush
                    ? "the segue is of kind '\(item.segue.name)', and its controller need not be in a navigation controller"
                    : "the segue starts at \(item.context.name(of: item.controller)), but the receiver was not created from that scene",
                fix: isPush ? Fix.set(item.segue.id, attribute: "kind", to: "show") : nil)
        }
        guard line.kind == .U12 else { return }
        searchNearSegue(among: segues.filter { $0.fit > 1 }.map { ($0.context, $0.segue, $0.controller) }, to: wanted)
        addUses(of: .performSegue, named: wanted)
        guard found.isEmpty, let name = line.className else { return }
        for context in documents {
            for object in context.objects where fit(of: object, in: context, to: name) == 3 && object.placeholder == nil
            {
                add(1, in: context, at: object.node, object: object, cause: "no segue with this identifier starts here")
            }
        }
    }

    private mutating func searchNearSegue(
        among segues: [(context: DocumentContext, segue: Connection, controller: CheckedObject)], to wanted: String
    ) {
        guard found.isEmpty, let near = Similar.name(to: wanted, among: segues.compactMap(\.segue.identifier)) else {
            return
        }
        for item in segues where item.segue.identifier == near {
            add(
                3, in: item.context, at: item.segue.node, attribute: "identifier", object: item.controller,
                cause: "the segue's identifier is '\(near)' here", code: uses(.performSegue, of: wanted).first?.place)
        }
    }

    /// U15, U16, A8, A9: the identifier of a cell.
    mutating func searchCell() {
        let wanted = line["identifier"]
        let known = objects(with: "reuseIdentifier")
        if let own = line.values["own"] {
            for (context, object, value) in known where value == own {
                add(
                    3, in: context, at: object.node, attribute: "reuseIdentifier", object: object,
                    cause: "the identifier is '\(own)' here, and the nib is registered for '\(wanted)'",
                    code: uses(.registeredNib, of: wanted).first?.place,
                    // The nib's name is wrong only if code asks for cells by the other.
                    fix: isAskedFor(own) || !isAskedFor(wanted)
                        ? nil : Fix.set(object.id, attribute: "reuseIdentifier", to: wanted))
            }
        } else {
            for (context, object, value) in known where value == wanted {
                add(
                    3, in: context, at: object.node, attribute: "reuseIdentifier", object: object,
                    cause: context.document.kind.isStoryboard
                        ? "the cell is a prototype of another table or collection than the one that asked"
                        : "the cell's nib is not registered for the identifier")
            }
            searchNearCell(among: known, to: wanted)
        }
        addUses(of: .reuseIdentifier, named: wanted)
    }

    /// U24: the places where a data source asks for a cell in a way that gives nil if nothing has the identifier.
    mutating func searchUnmadeCell() {
        guard let name = line.className?.name, let code else { return }
        let known = Set(objects(with: "reuseIdentifier").map(\.value))
        let registered = Set((code.uses(of: .registeredNib) + code.uses(of: .registeredClass)).map(\.use.value))
        for (path, use) in code.uses(of: .optionalIdentifier) where use.owner == name && !use.value.isEmpty {
            let isThere = known.contains(use.value) || registered.contains(use.value)
            add(
                isThere ? 1 : 3, at: .init(path: path, line: use.place.line, column: use.place.column),
                cause: isThere
                    ? "code asks for '\(use.value)' here, which a cell of a document or a registration has"
                    : "code asks for '\(use.value)' here, but no cell has the identifier and no code registers it")
        }
    }

    /// Whether code asks for cells by an identifier, so that the identifier is right.
    private func isAskedFor(_ identifier: String) -> Bool {
        !uses(.reuseIdentifier, of: identifier).isEmpty || !uses(.optionalIdentifier, of: identifier).isEmpty
    }

    private mutating func searchNearCell(
        among known: [(context: DocumentContext, object: CheckedObject, value: String)], to wanted: String
    ) {
        guard found.isEmpty, let near = Similar.name(to: wanted, among: known.map(\.value)) else { return }
        for (context, object, value) in known where value == near {
            add(
                3, in: context, at: object.node, attribute: "reuseIdentifier", object: object,
                cause: "the identifier is '\(near)' here",
                code: uses(.reuseIdentifier, of: wanted).first?.place)
        }
    }

    /// Adds the places where code uses an identifier, if nothing better was found.
    private mutating func addUses(of kind: CodeUse.Kind, named value: String) {
        guard found.isEmpty else { return }
        for (place, use) in uses(kind, of: value) {
            add(
                2, at: place,
                cause:
                    "code asks for '\(value)'\(use.owner.isEmpty ? "" : " in '\(use.owner)'"), and no document has it")
        }
    }
}
