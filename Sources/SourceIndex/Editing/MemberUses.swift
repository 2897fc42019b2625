/// The certain and the possible uses of an outlet or action in one file.
struct MemberUses {
    /// A place where the name occurs.
    struct Use {
        var range: Range<Int>
        /// The text after a renaming; nil if the use is not certain.
        var text: String?
    }

    let file: CodeFile
    let target: MemberTarget
    let text: TokenText
    var locals: LocalNames
    private(set) var uses: [Use] = []
    private let declared: Set<Int>
    private let isClassFile: Bool

    init(_ target: MemberTarget, in file: CodeFile) {
        (self.target, self.file) = (target, file)
        text = TokenText(file)
        locals = LocalNames(text, isSwift: file.declarations.language == .swift)
        declared = target.declared[file.path] ?? []
        isClassFile = target.family.members.contains { $0.parts.contains { $0.path == file.path } }
        let isSwift = file.declarations.language == .swift
        for index in text.tokens.indices {
            if text.tokens[index].kind == .string { lookAtString(index) }
            guard text.tokens[index].kind == .identifier else { continue }
            if isSwift { lookAtSwift(index) } else { lookAtObjectiveC(index) }
        }
    }

    private mutating func certain(_ index: Int, newText: String) {
        uses.append(Use(range: text.tokens[index].range, text: newText))
    }

    private mutating func possible(_ index: Int) { uses.append(Use(range: text.tokens[index].range, text: nil)) }

    /// Notes a string that has the name, because it may be a key or a selector.
    private mutating func lookAtString(_ index: Int) {
        let range = text.tokens[index].range
        guard range.count >= target.name.utf8.count, range.count < 200 else { return }
        let content = text.text(index)
        if let selector = target.selector {
            if content == selector { possible(index) }
        } else if content.split(separator: ".").contains(where: { $0 == target.name }) {
            possible(index)
        }
    }

    // MARK: - Around a token

    /// Returns whether an offset is in a part of the class or of a subclass, and not in another type inside of it.
    private func isInside(_ offset: Int) -> Bool {
        guard isClassFile, let type = file.type(at: offset) else { return false }
        return target.family.has(type, in: file.path)
    }

    /// Returns the member around an offset, or the range between two members.
    private func region(_ offset: Int) -> (range: Range<Int>, isTypeLevel: Bool) {
        guard let type = file.type(at: offset) else { return (0..<file.bytes.count, false) }
        var (start, end) = (type.body.lowerBound, type.body.upperBound)
        for member in type.members {
            if member.extent.contains(offset) { return (member.extent, member.traits.contains(.typeLevel)) }
            if member.extent.upperBound <= offset { start = max(start, member.extent.upperBound) }
            if member.extent.lowerBound > offset { end = min(end, member.extent.lowerBound) }
        }
        return (start..<max(start, end), false)
    }

    // MARK: - Swift

    private mutating func lookAtSwift(_ index: Int) {
        guard text.isWord(index, equalTo: target.name) else { return }
        if declared.contains(text.offset(index)) || isQuotedDeclaration(index) {
            return certain(index, newText: target.newName)
        }
        if text.isMark(index - 1, equalTo: Byte.period) { return lookBehindDot(index) }
        let offset = text.offset(index)
        guard isInside(offset), !text.isMark(index - 1, of: [Byte.at, Byte.hash]) else { return }
        let region = region(offset)
        if text.isWord(index - 1, of: Self.declarators) || locals.bindsInSwift(index) {
            if declaresAndUses(index) { possible(index) }
            return
        }
        let isLabel =
            text.isMark(index + 1, equalTo: Byte.colon)
            && text.isMark(index - 1, of: [Byte.openParenthesis, Byte.comma])
        if isLabel || region.isTypeLevel || !hasWantedLabels(index) { return possible(index) }
        if locals.declares(target.name, in: region.range, except: declared) { return possible(index) }
        let isTaken = locals.declares(target.newName, in: region.range, except: [])
        certain(index, newText: isTaken ? "self." + target.newName : target.newName)
    }

