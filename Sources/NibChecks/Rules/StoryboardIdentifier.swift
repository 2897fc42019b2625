import NibDocument
import SourceIndex

extension Rule {
    /// Storyboard identifiers that code uses but no storyboard contains, and identifiers that no code uses.
    static let storyboardIdentifier = Rule(
        "storyboard-identifier", severity: .warning, needsCode: true,
        summary: "a storyboard identifier that code uses but no scene has, or that no code uses",
        rationale: """
            instantiateViewController(withIdentifier:) throws if the storyboard has no controller with that \
            identifier. It is reported only if all documents of the project are checked, and as a warning, because the \
            storyboard may be that of a framework; if the code names one that the project does not have, it is not. In a class of which nothing makes an object, \
            it is a note. An \
            identifier that neither code nor a storyboard reference uses, and that does not restore the scene's state, is \
            a note.
            """,
        triggering: [
            RuleExample(
                .iOSStoryboard,
                body: """
                    <scene sceneID="s1">
                        <objects><viewController storyboardIdentifier="Detail" id="BYZ-38-t0r" sceneMemberID="viewController"/></objects>
                    </scene>
                    """, code: "class App.List: UIViewController\nuses storyboardIdentifier Detial",
                finds: [
                    "note: no code uses the storyboard identifier 'Detail'",
                    "warning: no scene has the identifier 'Detial'; did you mean 'Detail'?",
                ])
        ],
        nonTriggering: [
            RuleExample(
                .iOSStoryboard,
                body: """
                    <scene sceneID="s1">
                        <objects>
                            <viewController storyboardIdentifier="Detail" useStoryboardIdentifierAsRestorationIdentifier="YES" \
                    id="BYZ-38-t0r" sceneMemberID="viewController"/>
                        </objects>
                    </scene>
                    """, code: "class App.List: UIViewController"),
            RuleExample(
                .iOSStoryboard,
                body: """
                    <scene sceneID="s1">
                        <objects><viewController storyboardIdentifier="Detail" id="BYZ-38-t0r" sceneMemberID="viewController"/></objects>
                    </scene>
                    """, code: "class App.List: UIViewController\nuses storyboardIdentifier Detail"),
            RuleExample(
                .iOSStoryboard,
                body: """
                    <scene sceneID="s1">
                        <objects><viewController id="BYZ-38-t0r" sceneMemberID="viewController"/></objects>
                    </scene>
                    """,
                code: "class App.List: UIViewController\nuses storyboardName Kit\nuses storyboardIdentifier Detail"),
            RuleExample(
                .iOSStoryboard,
                body: """
                    <scene sceneID="s1">
                        <objects>
                            <placeholder placeholderIdentifier="IBFirstResponder" id="fRs-00-001" sceneMemberID="firstResponder"/>
                            <viewController storyboardIdentifier="Detail" id="BYZ-38-t0r" sceneMemberID="viewController"/>
                        </objects>
                    </scene>
                    """, code: "class App.List: UIViewController\nuses storyboardIdentifier Detail"),
        ],
        checkProject: { project, findings in
            guard project.isWhole, let code = project.code else { return }
            var scenes: [String: [(document: DocumentContext, object: CheckedObject)]] = [:]
            var referenced: Set<String> = []
            for document in project.documents where document.document.kind.isStoryboard {
                for scene in document.scenes.indices {
                    guard let controller = document.controller(ofScene: scene) else { continue }
                    let tree = document.tree
                    for name in ["storyboardIdentifier", "identifier"] {
                        guard let identifier = tree.attribute(name, of: controller.node), !identifier.isEmpty else {
                            continue
                        }
                        scenes[identifier, default: []].append((document, controller))
                    }
                    if let identifier = tree.attribute("referencedIdentifier", of: controller.node) {
                        referenced.insert(identifier)
                    }
                }
            }
            guard !project.documents.allSatisfy({ !$0.document.kind.isStoryboard }) else { return }
            let uses = code.uses(of: .storyboardIdentifier)
            let named = NamedStoryboards(project, code: code)
            for use in uses
            where !use.use.value.isEmpty && scenes[use.use.value] == nil && use.use.detail != CodeUse.tried
                && !named.isForeign(use)
            {
                // Code that names a storyboard does not mean a scene of another one.
                let storyboard = named.name(for: use).flatMap { $0.isEmpty ? nil : $0 }
                let possible = scenes.filter { _, found in
                    storyboard == nil || found.contains { $0.document.nibName == storyboard }
                }
                let near = Similar.name(to: use.use.value, among: possible.keys.sorted())
                let isDead = project.isNeverMade(CodeOwner(of: use))
                findings.add(
                    isDead ? .note : .warning,
                    "no scene has the identifier '\(use.use.value)'" + (near.map { "; did you mean '\($0)'?" } ?? "")
                        + (isDead ? "; nothing makes class '\(use.use.owner)', which asks for it" : ""),
                    at: use, runtime: .storyboardIdentifier(use.use.value))
            }
            guard !uses.contains(where: { $0.use.value.isEmpty }) else { return }
            let used = referenced.union(uses.map(\.use.value))
            for identifier in scenes.keys.sorted() where !used.contains(identifier) {
                for (document, object) in scenes[identifier] ?? [] {
                    // Many projects use the class name as the identifier and derive it from the class in code.
                    if object.customClass == identifier { continue }
                    let restores = "useStoryboardIdentifierAsRestorationIdentifier"
                    if document.tree.attribute(restores, of: object.node) == "YES" { continue }
                    findings.add(
                        .note, "no code uses the storyboard identifier '\(identifier)'", at: object.node,
                        attribute: "storyboardIdentifier", object: object, in: document)
                }
            }
        })
}

/// The storyboards that code names where it asks for scenes.
private struct NamedStoryboards {
    /// The names of the project's storyboards.
    private let own: Set<String>
    private let uses: [String: [CodeUse]]

    private let code: any CodeLookup

    /// The lines between the name of a storyboard and the scene that is asked for, outside of methods.
    private static let reach = 10

    init(_ project: ProjectContext, code: any CodeLookup) {
        self.code = code
        own = Set(project.documents.map(\.nibName))
        uses = Dictionary(grouping: code.uses(of: .storyboardName), by: \.path).mapValues { $0.map(\.use) }
    }

    /// Whether a scene is asked for after a storyboard was named that the project does not have, such as that of a framework.
    func isForeign(_ use: (path: String, use: CodeUse)) -> Bool {
        guard let name = name(for: use) else { return false }
        return !name.isEmpty && !own.contains(name)
    }

    /// Returns the name of the storyboard that code names last before it asks for a scene, in the same method or a few lines above: empty
    /// if it is not a literal, nil for none.
    func name(for use: (path: String, use: CodeUse)) -> String? {
        guard let named = uses[use.path] else { return nil }
        let place = use.use.place
        let method = code.member(at: place.offset, inFile: use.path)?.member.extent
        let before = named.filter {
            $0.place.line <= place.line
                && ($0.place.line + Self.reach >= place.line || method?.contains($0.place.offset) == true)
        }
        return before.max(by: { $0.place.line < $1.place.line })?.value
    }
}
