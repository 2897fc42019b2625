import NibDocument

/// A view of class `Card` with an outlet `title`.
private let card = """
    <view id="iN0-l3-epB" customClass="Card" customModule="App">
        <connections><outlet property="title" destination="hSs-g6-Zcb" id="S44-re-23V"/></connections>
    </view>
    <label id="hSs-g6-Zcb"/>
    """

extension Rule {
    /// Outlets and outlet collections that the source's class does not declare.
    static let missingOutlet = Rule(
        "missing-outlet", severity: .error, needsCode: false,
        summary: "an outlet or outlet collection that the class of its source does not have",
        rationale: """
            When the nib is loaded, each outlet is set by its name. On iOS a class without that name throws, and the \
            app ends; on macOS the outlet stays nil and a line is logged. This happens if an outlet is renamed or \
            deleted in code, if it is connected to the wrong object, or if File's Owner has the wrong class. It is an \
            error on iOS if the class and all its superclasses are known, and a warning if File's Owner may be of \
            another class. For a framework class, only a name that resembles a known one is reported.
            """,
        triggering: [
            RuleExample(
                .iOSXib,
                body: """
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Editor" customModule="App">
                        <connections>
                            <outlet property="nameLable" destination="iN0-l3-epB" id="S44-re-23V"/>
                        </connections>
                    </placeholder>
                    <label id="iN0-l3-epB"/>
                    """, code: "class App.Editor: UIViewController\noutlet nameLabel: UILabel",
                finds: [
                    "error: class 'Editor' of File's Owner has no outlet 'nameLable'; did you mean 'nameLabel'?"
                ]),
            RuleExample(
                .iOSXib,
                body: """
                    <view id="iN0-l3-epB">
                        <connections><outlet property="gestureRecognizer" destination="hSs-g6-Zcb" id="S44-re-23V"/></connections>
                    </view>
                    <tapGestureRecognizer id="hSs-g6-Zcb"/>
                    """, code: "",
                finds: [
                    "warning: class 'UIView' of View has no outlet 'gestureRecognizer'; did you mean 'gestureRecognizers'?"
                ]),
            // The superclass is in a dependency whose code was not read.
            RuleExample(
                .iOSXib,
                body: """
                    <tableViewCell id="cEl-l0-001" customClass="Row" customModule="App">
                        <connections><outlet property="captionLabel" destination="hSs-g6-Zcb" id="S44-re-23V"/></connections>
                    </tableViewCell>
                    <label id="hSs-g6-Zcb"/>
                    """, code: "class App.Row: FormCell\noutlet bigCaptionLabel: UILabel",
                finds: [
                    "warning: class 'Row' of Table View Cell has no outlet 'captionLabel'; did you mean 'bigCaptionLabel'?"
                ]),
            // An outlet of a constraint.
            RuleExample(
                .iOSXib,
                body: """
                    <view id="iN0-l3-epB" customClass="Row" customModule="App">
                        <constraints>
                            <constraint firstItem="iN0-l3-epB" firstAttribute="width" constant="9" id="cOn-st-001"/>
                        </constraints>
                        <connections><outlet property="widthLimit" destination="cOn-st-001" id="S44-re-23V"/></connections>
                    </view>
                    """, code: "class App.Row: FormCell\noutlet oldWidthLimit: NSLayoutConstraint",
                finds: ["warning: class 'Row' of View has no outlet 'widthLimit'; did you mean 'oldWidthLimit'?"]),
            RuleExample(
                .macXib,
                body: """
                    <customObject id="aB1-cd-E2f" customClass="Store">
                        <connections><outlet property="window" destination="wiN-do-w00" id="S44-re-23V"/></connections>
                    </customObject>
                    <window id="wiN-do-w00"/>
                    """, code: "objc class Store: NSObject",
                finds: ["warning: class 'Store' of Store has no outlet 'window'"]),
            // The nib's owner is of a class that does not exist, but code tells which class loads it.
            RuleExample(
                .macXib, file: "Log.xib",
                body: """
                    <customObject id="-2" userLabel="File's Owner" customClass="LogOwner">
                        <connections><outlet property="table" destination="wiN-do-w00" id="S44-re-23V"/></connections>
                    </customObject>
                    <window id="wiN-do-w00"/>
                    """,
                code: "objc class Journal: NSWindowController\noutlet window: NSWindow\nuses nibName Log self",
                finds: ["warning: class 'Journal' of File's Owner has no outlet 'table'"]),
            RuleExample(
                .iOSXib, body: card, code: "class App.Card: UIView\nvar title: UILabel",
                finds: ["warning: 'title' of class 'Card' cannot be seen by the nib: it lacks @IBOutlet"]),
            RuleExample(
                .iOSXib, body: card, code: "class App.Card: UIView\nfunc title",
                finds: ["error: class 'Card' of View has no outlet 'title'"]),
        ],
        nonTriggering: [
            RuleExample(
                .iOSXib, body: card, code: "class App.Card: Base\nclass App.Base: UIView\noutlet title: UILabel"),
            RuleExample(
                .iOSXib, body: card, code: "class App.Card: SomebodysCard"),
            RuleExample(.iOSXib, body: card, code: "class App.Card: UIView\nunread"),
            RuleExample(
                .macXib, file: "Sheet.xib",
                body: """
                    <customObject id="-2" userLabel="File's Owner">
                        <connections><outlet property="sheet" destination="wiN-do-w00" id="S44-re-23V"/></connections>
                    </customObject>
                    <window id="wiN-do-w00"/>
                    """, code: "objc class Store: NSObject\noutlet sheet: NSWindow\nuses nibName Sheet self"),
            // The class that loads the nib inherits the outlet from a framework; the rule 'owner-class' tells that it is another one.
            RuleExample(
                .iOSXib, file: "Sheet.xib",
                body: """
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Player">
                        <connections><outlet property="view" destination="iN0-l3-epB" id="S44-re-23V"/></connections>
                    </placeholder>
                    <view id="iN0-l3-epB"/>
                    """, code: "objc class Sheet: UIViewController\nobjc class Player: NSObject"),
            // A nib that names the superclass of the class that loads it.
            RuleExample(
                .macXib, file: "Sheet.xib",
                body: """
                    <customObject id="-2" userLabel="File's Owner" customClass="Store">
                        <connections><outlet property="sheet" destination="wiN-do-w00" id="S44-re-23V"/></connections>
                    </customObject>
                    <window id="wiN-do-w00"/>
                    """,
                code: "objc class Store: NSWindowController\nobjc class Shop: Store\noutlet sheet: NSWindow"),
            // The application loads the nib with the main menu.
            RuleExample(
                .macXib, file: "MainMenu.xib",
                body: """
                    <customObject id="-2" userLabel="File's Owner" customClass="Panel">
                        <connections><outlet property="delegate" destination="deL-00-001" id="S44-re-23V"/></connections>
                    </customObject>
                    <customObject id="deL-00-001" customClass="Store"/>
                    <menu title="Main Menu" systemMenu="main" id="meN-u0-001"/>
                    """, code: "objc class Panel: NSWindowController\nobjc class Store: NSObject"),
            RuleExample(
                .macXib, file: "MainMenu.xib",
                body: """
                    <customObject id="-2" userLabel="File's Owner">
                        <connections><outlet property="delegate" destination="deL-00-001" id="S44-re-23V"/></connections>
                    </customObject>
                    <customObject id="deL-00-001" customClass="Store"/>
                    <menu title="Main Menu" systemMenu="main" id="meN-u0-001"/>
                    """, code: "objc class Store: NSObject"),
            // The class of this name is in another project, and the target's own one is not known.
            RuleExample(
                .iOSXib,
                body: """
                    <view id="iN0-l3-epB" customClass="Card" customModule="App" customModuleProvider="target">
                        <connections><outlet property="title" destination="lAb-el-001" id="S44-re-23V"/></connections>
                    </view>
                    <label id="lAb-el-001"/>
                    """, code: "class Other.Card: UIView\nbuilt Other\ndocuments App"),
            // UIKit has the setter, which headers no longer declare.
            RuleExample(
                .iOSXib,
                body: """
                    <tableViewCell id="hSs-g6-Zcb" customClass="Row" customModule="App">
                        <connections><outlet property="image" destination="iMg-00-001" id="S44-re-23V"/></connections>
                    </tableViewCell>
                    <imageView id="iMg-00-001"/>
                    """, code: "class App.Row: UITableViewCell"),
            // The rule 'owner-class' reports that another class loads the nib.
            RuleExample(
                .macXib, file: "Sheet.xib",
                body: """
                    <customObject id="-2" userLabel="File's Owner" customClass="Store">
                        <connections><outlet property="sheet" destination="wiN-do-w00" id="S44-re-23V"/></connections>
                    </customObject>
                    <window id="wiN-do-w00"/>
                    """,
                code: """
                    objc class Store: NSWindowController
                    objc class Shop: NSWindowController
                    outlet sheet: NSWindow
                    uses nibName Sheet self
                    """),
            // The code of the superclass was not read, and may declare the outlet.
            RuleExample(
                .iOSXib,
                body: """
                    <tableViewCell id="cEl-l0-001" customClass="Row" customModule="App">
                        <connections>
                            <outlet property="captionLabel" destination="hSs-g6-Zcb" id="S44-re-23V"/>
                            <outlet property="textLabel" destination="hSs-g6-Zcb" id="S44-re-23W"/>
                        </connections>
                    </tableViewCell>
                    <label id="hSs-g6-Zcb"/>
                    """,
                code: """
                    class App.Row: FormCell
                    outlet switchCaptionLabel: UISwitch
                    outlet bigTextLabel: UILabel
                    """),
            // The catalogue may not list every member of a framework class.
            RuleExample(
                .iOSXib,
                body: """
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="NSObject">
                        <connections><outlet property="nameLabel" destination="hSs-g6-Zcb" id="S44-re-23U"/></connections>
                    </placeholder>
                    <view id="iN0-l3-epB">
                        <connections><outlet property="title" destination="hSs-g6-Zcb" id="S44-re-23V"/></connections>
                    </view>
                    <tableViewCell id="cEl-l0-001" customClass="Row" customModule="App">
                        <connections><outlet property="textLabel" destination="hSs-g6-Zcb" id="S44-re-23W"/></connections>
                    </tableViewCell>
                    <label id="hSs-g6-Zcb"/>
                    """, code: "class App.Row: UITableViewCell"),
        ],
        check: { context, findings in
            for connection in context.connections
            where connection.kind == .outlet || connection.kind == .outletCollection {
                MissingOutlet(context: context, connection: connection)?.report(to: &findings)
            }
        })
}

