import NibDocument

extension Rule {
    /// Actions whose selector no class in the target's chain declares.
    static let missingAction = Rule(
        "missing-action", severity: .error, needsCode: false,
        summary: "an action whose target's class has no method of that selector",
        rationale: """
            UIKit looks for the method only when the event occurs; if there is none, the app ends with an unrecognized \
            selector. AppKit looks for it when the nib is loaded; if there is none, it logs a line and makes no \
            connection. A renamed method, a missing colon or another first label (`save(sender:)` is \
            `saveWithSender:`) is enough to cause this, and no compiler reports it. It is an error on iOS if all \
            classes are known. For an object without a class of the code, it is a warning, if all code was read.
            """,
        triggering: [
            RuleExample(
                .iOSXib,
                body: """
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ViewController" customModule="Empty_Window"/>
                    <button id="hSs-g6-Zcb">
                        <connections>
                            <action selector="buttonPresed:" destination="-1" eventType="touchUpInside" id="loa-nQ-S4O"/>
                        </connections>
                    </button>
                    """, code: "class Empty_Window.ViewController: UIViewController\naction buttonPressed:",
                finds: [
                    "error: class 'ViewController' of File's Owner has no method 'buttonPresed:'; did you mean 'buttonPressed:'?"
                ]),
            // A table makes the cell of a registered nib without an owner, so that nothing fails.
            RuleExample(
                .iOSXib, file: "Row.xib",
                body: """
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="List" customModule="App"/>
                    <tableViewCell id="cEl-l0-001">
                        <subviews><button id="hSs-g6-Zcb">
                            <connections>
                                <action selector="open:" destination="-1" eventType="touchUpInside" id="loa-nQ-S4O"/>
                            </connections>
                        </button></subviews>
                    </tableViewCell>
                    """, code: "class App.List: UITableViewController\nuses registeredNib Row Row",
                finds: ["warning: class 'List' of File's Owner has no method 'open:'"]),
            RuleExample(
                .iOSXib,
                body: """
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Editor" customModule="App"/>
                    <button id="hSs-g6-Zcb">
                        <connections>
                            <action selector="save:" destination="-1" eventType="touchUpInside" id="loa-nQ-S4O"/>
                            <action selector="share:" destination="-1" eventType="touchUpInside" id="loa-nQ-S4P"/>
                        </connections>
                    </button>
                    """, code: "class App.Editor: UIViewController\naction saveWithSender:\naction share:forEvent:",
                finds: [
                    "error: class 'Editor' of File's Owner has no method 'save:'; did you mean 'saveWithSender:'?",
                    "error: class 'Editor' of File's Owner has no method 'share:'; did you mean 'share:forEvent:'?",
                ]),
            RuleExample(
                .macXib,
                body: """
                    <customObject id="aB1-cd-E2f" customClass="Store"/>
                    <button id="hSs-g6-Zcb">
                        <connections><action selector="save:" target="aB1-cd-E2f" id="loa-nQ-S4O"/></connections>
                    </button>
                    """, code: "objc class Store: NSObject",
                finds: ["warning: class 'Store' of Store has no method 'save:'"]),
            RuleExample(
                .macXib,
                body: """
                    <customObject id="aB1-cd-E2f" customClass="Store"/>
                    <button id="hSs-g6-Zcb">
                        <connections><action selector="save:" target="aB1-cd-E2f" id="loa-nQ-S4O"/></connections>
                    </button>
                    """, code: "objc class Store: NSObject\naction save\naction save:more:",
                finds: [
                    "warning: class 'Store' of Store has no method 'save:'; 'save' is similar, but takes no argument"
                ]),
            RuleExample(
                .iOSXib,
                body: """
                    <view id="iN0-l3-epB" customClass="Card" customModule="App"/>
                    <tapGestureRecognizer id="hSs-g6-Zcb">
                        <connections><action selector="flip" destination="iN0-l3-epB" id="loa-nQ-S4O"/></connections>
                    </tapGestureRecognizer>
                    """, code: "class App.Card: UIView\nfunc flip",
                finds: ["warning: 'flip' of class 'Card' cannot be seen by the nib: it lacks @IBAction"]),
            RuleExample(
                .iOSXib,
                body: """
                    <view id="iN0-l3-epB" customClass="Card" customModule="App">
                        <connections>
                            <outletCollection property="gestureRecognizers" destination="hSs-g6-Zcb" appends="YES" id="S44-re-23V"/>
                        </connections>
                    </view>
                    <tapGestureRecognizer id="hSs-g6-Zcb">
                        <connections><action selector="flip" destination="iN0-l3-epB" id="loa-nQ-S4O"/></connections>
                    </tapGestureRecognizer>
                    <tapGestureRecognizer id="hSs-g6-Zcc">
                        <connections><action selector="flip" destination="iN0-l3-epB" id="loa-nQ-S4P"/></connections>
                    </tapGestureRecognizer>
                    """, code: "class App.Card: UIView",
                finds: [
                    "error: class 'Card' of View has no method 'flip'",
                    "warning: class 'Card' of View has no method 'flip'",
                ]),
            RuleExample(
                .iOSXib,
                body: """
                    <button id="hSs-g6-Zca"/>
                    <button id="hSs-g6-Zcb">
                        <connections>
                            <action selector="reset" destination="hSs-g6-Zca" eventType="touchUpInside" id="loa-nQ-S4O"/>
                        </connections>
                    </button>
                    """, code: "class App.Editor: UIViewController\naction reset",
                finds: ["warning: class 'UIButton' of Button has no method 'reset'"]),
            // UIKit sends neither of these actions.
            RuleExample(
                .iOSXib,
                body: """
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Editor" customModule="App"/>
                    <textField id="hSs-g6-Zcb">
                        <connections>
                            <action selector="pressed:" destination="-1" eventType="valueChanged" id="loa-nQ-S4O"/>
                        </connections>
                    </textField>
                    <navigationItem id="hSs-g6-Zcc">
                        <barButtonItem key="backBarButtonItem" id="hSs-g6-Zcd">
                            <connections><action selector="send:" destination="-1" id="loa-nQ-S4P"/></connections>
                        </barButtonItem>
                    </navigationItem>
                    """, code: "class App.Editor: UIViewController",
                finds: [
                    "warning: class 'Editor' of File's Owner has no method 'pressed:'",
                    "warning: class 'Editor' of File's Owner has no method 'send:'",
                ]),
            // The superclass is in a dependency whose code was not read.
            RuleExample(
                .iOSXib,
                body: """
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Editor" customModule="App"/>
                    <button id="hSs-g6-Zcb">
                        <connections>
                            <action selector="pressed:" destination="-1" eventType="touchUpInside" id="loa-nQ-S4O"/>
                            <action selector="send:" destination="-1" eventType="touchUpInside" id="loa-nQ-S4P"/>
                        </connections>
                    </button>
                    """, code: "class App.Editor: FormController\naction presed:\naction finish:",
                finds: ["warning: class 'Editor' of File's Owner has no method 'pressed:'; did you mean 'presed:'?"]),
        ],
        nonTriggering: [
            RuleExample(
                .iOSXib,
                body: """
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ViewController" customModule="App"/>
                    <button id="hSs-g6-Zcb">
                        <connections>
                            <action selector="pressed:" destination="-1" eventType="touchUpInside" id="loa-nQ-S4O"/>
                            <action selector="copy:" destination="-1" eventType="touchUpInside" id="loa-nQ-S4P"/>
                        </connections>
                    </button>
                    """, code: "class App.ViewController: UIViewController\nobjc func pressed:"),
            // As the previews of Xcode 5 wrote it, with the target.
            RuleExample(
                .macXib,
                body: """
                    <customObject id="-2" userLabel="File's Owner" customClass="Panel">
                        <connections><action selector="save:" destination="hSs-g6-Zcb" id="loa-nQ-S4O"/></connections>
                    </customObject>
                    <button id="hSs-g6-Zcb"/>
                    """, code: "objc class Panel: NSWindowController\naction save:"),
            // The class of a framework has it by an extension in the code, or by its superclass.
            RuleExample(
                .iOSXib,
                body: """
                    <button id="hSs-g6-Zca"/>
                    <button id="hSs-g6-Zcb">
                        <connections>
                            <action selector="reset" destination="hSs-g6-Zca" eventType="touchUpInside" id="loa-nQ-S4O"/>
                            <action selector="setNeedsDisplay" destination="hSs-g6-Zca" eventType="touchUpInside" id="loa-nQ-S4P"/>
                            <action selector="_reset" destination="hSs-g6-Zca" eventType="touchUpInside" id="loa-nQ-S4Q"/>
                        </connections>
                    </button>
                    """, code: "extension UIControl\nobjc func reset"),
            // Without code, a category may have it.
            RuleExample(
                .iOSXib,
                body: """
                    <button id="hSs-g6-Zca"/>
                    <button id="hSs-g6-Zcb">
                        <connections>
                            <action selector="reset" destination="hSs-g6-Zca" eventType="touchUpInside" id="loa-nQ-S4O"/>
                        </connections>
                    </button>
                    """),
            // The rule 'cross-scene' reports this one.
            RuleExample(
                .iOSStoryboard,
                body: """
                    <scene sceneID="s1">
                        <objects>
                            <viewController id="BYZ-38-t0r" sceneMemberID="viewController">
                                <button key="view" id="loa-nQ-S4O">
                                    <connections>
                                        <action selector="go:" destination="zZz-00-002" eventType="touchUpInside" id="S44-re-23V"/>
                                    </connections>
                                </button>
                                <connections><segue destination="zZz-00-002" kind="show" id="S44-re-23W"/></connections>
                            </viewController>
                        </objects>
                    </scene>
                    <scene sceneID="s2">
                        <objects>
                            <viewController id="zZz-00-002" customClass="Other" customModule="App" sceneMemberID="viewController"/>
                        </objects>
                    </scene>
                    """, code: "class App.Other: UIViewController"),
        ],
        check: { context, findings in
            for connection in context.connections
            where connection.kind == .action && !context.leadsToAnotherScene(connection) {
                MissingAction(context: context, connection: connection)?.report(to: &findings)
            }
        })
}

