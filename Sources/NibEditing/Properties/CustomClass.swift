import CommandLanguage
import ClassFacts
import NibDocument
import Replies
import XMLTree

/// Keeps the module of a custom class in step when the class is set or removed.
enum CustomClass {
    /// Looks a class up in the code, warns of problems with it, and sets its module.
    ///
    /// Further resolved commands set the module, so that replaying the log does the same where there is no code.
    ///
    /// - Parameters:
    ///   - name: the class.
    ///   - object: the object that gets it.
    ///   - bringsModule: whether the module is set too.
    ///   - resolved: the command that sets the class; gets the commands that set the module, and remarks.
    ///   - context: gives access to the code.
    static func follow(
        _ name: String, of object: NodeID, bringsModule: Bool, in resolved: inout Resolved, with context: ResolveContext
    ) {
        guard !name.isEmpty, let names = context.names else { return }
        let report = names.customClass(name, for: object)
        resolved.remarks += report.warnings.map(NameRefusal.warning)
        if report.isOnlyNamed {
            resolved.remarks.append(
                Absence.note("no code that was read declares a class '\(name)', but not all was read"))
        }
        // The nib does not make what a placeholder stands for.
        if context.document.placeholder(object) == nil, let modules = report.possibleModules,
            let id = context.document.logName(of: object)
        {
            resolved.remarks.append("\("note:", .warning) \(advice(of: name, in: modules, for: id))")
        }
        guard bringsModule, let module = report.module, !context.isInScript else { return }
        var along = [("customModule", module)]
        if report.isTarget { along.append(("customModuleProvider", "target")) }
        along = along.filter { context.document.property($0.0, of: object) != $0.1 }
        for (attribute, value) in along {
            var command = resolved.commands[0]
            command[PropertyWords.path] = Word(attribute)
            command[SetProperty.value] = Text(value)
            resolved.commands.append(command)
        }
        if !along.isEmpty {
            resolved.remarks.append("also set: \(along.map { "\($0.0)=\($0.1)" }.joined(separator: " "))")
        }
        resolved.details.module = module
    }

    /// Says that the document must name a module that nothing tells, and how it is named.
    private static func advice(of name: String, in modules: [String], for id: String) -> String {
        let reason =
            modules.isEmpty
            ? "no project tells the module of the Swift class '\(name)'"
            : "the Swift class '\(name)' is in several modules: \(modules.joined(separator: ", "))"
        return "\(reason); 'set \(id) customModule \(modules.first ?? "MODULE")' names it"
    }

    /// Removes the module together with its class.
    ///
    /// - Parameters:
    ///   - object: the object that loses its class.
    ///   - resolved: the command that removes the class; gets the paths of the module, and remarks.
    ///   - context: says whether a script runs, which removes only what it names.
    /// - Throws: an error if the object has no name that a hint could use.
    static func followRemoval(from object: NodeID, in resolved: inout Resolved, _ context: ResolveContext)
        throws(CommandError)
    {
        let removed = resolved.commands[0][all: PropertyWords.path].map(\.text)
        let left = ["customModule", "customModuleProvider"].filter {
            context.tree.has($0, on: object) && !removed.contains($0)
        }
        guard !left.isEmpty else { return }
        let names = left.joined(separator: " ")
        guard !context.isInScript else {
            let advice = "'unset \(try context.name(of: object)) \(names)' removes it"
            resolved.remarks.append("\("note:", .warning) the module of the class is still there: \(advice)")
            return
        }
        resolved.commands[0][all: PropertyWords.path] += left.map { Word($0) }
        resolved.remarks.append("also removed: \(names)")
    }
}