/// The check of one outlet against the class of its source.
private struct MissingOutlet {
    let context: DocumentContext
    let connection: Connection
    let source: CheckedObject
    let objectClass: ObjectClass

    init?(context: DocumentContext, connection: Connection) {
        guard let source = context.source(of: connection), !connection.name.isEmpty else { return nil }
        self.context = context
        self.connection = connection
        self.source = source
        objectClass = context.classAtRunTime(of: source)
    }

    func report(to findings: inout Findings) {
        // The rule 'unknown-class' reports a class that does not exist; its outlets need no finding each.
        if case .absent = objectClass.state { return }
        if isOfApplication { return }
        switch context.resolver.key(connection.name, of: objectClass) {
        case .code, .framework: break
        case .unknown:
            reportOwner(to: &findings)
            reportUnread(to: &findings)
        case .hidden(let found): reportHidden(found, to: &findings)
        case .missing: reportMissing(to: &findings)
        }
    }

    /// Whether the application owns the nib, whatever class the document names, and has the outlet.
    private var isOfApplication: Bool {
        guard let application = context.applicationClass(ofOwner: source) else { return false }
        return context.catalog.outlets(ofClass: application).contains { $0.name == connection.name }
    }

    private var runtime: RuntimeText {
        guard context.isMac else { return .uikitOutlet(objectClass.runtimeName, key: connection.name) }
        let destination = context.document.element(withID: connection.destination).map { node in
            context.object(node).map { context.objectClass(of: $0).runtimeName }
                ?? context.document.systemClassName(of: node)
        }
        return .appkitOutlet(objectClass.runtimeName, key: connection.name, to: destination ?? "NSObject")
    }

