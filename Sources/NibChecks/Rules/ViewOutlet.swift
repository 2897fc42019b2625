import NibDocument

extension Rule {
    /// The outlet `view` of a controller that loads its view from the nib.
    static let viewOutlet = Rule(
        "view-outlet", severity: .error, needsCode: false,
        summary: "File's Owner is a view controller, but its outlet 'view' is not connected",
        rationale: """
            A view controller that loads its view from a nib finds it through the outlet 'view' of File's Owner; if \
            that is not connected, loading throws. A controller loads a nib that has its name (`FooViewController.xib` \
            or `FooView.xib` for `FooViewController`), or that code names when it makes the controller. Code that loads \
            the nib by hand takes the objects from it itself. It is an error if the nib has exactly one view, and a \
            warning otherwise.
            """,
        triggering: [
            RuleExample(
                .iOSXib,
                body: """
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ViewController" customModule="App"/>
                    <view id="iN0-l3-epB"/>
                    """, code: "class App.ViewController: UIViewController",
                finds: ["error: outlet 'view' of File's Owner is not connected"]),
            RuleExample(
                .iOSXib, file: "Badge.xib",
                body: """
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ViewController" customModule="App"/>
                    <view id="iN0-l3-epB"/>
                    <label id="hSs-g6-Zcb"/>
                    """, code: "class App.ViewController: UIViewController\nuses nibName Badge ViewController",
                finds: ["warning: outlet 'view' of File's Owner is not connected"]),
        ],
        nonTriggering: [
            RuleExample(
                .iOSXib,
                body: """
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ViewController" customModule="App">
                        <connections><outlet property="view" destination="iN0-l3-epB" id="S44-re-23V"/></connections>
                    </placeholder>
                    <view id="iN0-l3-epB"/>
                    """, code: "class App.ViewController: UIViewController"),
            RuleExample(
                .iOSXib,
                body: """
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ViewController" customModule="App"/>
                    <view id="iN0-l3-epB"/>
                    """, code: "class App.ViewController: UIViewController\nobjc func loadView"),
            RuleExample(
                .iOSXib,
                body: """
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ViewController" customModule="App">
                        <connections><outlet property="tableView" destination="iN0-l3-epB" id="S44-re-23V"/></connections>
                    </placeholder>
                    <tableView id="iN0-l3-epB"/>
                    """, code: "class App.ViewController: UITableViewController"),
            RuleExample(
                .iOSXib,
                body: """
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ViewController" customModule="App"/>
                    <view id="iN0-l3-epB"/>
                    """,
                code: "class App.ViewController: UIViewController\ninit loads View\nuses nibName View self"),
            RuleExample(
                .iOSXib, file: "Badge.xib",
                body: """
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ViewController" customModule="App"/>
                    <view id="iN0-l3-epB"/>
                    """, code: "class App.ViewController: UIViewController"),
            // The class loads this nib and another one by itself.
            RuleExample(
                .iOSXib,
                body: """
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ViewController" customModule="App"/>
                    <view id="iN0-l3-epB"/>
                    """,
                code: """
                    class App.ViewController: UIViewController
                    func header loads Head View
                    uses nibName Head self
                    uses nibName View self
                    """),
            // The nib is that of the item, not of its owner.
            RuleExample(
                .macXib, file: "Item.xib",
                body: """
                    <customObject id="-2" userLabel="File's Owner" customClass="Item"/>
                    <collectionViewItem id="0Zx-23-ILf" customClass="Item">
                        <connections><outlet property="view" destination="1" id="2jK-6P-XTi"/></connections>
                    </collectionViewItem>
                    <customView id="1"/>
                    """, code: "objc class Item: NSCollectionViewItem"),
            RuleExample(
                .macXib, file: "Badge.xib",
                body: """
                    <customObject id="-2" userLabel="File's Owner" customClass="Badge"/>
                    <customView id="1"/>
                    """, code: "objc class Badge: NSViewController\nobjc func awakeFromNib"),
        ],
        check: { context, findings in
            guard !context.document.kind.isStoryboard,
                let owner = context.objects.first(where: { $0.placeholder == .owner }),
                let customClass = owner.customClass
            else { return }
            let check = ViewOutlet(context: context, owner: owner, className: customClass)
            if check.isMissing { check.report(to: &findings) }
        })
}

