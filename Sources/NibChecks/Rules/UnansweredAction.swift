import NibDocument
import SourceIndex

extension Rule {
    /// Actions to First Responder and of unwind segues that no known class implements.
    static let unansweredAction = Rule(
        "unanswered-action", severity: .warning, needsCode: true,
        summary: "an action to First Responder or of an unwind segue that no class of code or frameworks has",
        rationale: """
            An action to First Responder goes up the responder chain until an object implements it. If none does, \
            nothing happens: a control does nothing, and a menu item is disabled. It is a warning, given only if the \
            classes with outlets and actions declare a method with a similar name. An unwind segue looks for its \
            action in the controllers on the way back, and if none has it, the segue does nothing. Frameworks declare \
            no unwind actions, so this is a warning whenever all code was read. An action on Did End On Exit may have any \
            name: that there is one makes Return hide the keyboard.
            """,
        triggering: [
            RuleExample(
                .macXib,
                body: """
                    <customObject id="-1" customClass="FirstResponder"/>
                    <menuItem title="Sort" id="hSs-g6-Zcb">
                        <connections><action selector="sortByNmae:" target="-1" id="loa-nQ-S4O"/></connections>
                    </menuItem>
                    """, code: "class App.List: NSViewController\naction sortByName:",
                finds: ["warning: no class answers 'sortByNmae:'; did you mean 'sortByName:'?"]),
            RuleExample(
                .macXib,
                body: """
                    <customObject id="-1" customClass="FirstResponder"/>
                    <menuItem title="Sort" id="hSs-g6-Zcb">
                        <connections><action selector="sortByName:" target="-1" id="loa-nQ-S4O"/></connections>
                    </menuItem>
                    """, code: "class App.List: NSViewController\naction other:\nfunc sortByName:",
                finds: ["warning: no class answers 'sortByName:': 'sortByName' of class 'List' lacks @IBAction"]),
            RuleExample(
                .iOSStoryboard, body: unwinding("goBakc:"),
                code: "class App.List: UIViewController\naction goBack:\naction other:",
                finds: ["warning: no class has the unwind action 'goBakc:'; did you mean 'goBack:'?"]),
            RuleExample(
                .iOSStoryboard, body: unwinding("goHome:"), code: "class App.List: UIViewController\naction goBack:",
                finds: ["warning: no class has the unwind action 'goHome:'"]),
            RuleExample(
                .iOSStoryboard, body: unwinding("goHome:"),
                code: "class App.List: UIViewController\naction goHome:other:",
                finds: [
                    "warning: no class has the unwind action 'goHome:'; 'goHome:other:' is similar, but takes 2 arguments"
                ]),
        ],
        nonTriggering: [
            RuleExample(
                .macXib,
                body: """
                    <customObject id="-1" customClass="FirstResponder"/>
                    <menuItem title="Copy" id="hSs-g6-Zcb">
                        <connections><action selector="copy:" target="-1" id="loa-nQ-S4O"/></connections>
                    </menuItem>
                    <menuItem title="Sort" id="hSs-g6-Zcc">
                        <connections><action selector="sortByName:" target="-1" id="loa-nQ-S4P"/></connections>
                    </menuItem>
                    """, code: "class App.List: NSViewController\naction sortByName:"),
            RuleExample(
                .macXib,
                body: """
                    <customObject id="-1" customClass="FirstResponder"/>
                    <menuItem title="Insert" id="hSs-g6-Zcb">
                        <connections><action selector="insertDate:" target="-1" id="loa-nQ-S4O"/></connections>
                    </menuItem>
                    """,
                code: "class App.List: NSViewController\naction insertData:\nextension NSTextView\naction insertDate:"),
            RuleExample(
                .iOSXib,
                body: """
                    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                    <textField id="hSs-g6-Zcb">
                        <connections><action selector="dummy:" destination="-2" eventType="editingDidEndOnExit" id="loa-nQ-S4O"/></connections>
                    </textField>
                    """, code: "class App.List: UIViewController\naction dummy"),
            RuleExample(
                .iOSStoryboard, body: unwinding("goBack:"),
                code: "class App.List: UIViewController\nclass App.Base: UITableViewController\n"
                    + "class App.Start: Base\nobjc func goBack:"),
        ],
        checkProject: { project, findings in
            guard let code = project.code else { return }
            UnwindActions(project, code: code).report(to: &findings)
            let asked = project.documents.flatMap { document in
                document.connections.lazy.filter { connection in
                    // Any action on this event makes Return end editing, whether or not an object answers it.
                    connection.kind == .action && connection.event != "editingDidEndOnExit"
                        && document.object(withID: connection.destination)?.placeholder == .firstResponder
                }.map { (document, $0) }
            }
            guard !asked.isEmpty else { return }
            var known: Set<String> = []
            var hidden: [String: Located] = [:]
            for codeClass in code.classesWithOutletsOrActions() + code.extensionsWithOutletsOrActions() {
                let members = ClassMembers(codeClass, showsAll: false)
                known.formUnion(members.selectors.keys)
                hidden.merge(members.hiddenMethods) { one, _ in one }
            }
            for (document, connection) in asked {
                let name = connection.name
                if known.contains(name) || document.catalog.firstResponderActions.contains(name)
                    || FrameworkMembers.methods.contains(name) || document.catalog.hasMethod(name)
                {
                    continue
                }
                if let method = hidden[name] {
                    findings.add(
                        .warning,
                        "no class answers '\(name)': '\(method.member.name)' of class '\(method.className)' lacks @IBAction",
                        at: connection.node, attribute: "selector", object: document.source(of: connection),
                        in: document,
                        declaration: method.place)
                    continue
                }
                // Frameworks implement more actions than are listed, so report only a name that resembles an existing
                // one.
                let given = NearAction.given(by: document.source(of: connection), in: document)
                guard let near = NearAction(to: name, among: known.sorted(), given: given, byVerb: false) else {
                    continue
                }
                findings.add(
                    .warning, "no class answers '\(name)'\(near.text)", at: connection.node,
                    attribute: "selector", object: document.source(of: connection), in: document,
                    fix: near.certainFit(for: name).flatMap { Fix.set(connection.id, attribute: "selector", to: $0) })
            }
        })
}

/// Returns a scene with an unwind segue that has the given action.
private func unwinding(_ action: String) -> String {
    """
    <scene sceneID="s1">
        <objects>
            <viewController id="BYZ-38-t0r" customClass="List" customModule="App" sceneMemberID="viewController">
                <connections><segue destination="eXi-t0-000" kind="unwind" unwindAction="\(action)" id="S44-re-23V"/></connections>
            </viewController>
            <exit id="eXi-t0-000" userLabel="Exit" sceneMemberID="exit"/>
        </objects>
    </scene>
    """
}