    private func reportMissing(to findings: inout Findings) {
        let heirHasIt = context.resolver.heirHas(key: connection.name, of: objectClass)
        if heirHasIt, source.placeholder == .owner || context.mayChangeClasses { return }
        // The rule 'owner-class' reports the class of File's Owner once.
        if source.placeholder == .owner, let loaders = context.loaders,
            context.resolver.have(key: connection.name, loaders: loaders)
        {
            return
        }
        let names = context.resolver.outletNames(of: objectClass)
        let used = context.outletNames[source.node] ?? []
        let near =
            Similar.name(to: connection.name, among: names.filter { !used.contains($0) })
            ?? Similar.name(to: connection.name, among: names)
        // The catalogue does not list all members of framework classes.
        if objectClass.chains.isEmpty, near == nil { return }
        let what = connection.kind == .outlet ? "outlet" : "outlet collection"
        var message = "class '\(objectClass.name)' of \(context.name(of: source)) has no \(what) '\(connection.name)'"
        if let near { message += "; did you mean '\(near)'?" }
        let declared = near.flatMap { context.resolver.located(key: $0, of: objectClass) }
        findings.add(
            isCertain && !heirHasIt ? .error : .warning, message, at: connection.node, attribute: "property",
            object: source,
            in: context, runtime: runtime, declaration: declared ?? objectClass.chains.first?.classes[0].place,
            fix: near.flatMap { certainlyMeans($0) ? Fix.set(connection.id, attribute: "property", to: $0) : nil })
    }