    /// Returns whether a name is declared with the value that it has outside: `if let name {`, `[weak name]`.
    private func declaresAndUses(_ index: Int) -> Bool {
        let isShort =
            text.isWord(index - 1, of: ["let", "var"]) && text.isMark(index + 1, of: [Byte.openBrace, Byte.comma])
        let isCaptured =
            text.isWord(index - 1, of: ["weak", "unowned"]) || text.isMark(index - 1, equalTo: Byte.openBracket)
        return isShort || isCaptured || text.isMark(index + 1, equalTo: Byte.closeBracket)
    }

    /// Returns whether a name in backticks is in a declaration of the target.
    private func isQuotedDeclaration(_ index: Int) -> Bool {
        let offset = text.offset(index)
        return offset > 0 && file.bytes[offset - 1] == Byte.backtick && declared.contains(offset - 1)
    }

    private mutating func lookBehindDot(_ index: Int) {
        var base = index - 2
        if text.isMark(base, equalTo: Byte.backslash) { return possible(index) }
        if text.isMark(base, of: [Byte.question, Byte.exclamation]) { base -= 1 }
        if text.isWord(base, of: ["self", "super"]), !text.isMark(base - 1, equalTo: Byte.period) {
            let offset = text.offset(index)
            guard isInside(offset) else { return }
            let isCertain = !region(offset).isTypeLevel && hasWantedLabels(index)
            return isCertain ? certain(index, newText: target.newName) : possible(index)
        }
        if text.isWord(base, of: target.family.names), isNamedByClass(base), hasWantedLabels(index) {
            return certain(index, newText: target.newName)
        }
        guard canBeTarget(index) else { return }
        let isValue = text.isName(base) && !text.isWord(base, of: Self.beforeImplicit)
        if isValue || text.isMark(base, of: [Byte.closeParenthesis, Byte.closeBracket]) { possible(index) }
    }

    /// Returns whether what follows a name after another object fits: an action is called with as many arguments, or is in a selector.
    private func canBeTarget(_ index: Int) -> Bool {
        guard let selector = target.selector else { return !text.isMark(index + 1, equalTo: Byte.openParenthesis) }
        let isSelector = (index - 6..<index).contains {
            text.isWord($0, equalTo: "selector") && text.isMark($0 - 1, equalTo: Byte.hash)
        }
        guard text.isMark(index + 1, equalTo: Byte.openParenthesis) else { return isSelector }
        return isSelector
            || text.isMark(index + 2, equalTo: Byte.closeParenthesis) == !selector.utf8.contains(Byte.colon)
    }

    /// Returns whether the name of a class is in a key path or a selector: `\Class.name`, `#selector(Class.name)`.
    private func isNamedByClass(_ base: Int) -> Bool {
        if text.isMark(base - 1, equalTo: Byte.backslash) { return true }
        if text.isMark(base - 1, equalTo: Byte.colon) { return text.isWord(base - 2, of: ["getter", "setter"]) }
        return text.isMark(base - 1, equalTo: Byte.openParenthesis)
            && text.isWord(base - 2, of: ["selector", "keyPath"])
            && text.isMark(base - 3, equalTo: Byte.hash)
    }

    /// Returns whether the labels after a method's name are those of the action; false if they are needed but missing.
    private func hasWantedLabels(_ index: Int) -> Bool {
        guard let labels = target.labels else {
            // A call means a method with the outlet's name
            return target.selector != nil || !text.isMark(index + 1, equalTo: Byte.openParenthesis)
        }
        guard text.isMark(index + 1, equalTo: Byte.openParenthesis) else { return false }
        var next = index + 2
        for label in labels {
            guard text.isWord(next, equalTo: label), text.isMark(next + 1, equalTo: Byte.colon) else { return false }
            next += 2
        }
        return text.isMark(next, equalTo: Byte.closeParenthesis) && !labels.isEmpty
    }

    private static let declarators: Set<String> = [
        "let", "var", "for", "func", "case", "class", "struct", "enum", "protocol", "typealias", "import", "extension",
        "associatedtype", "weak", "unowned",
    ]
    private static let beforeImplicit: Set<String> = [
        "return", "case", "in", "default", "is", "as", "else", "try", "await",
    ]

    // MARK: - Objective-C

