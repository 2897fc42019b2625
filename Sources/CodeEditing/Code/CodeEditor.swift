import CommandLanguage
import CommandLog
import ClassFacts
import NibDocument
import NibEditing
import Platform
import Replies
import SourceIndex
import Wording
import XMLTree

/// The project's code as the commands that change it see it: the classes of objects, and source files as they are in this
/// session.
///
/// It changes no file: changes of code become patches, which the shell applies.
struct CodeEditor {
    /// The classes and files of the code.
    let code: any EditableCode
    /// Finds classes in the code and the catalogue.
    let resolver: ClassResolver
    private let document: NibDocument
    private let project: any ProjectAccess

    /// Takes the project's code.
    ///
    /// - Throws: an error if there is none.
    init(_ context: ResolveContext) throws(CommandError) {
        guard let code = context.project.code() else {
            throw CommandError(
                "no-sources", "there is no source code to change", hints: ["'sources DIR' says where the code is"])
        }
        guard let editable = code as? any EditableCode else {
            throw CommandError(
                "no-sources", "this source code cannot be changed", hints: ["'sources DIR' names other code"])
        }
        (self.code, document, project) = (editable, context.document, context.project)
        resolver = ClassResolver(code: code, catalog: context.catalog)
    }

    // MARK: - Classes

    /// Finds the class of an object.
    ///
    /// - Parameters:
    ///   - node: the object.
    ///   - word: the word that names it, for errors.
    /// - Returns: the class.
    /// - Throws: an error if the object has no class of the code.
    func codeClass(of node: NodeID, _ word: Word) throws(CommandError) -> CodeClass {
        guard let name = document.tree.attribute("customClass", of: node), !name.isEmpty else {
            let system = document.systemClassName(of: node)
            throw CommandError(
                "framework-class",
                "\(document.display(node)) is \(Article.with(system)), which the code does not declare",
                span: word.span, hints: ["set \(word.spelling.split(separator: ".").first ?? "OBJ") customClass CLASS"])
        }
        return try codeClass(named: name, module: document.tree.attribute("customModule", of: node), word)
    }

    /// Finds the one class of a name.
    ///
    /// - Parameters:
    ///   - name: the name.
    ///   - module: the module that is meant if several declare a class of the name.
    ///   - word: the word that names it, for errors.
    /// - Returns: the class.
    /// - Throws: an error if the code has none or several, or the class is a framework's.
    func codeClass(named name: String, module: String? = nil, _ word: Word) throws(CommandError) -> CodeClass {
        let given = QualifiedClass(name)
        var found = code.classes(named: name)
        if found.isEmpty, given.module != nil { found = given.classes(in: code) }
        if found.count > 1, let module {
            let own = found.filter { $0.modules.contains(module) }
            if !own.isEmpty { found = own }
        }
        if found.count == 1 { return found[0] }
        if let first = found.first {
            let places = found.map { "\(Self.qualified($0)) (\(Self.shown($0.primary.path)))" }
            throw CommandError(
                "ambiguous-class", "several classes are called '\(first.name)'", span: word.span,
                hints: ["they are \(places.joined(separator: ", "))", "set customModule of the object, or use its id"])
        }
        if resolver.catalog.isKnownClass(name) {
            throw CommandError(
                "framework-class", "'\(name)' is a framework class, which the code does not declare", span: word.span)
        }
        let others = code.classes(named: given.name)
        let near =
            given.module == nil || others.isEmpty
            ? Nearest.names(to: given.name, among: code.classNames()) : others.map { Self.qualified($0) }
        throw CommandError(
            "unknown-class", "the code has no class '\(name)'", span: word.span,
            hints: near.isEmpty ? ["'sources' shows where nibsh looks for code"] : Advice.didYouMean(near))
    }

    /// The name of a class with its module, if that is known.
    private static func qualified(_ codeClass: CodeClass) -> String {
        "\(codeClass.module.map { "\($0)." } ?? "")\(codeClass.name)"
    }

    /// Returns the superclasses of a class that the code has.
    func inherited(_ codeClass: CodeClass) -> [CodeClass] { Array(resolver.chain(of: codeClass).classes.dropFirst()) }