    /// Reports an outlet that only code that was not read may declare, such as a superclass in a dependency, if the class has one that it
    /// was probably renamed to.
    private func reportUnread(to findings: inout Findings) {
        guard !objectClass.chains.isEmpty, !context.isPartlyRead(objectClass),
            objectClass.system.map({ context.resolver.framework($0, declares: connection.name) }) != true,
            let near = Similar.renamed(
                connection.name, among: context.resolver.outletNames(of: objectClass).filter(canMean))
        else { return }
        findings.add(
            .warning,
            "class '\(objectClass.name)' of \(context.name(of: source)) has no outlet '\(connection.name)'; did you mean '\(near)'?",
            at: connection.node, attribute: "property", object: source, in: context, runtime: runtime,
            declaration: context.resolver.located(key: near, of: objectClass),
            fix: Similar.isSlip(connection.name, for: near)
                ? Fix.set(connection.id, attribute: "property", to: near) : nil)
    }

    /// Whether the connection certainly means another outlet: the names differ by a slip, and it can.
    private func certainlyMeans(_ name: String) -> Bool {
        Similar.isSlip(connection.name, for: name) && canMean(name)
    }

    /// Whether the connection can mean another outlet: nothing is connected to that outlet, and its kind and type are those of this
    /// connection.
    private func canMean(_ name: String) -> Bool {
        let isCollection = connection.kind == .outletCollection
        guard !context.document.connections(from: source.node).contains(where: { $0.name == name }),
            case .code(let found) = context.resolver.key(name, of: objectClass),
            let target = context.destinationClass(of: connection)
        else { return false }
        let fit = OutletFit(context.resolver)
        guard fit.isArray(found) == isCollection, let wanted = fit.wantedClass(found, isCollection: isCollection)
        else { return false }
        return !fit.differs(target, from: wanted)
    }

    /// Whether loading certainly fails: never on macOS, and not if File's Owner may belong to another class at run
    /// time.
    private var isCertain: Bool {
        guard !context.isMac, context.code != nil, !objectClass.chains.isEmpty else { return false }
        if case .absent = context.objectClass(of: source).state { return false }
        if source.placeholder == .owner, context.mayLackOwner { return false }
        return source.placeholder == nil
            || !context.resolver.mayHave(key: connection.name, owner: objectClass, nibName: context.nibName)
    }

    private func reportHidden(_ found: Located, to findings: inout Findings) {
        let reason =
            found.member.traits.contains(.readOnly) ? "cannot be set" : "cannot be seen by the nib: it lacks @IBOutlet"
        findings.add(
            .warning, "'\(connection.name)' of class '\(found.className)' \(reason)", at: connection.node,
            attribute: "property", object: source, in: context, runtime: runtime, declaration: found.place)
    }

    private func reportOwner(to findings: inout Findings) {
        guard source.placeholder == .owner, source.customClass == nil,
            !context.resolver.loaderHas(key: connection.name, nibName: context.nibName)
        else { return }
        findings.add(
            .warning, "File's Owner has no class that could declare its outlet '\(connection.name)'",
            at: connection.node, attribute: "property", object: source, in: context,
            runtime: context.isMac ? nil : .uikitOutlet("NSObject", key: connection.name))
    }
}
