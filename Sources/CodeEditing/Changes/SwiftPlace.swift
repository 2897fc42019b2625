import Bytes
import SourceIndex

/// Finds the places for new members in a part of a Swift class.
struct SwiftPlace {
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
        let name = type.name.split(separator: ".").last.map(String.init) ?? type.name
        if type.kind == .swiftClass { try text.require(name, at: type.place) }
        let body = type.body
        guard body.lowerBound > 0, body.upperBound < text.bytes.count,
            text.bytes[body.lowerBound - 1] == Byte.openBrace, text.bytes[body.upperBound] == Byte.closeBrace
        else {
            throw CodeEditError(
                .changedFile, "the body of \(type.name) in \(part.path) cannot be found",
                hint: "is a brace missing? the code must be complete")
        }
    }

    /// Adds lines after the last member of a kind, or as the first of the body.
    func first(_ lines: [String], after isLike: (Member) -> Bool) -> [CodeChange] {
        if let member = lastMember(isLike) { return [after(member, add: lines, isApart: false)] }
        if isOneLine { return opened(lines, isFirst: true) }
        let end = text.lineEnd(type.body.lowerBound)
        let rest = type.body.lowerBound..<end
        guard text.isComment(rest) else {
            let blanks = rest.prefix { text.bytes[$0] == Byte.space || text.bytes[$0] == Byte.tab }
            let range = type.body.lowerBound..<type.body.lowerBound + blanks.count
            return [change(range, to: newline + joined(lines) + newline + indentation)]
        }
        let start = text.nextLine(end)
        return [insertion(at: start, of: joined(lines) + newline + (needsBlank(before: start) ? newline : ""))]
    }

    /// Adds lines after the last member of a kind, or as the last of the body, after a blank line.
    func last(_ lines: [String], after isLike: (Member) -> Bool) -> [CodeChange] {
        if let member = lastMember(isLike) { return [after(member, add: lines, isApart: true)] }
        if isOneLine { return opened(lines, isFirst: false) }
        let brace = type.body.upperBound
        let start = text.lineStart(brace)
        guard text.isBlank(start..<brace) else {
            let gap = newline + newline
            return [insertion(at: brace, of: gap + joined(lines) + newline + text.indentation(type.place.offset))]
        }
        let previous = text.lineStart(start - 1)
        let opensBody = previous <= type.body.lowerBound
        let isBlank = text.isBlank(previous..<start)
        return [insertion(at: start, of: (opensBody || isBlank ? "" : newline) + joined(lines) + newline)]
    }

    private func lastMember(_ isLike: (Member) -> Bool) -> Member? {
        type.members.last {
            isLike($0) && !$0.traits.contains(.conditional) && type.body.contains($0.extent.lowerBound)
        }
    }

    /// Adds lines after a member, on lines of their own.
    private func after(_ member: Member, add lines: [String], isApart: Bool) -> CodeChange {
        let end = member.extent.upperBound
        let gap = isApart ? newline : ""
        let indentation = text.indentation(member.extent.lowerBound)
        let lineEnd = text.lineEnd(end)
        var rest = end
        while rest < lineEnd, Byte.isBlank(text.bytes[rest]) || text.bytes[rest] == Byte.semicolon { rest += 1 }
        if lineEnd <= type.body.upperBound, text.isComment(rest..<lineEnd) {
            return insertion(at: text.nextLine(lineEnd), of: gap + joined(lines, indentation: indentation) + newline)
        }
        // Something else follows on the line; it moves to the next one
        let closes = rest == type.body.upperBound
        let behind = closes ? text.indentation(type.place.offset) : self.indentation
        return change(
            end..<rest,
            to: newline + gap + joined(lines, indentation: isOneLine ? self.indentation : indentation) + newline
                + behind)
    }

    private var isOneLine: Bool { !text.bytes[type.body].contains(Byte.newline) }

    /// Adds lines to a body that is on one line with its braces, and splits that line.
    private func opened(_ lines: [String], isFirst: Bool) -> [CodeChange] {
        let outer = text.indentation(type.place.offset)
        let body = type.body
        let inside = String(decoding: text.bytes[body], as: UTF8.self).utf8
        let old = inside.drop(while: Byte.isBlank)
        let count = old.reversed().drop(while: Byte.isBlank).count
        let kept = indentation + (String(old.prefix(count)) ?? "")
        var all = joined(lines)
        if count > 0 { all = isFirst ? all + newline + kept : kept + newline + newline + all }
        return [change(body, to: newline + all + newline + outer)]
    }

    /// Returns whether a blank line must separate a property from the member after it.
    private func needsBlank(before start: Int) -> Bool {
        guard start < type.body.upperBound, !text.isBlank(start..<text.lineEnd(start)) else { return false }
        guard let next = type.members.first(where: { $0.extent.lowerBound >= start }) else { return false }
        return next.kind != .property
    }

    /// The indentation of members: that of the first one, or one step more than the class's.
    private var indentation: String {
        for member in type.members {
            let start = text.lineStart(member.extent.lowerBound)
            guard start > type.body.lowerBound, !member.traits.contains(.conditional),
                text.isBlank(start..<member.extent.lowerBound)
            else { continue }
            return text.indentation(member.extent.lowerBound)
        }
        return text.indentation(type.place.offset) + text.indentationUnit
    }

    private func joined(_ lines: [String], indentation: String? = nil) -> String {
        let blanks = indentation ?? self.indentation
        return lines.map { blanks + $0 }.joined(separator: newline)
    }

    private func insertion(at offset: Int, of new: String) -> CodeChange { change(offset..<offset, to: new) }

    private func change(_ range: Range<Int>, to new: String) -> CodeChange {
        CodeChange(path: text.path, range: range, text: new)
    }
}
