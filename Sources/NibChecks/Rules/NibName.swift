import ClassFacts
import NibDocument
import SourceIndex

extension Rule {
    /// Names of nibs and storyboards in code for which the project has no document.
    static let nibName = Rule(
        "nib-name", severity: .warning, needsCode: true,
        summary: "a nib or storyboard that code names and that the project does not have",
        rationale: """
            UIStoryboard(name:bundle:) and UINib(nibName:bundle:) throw if the bundle has no storyboard or nib of that name: \
            the first at once, the other when it is first used. It is a warning, because the bundle of a dependency may have \
            it, and reported only if all documents of the project are checked. Documents that no target builds do not \
            count. In a class of which nothing makes an object, it is a note.
            """,
        checkProject: { project, findings in
            guard project.isWhole, let code = project.code, !project.documents.isEmpty else { return }
            let names = DocumentNames(project, code: code)
            for use in code.uses(of: .storyboardName) { names.check(use, isStoryboard: true, to: &findings) }
            for use in code.uses(of: .nibName) { names.check(use, isStoryboard: false, to: &findings) }
        })
}

/// The names of the storyboards and nibs of a project.
private struct DocumentNames {
    let project: ProjectContext
    let code: any CodeLookup
    let nibs: Set<String>
    let storyboards: Set<String>

    init(_ project: ProjectContext, code: any CodeLookup) {
        self.project = project
        self.code = code
        // What is in a format that is not checked, such as that of Xcode 3, is there too.
        let others = (project.assets?.documents ?? []).filter { path in
            path.hasSuffix(".nib") || code.targets(ofFile: path)?.isEmpty != true
        }
        storyboards = Set(
            project.documents.filter(\.document.kind.isStoryboard).map(\.nibName)
                + others.filter { $0.hasSuffix(".storyboard") }.map(DocumentContext.nibName))
        nibs = Set(
            project.documents.filter { !$0.document.kind.isStoryboard }.map(\.nibName)
                + others.filter { !$0.hasSuffix(".storyboard") }.map(DocumentContext.nibName))
    }

    /// Reports a name for which there is no document.
    func check(_ found: (path: String, use: CodeUse), isStoryboard: Bool, to findings: inout Findings) {
        // Code may name a nib with its ending, and for a device.
        let name = found.use.value
        let known = isStoryboard ? storyboards : nibs
        guard !name.isEmpty, !known.contains(name), !known.contains(DocumentContext.nibName(of: name)),
            !isOfStoryboard(name)
        else { return }
        let near = Similar.name(to: name, among: known.sorted())
        let isDead = project.isNeverMade(CodeOwner(of: found))
        let holder = project.documents.contains { !$0.targets.isEmpty } ? "no target has a" : "the project has no"
        let kind = isStoryboard ? "storyboard" : "nib"
        findings.add(
            isDead ? .note : .warning,
            "\(holder) \(kind) '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? "")
                + (isDead ? "; nothing makes class '\(found.use.owner)', which names it" : ""), at: found,
            runtime: isOfUIKit(found.path) ? (isStoryboard ? .storyboard(name) : .nib(name)) : nil)
    }

    /// Whether it may be the name of a nib that a storyboard becomes.
    private func isOfStoryboard(_ name: String) -> Bool { name.contains("-view-") }

    /// Whether the documents of a file's targets are not those of AppKit.
    private func isOfUIKit(_ path: String) -> Bool {
        project.bundles(ofCode: path).flatMap(\.documents).allSatisfy { !$0.isMac }
    }
}