    /// Returns a class with its superclasses and subclasses.
    func family(_ codeClass: CodeClass) -> CodeFamily {
        var heirs: [CodeClass] = []
        var seen: Set<String> = [codeClass.name]
        var open = [codeClass.name]
        while let name = open.popLast() {
            for heir in code.subclasses(of: name) where seen.insert(heir.name).inserted {
                heirs.append(heir)
                open.append(heir.name)
            }
        }
        return CodeFamily(codeClass, inherited: inherited(codeClass), heirs: heirs)
    }

    /// Returns the class that declares a member, the given one or a superclass; the given one if none does.
    func declaring(_ codeClass: CodeClass, where isWanted: (Member) -> Bool) -> CodeClass {
        resolver.chain(of: codeClass).classes.first { candidate in
            candidate.parts.contains { $0.declaration.members.contains(where: isWanted) }
        } ?? codeClass
    }

    /// Returns the classes of the code that declare an outlet or action.
    func classes(declaring isWanted: (Member) -> Bool) -> [CodeClass] {
        code.classesWithOutletsOrActions().filter { found in
            found.parts.contains { $0.declaration.members.contains(where: isWanted) }
        }
    }

    /// Refuses a name that a class already inherits from a framework: the selector of any method, or the name of any property.
    func requireNew(_ name: String, isAction: Bool, in codeClass: CodeClass, at word: Word) throws(CommandError) {
        guard let framework = resolver.chain(of: codeClass).framework else { return }
        let catalog = resolver.catalog
        let canConnect =
            isAction
            ? catalog.actions(ofClass: framework).contains(name)
            : catalog.outlets(ofClass: framework).contains { $0.name == name }
        let isTaken =
            isAction ? catalog.hasMethod(name, inClass: framework) : resolver.framework(framework, declares: name)
        guard canConnect || isTaken else { return }
        throw CommandError(
            "exists", "\(codeClass.name) inherits '\(name)' from a framework class", span: word.span,
            hints: (canConnect ? ["'connect \(isAction ? "action" : "outlet")' connects it"] : [])
                + ["choose another name"])
    }
}

// MARK: - Files

extension CodeEditor {
    /// Returns the bytes of a file as they are in this session.
    func bytes(_ path: String) throws(CommandError) -> [UInt8] { try project.bytes(of: path) }

    /// Returns what a change of a name searches: the source files that mention it, with its uses in Swift.
    ///
    /// - Parameters:
    ///   - names: the name, and others that Objective-C code may have for it.
    ///   - newName: the name after a renaming; empty otherwise.
    ///   - isWanted: whether a file can mean the name.
    /// - Returns: the files and the types of the code.
    func search(
        mentioning names: [String], newName: String = "", where isWanted: (CodeFile) -> Bool = { _ in true }
    ) -> CodeSearch {
        let files = code.paths.compactMap { path -> CodeFile? in
            guard let bytes = try? bytes(path), Self.mayName(names, path: path, bytes: bytes),
                let declarations = code.declarations(inFile: path)
            else { return nil }
            let file = CodeFile(path: path, declarations: declarations, bytes: bytes)
            return isWanted(file) ? file : nil
        }
        let swift = files.indices.filter { files[$0].declarations.language == .swift }
        let answers = code.answer(swift.map { NameQuestion(files[$0].bytes, name: names[0], newName: newName) })
        let found = Dictionary(uniqueKeysWithValues: zip(swift, answers))
        return CodeSearch(
            files: files.enumerated().map { index, file in
                CodeFile(
                    path: file.path, declarations: file.declarations, bytes: file.bytes,
                    uses: (found[index] ?? nil)?.uses)
            }, lookup: code,
            frameworkHas: { name, className in resolver.framework(className, declares: name) },
            frameworkChain: { resolver.catalog.superclasses(of: $0) })
    }

