import ClassFacts
import NibDocument
import SourceIndex

extension Rule {
    /// Data sources whose class has none of the methods that the view always calls.
    static let dataSource = Rule(
        "data-source", severity: .warning, needsCode: true,
        summary: "a data source whose class implements none of the methods that the view always calls",
        rationale: """
            A table view, collection view or picker of iOS asks its data source how much there is to show, and for each cell, \
            without looking whether it has these methods. The app ends with an unrecognized selector as soon as the view is \
            laid out. Nothing is reported if a superclass is not known, or if code may give the view another data source: \
            that of the class, or any if an outlet holds the view.
            """,
        check: { context, findings in
            guard !context.isMac else { return }
            for connection in context.connections where connection.kind == .outlet && connection.name == "dataSource" {
                DataSource(context: context, connection: connection)?.report(to: &findings)
            }
        })
}

/// The data source of one view.
private struct DataSource {
    let context: DocumentContext
    let connection: Connection
    let target: CheckedObject
    let objectClass: ObjectClass

    /// The methods by the view's element, with the name that Swift has for each if it is another.
    private static let methods: [String: [[String]]] = [
        "tableView": [
            ["tableView:numberOfRowsInSection:"], ["tableView:cellForRowAtIndexPath:", "tableView:cellForRowAt:"],
        ],
        "collectionView": [
            ["collectionView:numberOfItemsInSection:"],
            ["collectionView:cellForItemAtIndexPath:", "collectionView:cellForItemAt:"],
        ],
        "pickerView": [
            ["numberOfComponentsInPickerView:", "numberOfComponentsIn:"], ["pickerView:numberOfRowsInComponent:"],
        ],
    ]

    /// Classes that make themselves the data source of a view.
    private static let ownSources = ["UITableViewDiffableDataSource", "UICollectionViewDiffableDataSource"]

    init?(context: DocumentContext, connection: Connection) {
        guard let target = context.object(withID: connection.destination),
            target.placeholder != .firstResponder
        else { return nil }
        self.context = context
        self.connection = connection
        self.target = target
        objectClass = context.classAtRunTime(of: target)
    }

    func report(to findings: inout Findings) {
        guard let view = context.source(of: connection), view.customClass == nil,
            let methods = Self.methods[view.element], let code = context.code, !objectClass.chains.isEmpty,
            !context.isPartlyRead(objectClass), methods.joined().allSatisfy(lacks), !assignsAnother(code),
            !code.isNamed("dataSource") || !isHeld(view)
        else { return }
        let kind = context.document.typeName(of: view.node).lowercased()
        let selector = methods[0][0]
        findings.add(
            .warning,
            "class '\(objectClass.name)' of \(context.name(of: target)) has no method '\(selector)', which a \(kind) calls",
            at: connection.node, attribute: "property", object: view, in: context,
            runtime: .selector(objectClass.runtimeName, selector: selector),
            declaration: objectClass.chains.first?.classes[0].place)
    }

    private func lacks(_ selector: String) -> Bool {
        guard case .missing = context.resolver.method(selector, of: objectClass),
            !context.resolver.heirHas(.selector(selector), of: objectClass)
        else { return false }
        return target.placeholder == nil
            || !context.resolver.mayHave(.selector(selector), owner: objectClass, nibName: context.nibName)
    }

    /// Whether an outlet of a class in the code holds the view.
    private func isHeld(_ view: CheckedObject) -> Bool {
        context.connections.contains { other in
            other.destination == view.id
                && (other.kind == .outlet || other.kind == .outletCollection)
                && context.source(of: other)?.customClass != nil
        }
    }

    /// Whether code of the class gives a view a data source.
    private func assignsAnother(_ code: any CodeLookup) -> Bool {
        let parts = objectClass.chains.flatMap(\.classes).flatMap(\.parts)
        return Self.ownSources.contains { code.isNamed($0) }
            || parts.contains { part in
                code.assigns("dataSource", inFile: part.path)
                    || !part.path.hasSuffix(".swift")
                        && code.reads("dataSource", ofClassesIn: [part.path], named: [])
            }
    }
}