    private mutating func lookAtObjectiveC(_ index: Int) {
        if text.isWord(index, equalTo: target.name) {
            if declared.contains(text.offset(index)) { return certain(index, newText: target.newName) }
            lookAtPlainName(index)
        } else if target.selector == nil {
            if text.isWord(index, equalTo: "_" + target.name) { lookAtVariable(index) }
            if text.isWord(index, equalTo: target.setter) { lookAtSetter(index) }
        }
    }

    private mutating func lookAtPlainName(_ index: Int) {
        if let sent = sending(index) { return sent ? certain(index, newText: target.newName) : possible(index) }
        if target.selector == nil, text.isMark(index - 1, equalTo: Byte.period) {
            let isOwn = isOwn(index - 2) && isInside(text.offset(index))
            return isOwn ? certain(index, newText: target.newName) : possible(index)
        }
        if target.selector == nil, target.hasBareVariable { lookAtVariable(index) }
    }

    /// Returns whether a name is sent to `self` or is in an `@selector` of the class's files; nil if it is neither sent nor in a
    /// selector.
    private func sending(_ index: Int) -> Bool? {
        if let named = namedSelector(index) {
            return named == (target.selector ?? target.name) || named == target.setter + ":" ? isClassFile : nil
        }
        let isUnary = (target.selector ?? target.name).utf8.last != Byte.colon
        let isSetter = target.selector == nil && text.isWord(index, equalTo: target.setter)
        guard text.isMark(index + 1, equalTo: isUnary && !isSetter ? Byte.closeBracket : Byte.colon) else { return nil }
        if isOwn(index - 1), text.isMark(index - 2, equalTo: Byte.openBracket), isInside(text.offset(index)) {
            return target.labels == nil
        }
        let isReceiver = text.isName(index - 1) && !text.isMark(index - 1, equalTo: Byte.comma)
        let isSent = isReceiver || text.isMark(index - 1, of: [Byte.closeBracket, Byte.closeParenthesis])
        return isSent
            && file.type(at: text.offset(index))?.members.contains { $0.place.offset == text.offset(index) } != true
            ? false : nil
    }

    /// Returns the selector in `@selector(…)` if a name begins it.
    private func namedSelector(_ index: Int) -> String? {
        guard text.isMark(index - 1, equalTo: Byte.openParenthesis), text.isWord(index - 2, equalTo: "selector"),
            let end = text.behindParenthesis(from: index)
        else { return nil }
        return (index..<end - 1).map(text.text).joined()
    }

    /// Returns whether a token is `self` or `super` and does not follow a dot.
    private func isOwn(_ index: Int) -> Bool {
        text.isWord(index, of: ["self", "super"]) && !text.isMark(index - 1, equalTo: Byte.period)
    }

    private mutating func lookAtSetter(_ index: Int) {
        if declared.contains(text.offset(index)) { return certain(index, newText: target.newSetter) }
        guard let sent = sending(index) else { return }
        sent ? certain(index, newText: target.newSetter) : possible(index)
    }

    /// Notes an instance variable, with its bare name or with the underscore that a property adds.
    private mutating func lookAtVariable(_ index: Int) {
        let isBare = text.isWord(index, equalTo: target.name)
        let newText = isBare ? target.newName : "_" + target.newName
        let offset = text.offset(index)
        if declared.contains(offset) { return certain(index, newText: newText) }
        guard isBare || target.hasUnderscoredVariable else { return }
        let isArrow = text.isMark(index - 1, equalTo: Byte.greater) && text.isMark(index - 2, equalTo: Byte.minus)
        if text.isMark(index - 1, equalTo: Byte.period) || isArrow && !text.isWord(index - 3, equalTo: "self") {
            return possible(index)
        }
        // `@synthesize name = _name`
        let isSynthesized = file.declarations.types.contains { type in
            type.members.contains { $0.kind == .synthesis && $0.extent.contains(offset) && $0.name == target.name }
        }
        guard isInside(offset) || isSynthesized else { return }
        let range = region(offset).range
        let name = isBare ? target.name : "_" + target.name
        if !isArrow, !isSynthesized, locals.declares(name, in: range, except: declared) { return possible(index) }
        let isTaken = !isArrow && !isSynthesized && locals.declares(newText, in: range, except: [])
        certain(index, newText: isTaken ? "self->" + newText : newText)
    }
}
