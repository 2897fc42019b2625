import NibDocument
import XMLTree

extension Rule {
    /// Outlets that are connected more than once.
    static let repeatedOutlet = Rule(
        "repeated-outlet", severity: .warning, needsCode: false,
        summary: "an outlet that is connected more than once",
        rationale: """
            An outlet holds one object. Each connection sets it while the nib is loaded, so only the last of several \
            takes effect. Interface Builder never makes two, but a merge or an edit by hand may. An outlet collection \
            is different: it has one connection for each of its objects.
            """,
        triggering: [
            RuleExample(
                .iOSXib,
                body: """
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Editor" customModule="App">
                        <connections>
                            <outlet property="title" destination="hSs-g6-Zcb" id="S44-re-23V"/>
                            <outlet property="title" destination="hSs-g6-Zcc" id="S44-re-23W"/>
                        </connections>
                    </placeholder>
                    <label id="hSs-g6-Zcb"/>
                    <label id="hSs-g6-Zcc"/>
                    """,
                finds: [
                    "warning: outlet 'title' of File's Owner is connected again by S44-re-23W; only the last counts"
                ]
            )
        ],
        nonTriggering: [
            RuleExample(
                .iOSXib,
                body: """
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Editor" customModule="App">
                        <connections>
                            <outlet property="title" destination="hSs-g6-Zcb" id="S44-re-23V"/>
                            <outletCollection property="labels" destination="hSs-g6-Zcb" id="S44-re-23W"/>
                            <outletCollection property="labels" destination="hSs-g6-Zcc" id="S44-re-23X"/>
                        </connections>
                    </placeholder>
                    <label id="hSs-g6-Zcb"/>
                    <view id="hSs-g6-Zcc">
                        <connections><outlet property="title" destination="hSs-g6-Zcb" id="S44-re-23Y"/></connections>
                    </view>
                    """)
        ],
        check: { context, findings in
            let connections = context.connections
            var later: [NodeID: [String: Int]] = [:]
            for (index, connection) in connections.enumerated().reversed() where connection.kind == .outlet {
                guard let last = later[connection.source]?[connection.name].map({ connections[$0] }) else {
                    later[connection.source, default: [:]][connection.name] = index
                    continue
                }
                guard let source = context.source(of: connection) else { continue }
                findings.add(
                    .warning,
                    "outlet '\(connection.name)' of \(context.name(of: source)) is connected again by \(last.id); only the last counts",
                    at: connection.node, attribute: "property", object: source, in: context,
                    // Which of two different objects is meant, only the author knows.
                    fix: last.destination == connection.destination ? Fix.disconnect(connection) : nil)
            }
        })
}
