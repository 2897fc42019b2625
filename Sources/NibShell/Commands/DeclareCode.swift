import CommandLanguage
import CommandLog
import NibChecks
import NibDocument
import Platform
import Replies
import SourceIndex
import XMLTree

/// What the commands that change code share: the classes of objects, and files as they are in this session.
struct CodeEditing {
    let context: EditContext
    let code: any EditableCode
    let resolver: ClassResolver

    /// Takes the project's code.
    ///
    /// - Throws: `ShellError` when there is none.
    init(_ context: EditContext) throws(ShellError) {
        guard let code = context.project.code() else {
            throw ShellError(
                "no-sources", "there is no source code to change", hints: ["'sources DIR' says where the code is"])
        }
        guard let editable = code as? any EditableCode else {
            throw ShellError(
                "no-sources", "this source code cannot be changed", hints: ["'sources DIR' names other code"])
        }
        (self.context, self.code) = (context, editable)
        resolver = ClassResolver(code: code, catalog: context.document.catalog)
    }

    // MARK: - Classes

    /// The class of an object.
    func codeClass(of node: NodeID, _ word: Word) throws(ShellError) -> CodeClass {
        guard let name = context.tree.attribute("customClass", of: node), !name.isEmpty else {
            let system = context.document.systemClassName(of: node)
            throw ShellError(
                "framework-class", "\(context.document.display(node)) is a \(system), which the code cannot change",
                span: word.span, hints: ["set \(word.spelling.split(separator: ".").first ?? "OBJ") customClass CLASS"])
        }
        return try codeClass(named: name, module: context.tree.attribute("customModule", of: node), word)
    }

    /// The one class of a name.
    ///
    /// - Throws: `ShellError` when the code has none or several, or it is a framework's.
    func codeClass(named name: String, module: String? = nil, _ word: Word) throws(ShellError) -> CodeClass {
        var found = code.classes(named: name)
        if found.count > 1, let module {
            let own = found.filter { $0.modules.contains(module) }
            if !own.isEmpty { found = own }
        }
        if found.count == 1 { return found[0] }
        if let first = found.first {
            let places = found.map { "\($0.module.map { "\($0)." } ?? "")\(name) (\(Self.shown($0.primary.path)))" }
            throw ShellError(
                "ambiguous-class", "several classes are called '\(first.name)'", span: word.span,
                hints: ["they are \(places.joined(separator: ", "))", "set customModule of the object, or use its id"])
        }
        if context.document.catalog.isKnownClass(name) {
            throw ShellError(
                "framework-class", "'\(name)' is a framework's class, which the code cannot change", span: word.span)
        }
        let near = Nearest.names(to: name, among: code.classNames())
        throw ShellError(
            "unknown-class", "the code has no class '\(name)'", span: word.span,
            hints: near.isEmpty ? ["'sources' shows where code is looked for"] : Advice.didYouMean(near))
    }

    /// The classes above a class that the code has.
    func inherited(_ codeClass: CodeClass) -> [CodeClass] { Array(resolver.chain(of: codeClass).classes.dropFirst()) }

    /// A class with those above and below it.
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

    /// The class of a chain that declares a member, the class itself when none does.
    func declaring(_ codeClass: CodeClass, _ isWanted: (Member) -> Bool) -> CodeClass {
        resolver.chain(of: codeClass).classes.first { candidate in
            candidate.parts.contains { $0.declaration.members.contains(where: isWanted) }
        } ?? codeClass
    }

    /// Refuses an outlet's name, or an action's selector, that a class has from a framework: as an outlet, or as any property.
    func requireNew(_ name: String, isAction: Bool, in codeClass: CodeClass, _ word: Word) throws(ShellError) {
        guard let framework = resolver.chain(of: codeClass).framework else { return }
        let catalog = resolver.catalog
        let canConnect =
            isAction
            ? catalog.actions(ofClass: framework).contains(name)
            : catalog.outlets(ofClass: framework).contains { $0.name == name }
        guard canConnect || !isAction && resolver.framework(framework, declares: name) else { return }
        throw ShellError(
            "exists", "\(codeClass.name) has '\(name)' from the frameworks", span: word.span,
            hints: (canConnect ? ["'connect \(isAction ? "action" : "outlet")' connects it"] : [])
                + ["take another name"])
    }

    // MARK: - Files

    /// The bytes of a file as they are in this session.
    func bytes(_ path: String) throws -> [UInt8] { try context.session.companions.bytes(of: path) }

    /// The source files that mention one of some names.
    func files(mentioning names: [String], where isWanted: (String) -> Bool = { _ in true }) -> [CodeFile] {
        code.paths.compactMap { path in
            guard isWanted(path), let bytes = try? bytes(path),
                names.contains(where: { CodeFile.mentions($0, in: bytes) }),
                let declarations = code.declarations(inFile: path)
            else { return nil }
            return CodeFile(path: path, declarations: declarations, bytes: bytes)
        }
    }

    /// Makes changes that name a class in a declaration, with the imports that the files need then.
    func make(_ changes: [CodeChange], naming type: String, in codeClass: CodeClass) throws {
        let found = code.classes(named: type)
        let near = found.first { $0.modules.contains(where: codeClass.modules.contains) }
        guard let wanted = near ?? found.first else { return try make(changes) }
        let announced = try CodeAnnouncing.announce(
            wanted, in: codeClass, for: changes, paths: code.paths, bytes: bytes)
        try make(changes + announced)
    }

    /// Makes changes of code; they are written when the document is saved.
    func make(_ changes: [CodeChange]) throws {
        for (path, changes) in CodeChange.byFile(changes) {
            guard FileSystem.isWritable(path) else {
                throw ShellError(
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
            try context.change(path, splices)
        }
    }

    // MARK: - What is told

    /// A path as people see it.
    static func shown(_ path: String) -> String { PathName.shown(PathName.absolute(path)) }

    /// Lines about what was changed besides the document.
    static func told(_ context: EditContext) -> [StyledText] {
        context.patches.map { patch in "changed: \(PathName.shown(patch.path))" }
    }

    /// Lines about places that may use what is gone or has another name, and the field for programs.
    static func told(_ places: [CodePlace], _ outcome: inout EditOutcome) {
        for place in places.prefix(most) {
            outcome.remarks.append(
                "may use it: \(shown(place.path)):\(place.place.line):\(place.place.column): \(place.line)")
        }
        if places.count > most { outcome.remarks.append("… and \(places.count - most) more places") }
        outcome.fields.append(
            .init(
                "remaining",
                .array(
                    places.map { place in
                        [
                            "file": .string(place.path), "line": .int(place.place.line),
                            "column": .int(place.place.column), "text": .string(place.line),
                        ]
                    })))
    }

    private static let most = 20
}
