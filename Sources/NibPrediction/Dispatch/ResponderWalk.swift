import ClassFacts
import NibDocument
import SourceIndex
import XMLTree

/// Builds one responder chain.
struct ResponderWalk {
    let dispatch: Dispatch
    var responders: [Responder] = []
    var seen: Set<String> = []
    var context: DocumentContext { dispatch.context }
    var document: NibDocument { dispatch.context.document }

    mutating func add(_ object: CheckedObject, label: String? = nil) {
        if seen.insert(object.id).inserted { responders.append(dispatch.responder(object, label: label)) }
    }

    mutating func addUnknown(_ label: String, reason: String) {
        responders.append(Responder(label: label, objectID: nil, className: "", answer: .unknown(reason)))
    }

    // MARK: - Up the views

    /// Returns the next responder inside the document: a view's controller, otherwise the responder that contains it.
    private func next(after object: CheckedObject) -> CheckedObject? {
        if let controller = controller(ofView: object) { return controller }
        if isController(object) { return nil }
        if let holder = recognizerHolder(object) { return holder }
        var node = object.node
        while let outer = document.container(of: node), let found = context.object(outer) {
            if dispatch.isResponder(found) { return found }
            node = outer
        }
        return nil
    }

    private func isController(_ object: CheckedObject) -> Bool {
        dispatch.isKind(object, of: context.isMac ? "NSViewController" : "UIViewController")
    }

    /// Returns the controller of a view: the one that contains it, or the source of an outlet `view`.
    private func controller(ofView object: CheckedObject) -> CheckedObject? {
        if context.tree.attribute("key", of: object.node, is: "view"),
            let holder = document.container(of: object.node).flatMap(context.object), isController(holder)
        {
            return holder
        }
        for connection in document.connections(to: object.id)
        where connection.kind == .outlet && connection.name == "view" {
            if let source = context.object(connection.source), source.placeholder == .owner || isController(source) {
                return source
            }
        }
        return nil
    }

    /// Returns the view of a gesture recognizer.
    private func recognizerHolder(_ object: CheckedObject) -> CheckedObject? {
        guard object.element.hasSuffix("estureRecognizer") else { return nil }
        let holders = document.connections(to: object.id).filter { $0.name == "gestureRecognizers" }
        return holders.first.flatMap { context.object($0.source) }
    }

    /// Adds an object, if it is a responder, and its next responders; returns the last one.
    private mutating func climb(from object: CheckedObject) -> CheckedObject {
        var current = object
        if dispatch.isResponder(current) { add(current) }
        while let next = next(after: current), !seen.contains(next.id) {
            add(next)
            current = next
        }
        return current
    }

    // MARK: - UIKit

    init(_ dispatch: Dispatch, cocoaTouch object: CheckedObject) {
        self.dispatch = dispatch
        var last = climb(from: object)
        while let container = container(of: last), !seen.contains(container.id) { last = climb(from: container) }
        if !document.kind.isStoryboard {
            if let owner = context.objects.first(where: { $0.placeholder == .owner }), !seen.contains(owner.id),
                responders.isEmpty
            {
                add(owner)
            }
            addUnknown(
                "what it is shown in",
                reason:
                    "views and controllers outside this document\(responders.contains(where: \.answers) ? "" : dispatch.holders())"
            )
        } else {
            addPresenters(of: last)
        }
    }

    /// Returns the controller that contains a controller through a segue, such as a navigation controller.
    private func container(of controller: CheckedObject) -> CheckedObject? {
        let segues = document.connections(to: controller.id).filter { $0.kind == .segue }
        guard let found = segues.first(where: { document.isContainment($0) }) else { return nil }
        return context.controller(ofScene: context.object(found.source)?.scene ?? -1)
    }

    /// Adds the controllers that may present a controller, because the presenting one is its next responder.
    private mutating func addPresenters(of controller: CheckedObject) {
        var presenters: [CheckedObject] = []
        for segue in document.connections(to: controller.id)
        where segue.kind == .segue && segue.name != "unwind" && !document.isContainment(segue) {
            guard let source = context.object(segue.source), let found = context.controller(ofScene: source.scene),
                !seen.contains(found.id), !presenters.contains(where: { $0.id == found.id })
            else { continue }
            presenters.append(found)
        }
        let able = presenters.filter {
            dispatch.answer(of: context.actualClass(of: $0).objectClass) != .declines
        }
        guard !able.isEmpty else { return }
        let names = able.map { context.name(of: $0) }.joined(separator: ", ")
        addUnknown("the controller that presents it", reason: "\(names) \(able.count == 1 ? "answers" : "answer")")
    }