/// The check of one action against the class of its target.
private struct MissingAction {
    let context: DocumentContext
    let connection: Connection
    let target: CheckedObject
    let objectClass: ObjectClass

    init?(context: DocumentContext, connection: Connection) {
        guard let target = context.object(withID: connection.destination), target.placeholder != .firstResponder,
            target.element != "exit", !connection.name.isEmpty
        else { return nil }
        self.context = context
        self.connection = connection
        self.target = target
        objectClass = context.classAtRunTime(of: target)
    }

    func report(to findings: inout Findings) {
        if case .absent = objectClass.state { return }
        if mayBeOfSwift2 || isOfApplication { return }
        switch context.resolver.method(connection.name, of: objectClass) {
        case .code, .framework: break
        case .unknown: reportUnread(to: &findings)
        case .hidden(let found):
            findings.add(
                .warning,
                "'\(found.member.name)' of class '\(found.className)' cannot be seen by the nib: it lacks @IBAction",
                at: connection.node, attribute: "selector", object: context.source(of: connection), in: context,
                runtime: runtime, declaration: found.place)
        case .missing: reportMissing(to: &findings)
        }
    }

    /// Whether the application owns the nib, whatever class the document names, and has the action.
    private var isOfApplication: Bool {
        guard let application = context.applicationClass(ofOwner: target) else { return false }
        return context.catalog.hasMethod(connection.name, inClass: application)
    }

