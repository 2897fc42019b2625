import Bytes
import SourceIndex

/// Renames outlets, actions and classes in code: certain uses are changed, possible uses are listed.
package enum CodeRenaming {
    /// Renames an outlet or outlet collection of a class.
    ///
    /// - Parameters:
    ///   - name: the outlet's name.
    ///   - newName: its new name.
    ///   - family: the class that declares it, with its superclasses and subclasses.
    ///   - search: the files that mention the name, and the types of the code.
    /// - Returns: the changes, and the places that may be uses but stay as they are.
    /// - Throws: `CodeEditError` if there is no such outlet, the new name cannot be used, or a file cannot be changed.
    package static func rename(
        outlet name: String, to newName: String, in family: CodeFamily, search: CodeSearch
    ) throws(CodeEditError) -> CodeRename {
        let codeClass = family.codeClass
        guard let member = codeClass.member(keyed: name)?.member, member.traits.contains(.outlet) else {
            throw codeClass.lacks(outlet: name)
        }
        guard member.kind != .property || member.name == name else {
            throw CodeEditError(
                .entangled, "'\(member.name)' gets the name '\(name)' from an '@objc' attribute",
                hint: "change the attribute in the code")
        }
        guard !member.traits.contains(.override) else {
            throw CodeEditError(
                .entangled, "'\(name)' overrides a property of a framework", hint: "it can only be renamed there")
        }
        try CodeName.require(newName, in: codeClass.primary.language)
        try CodeName.requireOwnership(of: newName, in: codeClass.primary.language)
        try family.requireTopmost(name) { $0.member(keyed: name) }
        try family.requireFree(newName) { $0.member(keyed: newName) }
        return try result(of: MemberTarget(outlet: name, newName: newName, family), in: search)
    }

    /// Renames an action of a class; the number of colons stays the same.
    ///
    /// - Parameters:
    ///   - selector: the action's selector.
    ///   - newSelector: its new selector, with or without the colons.
    ///   - family: the class that declares it, with its superclasses and subclasses.
    ///   - search: the files that mention the method's name, and the types of the code.
    /// - Returns: the changes, the places that may be uses but stay as they are, and the complete new selector.
    /// - Throws: `CodeEditError` if there is no such action, the new name cannot be used, or a file cannot be changed.
    package static func rename(
        action selector: String, to newSelector: String, in family: CodeFamily, search: CodeSearch
    ) throws(CodeEditError) -> (rename: CodeRename, selector: String) {
        let codeClass = family.codeClass
        let member = try action(selector, of: codeClass)
        let suffix = try suffix(of: selector, in: member)
        let newName = newSelector.hasSuffix(suffix) ? String(newSelector.dropLast(suffix.count)) : newSelector
        guard !newName.utf8.contains(Byte.colon) else {
            throw CodeEditError(
                .badName, "'\(newSelector)' takes other arguments than '\(selector)'; renaming cannot change arguments",
                hint: "write the name alone, or 'NAME\(suffix)'")
        }
        try CodeName.require(newName, in: codeClass.primary.language)
        let whole = newName + suffix
        if codeClass.primary.language == .objectiveC { try CodeName.requireNoInitializer(whole) }
        try family.requireTopmost(selector) { $0.member(answering: selector) }
        try family.requireFree(whole) { $0.member(answering: whole) }
        return (
            try result(
                of: MemberTarget(action: selector, member: member, newName: newName, family: family), in: search),
            whole
        )
    }

    /// Returns the places that use or may use an outlet or action, apart from its declarations: what a deletion leaves in the code.
    ///
    /// - Parameters:
    ///   - name: the outlet's name, or the action's selector.
    ///   - isAction: whether it is an action.
    ///   - family: the class that declares it, with its superclasses and subclasses.
    ///   - search: the files that mention the name, as they were before the deletion, and the types of the code.
    ///   - deleted: the changes that delete the declarations.
    /// - Returns: the places; there are no changes.
    /// - Throws: `CodeEditError` if the class declares no such action.
    package static func uses(
        of name: String, isAction: Bool, in family: CodeFamily, search: CodeSearch, except deleted: [CodeChange]
    ) throws(CodeEditError) -> CodeRename {
        let target =
            isAction
            ? MemberTarget(action: name, member: try action(name, of: family.codeClass), newName: "", family: family)
            : MemberTarget(outlet: name, newName: "", family)
        var result = CodeRename()
        for (file, found) in uses(of: target, in: search) {
            let gone = deleted.filter { $0.path == file.path }.map(\.range)
            let left = found.filter { use in !gone.contains { $0.contains(use.range.lowerBound) } }
            try result.add(
                left.map { use in
                    guard case .certain = use.verdict else { return use }
                    return FoundUse(use.range, .possible(0), because: "it uses it")
                }, in: file)
        }
        result.sort()
        return result
    }

    /// Returns the name by which code calls an action, which the files that use it mention.
    ///
    /// - Throws: `CodeEditError` if the class declares no such action.
    package static func name(ofAction selector: String, in codeClass: CodeClass) throws(CodeEditError) -> String {
        try action(selector, of: codeClass).name
    }

    private static func action(_ selector: String, of codeClass: CodeClass) throws(CodeEditError) -> Member {
        if let member = codeClass.member(answering: selector)?.member, member.traits.contains(.action) { return member }
        throw codeClass.lacks(action: selector)
    }

    /// Returns what follows the name in a selector.
    private static func suffix(of selector: String, in member: Member) throws(CodeEditError) -> String {
        guard selector.hasPrefix(member.name) else {
            throw CodeEditError(
                .entangled, "'\(member.name)' gets the selector '\(selector)' from an '@objc' attribute",
                hint: "change the attribute in the code")
        }
        guard !member.traits.contains(.override) else {
            throw CodeEditError(
                .entangled, "'\(selector)' overrides a method of a framework", hint: "it can only be renamed there")
        }
        return String(selector.dropFirst(member.name.count))
    }

    // MARK: - Results

    private static func result(of target: MemberTarget, in search: CodeSearch) throws(CodeEditError) -> CodeRename {
        var result = CodeRename()
        for (path, places) in target.declared {
            guard let file = search.files.first(where: { $0.path == path }) else {
                throw CodeEditError(
                    .unreadable, "\(path) cannot be read", hint: "'sources' shows where nibsh looks for code")
            }
            let text = try CodeText(path) { _ in file.bytes }
            for offset in places {
                var start = offset
                if start < text.bytes.count, text.bytes[start] == Byte.underscore, !target.name.hasPrefix("_") {
                    start += 1
                }
                let isSetter = text.bytes[min(start, text.bytes.count)...].starts(with: target.setter.utf8)
                let place = SourcePlace(offset: start, line: 0, column: 0)
                try text.require(isSetter ? target.setter : target.name, at: place)
            }
        }
        for (file, uses) in uses(of: target, in: search) { try result.add(uses, in: file) }
        result.sort()
        return result
    }

    /// Returns the files with the places that have the name.
    private static func uses(of target: MemberTarget, in search: CodeSearch) -> [(CodeFile, [FoundUse])] {
        var target = target
        target.learn(from: search)
        let types = ReceiverTypes(search)
        return search.files.map { ($0, MemberUses(target, in: $0, types: types, lookup: search.lookup).uses) }
    }
}
