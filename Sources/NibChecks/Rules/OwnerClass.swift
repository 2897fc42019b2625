import NibDocument
import SourceIndex

extension Rule {
    /// Nibs whose File's Owner is of another class than those that load them.
    static let ownerClass = Rule(
        "owner-class", severity: .warning, needsCode: true,
        summary: "a File's Owner of another class than the one that loads the nib",
        rationale: """
            The outlets and actions of File's Owner belong to the object that loads the nib, whatever class the document \
            names. If code loads the nib only for objects of an unrelated class, that class must have them: it is a warning \
            if it certainly lacks one, or if the document's class lacks one, and otherwise a note.
            """,
        triggering: [
            RuleExample(
                .iOSXib, file: "Card.xib",
                body: """
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="List" customModule="App">
                        <connections>
                            <outlet property="view" destination="iN0-l3-epB" id="S44-re-23V"/>
                            <outlet property="caption" destination="iN0-l3-epB" id="S44-re-23W"/>
                        </connections>
                    </placeholder>
                    <view id="iN0-l3-epB"/>
                    """,
                code: """
                    class App.Card: UIViewController
                    uses nibName Card self
                    class App.List: UIViewController
                    outlet caption: UIView
                    """,
                finds: [
                    "warning: File's Owner is of class 'List', but 'Card' loads this nib and has no outlet 'caption'"
                ]
            ),
            RuleExample(
                .iOSXib, file: "Card.xib",
                body: """
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="List" customModule="App">
                        <connections><outlet property="view" destination="iN0-l3-epB" id="S44-re-23V"/></connections>
                    </placeholder>
                    <view id="iN0-l3-epB"/>
                    """,
                code: "class App.Card: UIViewController\nclass App.List: UIViewController\nuses nibName Card Card",
                finds: ["note: File's Owner is of class 'List', but 'Card' loads this nib"]),
            RuleExample(
                .iOSXib, file: "Card.xib",
                body: """
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="List" customModule="App">
                        <connections><outlet property="caption" destination="iN0-l3-epB" id="S44-re-23W"/></connections>
                    </placeholder>
                    <view id="iN0-l3-epB"/>
                    """,
                code: """
                    class App.List: UIViewController
                    class App.Card: UIViewController
                    outlet caption: UIView
                    uses nibName Card self
                    """,
                finds: ["warning: File's Owner is of class 'List', but 'Card' loads this nib"]),
        ],
        nonTriggering: [
            // The document makes its window controllers itself, and names the nib for them.
            RuleExample(
                .macXib, file: "Report.xib",
                body: """
                    <customObject id="-2" userLabel="File's Owner" customClass="ReportController">
                        <connections><outlet property="lock" destination="iN0-l3-epB" id="S44-re-23V"/></connections>
                    </customObject>
                    <button id="iN0-l3-epB"/>
                    """,
                code: """
                    objc class ReportController: NSWindowController
                    outlet lock: NSButton
                    objc class Report: NSDocument
                    uses nibName Report self
                    func makeWindowControllers
                    """),
            RuleExample(
                .iOSXib, file: "Card.xib",
                body: """
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Base" customModule="App">
                        <connections><outlet property="view" destination="iN0-l3-epB" id="S44-re-23V"/></connections>
                    </placeholder>
                    <view id="iN0-l3-epB"/>
                    """,
                code: "class App.Base: UIViewController\nclass App.Card: Base\nuses nibName Card self"),
            RuleExample(
                .iOSXib, file: "Card.xib",
                body: """
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="List" customModule="App">
                        <connections><outlet property="view" destination="iN0-l3-epB" id="S44-re-23V"/></connections>
                    </placeholder>
                    <view id="iN0-l3-epB"/>
                    """,
                code: "class App.Other: UIView\nclass App.List: UIViewController\nuses nibName Card maker()"),
        ],
        check: { context, findings in
            guard !context.document.kind.isStoryboard,
                let owner = context.objects.first(where: { $0.placeholder == .owner }),
                let name = owner.customClass, !context.resolver.chains(named: name).isEmpty
            else { return }
            let connections = context.connections.lazy
            let outlets = connections.filter { $0.source == owner.node && $0.kind == .outlet }.map(\.name)
            let actions = connections.filter { $0.kind == .action && $0.destination == owner.id }.map(\.name)
            guard !outlets.isEmpty || !actions.isEmpty, let loader = unrelatedLoader(name, in: context) else { return }
            let objectClass = context.resolver.objectClass(named: loader)
            let lacking =
                outlets.first { context.resolver.key($0, of: objectClass) == .missing }.map { "outlet '\($0)'" }
                ?? actions.first { context.resolver.method($0, of: objectClass) == .missing }.map { "action '\($0)'" }
            let declared = context.objectClass(of: owner)
            let isLacking =
                outlets.contains { context.resolver.key($0, of: declared) == .missing }
                || actions.contains { context.resolver.method($0, of: declared) == .missing }
            findings.add(
                lacking == nil && !isLacking ? .note : .warning,
                "File's Owner is of class '\(name)', but '\(loader)' loads this nib"
                    + (lacking.map { " and has no \($0)" } ?? ""),
                at: owner.node, attribute: "customClass", object: owner, in: context,
                declaration: objectClass.chains.first?.classes[0].place)
        })

    /// Returns the class that loads the nib, if all that do are known and none has to do with the class of File's Owner.
    private static func unrelatedLoader(_ ownerClass: String, in context: DocumentContext) -> String? {
        guard let loaders = context.loaders else { return nil }
        let areUnrelated = loaders.allSatisfy { loader in
            context.resolver.isClass(loader, kindOf: ownerClass) == false
                && context.resolver.isClass(ownerClass, kindOf: loader) == false
        }
        return areUnrelated ? loaders.first : nil
    }
}
