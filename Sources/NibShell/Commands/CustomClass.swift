import CommandLanguage
import NibChecks
import NibDocument
import NibEditing
import XMLTree

/// What goes along with a custom class that is set.
enum CustomClass {
    /// Looks the class up in the code: warns of what is wrong with it, and sets the module of a Swift class.
    ///
    /// What is set along is logged in lines of its own, so that the log does the same where there is no code.
    static func follow(
        _ name: String, _ object: NodeID, _ path: Word, _ outcome: inout EditOutcome, _ context: EditContext
    ) throws {
        guard !name.isEmpty, let names = context.project.names() else { return }
        let report = names.customClass(name, for: object)
        outcome.remarks += report.warnings.map(NameRefusal.warning)
        // A script says all that it sets.
        guard let module = report.module, context.session.group == nil else { return }
        var along = [("customModule", module)]
        if report.isTarget { along.append(("customModuleProvider", "target")) }
        var set: [String] = []
        for (attribute, value) in along where context.document.property(attribute, of: object) != value {
            let steps = PropertyPath([PropertyPath.Step(attribute)])
            try PropertySetting.set(steps, to: Word(value), of: object, context, path.span)
            var resolved = outcome.resolved
            resolved.set("PATH", to: attribute)
            resolved.set("VALUE", to: value)
            outcome.along.append(resolved)
            set.append("\(attribute)=\(value)")
        }
        if !set.isEmpty { outcome.remarks.append("set along: \(set.joined(separator: " "))") }
        outcome.fields.append(.init("module", .string(module)))
    }

    /// Takes the module along with a class that was taken away.
    static func followRemoval(from object: NodeID, _ outcome: inout EditOutcome, _ context: EditContext) throws {
        let left = ["customModule", "customModuleProvider"].filter { context.tree.has($0, object) }
        guard !left.isEmpty, !context.isReplaying else { return }
        let names = left.joined(separator: " ")
        // A script says all that it takes away.
        guard context.session.group == nil else {
            let advice = "'unset \(try context.name(of: object)) \(names)' takes it away"
            outcome.remarks.append("\("note:", .warning) the module of the class is still there: \(advice)")
            return
        }
        for attribute in left { context.edit.removeAttribute(attribute, of: object) }
        outcome.resolved.set("PATH", to: outcome.resolved["PATH"] + left.map { .text($0) })
        outcome.remarks.append("gone along: \(names)")
    }
}
