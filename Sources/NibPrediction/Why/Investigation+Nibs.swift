import ClassFacts
import NibDocument
import SourceIndex
import XMLTree

/// Searches for nibs and their views.
extension Investigation {
    /// Returns the documents that compile to a nib with a name.
    private func documents(named name: String) -> [DocumentContext] {
        let last = TypeName.lastPart(name)
        return documents.filter { $0.nibName == name || $0.nibName == last }
    }

    /// U4, A6: the outlet `view` of the owner.
    mutating func searchView() {
        let nib = line["nib"]
        for context in documents(named: nib) {
            guard let owner = context.objects.first(where: { $0.placeholder == .owner }) else { continue }
            let isConnected = context.document.connection(.outlet, named: "view", from: owner.node) != nil
            let views = context.document.children(of: nil).compactMap(context.object).filter { isView($0, in: context) }
            add(
                isConnected ? 1 : 3, in: context, at: owner.node, object: owner,
                cause: isConnected
                    ? "outlet 'view' of File's Owner is connected here; the program that ran may be older"
                    : "outlet 'view' of File's Owner is not connected",
                code: context.objectClass(of: owner).place,
                fix: !isConnected && views.count == 1
                    ? Fix.connectOutlet(from: owner.id, named: "view", to: views[0].id) : nil)
        }
        if found.isEmpty { searchName() }
    }

    private func isView(_ object: CheckedObject, in context: DocumentContext) -> Bool {
        guard object.placeholder == nil, let name = context.catalog.element(object.element)?.className else {
            return false
        }
        return context.catalog.isClass(name, kindOf: context.isMac ? "NSView" : "UIView")
    }

    /// U5: the view of a controller that wants a table or collection view.
    mutating func searchTable() {
        let nib = line["nib"]
        if let ids = Self.viewNib(nib) {
            for context in documents {
                guard let controller = context.object(withID: ids.controller) else { continue }
                addUnfit(context.object(withID: ids.view), of: controller, in: context)
            }
            return
        }
        for context in documents(named: nib) {
            if let identifier = line.values["identifier"] {
                addController(calledBy: identifier, in: context)
                continue
            }
            guard let owner = context.objects.first(where: { $0.placeholder == .owner }) else { continue }
            let outlet = context.document.connection(.outlet, named: "view", from: owner.node)
            add(
                3, in: context, at: outlet?.node ?? owner.node, object: owner,
                cause:
                    "outlet 'view' of File's Owner does not hold a \(line["second"]), as '\(context.objectClass(of: owner).name)' wants",
                code: context.objectClass(of: owner).place)
        }
    }

    /// Adds the controller that a storyboard knows by an identifier, its own or its class with its id, if its view is of another class.
    private mutating func addController(calledBy identifier: String, in context: DocumentContext) {
        for object in context.objects where object.scene >= 0 {
            let isNamed = context.tree.attribute("storyboardIdentifier", of: object.node, is: identifier)
            guard isNamed || identifier.hasSuffix("-" + object.id) else { continue }
            let view = context.document.children(of: object.node)
                .first { context.tree.attribute("key", of: $0, is: "view") }.flatMap(context.object)
            addUnfit(view, of: object, in: context)
        }
    }

    private mutating func addUnfit(_ view: CheckedObject?, of controller: CheckedObject, in context: DocumentContext) {
        add(
            3, in: context, at: (view ?? controller).node, object: controller,
            cause:
                "\(context.name(of: controller)) is of class '\(context.objectClass(of: controller).name)', whose view must be a "
                + "\(line["second"]), but it is a \(view.map { context.objectClass(of: $0).name } ?? "view")",
            code: context.objectClass(of: controller).place)
    }

    /// U23: the main storyboard, in which no controller is the initial one.
    mutating func searchInitialController() {
        for context in documents(named: line["nib"]) where context.document.kind.isStoryboard {
            let isSet = context.tree.attribute("initialViewController", of: context.tree.root) != nil
            let first = context.scenes.indices.lazy.compactMap(context.controller(ofScene:)).first
            add(
                isSet ? 1 : 3, in: context, at: context.tree.root, object: nil,
                cause: isSet
                    ? "the storyboard has an initial view controller; the program that ran may be older"
                    : "no view controller is the initial one",
                fix: !isSet && context.scenes.count == 1
                    ? first.flatMap { Fix.plain($0.id).map { "set initial \($0)" } } : nil)
        }
        if found.isEmpty { searchName() }
    }

    /// U25: the object of a scene that its view's nib refers to.
    mutating func searchMissingObject() {
        for context in documents {
            guard let object = context.object(withID: line["identifier"]) else { continue }
            add(
                3, in: context, at: object.node, object: object,
                cause:
                    "\(context.name(of: object)) is in another nib of the scene, which only its storyboard gives to the view's nib"
            )
        }
    }

