import CommandLanguage
import NibCatalog
import NibDocument
import XMLTree

extension Shell {
    static let add = editing(
        "add",
        [
            .operand(
                Parameter(
                    "ELEMENT", kind: .element,
                    summary: "the element: button, label, view, menuItem, …; button:check for a variant")),
            .keyword("to"),
            .operand(
                Parameter("PARENT[.slot]", kind: .slotMember, summary: "the object that takes it, and where in it")),
            .atPlace,
            .assignments([], open: true),
            .optional([
                .keyword("as"),
                .several(
                    Parameter(
                        "ID", kind: .newID,
                        summary: "the ids of the object and of what is made in it, in the order of the document")),
            ]),
        ],
        summary: "adds an object as Interface Builder makes a fresh one",
        discussion: """
            The slot (`subviews`, `items`, `objects`, `segments`, …) is found from element and parent, or named. What follows \
            sets attributes of the new object by their paths: `title="Sign in"`, `frame=(20,20,120,30)`, `customClass=RedButton`. \
            A macOS button comes with its cell, a table with its scroll view, a table view cell with its content view. An element \
            that is not known is added bare.
            """,
        examples: [
            Example("add button to iN0-l3-epB title=\"Sign in\" frame=(20,20,120,30)", "a button in a view"),
            Example(
                "add menuItem to mEn-u0-001 at 0 title=Open… keyEquivalent=o as oPe-n0-001", "the first item of a menu"),
        ],
        seeAlso: ["insert", "remove", "duplicate"]
    ) { context, arguments in
        let element = try arguments.required("ELEMENT")
        let word = try arguments.required("PARENT[.slot]")
        let name = String(element.text.prefix { $0 != ":" })
        guard NibDocument.isElementName(name) else {
            throw ShellError("usage", "'\(element.text)' is no name of an element", span: element.span)
        }
        let place = try Slots(context: context).destination(word, child: name, key: nil)
        if let key = place.key,
            let old = context.tree.elements(in: place.parent).first(where: {
                context.tree.attribute("key", of: $0, is: key)
            })
        {
            throw ShellError(
                "already-exists", "\(context.document.display(old)) is there already as '\(key)'", span: word.span)
        }
        let fresh = try FreshObject(element, in: place, context)
        let ids = try fresh.ids(arguments.several("ID"), context)
        let node: NodeID
        do {
            node = try context.edit.makeElement(from: fresh.text(ids, context), for: place.parent)
            try context.edit.place(node, into: place.parent, at: arguments.integer("N"))
        } catch { throw ShellError(error, span: word.span) }
        let target = fresh.subject(of: node, context)
        for assignment in arguments.assignments { try assign(assignment, to: target, context) }
        var resolved = ResolvedArguments(arguments)
        resolved.set(
            "PARENT[.slot]", to: .dotted(place.spelled + (place.key.map { place.spelled.last == $0 ? [] : [$0] } ?? []))
        )
        resolved.set("ID", to: ids.map { .text($0) })
        var outcome = EditOutcome(resolved)
        if let note = Mistyped.element(name, context) { outcome.remarks.append(note) }
        outcome.made = context.document.id(of: target)
        outcome.fields = [.init("ids", .strings(ids))]
        return outcome
    }

    /// Sets one `name=value` of the new object.
    private static func assign(_ assignment: Arguments.Assignment, to node: NodeID, _ context: EditContext) throws {
        let element = context.tree.name(node)
        let value = assignment.value.text
        let titles = context.document.catalog.titlePaths(element).filter {
            $0.attribute == assignment.name.text || $0.description == assignment.name.text
        }
        if !titles.isEmpty {
            for (index, path) in titles.enumerated() {
                let steps = path.steps.map { PropertyPath.Step($0) }
                guard let target = try? context.document.follow(steps, from: node) else {
                    if index == 0 {
                        try PropertySetting.set(
                            PropertyPath(steps + [.init(path.attribute)]), to: value, of: node, context,
                            assignment.name.span)
                    }
                    continue
                }
                do { try context.edit.setProperty(path.attribute, to: value, of: target) } catch {
                    throw ShellError(error, span: assignment.value.span)
                }
            }
            return
        }
        try PropertySetting.set(
            PropertyPath(PropertyTarget.steps(assignment.name)), to: value, of: node, context, assignment.name.span)
    }
}

/// A fresh object that is about to be put in.
private struct FreshObject {
    private let name: String
    private let fresh: FreshElement?
    private let key: String?
    /// Whether the element carries an id.
    private let hasID: Bool

