import NibDocument
import SourceIndex

extension Rule {
    /// Segues that code performs but no storyboard contains, and identifiers that no code uses.
    static let segueIdentifier = Rule(
        "segue-identifier", severity: .error, needsCode: true,
        summary: "a segue identifier that code uses but no scene has, or that no code uses",
        rationale: """
            performSegue(withIdentifier:) throws if the controller has no segue with that identifier. It is an error \
            if all documents of the project were checked and none has it, and a warning if a segue of another \
            controller has it, or if not all documents were checked. An identifier that no code uses is a note, which \
            is given only if all identifiers in the code are literals.
            """,
        triggering: [
            RuleExample(
                .iOSStoryboard,
                body: """
                    <scene sceneID="s1">
                        <objects>
                            <viewController id="BYZ-38-t0r" customClass="List" customModule="App" sceneMemberID="viewController">
                                <connections><segue destination="BYZ-38-t0r" kind="show" identifier="detail" id="S44-re-23V"/></connections>
                            </viewController>
                        </objects>
                    </scene>
                    """, code: "class App.List: UIViewController\nuses performSegue detial",
                finds: [
                    "error: class 'List' performs segue 'detial', which View Controller does not have; did you mean 'detail'?",
                    "note: no code uses the segue identifier 'detail'",
                ])
        ],
        nonTriggering: [
            RuleExample(
                .iOSStoryboard,
                body: """
                    <scene sceneID="s1">
                        <objects>
                            <viewController id="BYZ-38-t0r" customClass="List" customModule="App" sceneMemberID="viewController">
                                <view key="view" id="vIe-w0-001"><subviews><button id="bUt-t0-n01">
                                    <connections><segue destination="BYZ-38-t0r" kind="show" identifier="detail" id="S44-re-23V"/></connections>
                                </button></subviews></view>
                            </viewController>
                        </objects>
                    </scene>
                    """, code: "class App.Base: UIViewController\nuses performSegue detail\nclass App.List: Base")
        ],
        checkProject: { project, findings in
            guard let code = project.code else { return }
            let segues = Segues(project)
            let performed = code.uses(of: .performSegue)
            for use in performed
            where !use.use.value.isEmpty && !use.use.detail.hasPrefix("on ") && use.use.detail != CodeUse.tried {
                segues.checkPerformed(use, to: &findings)
            }
            guard project.isWhole else { return }
            let compared = code.uses(of: .segueIdentifier)
            for use in compared where !use.use.value.isEmpty && segues.all[use.use.value] == nil {
                guard segues.hasController(use.use.owner) else { continue }
                findings.add(
                    .warning, "no segue has the identifier '\(use.use.value)'" + segues.suggestion(for: use.use.value),
                    at: use, runtime: nil)
            }
            segues.reportUnused(performed + compared, to: &findings)
        })
}

/// The segues of a project by identifier.
private struct Segues {
    struct Item {
        let document: DocumentContext
        let connection: Connection
        let scene: Int
    }

    let project: ProjectContext
    private(set) var all: [String: [Item]] = [:]

    init(_ project: ProjectContext) {
        self.project = project
        for document in project.documents {
            for connection in document.connections where connection.kind == .segue {
                guard let identifier = connection.identifier, !identifier.isEmpty else { continue }
                let scene = document.source(of: connection)?.scene ?? -1
                all[identifier, default: []].append(Item(document: document, connection: connection, scene: scene))
            }
        }
    }

    func suggestion(for identifier: String) -> String {
        Similar.name(to: identifier, among: all.keys.sorted()).map { "; did you mean '\($0)'?" } ?? ""
    }

    /// Returns the controllers of scenes whose class is the named class or a subclass of it.
    private func controllers(_ className: String) -> [(document: DocumentContext, object: CheckedObject)] {
        guard !className.isEmpty else { return [] }
        return project.documents.flatMap { document in
            document.scenes.indices.compactMap { scene in
                guard let controller = document.controller(ofScene: scene), controller.customClass != nil,
                    document.objectClass(of: controller).chains.contains(where: { chain in
                        chain.classes.contains { $0.name == className }
                    })
                else { return nil }
                return (document, controller)
            }
        }
    }

    func hasController(_ className: String) -> Bool { !controllers(className).isEmpty }

    func checkPerformed(_ use: (path: String, use: CodeUse), to findings: inout Findings) {
        let identifier = use.use.value
        let controllers = controllers(use.use.owner)
        guard let first = controllers.first else { return }
        let items = all[identifier] ?? []
        let isThere = items.contains { item in
            controllers.contains { $0.document === item.document && $0.object.scene == item.scene }
        }
        guard !isThere else { return }
        let className = first.document.objectClass(of: first.object).runtimeName
        findings.add(
            project.isWhole && items.isEmpty ? .error : .warning,
            "class '\(use.use.owner)' performs segue '\(identifier)', which \(first.document.name(of: first.object)) does not have"
                + (items.isEmpty ? suggestion(for: identifier) : "; another scene has it"),
            at: first.object.node, object: first.object, in: first.document,
            runtime: RuntimeTexts.segue(className, identifier: identifier),
            declaration: .init(path: use.path, line: use.use.place.line, column: use.use.place.column))
    }

    func reportUnused(_ uses: [(path: String, use: CodeUse)], to findings: inout Findings) {
        guard !uses.contains(where: { $0.use.value.isEmpty }) else { return }
        let used = Set(uses.map(\.use.value))
        for identifier in all.keys.sorted() where !used.contains(identifier) {
            for item in all[identifier] ?? [] where !["relationship", "embed"].contains(item.connection.name) {
                findings.add(
                    .note, "no code uses the segue identifier '\(identifier)'", at: item.connection.node,
                    attribute: "identifier", object: item.document.source(of: item.connection), in: item.document)
            }
        }
    }
}
