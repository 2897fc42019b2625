import ClassFacts
import NibDocument

extension Rule {
    /// The outlet `view` or `window` of a controller that loads its nib.
    static let viewOutlet = Rule(
        "view-outlet", severity: .error, needsCode: false,
        summary: "File's Owner is a controller, but its outlet 'view' or 'window' is not connected",
        rationale: """
            A view controller that loads its view from a nib finds it through the outlet 'view' of File's Owner; if \
            that is not connected, loading throws. A controller loads a nib that has its name (`FooViewController.xib` \
            or `FooView.xib` for `FooViewController`), or that code names when it makes the controller. Code that loads \
            the nib by hand takes the objects from it itself. It is an error if the nib has exactly one view, and a \
            warning otherwise. On macOS an NSWindowController or NSDocument finds its window through the outlet 'window'; \
            without it no window appears, which is a warning. Controllers whose code makes or assigns the view or window \
            need no outlet.
            """,
        check: { context, findings in
            guard !context.document.kind.isStoryboard,
                let owner = context.objects.first(where: { $0.placeholder == .owner }), owner.customClass != nil,
                let outlet = context.mainOutlet(of: context.objectClass(of: owner))
            else { return }
            let check = ViewOutlet(context: context, owner: owner, outlet: outlet)
            if check.isMissing { check.report(to: &findings) }
        })
}

/// The owner of a nib and the outlet by which it finds what it shows.
private struct ViewOutlet {
    let context: DocumentContext
    let owner: CheckedObject
    let outlet: MainOutlet

    private var objectClass: ObjectClass { context.objectClass(of: owner) }

    var isMissing: Bool {
        let names = context.names(of: outlet, in: objectClass)
        guard !context.connections.contains(where: { $0.source == owner.node && names.contains($0.name) }),
            !tops.isEmpty, !context.makesItself(outlet, in: objectClass), !holdsOwnersClass
        else { return false }
        return context.isLoadedForItself(objectClass)
            || outlet == .view && context.isOwnNib(ofClass: objectClass.name)
                && !context.resolver.isLoadedByHand(context.nibName)
    }

    /// The views or windows at the top of the nib.
    private var tops: [CheckedObject] {
        let base = outlet == .window ? "NSWindow" : context.isMac ? "NSView" : "UIView"
        return context.document.children(of: nil).compactMap(context.object).filter { object in
            object.placeholder == nil
                && context.catalog.element(object.element)?.className.map { context.catalog.isClass($0, kindOf: base) }
                    == true
        }
    }

    /// Whether the nib makes an object of the owner's class, such as an item of a collection view: that is the one for which it is loaded.
    private var holdsOwnersClass: Bool {
        context.objects.contains { $0.placeholder == nil && $0.customClass == owner.customClass }
    }

    func report(to findings: inout Findings) {
        let tops = tops
        // A cell or a small view beside others is no controller's view.
        let isOnly = tops.count == 1 && !tops[0].element.hasSuffix("Cell")
        findings.add(
            isOnly && outlet == .view ? .error : .warning,
            "outlet '\(outlet.rawValue)' of File's Owner is not connected", at: owner.node, object: owner, in: context,
            runtime: text, declaration: objectClass.chains.first?.classes[0].place,
            fix: isOnly ? Fix.connectOutlet(from: owner.id, named: outlet.rawValue, to: tops[0].id) : nil)
    }

    private var text: RuntimeText {
        if outlet == .window { return .noWindow(ofNib: context.nibName) }
        return context.isMac ? .appkitView(ofNib: context.nibName) : .view(ofNib: context.nibName)
    }
}
