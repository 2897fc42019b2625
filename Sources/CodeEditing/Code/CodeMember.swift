import CommandLanguage
import NibEditing
import Replies
import SourceIndex

/// An outlet or action in the code: the class that declares it, and the classes around that one.
struct CodeMember {
    /// The outlet's name, or the action's selector.
    let name: String
    /// Whether it is an action.
    let isAction: Bool
    /// The code.
    let editor: CodeEditor
    /// The class that declares it.
    let codeClass: CodeClass
    /// That class with its superclasses and subclasses.
    let family: CodeFamily

    /// Finds the member in its class, or in the nearest superclass that declares it.
    ///
    /// - Throws: an error if there is no code, or no such class.
    init(_ member: ClassMember, isAction: Bool, in context: ResolveContext) throws(CommandError) {
        let name = member.name
        (self.name, self.isAction) = (name, isAction)
        editor = try CodeEditor(context)
        codeClass = editor.declaring(try member.codeClass(editor)) { Self.isMeant($0, name: name, isAction: isAction) }
        guard !codeClass.isDependency else {
            throw CommandError(
                "outside-project",
                "'\(name)' is declared by \(codeClass.name) of a dependency (\(CodeEditor.shown(codeClass.primary.path))), so it is not changed",
                span: member.owner.span,
                hints: ["'sources --dependencies' reads dependencies as the project's own code"])
        }
        family = editor.family(codeClass)
    }

    private static func isMeant(_ found: Member, name: String, isAction: Bool) -> Bool {
        isAction
            ? found.selector == name && found.traits.contains(.action)
            : found.name == name && found.traits.contains(.outlet)
    }

    /// The names of all classes of the code that declare such a member.
    var declarers: [String] {
        let found = editor.classes { Self.isMeant($0, name: name, isAction: isAction) }
        return Array(Set(found.map(\.name))).sorted()
    }

    /// Refuses a member that the class has from a framework's class, which Objective-C code overrides without saying so.
    func requireOwn(at word: Word) throws(CommandError) {
        guard codeClass.primary.language == .objectiveC, let framework = editor.resolver.chain(of: codeClass).framework,
            isAction
                ? editor.resolver.catalog.hasMethod(name, inClass: framework)
                : editor.resolver.framework(framework, declares: name)
        else { return }
        throw CommandError(
            "entangled", "'\(name)' overrides a \(isAction ? "method" : "property") of \(framework)", span: word.span,
            hints: ["it can only be renamed there"])
    }

    /// Lines about protocols of frameworks that the family adopts and that may require the action, because it is named like their methods.
    func requirements() -> [StyledText] {
        guard isAction else { return [] }
        var open = (family.all + family.inherited).flatMap(\.inherited)
        var seen: Set<String> = []
        while let name = open.popLast() {
            guard seen.insert(name).inserted, let found = editor.code.codeProtocol(named: name) else { continue }
            open += found.inherited
        }
        return seen.sorted().filter { found in
            editor.code.codeProtocol(named: found) == nil && DelegateMethods.mayHave(name, protocolName: found)
        }.map { "\($0), which \(codeClass.name) adopts, may require it" }
    }

    /// Whether no class of the code besides those of the family has the action, so that an unwind segue can mean no other.
    var isOnly: Bool {
        let family = Set((family.all + editor.inherited(codeClass)).map(\.name))
        return editor.resolver.classes(answeringUnwind: name).allSatisfy(family.contains)
    }

    /// Returns what to search: the source files that mention the method, or the property or its setter.
    ///
    /// - Parameter newName: the name after a renaming; empty otherwise.
    /// - Returns: the files and the types of the code.
    /// - Throws: an error if the class declares no such action.
    func search(newName: String = "") throws(CodeEditError) -> CodeSearch {
        let newName = newName.prefix { $0 != ":" }
        guard !isAction else {
            let base = try CodeRenaming.name(ofAction: name, in: codeClass)
            return editor.search(mentioning: [base], newName: String(newName))
        }
        let keyed = Set(KeyValueMethods(ofKey: name).declared(in: family).map(\.member.name))
        return editor.search(mentioning: [name, SetterName.of(name)] + keyed, newName: String(newName))
    }

    /// Refuses a new name that code of the class uses for something else, which the member would then hide.
    ///
    /// - Parameters:
    ///   - newName: the name without colons.
    ///   - word: the word for it.
    /// - Throws: an error with the first such place.
    func requireUnused(_ newName: String, at word: Word) throws(CommandError) {
        let own = Set(family.all.flatMap(\.parts).map(\.path))
        for file in editor.search(mentioning: [newName], where: { own.contains($0.path) }).files {
            for use in file.uses ?? []
            where use.kind == .bare && family.all.contains(where: { $0.name == use.ownerName }) {
                let place = file.places([use.range.lowerBound])[0]
                throw CommandError(
                    "exists",
                    "\(CodeEditor.shown(file.path)):\(place.line):\(place.column) uses '\(newName)' for something else",
                    span: word.span, hints: ["choose another name"])
            }
        }
    }

    /// Whether nothing else answers the action, so that what is sent to the first responder can mean no other: no other class or
    /// protocol of the code, and no class of a framework.
    func isOnlyReceiver(among files: [CodeFile]) -> Bool {
        guard !editor.resolver.catalog.hasMethod(name) else { return false }
        let own = Set((family.all + editor.inherited(codeClass)).map(\.name))
        return !files.contains { file in
            file.declarations.types.contains { type in
                !own.contains(type.name) && type.members.contains { $0.kind == .method && $0.selector == name }
            }
        }
    }
}

extension CodeFamily {
    /// The class and those below it.
    var all: [CodeClass] { [codeClass] + heirs }
}
