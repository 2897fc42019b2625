import ClassFacts
import NibDocument
import SourceIndex

extension Rule {
    /// Storyboard references that lead to nothing.
    static let storyboardReference = Rule(
        "storyboard-reference", severity: .error, needsCode: false,
        summary: "a storyboard reference to a storyboard or scene that its target does not have",
        rationale: """
            A storyboard reference names another storyboard, and perhaps the identifier of a scene; without one it means \
            the initial scene. Xcode does not check these names. UIKit looks for them when a segue leads there, or, for \
            a relationship, when the container is loaded, and throws if there is no such storyboard or scene. They are \
            looked for in the targets that build the document. With a bundle identifier, they are looked for in \
            the target of that bundle, and nothing is reported if the project has none. It is an error if every \
            target lacks the scene, or the storyboard and all code of dependencies was read, which may bring storyboards \
            along; otherwise it is a warning. It is reported only if all documents of the project are checked.
            """,
        checkProject: { project, findings in
            guard project.isWhole else { return }
            for document in project.documents {
                for reference in ReferencedScene.all(in: document) {
                    ReferenceCheck(reference, in: project)?.report(to: &findings)
                }
            }
        })
}

/// The check of one storyboard reference in the bundles that should have its scene.
private struct ReferenceCheck {
    let reference: ReferencedScene
    let project: ProjectContext
    /// The bundles without the scene, and what is missing in each.
    let missing: [(bundle: DocumentBundle, target: ReferencedScene.Target)]
    /// Whether no bundle has the scene.
    let isNowhere: Bool

    /// Finds where a scene is missing; nil if it is not, or if that cannot be known.
    init?(_ reference: ReferencedScene, in project: ProjectContext) {
        self.reference = reference
        self.project = project
        var bundles = project.bundles(of: reference.document)
        if let identifier = reference.bundle {
            let targets = project.code?.targets(ofBundle: identifier) ?? []
            guard !targets.isEmpty else { return nil }
            bundles = project.bundles(of: targets)
        }
        let found = bundles.map { (bundle: $0, target: reference.target(in: $0)) }
        missing = found.filter { if case .scene = $0.target { false } else { true } }
        if missing.isEmpty { return nil }
        isNowhere = missing.count == found.count
    }

    func report(to findings: inout Findings) {
        let (bundle, target) = missing[0]
        let place = isNowhere ? "" : ", which \(bundle.name) builds"
        switch target {
        case .scene: break
        case .noStoryboard: reportNoStoryboard(in: bundle, to: &findings)
        case .noIdentifier(let storyboards):
            let identifier = reference.identifier ?? ""
            let known = storyboards.flatMap(\.sceneIdentifiers.keys).sorted()
            let near = Similar.name(to: identifier, among: known)
            add(
                isNowhere ? .error : .warning,
                message: "storyboard '\(reference.storyboard)'\(place) has no scene with the identifier '\(identifier)'"
                    + suggestion(near, identifiers: known),
                attribute: "referencedIdentifier", runtime: .storyboardIdentifier(identifier),
                fix: fix("referencedIdentifier", from: identifier, to: near), to: &findings)
        case .noInitial(let storyboards):
            let known = storyboards.flatMap(\.sceneIdentifiers.keys).sorted()
            add(
                isNowhere ? .error : .warning,
                message:
                    "storyboard '\(reference.storyboard)'\(place) has no initial controller, and the reference names no scene of it"
                    + suggestion(nil, identifiers: known),
                attribute: "storyboardName", runtime: nil, fix: nil, to: &findings)
        }
    }

    private func reportNoStoryboard(in bundle: DocumentBundle, to findings: inout Findings) {
        let name = reference.storyboard
        let known = Set(bundle.storyboards.map(\.nibName)).sorted()
        let near = Similar.name(to: name, among: known)
        let elsewhere = project.documents.contains { $0.document.kind.isStoryboard && $0.nibName == name }
        let holder = elsewhere || !isNowhere ? bundle.name : "the project"
        let isCertain = isNowhere && (project.code?.isComplete == true || elsewhere)
        add(
            isCertain ? .error : .warning,
            message: "\(holder) has no storyboard '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""),
            attribute: "storyboardName", runtime: .storyboard(name),
            fix: fix("storyboardName", from: name, to: near), to: &findings)
    }

    /// The words after the semicolon: the name that was probably meant, or the names that there are.
    private func suggestion(_ near: String?, identifiers: [String]) -> String {
        if let near { return "; did you mean '\(near)'?" }
        guard (1...3).contains(identifiers.count) else { return "" }
        return "; it has \(identifiers.map { "'\($0)'" }.joined(separator: ", "))"
    }

    private func fix(_ attribute: String, from name: String, to near: String?) -> String? {
        guard isNowhere, let near, Similar.isSlip(name, for: near) else { return nil }
        return Fix.set(reference.object.id, attribute: attribute, to: near)
    }

    private func add(
        _ severity: Severity, message: String, attribute: String, runtime: RuntimeText?, fix: String?,
        to findings: inout Findings
    ) {
        let document = reference.document
        findings.add(
            isShown ? severity : .note, message + (isShown ? "" : "; nothing leads to the reference"),
            at: reference.object.node, attribute: attribute, object: reference.object, in: document,
            runtime: document.isMac ? nil : runtime, fix: fix)
    }

    /// Whether a segue leads to the reference from a scene that can be shown.
    private var isShown: Bool {
        let document = reference.document
        return document.connections.contains { connection in
            connection.kind == .segue && connection.destination == reference.object.id
                && document.source(of: connection).map { !document.isUnreachable($0) } == true
        }
    }
}