    /// What happens on the event; nothing if UIKit never sends the action.
    private var runtime: RuntimeText? {
        if context.isNeverSent(connection) { return nil }
        return context.isMac
            ? .appkitAction(objectClass.runtimeName, selector: connection.name)
            : .selector(objectClass.runtimeName, selector: connection.name)
    }

    private func reportMissing(to findings: inout Findings) {
        let heirHasIt = context.resolver.heirHas(selector: connection.name, of: objectClass)
        if heirHasIt, target.placeholder == .owner || context.mayChangeClasses { return }
        // The rule 'owner-class' reports the class of File's Owner once.
        if target.placeholder == .owner, let loaders = context.loaders,
            context.resolver.have(selector: connection.name, loaders: loaders)
        {
            return
        }
        let near = NearAction(
            to: connection.name, among: context.resolver.actionNames(of: objectClass),
            given: NearAction.given(by: context.source(of: connection), in: context))
        // The catalogue does not list all methods of framework classes, and without the code no category of them is known.
        if objectClass.chains.isEmpty, near == nil, !isLackedByFramework { return }
        let message = "class '\(objectClass.name)' of \(context.name(of: target)) has no method '\(connection.name)'"
        let declared = near.flatMap { context.resolver.located(selector: $0.selector, of: objectClass) }
        findings.add(
            isCertain && !heirHasIt ? .error : .warning, message + (near?.text ?? ""), at: connection.node,
            attribute: "selector",
            object: context.source(of: connection), in: context, runtime: runtime,
            declaration: declared ?? objectClass.chains.first?.classes[0].place,
            fix: fix(near))
    }