/// The owner of a nib and its outlet `view`.
private struct ViewOutlet {
    let context: DocumentContext
    let owner: CheckedObject
    let className: String

    private var base: String { context.isMac ? "NSViewController" : "UIViewController" }

    /// Whether the owner is a view controller, as far as is known.
    private var isController: Bool? {
        let objectClass = context.objectClass(of: owner)
        switch objectClass.state {
        case .framework(let name): return context.catalog.isClass(name, kindOf: base)
        case .code(let chains):
            let answers = chains.map { context.resolver.isChain($0, kindOf: base) }
            if answers.contains(where: { $0 == false }) { return false }
            return answers.contains { $0 == nil } ? nil : true
        case .absent, .unknown: return nil
        }
    }

    var isMissing: Bool {
        guard !context.connections.contains(where: { $0.source == owner.node && names.contains($0.name) }) else {
            return false
        }
        guard isController == true, !views.isEmpty, !loadsItself, !holdsOwnersClass else { return false }
        return (isOwnNib || context.resolver.isLoaded(context.nibName, by: className))
            && !context.resolver.isLoadedByHand(context.nibName)
    }

    /// The outlets that set the view: a table view controller's table is its view (Apple's documentation of
    /// `UITableViewController`), and so for collections.
    private var names: Set<String> {
        let objectClass = context.objectClass(of: owner)
        var names: Set = ["view"]
        for (system, name) in [
            ("UITableViewController", "tableView"), ("UICollectionViewController", "collectionView"),
        ]
        where context.resolver.derives(objectClass, from: system) != false { names.insert(name) }
        return names
    }

    /// The views at the top of the nib.
    private var views: [CheckedObject] {
        context.document.children(of: nil).compactMap(context.object).filter { object in
            object.placeholder == nil
                && context.catalog.element(object.element)?.className.map {
                    context.catalog.isClass($0, kindOf: context.isMac ? "NSView" : "UIView")
                } == true
        }
    }

    /// Whether the nib makes an object of the owner's class, such as an item of a collection view: that is the one for which it is loaded.
    private var holdsOwnersClass: Bool {
        context.objects.contains { $0.placeholder == nil && $0.customClass == className }
    }

    /// Whether the class may make its view in code, or set it when the nib has been loaded: macOS calls `awakeFromNib` of File's Owner
    /// too, before it looks for the view.
    private var loadsItself: Bool {
        let selectors = context.isMac ? ["loadView", "awakeFromNib"] : ["loadView"]
        return context.objectClass(of: owner).chains.contains { chain in
            chain.members.contains { members in selectors.contains { members.selectors[$0] != nil } }
        }
    }

    /// Whether the controller finds this nib by its own name (Apple's documentation of `UIViewController.nibName`).
    private var isOwnNib: Bool {
        if context.nibName == className { return true }
        guard !context.isMac, className.hasSuffix("Controller") else { return false }
        return context.nibName == className.dropLast("Controller".count)
    }

    func report(to findings: inout Findings) {
        let views = views
        // A cell or a small view beside others is no controller's view.
        let isView = views.count == 1 && !views[0].element.hasSuffix("Cell")
        findings.add(
            isView ? .error : .warning, "outlet 'view' of File's Owner is not connected", at: owner.node,
            object: owner, in: context,
            runtime: context.isMac
                ? .appkitView(ofNib: context.nibName) : .view(ofNib: context.nibName),
            declaration: context.objectClass(of: owner).chains.first?.classes[0].place,
            fix: isView ? Fix.connectOutlet(from: owner.id, named: "view", to: views[0].id) : nil)
    }
}
