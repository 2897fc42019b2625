import Bytes
import SourceIndex

/// Finds the places for new members in a part of an Objective-C class.
struct ObjectiveCPlace {
    private let text: CodeText
    private let type: TypeDeclaration
    private let newline: String

    /// Takes a part of a class.
    ///
    /// - Throws: `CodeEditError` if its file cannot be changed, or has changed since it was read.
    init<Failure: Error>(_ part: CodeClass.Part, bytes: (String) throws(Failure) -> [UInt8]) throws(CodeEditError) {
        text = try CodeText(part.path, bytes: bytes)
        type = part.declaration
        newline = text.newline
        try text.require(type.name, at: type.place)
        guard type.body.upperBound < text.bytes.count, text.bytes[type.body.upperBound...].starts(with: "@end".utf8)
        else {
            throw CodeEditError(
                .changedFile, "the @end of \(type.name) in \(part.path) cannot be found",
                hint: "the code must be complete")
        }
    }

    // MARK: - Which part

    /// Returns the part with the outlets, else the class extension, else the interface.
    static func partForOutlets(_ codeClass: CodeClass) throws(CodeEditError) -> CodeClass.Part {
        let extensions = codeClass.parts.filter {
            $0.declaration.kind == .objcCategory && $0.declaration.category.isEmpty
        }
        let interfaces = codeClass.parts.filter { $0.declaration.kind == .objcInterface }
        let declaring = extensions + interfaces
        if let part = declaring.first(where: { $0.declaration.members.contains(where: isOutletProperty) })
            ?? declaring.first
        {
            return part
        }
        throw CodeEditError(
            .noPlace, "no interface of \(codeClass.name) is in the code",
            hint: "'sources' shows where nibsh looks for code")
    }

    /// Returns the part that declares actions apart from their definitions; nil if none has to.
    static func partForActions(_ codeClass: CodeClass, isDefined: Bool) -> CodeClass.Part? {
        let declaring = codeClass.parts.filter {
            $0.declaration.kind == .objcInterface
                || $0.declaration.kind == .objcCategory && $0.declaration.category.isEmpty
        }
        let withActions = declaring.first { $0.declaration.members.contains { $0.traits.contains(.action) } }
        return withActions ?? (isDefined ? nil : declaring.first)
    }

    private static func isOutletProperty(_ member: Member) -> Bool {
        member.kind == .property && member.traits.contains(.outlet)
    }

    // MARK: - Outlets

    /// Adds a property after the last outlet, or as the first member.
    func outlet(_ outlet: NewOutlet) -> [CodeChange] {
        let line = outlet.objectiveC(like: head)
        let last = type.members.last { Self.isOutletProperty($0) && !$0.traits.contains(.conditional) }
        if let last { return [after(last.extent, add: [line], isApart: false)] }
        let start = text.nextLine(type.body.lowerBound)
        guard start <= type.body.upperBound, text.isComment(type.body.lowerBound..<text.lineEnd(type.body.lowerBound))
        else {
            return [insertion(at: type.body.lowerBound, of: newline + line + newline)]
        }
        return [insertion(at: start, of: line + newline)]
    }

    /// `@property` with the attributes of the last weak outlet.
    private var head: String? {
        let last = type.members.last {
            Self.isOutletProperty($0) && $0.traits.contains(.weak) && !$0.traits.contains(.collection)
        }
        guard let last, text.bytes.indices.contains(last.extent.lowerBound) else { return nil }
        let declaration = text.bytes[last.extent.clamped(to: 0..<text.bytes.count)]
        guard let end = declaration.firstIndex(of: Byte.closeParenthesis) else { return nil }
        let head = String(decoding: declaration[...end], as: UTF8.self)
        return head.contains("etter") || !head.hasPrefix("@property") ? nil : head
    }

    // MARK: - Actions

    /// Declares an action after the last one, or before `@end`.
    func actionHead(_ action: NewAction) -> [CodeChange] {
        let line = head(action) + ";"
        if let last = type.members.last(where: isPlainAction) {
            return [after(last.extent, add: [line], isApart: false)]
        }
        return [atEnd([line])]
    }

    /// Defines an action after the last one, or before `@end`.
    func actionBody(_ action: NewAction) -> [CodeChange] {
        let lines = opensOnNewLine ? [head(action), "{", "}"] : [head(action) + " {", "}"]
        if let last = type.members.last(where: isPlainAction) { return [after(last.extent, add: lines, isApart: true)] }
        return [atEnd(lines)]
    }

    private func isPlainAction(_ member: Member) -> Bool {
        member.traits.contains(.action) && !member.traits.contains(.conditional)
    }

    /// Returns the head of a method, with a space after the `-` if the last method has one.
    private func head(_ action: NewAction) -> String {
        guard let last = type.members.last(where: { $0.kind == .method }),
            text.bytes.indices.contains(last.extent.lowerBound + 1), text.bytes[last.extent.lowerBound] == Byte.minus,
            text.bytes[last.extent.lowerBound + 1] == Byte.openParenthesis
        else { return action.objectiveC }
        return "-" + action.objectiveC.dropFirst(2)
    }

    /// Whether the brace of the last method is on a line of its own.
    private var opensOnNewLine: Bool {
        guard let last = type.members.last(where: { $0.kind == .method }) else { return false }
        let body = last.extent.clamped(to: 0..<text.bytes.count)
        guard let brace = text.bytes[body].firstIndex(of: Byte.openBrace) else { return false }
        return text.isBlank(text.lineStart(brace)..<brace)
    }

    // MARK: - Lines

    private func after(_ extent: Range<Int>, add lines: [String], isApart: Bool) -> CodeChange {
        let gap = isApart ? newline : ""
        let end = text.lineEnd(extent.upperBound)
        guard end <= type.body.upperBound, text.isComment(extent.upperBound..<end) else {
            return insertion(at: extent.upperBound, of: newline + gap + lines.joined(separator: newline))
        }
        let blanks = text.indentation(extent.lowerBound)
        return insertion(
            at: text.nextLine(end), of: gap + lines.map { blanks + $0 }.joined(separator: newline) + newline)
    }

    private func atEnd(_ lines: [String]) -> CodeChange {
        let start = text.lineStart(type.body.upperBound)
        let previous = text.lineStart(max(start - 1, 0))
        let isApart = text.isBlank(previous..<start)
        let joined = lines.joined(separator: newline)
        guard text.isBlank(start..<type.body.upperBound) else {
            return insertion(at: type.body.upperBound, of: newline + joined + newline)
        }
        return insertion(at: start, of: isApart ? joined + newline + newline : newline + joined + newline)
    }

    private func insertion(at offset: Int, of new: String) -> CodeChange {
        CodeChange(path: text.path, range: offset..<offset, text: new)
    }
}