    /// Whether the target is of a framework class that certainly does not declare the method in public, nor does the code for it.
    private var isLackedByFramework: Bool {
        target.placeholder == nil && context.resolver.framework(of: objectClass, lacks: connection.name)
    }

    /// Whether an action has the selector if it is of Swift 2: the project does not tell the version, and the document was last saved when
    /// there was no other.
    private var mayBeOfSwift2: Bool {
        guard (1..<Self.firstOfXcode8).contains(context.document.toolsVersion) else { return false }
        return objectClass.chains.flatMap { $0.members.flatMap(\.actions) }.contains {
            $0.dialect.isEmpty && ClassMembers.selectorOfSwift2(of: $0) == connection.name
        }
    }

    /// The first `toolsVersion` of Xcode 8, which brought Swift 3.
    private static let firstOfXcode8 = 11000

    /// Reports a method that only code that was not read may declare, such as a superclass in a dependency, if the class has an action that
    /// it was probably renamed to and that nothing sends.
    private func reportUnread(to findings: inout Findings) {
        let actions = objectClass.chains.flatMap { $0.members.flatMap(\.actions) }.compactMap(\.member.selector)
        let free = actions.filter { action in
            NearAction.count(action) == NearAction.count(connection.name)
                && !context.sentActions.contains(.init(selector: action, destination: connection.destination))
        }
        guard !context.isPartlyRead(objectClass), let near = Similar.renamed(connection.name, among: free) else {
            return
        }
        findings.add(
            .warning,
            "class '\(objectClass.name)' of \(context.name(of: target)) has no method '\(connection.name)'; did you mean '\(near)'?",
            at: connection.node, attribute: "selector", object: context.source(of: connection), in: context,
            runtime: runtime, declaration: context.resolver.located(selector: near, of: objectClass),
            fix: Similar.isSlip(connection.name, for: near)
                ? Fix.set(connection.id, attribute: "selector", to: near) : nil)
    }

    /// Returns the fix if the meant method is certain and no other object sends it already.
    private func fix(_ near: NearAction?) -> String? {
        guard let selector = near?.certainFit(for: connection.name) else { return nil }
        let isUsed = context.sentActions.contains(.init(selector: selector, destination: connection.destination))
        return isUsed ? nil : Fix.set(connection.id, attribute: "selector", to: selector)
    }

    /// Whether the event certainly fails; false for a framework class, because the catalogue may not list all its
    /// methods.
    private var isCertain: Bool {
        guard !context.isMac, context.code != nil, !objectClass.chains.isEmpty,
            context.source(of: connection).map(context.isLooseRecognizer) != true, !context.isNeverSent(connection)
        else { return false }
        if case .absent = context.objectClass(of: target).state { return false }
        if target.placeholder == .owner, context.mayLackOwner { return false }
        return target.placeholder == nil
            || !context.resolver.mayHave(
                selector: connection.name, owner: objectClass, nibName: context.nibName)
    }
}
