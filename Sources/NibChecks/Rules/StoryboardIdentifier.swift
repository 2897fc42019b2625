import ClassFacts
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
        checkProject: { project, findings in
            guard project.isWhole, let code = project.code else { return }
            let storyboards = project.documents.filter(\.document.kind.isStoryboard)
            guard !storyboards.isEmpty else { return }
            let uses = code.uses(of: .storyboardIdentifier)
            let named = NamedStoryboards(project, code: code)
            for use in uses
            where !use.use.value.isEmpty && use.use.detail != CodeUse.tried && !named.isForeign(use) {
                let scene = AskedScene(
                    use, storyboard: named.last(for: use), isCertain: named.isCertain(for: use), in: project)
                guard let problem = scene.problem else { continue }
                let isDead = project.isNeverMade(CodeOwner(of: use))
                findings.add(
                    isDead ? .note : .warning,
                    problem + (isDead ? "; nothing makes class '\(use.use.owner)', which asks for it" : ""),
                    at: use, runtime: .storyboardIdentifier(use.use.value))
            }
            guard !uses.contains(where: { $0.use.value.isEmpty }) else { return }
            let referenced = storyboards.flatMap(ReferencedScene.all).compactMap(\.identifier)
            let used = Set(uses.map(\.use.value) + referenced)
            for document in storyboards {
                for (identifier, object) in document.sceneIdentifiers.sorted(by: { $0.key < $1.key })
                where !used.contains(identifier) {
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

/// A scene that code asks a storyboard for.
private struct AskedScene {
    private let identifier: String
    /// The name of the storyboard that is certainly asked; nil if it is not known.
    private let storyboard: String?
    /// The name of the storyboard that is probably asked.
    private let likely: String?
    /// The bundles that have the storyboard, or any if it is not known.
    private let bundles: [DocumentBundle]

    /// Finds where a scene may be.
    ///
    /// - Parameters:
    ///   - use: the place where code asks for it.
    ///   - storyboard: the use of the storyboard that code names there; nil if there is none.
    ///   - isCertain: whether that storyboard is asked for certain.
    ///   - project: the project.
    init(
        _ use: (path: String, use: CodeUse), storyboard: CodeUse?, isCertain: Bool, in project: ProjectContext
    ) {
        identifier = use.use.value
        likely = storyboard.flatMap { $0.value.isEmpty ? nil : $0.value }
        let name = isCertain ? likely : nil
        self.storyboard = name
        let bundle = likely == nil ? "" : storyboard?.detail ?? ""
        let own = project.bundles(ofCode: use.path).filter {
            Self.concerns($0, storyboard: name) && Self.isBundle(bundle, of: $0)
        }
        bundles = own.isEmpty ? [project.bundle(of: nil)] : own
    }

    /// Whether the bundle that code names for a storyboard is certainly that of a target which builds the code. What a package means by no
    /// bundle is that of the application, and any other expression may stand for the bundle of another target.
    private static func isBundle(_ text: String, of bundle: DocumentBundle) -> Bool {
        if text.contains("for: type(of: self)") || text.contains("bundleForClass:[self class]") { return true }
        let isOfPackage = bundle.target?.project.hasSuffix("Package.swift") == true
        if isOfPackage { return text.hasSuffix("Bundle.module") || text == ".module" }
        return ["", "nil", ".main", "Bundle.main", "NSBundle.mainBundle()", "[NSBundle mainBundle]"].contains(text)
    }

    private static func concerns(_ bundle: DocumentBundle, storyboard: String?) -> Bool {
        let found = storyboard.map(bundle.storyboards(named:)) ?? bundle.storyboards
        // The code of a library without storyboards asks those of other bundles.
        return found.contains { bundle.target == nil || !$0.targets.isEmpty }
    }

    /// What is wrong; nil if the scene is there. A target that has the storyboard must have the scene in it. If the storyboard is not
    /// known, one target with the scene is enough, because the others may never run the code.
    var problem: String? {
        let lacking = bundles.filter { !storyboards(of: $0).contains { $0.sceneIdentifiers[identifier] != nil } }
        guard storyboard == nil ? lacking.count == bundles.count : !lacking.isEmpty else { return nil }
        let holder = storyboard.map { "storyboard '\($0)' has no scene with" } ?? "no scene has"
        let place = lacking.count == bundles.count ? "" : " in \(lacking[0].name)"
        return "\(holder) the identifier '\(identifier)'\(place)" + suggestion(in: lacking)
    }

    private func suggestion(in lacking: [DocumentBundle]) -> String {
        let possible = lacking.flatMap(storyboards).filter { likely == nil || $0.nibName == likely }
        if let near = Similar.name(to: identifier, among: possible.flatMap(\.sceneIdentifiers.keys).sorted()) {
            return "; did you mean '\(near)'?"
        }
        guard storyboard != nil else { return "" }
        let other = lacking[0].storyboards.first { $0.sceneIdentifiers[identifier] != nil }
        return other.map { "; storyboard '\($0.nibName)' has one" } ?? ""
    }

    private func storyboards(of bundle: DocumentBundle) -> [DocumentContext] {
        storyboard.map { bundle.storyboards(named: $0) } ?? bundle.storyboards
    }
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
        guard let name = last(for: use)?.value else { return false }
        return !name.isEmpty && !own.contains(name)
    }

    /// Whether the storyboard that code names is certainly the one that it asks: it is named in the same line, or the only one in the lines
    /// above that belong to the method.
    func isCertain(for use: (path: String, use: CodeUse)) -> Bool {
        let place = use.use.place
        let method = code.member(at: place.offset, inFile: use.path)?.member.extent
        let near = (uses[use.path] ?? []).filter { $0.place.line <= place.line && $0.place.line + 2 >= place.line }
        if near.contains(where: { $0.place.line == place.line }) { return true }
        guard let method else { return false }
        return !near.isEmpty && (uses[use.path] ?? []).filter { method.contains($0.place.offset) }.count == 1
            && near.allSatisfy { method.contains($0.place.offset) }
    }

    /// Returns the use of the storyboard that code names last before it asks for a scene, in the same method or a few lines above; nil for
    /// none.
    func last(for use: (path: String, use: CodeUse)) -> CodeUse? {
        guard let named = uses[use.path] else { return nil }
        let place = use.use.place
        let method = code.member(at: place.offset, inFile: use.path)?.member.extent
        let before = named.filter {
            $0.place.line <= place.line
                && ($0.place.line + Self.reach >= place.line || method?.contains($0.place.offset) == true)
        }
        return before.max(by: { $0.place.line < $1.place.line })
    }
}
