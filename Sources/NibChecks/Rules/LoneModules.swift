import ClassFacts
import SourceIndex

/// Modules that only one document names, in a project whose build system does not tell the modules of its files.
struct LoneModules {
    private let project: ProjectContext
    /// The documents that name each module, for classes of the code.
    private var documents: [String: Set<String>] = [:]

    /// Collects the modules that the documents name.
    init(_ project: ProjectContext) {
        self.project = project
        for document in project.documents {
            for object in document.objects {
                guard let module = object.customModule, !document.objectClass(of: object).chains.isEmpty else {
                    continue
                }
                documents[module, default: []].insert(document.file)
            }
        }
    }

    /// Reports objects of Swift classes with such a module.
    func report(to findings: inout Findings) {
        guard project.isWhole, let code = project.code else { return }
        for document in project.documents {
            for object in document.objects where object.placeholder == nil && object.moduleProvider != "target" {
                guard let module = object.customModule, let name = object.customClass,
                    documents[module]?.count == 1, !isKnown(module, in: code)
                else { continue }
                let classes = document.objectClass(of: object).chains.map { $0.classes[0] }
                guard !classes.isEmpty, classes.allSatisfy(Self.isPlainSwift),
                    !classes.contains(where: { Self.isFile(of: $0, below: module) })
                else { continue }
                report(object, name: name, module: module, declaration: classes[0].place, in: document, to: &findings)
            }
        }
    }

    private func report(
        _ object: CheckedObject, name: String, module: String, declaration: CodePosition?,
        in document: DocumentContext, to findings: inout Findings
    ) {
        let others = documents.keys.filter { $0 != module }
        guard others.contains(where: { documents[$0]!.contains { $0 != document.file } }) else { return }
        let usual = others.max { (documents[$0]!.count, $1) < (documents[$1]!.count, $0) } ?? ""
        findings.add(
            .warning,
            "class '\(name)' has the module '\(module)', which only this document names; others name '\(usual)'",
            at: object.node, attribute: "customModule", object: object, in: document,
            runtime: document.unfoundClass(name, module: module, of: object), declaration: declaration,
            fix: others.count == 1 ? Fix.set(object.id, attribute: "customModule", to: usual) : nil)
    }

    /// Whether something else than a document tells that there is a module.
    private func isKnown(_ module: String, in code: any CodeLookup) -> Bool {
        code.moduleNames.contains(module) || code.isImported(module)
    }

    /// Whether a class is written in Swift, has no Objective-C name, and its module is not known.
    private static func isPlainSwift(_ codeClass: CodeClass) -> Bool {
        codeClass.isSwift && codeClass.modules.isEmpty && codeClass.runtimeName == nil
    }

    /// Whether the file of a class is in a folder with the name of a module.
    private static func isFile(of codeClass: CodeClass, below module: String) -> Bool {
        codeClass.primary.path.split(separator: "/").dropLast().contains { ModuleName.of(String($0)) == module }
    }
}