    /// U26: the objects that show an image; a check knows what the project has.
    mutating func searchImage() {
        let name = line["image"]
        for context in documents {
            for object in context.objects {
                let parts = [object.node] + context.tree.elements(in: object.node).filter { context.object($0) == nil }
                for node in parts {
                    guard
                        let attribute = context.tree.attributes(node).first(where: {
                            isImage($0.name) && $0.value == name
                        })
                    else { continue }
                    add(
                        3, in: context, at: node, attribute: attribute.name, object: object,
                        cause: "\(context.name(of: object)) shows the image '\(name)', which the program's bundle lacks"
                    )
                }
            }
        }
    }

    private func isImage(_ attribute: String) -> Bool {
        attribute == "image" || attribute.hasSuffix("Image")
    }

    /// U8: a view that two controllers claim.
    mutating func searchSharedView() {
        guard let name = line.className else { return }
        let second = RuntimeClassName(line["second"])
        for context in documents {
            for outlet in context.connections where outlet.kind == .outlet && outlet.name == "view" {
                guard let view = context.object(withID: outlet.destination), let source = context.source(of: outlet),
                    let holder = context.document.container(of: view.node).flatMap(context.object),
                    holder.id != source.id,
                    context.tree.attribute("key", of: view.node, is: "view")
                else { continue }
                let rank =
                    1 + min(1, fit(of: holder, in: context, to: name))
                    + min(1, fit(of: source, in: context, to: second))
                add(
                    rank, in: context, at: outlet.node, object: source,
                    cause:
                        "the view of \(context.name(of: holder)) is also the outlet 'view' of \(context.name(of: source))",
                    fix: Fix.disconnect(outlet))
            }
        }
    }

    /// U9, U10, A4, A5: a nib or storyboard that is not in the bundle.
    mutating func searchName() {
        let name = line["nib"]
        for context in documents(named: name) {
            add(
                3, in: context, at: context.tree.root, object: nil,
                cause:
                    "the document is in the project, so it is not in the target's resources, or another bundle was asked"
            )
        }
        for context in documents where context.document.kind.isStoryboard {
            let ids = Self.viewNib(name)
            let scene = context.objects.first {
                $0.scene >= 0 && ($0.id == ids?.controller || name.hasSuffix("-" + $0.id))
            }
            guard let scene else { continue }
            add(
                4, in: context, at: scene.node, object: scene,
                cause: "this is the nib of the scene of \(context.name(of: scene)); the program was built without it")
        }
        let kind: CodeUse.Kind = line.kind == .U10 ? .storyboardName : .nibName
        for (place, use) in uses(kind, of: name) {
            add(3, at: place, cause: "code asks for '\(name)'\(use.owner.isEmpty ? "" : " in '\(use.owner)'")")
        }
        guard found.isEmpty, let near = Similar.name(to: name, among: documents.map(\.nibName)) else { return }
        for context in documents(named: near) {
            add(
                1, in: context, at: context.tree.root, object: nil,
                cause: "the nearest name in the project is '\(near)'")
        }
    }

    /// U14: a cell's nib with other top-level objects.
    mutating func searchCellNib() {
        let identifier = line["identifier"]
        var names = Set(uses(.registeredNib, of: identifier).map(\.use.detail).filter { !$0.isEmpty })
        for (context, _, value) in objects(with: "reuseIdentifier") where value == identifier {
            names.insert(context.nibName)
        }
        for context in documents where names.contains(context.nibName) && !context.document.kind.isStoryboard {
            addTops(of: context, rank: 3)
        }
        // Without a name, the nib may be any with a cell and something else.
        if found.isEmpty, names.isEmpty {
            for context in documents where !context.document.kind.isStoryboard {
                let tops = tops(of: context)
                if tops.count > 1, tops.contains(where: { isCell($0, in: context) }) { addTops(of: context, rank: 1) }
            }
        }
        guard found.isEmpty else { return }
        for (place, use) in uses(.registeredNib, of: identifier) {
            add(2, at: place, cause: "the nib '\(use.detail)' is registered here")
        }
    }

    /// Adds the objects at the top level of a nib that must not be there.
    private mutating func addTops(of context: DocumentContext, rank: Int) {
        let tops = tops(of: context)
        let cell = tops.first { isCell($0, in: context) }
        for object in tops where object.id != cell?.id {
            add(
                rank, in: context, at: object.node, object: object,
                cause: cell == nil
                    ? "\(context.name(of: object)) is at the top level of the nib, but is no \(line["class"])"
                    : "\(context.name(of: object)) is at the top level of the nib besides the cell",
                fix: cell == nil ? nil : Fix.plain(object.id).map { "remove \($0)" })
        }
    }

    private func tops(of context: DocumentContext) -> [CheckedObject] {
        context.document.children(of: nil).compactMap(context.object).filter { $0.placeholder == nil }
    }

    /// Whether an object is of the class that the message wants, as far as is known.
    private func isCell(_ object: CheckedObject, in context: DocumentContext) -> Bool {
        let kinds = ["UITableViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView"]
        let wanted = kinds.contains(line["class"]) ? [line["class"]] : kinds
        let objectClass = context.actualClass(of: object).objectClass
        return wanted.contains { context.resolver.isKind(objectClass, of: $0) == true }
    }
}
