import ClassFacts
import NibStrings
import SourceIndex

/// The documents of a project, for rules that need to see all of them.
package final class ProjectContext {
    /// The documents to check, and those beside them.
    package let documents: [DocumentContext]
    /// Whether these are all documents of the project, so that a name found in none of them exists nowhere.
    package let isWhole: Bool
    /// The project's code; nil if none was read.
    package let code: (any CodeLookup)?
    /// The project's images, colours and fonts; nil if nobody knows where they are.
    package let assets: ProjectAssets?
    /// Returns the translations of the document at a path; nil if they are not looked at.
    let translations: ((String) -> [TranslationFile])?

    /// Makes a context for documents of one project.
    package init(
        documents: [DocumentContext], isWhole: Bool, code: (any CodeLookup)?, assets: ProjectAssets? = nil,
        translations: ((String) -> [TranslationFile])? = nil
    ) {
        self.translations = translations
        self.assets = assets
        self.documents = documents
        self.isWhole = isWhole
        self.code = code
    }

    private var shownScenes: [String: ShownScenes] = [:]

    /// Whether no user gets to the scene of an object: nothing in the whole project names it, and no segue leads to it from a scene that
    /// something names. Identifiers that code computes may be any.
    func isNeverShown(_ object: CheckedObject, in document: DocumentContext) -> Bool {
        guard isWhole, document.document.kind.isStoryboard, !document.isMac, object.scene >= 0, !computesIdentifiers
        else {
            return false
        }
        let scenes = shownScenes[document.file] ?? ShownScenes(of: document, in: self)
        shownScenes[document.file] = scenes
        return !scenes.contain(object)
    }

    /// The identifiers of scenes to which storyboard references lead.
    private(set) lazy var referencedIdentifiers = Set(
        documents.flatMap { ReferencedScene.all(in: $0) }.compactMap(\.identifier))

    /// Whether code makes identifiers of scenes from several texts.
    private lazy var computesIdentifiers: Bool = {
        guard let code else { return true }
        return code.uses(of: .storyboardIdentifier).contains { _, use in
            let written = use.written.isEmpty ? use.detail : use.written
            return use.value.isEmpty && ["\\(", "+", "ormat"].contains(where: written.contains)
        }
    }()

    private var bundles: [BuildTarget?: DocumentBundle] = [:]

    /// Returns the bundle of a target: the documents that it builds, and those of which no target is known; all documents for nil.
    func bundle(of target: BuildTarget?) -> DocumentBundle {
        if let known = bundles[target] { return known }
        let inside = documents.filter { document in
            target == nil || document.targets.isEmpty || document.targets.contains { $0.isSame(as: target) }
        }
        let found = DocumentBundle(target: target, documents: inside)
        bundles[target] = found
        return found
    }

    /// The classes of the objects that documents make, and those above; File's Owner is made by code.
    private lazy var made = documents.reduce(into: Set<CodeOwner>()) { owners, document in
        for object in document.objects where object.customClass != nil && object.placeholder == nil {
            owners.formUnion(CodeOwner.all(of: object, in: document))
        }
    }

    /// Whether nothing makes objects of a view's or controller's class: no document of the project, and no code outside of the class
    /// names it. What its code asks for fails only when somebody uses it.
    func isNeverMade(_ owner: CodeOwner) -> Bool {
        guard isWhole, let code, !owner.name.isEmpty, !made.contains(owner) else { return false }
        let classes = code.classes(named: owner.name)
        guard classes.count == 1, classes[0].runtimeName == nil, code.subclasses(of: owner.name).isEmpty,
            classes[0].parts.contains(where: { $0.path == owner.path })
        else { return false }
        let kinds = ["UIViewController", "UIView", "NSViewController", "NSWindowController", "NSView"]
        let isKnown = documents.contains { document in
            kinds.contains { document.resolver.isClass(owner.name, kindOf: $0) == true }
        }
        return isKnown && !code.mayMake(owner.name, declaredIn: classes[0].parts.map(\.path))
    }
}
