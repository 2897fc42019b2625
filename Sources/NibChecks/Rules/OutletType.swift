import NibDocument
import SourceIndex
import Wording

extension Rule {
    /// Outlets connected to an object whose class does not match their declared type.
    static let outletType = Rule(
        "outlet-type", severity: .warning, needsCode: true,
        summary: "an outlet that holds an object of another class than it is declared with",
        rationale: """
            Nothing compares the types when the nib is loaded: the wrong object is set, and the first message that it \
            does not understand ends the app. It is a warning, because some code uses only what both classes have, and a \
            note if the outlet's class is one of the code that derives from the object's. The rule skips types that are protocols, and classes whose superclasses are not all known.
            """,
        triggering: [
            RuleExample(
                .iOSXib,
                body: """
                    <view id="iN0-l3-epB" customClass="Card" customModule="App">
                        <connections>
                            <outlet property="title" destination="hSs-g6-Zcb" id="S44-re-23V"/>
                            <outletCollection property="labels" destination="hSs-g6-Zcb" id="S44-re-23W"/>
                        </connections>
                    </view>
                    <button id="hSs-g6-Zcb"/>
                    """, code: "class App.Card: UIView\noutlet title: UILabel\noutlet labels: [UILabel]",
                finds: [
                    "warning: outlet 'title' of View is a UILabel, but Button \"title\" is a UIButton",
                    "warning: outlet collection 'labels' of View is for UILabel, but Button \"title\" is a UIButton",
                ]),
            RuleExample(
                .iOSXib,
                body: """
                    <view id="iN0-l3-epB" customClass="Card" customModule="App">
                        <connections><outlet property="field" destination="hSs-g6-Zcb" id="S44-re-23V"/></connections>
                    </view>
                    <textField id="hSs-g6-Zcb"/>
                    """, code: "class App.Card: UIView\noutlet field: PhoneField\nclass App.PhoneField: UITextField",
                finds: ["note: outlet 'field' of View is a PhoneField, but Text Field \"field\" is a UITextField"]),
            // A view where a constraint is meant, and the other way round.
            RuleExample(
                .iOSXib,
                body: """
                    <view id="iN0-l3-epB" customClass="Card" customModule="App">
                        <constraints>
                            <constraint firstItem="iN0-l3-epB" firstAttribute="width" constant="9" id="cOn-st-001"/>
                        </constraints>
                        <connections>
                            <outlet property="title" destination="cOn-st-001" id="S44-re-23V"/>
                            <outlet property="width" destination="cOn-st-001" id="S44-re-23W"/>
                            <outlet property="height" destination="iN0-l3-epB" id="S44-re-23X"/>
                        </connections>
                    </view>
                    """,
                code: """
                    class App.Card: UIView
                    outlet title: UILabel
                    outlet width: NSLayoutConstraint
                    outlet height: NSLayoutConstraint
                    """,
                finds: [
                    "warning: outlet 'title' of View \"height\" is a UILabel, but Constraint is an NSLayoutConstraint",
                    "warning: outlet 'height' of View \"height\" is an NSLayoutConstraint, but View \"height\" is a Card",
                ]),
        ],
        nonTriggering: [
            RuleExample(
                .iOSXib,
                body: """
                    <view id="iN0-l3-epB" customClass="Card" customModule="App">
                        <connections>
                            <outlet property="title" destination="hSs-g6-Zcb" id="S44-re-23V"/>
                            <outlet property="control" destination="hSs-g6-Zcb" id="S44-re-23W"/>
                            <outlet property="delegate" destination="hSs-g6-Zcb" id="S44-re-23X"/>
                        </connections>
                    </view>
                    <button id="hSs-g6-Zcb" customClass="RedButton" customModule="App"/>
                    """,
                code: """
                    class App.Card: UIView
                    outlet title: RedButton
                    outlet control: UIControl
                    outlet delegate: CardDelegate
                    class App.RedButton: UIButton
                    """)
        ],
        check: { context, findings in
            for connection in context.connections
            where connection.kind == .outlet || connection.kind == .outletCollection {
                OutletType.check(connection, in: context, to: &findings)
            }
        })
}

private enum OutletType {
    static func check(_ connection: Connection, in context: DocumentContext, to findings: inout Findings) {
        guard let source = context.source(of: connection), let targetClass = context.destinationClass(of: connection),
            let target = context.document.element(withID: connection.destination),
            context.object(target)?.placeholder == nil,
            let (found, wanted) = misfit(
                of: targetClass, at: connection, from: context.objectClass(of: source), in: context.resolver)
        else { return }
        let what =
            connection.kind == .outlet
            ? "outlet '\(connection.name)' of \(context.name(of: source)) is \(Article.with(wanted))"
            : "outlet collection '\(connection.name)' of \(context.name(of: source)) is for \(wanted)"
        findings.add(
            isNarrower(wanted, than: targetClass, in: context.resolver) ? .note : .warning,
            "\(what), but \(context.document.display(target)) is \(Article.with(targetClass.name))",
            at: connection.node,
            attribute: "destination", object: source, in: context, declaration: found.place)
    }

    /// Whether the outlet takes a class of the code that derives from the object's own: nothing fails until code uses what it adds.
    private static func isNarrower(_ wanted: String, than target: ObjectClass, in resolver: ClassResolver) -> Bool {
        guard !resolver.chains(named: wanted).isEmpty else { return false }
        switch target.state {
        case .framework(let name): return resolver.isClass(wanted, kindOf: name) == true
        case .code(let chains):
            return chains.allSatisfy { resolver.isClass(wanted, kindOf: $0.classes[0].name) == true }
        case .absent, .unknown: return false
        }
    }

    /// Returns the outlet, and the class that it takes, if the object certainly is of another; every class that the document may mean must
    /// have such an outlet.
    private static func misfit(
        of target: ObjectClass, at connection: Connection, from source: ObjectClass, in resolver: ClassResolver
    ) -> (Located, String)? {
        let answers =
            source.chains.isEmpty
            ? [resolver.key(connection.name, of: source)]
            : source.chains.map { resolver.search($0, for: .key(connection.name)) }
        let fit = OutletFit(resolver)
        let misfits = answers.compactMap { answer -> (Located, String)? in
            guard case .code(let found) = answer,
                let wanted = fit.wantedClass(found, isCollection: connection.kind == .outletCollection),
                fit.differs(target, from: wanted)
            else { return nil }
            return (found, wanted)
        }
        return misfits.count == answers.count ? misfits.first : nil
    }
}