    // MARK: - AppKit

    init(_ dispatch: Dispatch, cocoa object: CheckedObject) {
        self.dispatch = dispatch
        guard let start = cocoaStart(object) else {
            addUnknown(
                "the key window and what is in it",
                reason: "its first responder is not known before run time\(dispatch.holders())")
            return
        }
        if start.element == "window", object.element != "window" { addFirstResponder(of: start) }
        addFieldEditor(start)
        let last = climb(from: start)
        addWindow(around: last)
        addUnknown("a main window that is another", reason: "asked like the key window")
        dropIdleMainWindow()
    }

    /// Returns where AppKit starts: the object if it can be first responder, otherwise the first responder of the only
    /// window.
    private func cocoaStart(_ object: CheckedObject) -> CheckedObject? {
        let control =
            object.element.hasSuffix("Cell") ? document.container(of: object.node).flatMap(context.object) : nil
        let start = control ?? object
        if dispatch.isResponder(start), start.placeholder != .application { return start }
        let windows = context.objects.filter { $0.element == "window" }
        guard windows.count == 1 else { return nil }
        let first = document.connection(.outlet, named: "initialFirstResponder", from: windows[0].node)
        return first.flatMap { context.object(withID: $0.destination) } ?? windows[0]
    }

    /// Adds the first responder of a window, which is not known, if any view of the window implements the message.
    private mutating func addFirstResponder(of window: CheckedObject) {
        let answering = context.objects.filter { view in
            view.id != window.id && context.tree.contains(window.node, inner: view.node)
                && dispatch.isKind(view, of: "NSView")
                && (dispatch.answer(of: context.actualClass(of: view).objectClass) != .declines
                    || dispatch.isKind(view, of: "NSTextField")
                        && dispatch.outside("", className: "NSTextView").answers)
        }
        guard let first = answering.first else { return }
        let others = answering.count > 1 ? " and \(answering.count - 1) more" : ""
        addUnknown("its first responder", reason: "\(context.name(of: first))\(others) would answer")
    }

    /// Adds the field editor of a text field, because that is first responder while the field is edited.
    private mutating func addFieldEditor(_ object: CheckedObject) {
        guard dispatch.isKind(object, of: "NSTextField") else { return }
        responders.append(dispatch.outside("the field editor, while it is edited", className: "NSTextView"))
    }

    private mutating func addWindow(around last: CheckedObject) {
        guard last.element == "window" || last.element == "panel" else {
            if last.placeholder == .owner || isController(last) || !document.kind.isStoryboard {
                responders.append(dispatch.outside("its window", className: "NSWindow"))
                addUnknown("its window's delegate and controller", reason: "outside this document")
            }
            return
        }
        addOutlet("delegate", of: last)
        for connection in document.connections(to: last.id)
        where connection.kind == .outlet && connection.name == "window" {
            guard let owner = context.object(connection.source), owner.placeholder == .owner else { continue }
            let ownerClass = context.objectClass(of: owner)
            let isDocument = context.resolver.isKind(ownerClass, of: "NSDocument") == true
            let isController = context.resolver.isKind(ownerClass, of: "NSWindowController") == true
            if isDocument || isController { add(owner) }
        }
        if let holder = document.container(of: last.node).flatMap(context.object) { add(holder) }
    }

    mutating func addOutlet(_ name: String, of object: CheckedObject) {
        guard let outlet = document.connection(.outlet, named: name, from: object.node),
            let target = context.object(withID: outlet.destination)
        else { return }
        add(target, label: "\(context.name(of: target)), \(name)")
    }

    /// Removes the main window if the chain of the key window certainly implements the message.
    private mutating func dropIdleMainWindow() {
        if responders.contains(where: \.answers) { responders.removeLast() }
    }
}