    init(_ word: Word, in place: Destination, _ context: EditContext) throws {
        let catalog = context.document.catalog
        let parts = word.text.split(separator: ":", maxSplits: 1).map(String.init)
        name = parts[0]
        key = place.key
        let isInView = ["subviews", "beginningViews", "middleViews", "endViews"].contains(
            context.tree.name(place.parent))
        if parts.count == 1, isInView, let wrapper = catalog.freshWrapper(of: name) {
            fresh = catalog.fresh(wrapper.element, variant: wrapper.variant, placement: Self.placement(place, context))
        } else {
            fresh = catalog.fresh(
                name, variant: parts.count > 1 ? parts[1] : nil, placement: Self.placement(place, context))
        }
        if parts.count > 1, fresh == nil {
            let variants = catalog.freshVariants(of: name)
            throw ShellError(
                "bad-value", "<\(name)> has no variant '\(parts[1])'", span: word.span,
                hints: variants.isEmpty ? [] : ["variants are \(variants.joined(separator: ", "))"])
        }
        hasID = fresh != nil || catalog.element(name)?.hasID ?? true
    }

    private static func placement(_ place: Destination, _ context: EditContext) -> Placement {
        let tree = context.tree
        if place.key == "view" || place.key == "contentView" || tree.name(place.parent) == "objects" { return .root }
        let owner = context.document.object(around: place.parent)
        let isArranged = owner.map { ["stackView", "gridCell", "splitView"].contains(tree.name($0)) } ?? false
        return isArranged || place.key != nil ? .arranged : .fixed
    }

    /// The ids of the object and of what is made in it, given or new.
    func ids(_ given: [Word], _ context: EditContext) throws -> [String] {
        let count = (hasID ? 1 : 0) + (fresh?.newIDs.count ?? 0)
        guard given.count <= count else {
            throw ShellError(
                "usage", "<\(name)> has \(count) id\(count == 1 ? "" : "s"), not \(given.count)", span: given.last?.span
            )
        }
        return try (0..<count).map { try context.newID($0 < given.count ? given[$0] : nil) }
    }

    /// The element as text, in the orders of the document's era.
    func text(_ ids: [String], _ context: EditContext) -> String {
        guard let fresh else {
            var attributes: [Attribute] = []
            if let key { attributes.append(Attribute("key", key)) }
            if hasID { attributes.append(Attribute("id", ids[0])) }
            return Self.tag(name, context.ordered(name, attributes)) + "/>"
        }
        var names: [String: String] = ["self": ids[0]]
        for (name, id) in zip(fresh.newIDs, ids.dropFirst()) { names[name] = id }
        var maker = Maker(context: context, ids: names)
        return maker.text(fresh, extra: [key.map { Attribute("key", $0) }, Attribute("id", ids[0])].compactMap { $0 })
    }

    fileprivate static func tag(_ name: String, _ attributes: [Attribute]) -> String {
        "<\(name)" + attributes.map { " \($0.name)=\"\(Escaping.attribute($0.value))\"" }.joined()
    }

    /// The object that was asked for: itself, or what is in its wrapper.
    func subject(of node: NodeID, _ context: EditContext) -> NodeID {
        context.tree.subtree(node).first { context.tree.name($0) == name } ?? node
    }

    private struct Maker {
        let context: EditContext
        let ids: [String: String]

        /// Fresh elements are a few levels deep, so recursion is fine here.
        mutating func text(_ fresh: FreshElement, extra: [Attribute] = []) -> String {
            let own = fresh.attributes.map { Attribute($0.name, value($0.value)) }
            var out = FreshObject.tag(fresh.tag, context.ordered(fresh.tag, own + extra))
            if let text = fresh.text { return out + ">\(Escaping.text(text))</\(fresh.tag)>" }
            guard !fresh.children.isEmpty else { return out + "/>" }
            out += ">"
            for child in ordered(fresh) { out += text(child) }
            return out + "</\(fresh.tag)>"
        }

        private func value(_ value: FreshElement.Value) -> String {
            switch value {
            case .text(let text): text
            case .id(let name): ids[name] ?? name
            case .uuid: UUIDText.make(seed: ids["self"] ?? "")
            }
        }

        /// The children in the order of the document's era; lists keep theirs.
        private func ordered(_ fresh: FreshElement) -> [FreshElement] {
            guard context.document.catalog.orderOfList(fresh.tag) == nil else { return fresh.children }
            var result: [FreshElement] = []
            for child in fresh.children {
                let place = context.document.catalog.childPosition(
                    element: fresh.tag, present: result.map(\.label), new: child.label)
                result.insert(child, at: place)
            }
            return result
        }
    }
}

/// Makes UUIDs that are the same for the same id.
enum UUIDText {
    static func make(seed: String) -> String {
        let high = Digest(of: Array(seed.utf8)).value
        let low = Digest(of: Array((seed + "-").utf8)).value
        let digits = Array((hex(high) + hex(low)).utf8)
        let parts = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(decoding: digits[$0], as: UTF8.self) }
        return parts.joined(separator: "-")
    }

    private static func hex(_ value: UInt64) -> String {
        let text = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: 16 - text.count) + text
    }
}