    /// Whether a file may use one of some names. Swift does not make names of others as Objective-C makes setters, and parsing its files takes
    /// most of the time of a search.
    private static func mayName(_ names: [String], path: String, bytes: [UInt8]) -> Bool {
        names.contains { name in
            CodeFile.mentions(name, in: bytes)
                && (!path.hasSuffix(".swift") || !WholeWord.offsets(of: name, in: bytes).isEmpty)
        }
    }

    /// The files and folders of the code that cannot be read. Project files and the like have no names that would change.
    var unread: [SourceProblem] {
        let files = Set(code.paths)
        let found = code.unlisted + code.problems.filter { files.contains($0.path) }
        let known = Set(found.map(\.path))
        // What a file declares may be known from before, when it could be read.
        let later = code.paths.filter { !known.contains($0) && FileSystem.exists($0) && !FileSystem.isReadable($0) }
        return found + later.map { SourceProblem(path: $0, reason: "permission denied") }
    }

    /// Refuses patches that bring a syntax error into a Swift file.
    func requireSyntax(of patches: [FilePatch], at word: Word) throws(CommandError) {
        let swift = patches.filter { $0.path.hasSuffix(".swift") }
        var questions: [NameQuestion] = []
        for patch in swift {
            let bytes = try bytes(patch.path)
            questions += [NameQuestion(bytes), NameQuestion(patch.applied(to: bytes) ?? bytes)]
        }
        let answers = code.answer(questions)
        for (index, patch) in swift.enumerated() {
            guard let before = answers[2 * index], let after = answers[2 * index + 1], after.errors > before.errors,
                let place = after.firstError
            else { continue }
            throw CommandError(
                "syntax", "\(Self.shown(patch.path)):\(place.line):\(place.column) would be a syntax error",
                span: word.span, hints: ["change that place in the code first"])
        }
    }

    /// Returns the patches for changes that name a class in a declaration, with the imports that the files need for it.
    ///
    /// - Parameters:
    ///   - changes: the changes.
    ///   - type: the name of the class.
    ///   - codeClass: the class that gets the declaration.
    ///   - word: the word that names what is declared, for errors.
    /// - Returns: a patch for each file.
    /// - Throws: an error if a file cannot be changed.
    func patches(of changes: [CodeChange], naming type: String, in codeClass: CodeClass, _ word: Word)
        throws(CommandError) -> [FilePatch]
    {
        let found = code.classes(named: type)
        let near = found.first { $0.modules.contains(where: codeClass.modules.contains) }
        guard let wanted = near ?? found.first else { return try patches(of: changes) }
        let announced: [CodeChange]
        do throws(CodeEditError) {
            announced = try CodeAnnouncing.announce(
                wanted, in: codeClass, for: changes, paths: code.paths, bytes: bytes)
        } catch { throw CommandError(error, span: word.span) }
        return try patches(of: changes + announced)
    }

    /// Returns the patches for changes of code, one for each file.
    ///
    /// - Throws: an error if a file cannot be read, or could not be written when the document is saved.
    func patches(of changes: [CodeChange]) throws(CommandError) -> [FilePatch] {
        var patches: [FilePatch] = []
        for (path, changes) in CodeChange.byFile(changes) {
            guard !project.isOutside(path) else {
                throw CommandError(
                    "outside-project",
                    "\(Self.shown(path)) is outside of the project's folders, so it is not changed",
                    hints: ["'sources DIR…' can name its folder as well"])
            }
            guard FileSystem.isWritable(path) else {
                throw CommandError(
                    "file-read-only", "\(Self.shown(path)) cannot be written",
                    hints: ["'chmod u+w \(Self.shown(path))'"])
            }
            let bytes = try bytes(path)
            let splices = changes.map { change in
                let removed = change.range.clamped(to: 0..<bytes.count)
                return FilePatch.Splice(
                    offset: change.range.lowerBound, removed: String(decoding: bytes[removed], as: UTF8.self),
                    inserted: change.text)
            }
            if let patch = try FilePatch.make(path: path, bytes: bytes, splices: splices) { patches.append(patch) }
        }
        return patches
    }

    /// Returns a path as people see it.
    static func shown(_ path: String) -> String { PathName.shown(PathName.absolute(path)) }
}
