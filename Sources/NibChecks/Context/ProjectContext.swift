import SourceIndex

/// The documents of a project, for rules that need to see all of them.
package final class ProjectContext {
    /// The documents to check.
    package let documents: [DocumentContext]
    /// Whether these are all documents of the project, so that a name found in none of them exists nowhere.
    package let isWhole: Bool
    /// The project's code; nil if none was read.
    package let code: (any CodeLookup)?

    /// Makes a context for documents of one project.
    package init(documents: [DocumentContext], isWhole: Bool, code: (any CodeLookup)?) {
        self.documents = documents
        self.isWhole = isWhole
        self.code = code
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
