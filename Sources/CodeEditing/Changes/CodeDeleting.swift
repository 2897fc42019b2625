import Bytes
import SourceIndex

/// Deletes declarations of outlets and actions.
package enum CodeDeleting {
    /// Deletes an outlet or outlet collection: the property with its doc comment, in Objective-C also its instance variable and
    /// `@synthesize`.
    ///
    /// - Parameters:
    ///   - name: the outlet's name.
    ///   - codeClass: the class that declares it.
    ///   - bytes: returns the bytes of a file of the class.
    /// - Returns: the changes that delete it.
    /// - Throws: `CodeEditError` if the class declares no such outlet or a file cannot be changed.
    package static func delete<Failure: Error>(
        outlet name: String, of codeClass: CodeClass, bytes: (String) throws(Failure) -> [UInt8]
    ) throws(CodeEditError) -> [CodeChange] {
        let found = codeClass.declarations { part, member in
            switch member.kind {
            case .property, .synthesis: member.name == name
            case .instanceVariable: member.name == name || member.name == "_" + name
            case .method, .initializer, .enumCase, .constant: false
            }
        }
        guard found.contains(where: { $0.member.traits.contains(.outlet) }) else {
            throw codeClass.lacks(outlet: name)
        }
        return try changes(found, bytes: bytes)
    }

    /// Deletes an action: its declaration and its definition, with their doc comments.
    ///
    /// - Parameters:
    ///   - selector: the action's selector.
    ///   - codeClass: the class that declares it.
    ///   - bytes: returns the bytes of a file of the class.
    /// - Returns: the changes that delete it.
    /// - Throws: `CodeEditError` if the class declares no such action or a file cannot be changed.
    package static func delete<Failure: Error>(
        action selector: String, of codeClass: CodeClass, bytes: (String) throws(Failure) -> [UInt8]
    ) throws(CodeEditError) -> [CodeChange] {
        let found = codeClass.declarations { _, member in member.kind == .method && member.selector == selector }
        guard found.contains(where: { $0.member.traits.contains(.action) }) else {
            throw codeClass.lacks(action: selector)
        }
        return try changes(found, bytes: bytes)
    }

    private static func changes<Failure: Error>(
        _ found: [(part: CodeClass.Part, member: Member)], bytes: (String) throws(Failure) -> [UInt8]
    ) throws(CodeEditError) -> [CodeChange] {
        var result: [CodeChange] = []
        for (part, member) in found {
            let text = try CodeText(part.path, bytes: bytes)
            try text.require(member.name, at: member.place)
            result.append(try removal(of: member, from: part, in: text))
        }
        return result
    }

    private static func removal(
        of member: Member, from part: CodeClass.Part, in text: CodeText
    ) throws(CodeEditError) -> CodeChange {
        let beside = part.declaration.members.filter {
            $0.extent.lowerBound == member.extent.lowerBound && $0.place != member.place
        }
        guard let other = beside.first else {
            let range = MemberLines.whole(member, of: part.declaration, language: part.language, in: text)
            return CodeChange(path: part.path, range: range, text: "")
        }
        guard member.kind == .synthesis else {
            throw CodeEditError(
                .entangled,
                "'\(member.name)' and '\(other.name)' are declared together, at \(part.path):\(member.place.line)",
                hint: "give each a declaration of its own first")
        }
        return CodeChange(path: part.path, range: listEntry(of: member, in: text), text: "")
    }

    /// Returns the range of `name = variable` in a list, with the comma that has to go with it.
    private static func listEntry(of member: Member, in text: CodeText) -> Range<Int> {
        let limit = min(member.extent.upperBound, text.bytes.count)
        var start = member.place.offset
        var end = start
        while end < limit, text.bytes[end] != Byte.comma, text.bytes[end] != Byte.semicolon { end += 1 }
        if end < limit, text.bytes[end] == Byte.comma {
            end += 1
            while end < limit, Byte.isBlank(text.bytes[end]) { end += 1 }
        } else {
            while start > member.extent.lowerBound, text.bytes[start - 1] != Byte.comma { start -= 1 }
            start -= 1
        }
        return start..<end
    }
}

extension CodeClass {
    /// Returns the members of all parts that satisfy a condition, in order.
    func declarations(_ isWanted: (Part, Member) -> Bool) -> [(part: Part, member: Member)] {
        parts.flatMap { part in
            part.declaration.members.filter { !$0.traits.contains(.typeLevel) && isWanted(part, $0) }.map { (part, $0) }
        }
    }

    /// Makes the error for an outlet that the class does not declare.
    func lacks(outlet name: String) -> CodeEditError {
        CodeEditError(.notDeclared, "\(self.name) declares no outlet '\(name)'", hint: offer(.outlet, name: \.name))
    }

    /// Makes the error for an action that the class does not declare.
    func lacks(action selector: String) -> CodeEditError {
        CodeEditError(
            .notDeclared, "\(name) declares no action '\(selector)'", hint: offer(.action) { $0.selector ?? $0.name })
    }

    /// Returns a hint with the names that the class declares; nil if it declares nothing of the kind.
    private func offer(_ trait: Member.Traits, name: (Member) -> String) -> String? {
        let found = declarations { _, member in member.traits.contains(trait) }.map { name($0.member) }
        var seen: Set<String> = []
        let names = found.filter { seen.insert($0).inserted }.prefix(8).map { "'\($0)'" }
        return names.isEmpty ? nil : "it declares \(names.joined(separator: ", "))"
    }
}
