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

    /// The scenes that can be shown, by the files of their storyboards.
    var shownScenes: [String: ShownScenes] = [:]

    /// The names of the nibs that documents name for the controllers in them.
    private(set) lazy var nibsOfDocuments = Set(
        documents.flatMap { document in
            document.objects.compactMap { document.tree.attribute("nibName", of: $0.node) }
        })

    /// The names of the storyboards to which references of documents lead.
    private(set) lazy var storyboardsOfDocuments = Set(
        documents.flatMap { document in
            document.objects.compactMap { document.tree.attribute("storyboardName", of: $0.node) }
        })

    /// The identifiers of scenes to which storyboard references lead.
    private(set) lazy var referencedIdentifiers = Set(
        documents.flatMap { ReferencedScene.all(in: $0) }.compactMap(\.identifier))

    /// Whether code makes identifiers of scenes from several texts.
    private(set) lazy var composesIdentifiers =
        code?.uses(of: .storyboardIdentifier).contains(where: \.use.isComposed) != false

    /// The uses of identifiers of cells by identifier; those whose identifier is not known have none.
    private(set) lazy var askedCells = Dictionary(
        grouping: [.reuseIdentifier, .optionalIdentifier].flatMap { code?.uses(of: $0) ?? [] }, by: \.use.value)

    /// The scenes by the classes of their controllers, and those above.
    private(set) lazy var scenesOfClasses = documents.reduce(into: [CodeOwner: [SceneOfDocument]]()) {
        found, document in
        for scene in document.scenes.indices {
            guard let controller = document.controller(ofScene: scene) else { continue }
            for owner in CodeOwner.all(of: controller, in: document) {
                found[owner, default: []].append(SceneOfDocument(file: document.file, scene: scene))
            }
        }
    }

    /// A scene of one of the documents.
    struct SceneOfDocument: Hashable {
        let file: String
        let scene: Int
    }

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

    /// The files of the documents that make objects of each class, or of one below; File's Owner is made by code.
    private lazy var makers = findMakers { _, _ in true }

    /// The files of the documents that make objects of each class, or of one below, without a view, so that a controller loads it from a nib.
    private lazy var makersWithoutView = findMakers { object, document in
        !document.tree.elements(in: object.node).contains { document.tree.attribute("key", of: $0, is: "view") }
    }

    private func findMakers(_ isWanted: (CheckedObject, DocumentContext) -> Bool) -> [CodeOwner: Set<String>] {
        documents.reduce(into: [:]) { makers, document in
            for object in document.objects
            where object.customClass != nil && object.placeholder == nil && isWanted(object, document) {
                for owner in CodeOwner.all(of: object, in: document) {
                    makers[owner, default: []].insert(document.file)
                }
            }
        }
    }

    /// Whether nothing makes objects of a view's or controller's class: no document of the project, and no code outside of the class
    /// names it. What its code asks for fails only when somebody uses it.
    ///
    /// - Parameters:
    ///   - owner: the class.
    ///   - document: a nib that may make its objects, because it is asked whether anything loads it: a controller that another document
    ///     makes with its view does not.
    /// - Returns: false if that is not known.
    func isNeverMade(_ owner: CodeOwner, exceptBy document: DocumentContext? = nil) -> Bool {
        // One with a view may run the code of its class that loads the nib.
        let making = document?.nibLoaders.isEmpty == true ? makersWithoutView[owner] : makers[owner]
        guard isWhole, let code, !owner.name.isEmpty,
            making?.isSubset(of: document.map { [$0.file] } ?? []) != false
        else { return false }
        let classes = code.classes(named: owner.name)
        guard classes.count == 1, [nil, owner.name].contains(classes[0].runtimeName),
            code.subclasses(of: owner.name).isEmpty,
            classes[0].parts.contains(where: { $0.path == owner.path })
        else { return false }
        let kinds = ["UIViewController", "UIView", "NSViewController", "NSWindowController", "NSView"]
        let isKnown = documents.contains { document in
            kinds.contains { document.resolver.isClass(owner.name, kindOf: $0) == true }
        }
        return isKnown && !code.mayMake(owner.name, declaredIn: classes[0].parts.map(\.path))
    }
}
