extension ObjCPreprocessor {
    /// Reads a directive after its `#`: conditions, `#define NAME @"…"` and `#import <Module/…>`; the others are skipped.
    mutating func readDirective() {
        let guardName = possibleGuard
        possibleGuard = nil
        guard let word = nextInDirective() else { return }
        guard word.kind == .identifier else { return skipDirective() }
        switch text(word) {
        case "define": readDefine(guardName)
        case "import", "include": readImport()
        case "ifndef":
            let name = nextInDirective()
            open(alwaysHolds: false)
            guard let name else { return }
            if name.kind == .identifier { possibleGuard = name }
            skipDirective()
        case "ifdef":
            let name = nextInDirective()
            open(alwaysHolds: name.map { isWord($0, equalTo: "__OBJC__") } ?? false)
            if name != nil { skipDirective() }
        case "if": readIf()
        case "else", "elif", "elifdef", "elifndef":
            if let depth = conditionals.last?.depth { self.depth = depth }
            skipDirective()
        case "endif":
            if let closed = conditionals.popLast(), !closed.alwaysHolds { openConditions -= 1 }
            skipDirective()
        default: skipDirective()
        }
    }

    private mutating func skipDirective() {
        while nextInDirective() != nil {}
    }

    private mutating func open(alwaysHolds: Bool) {
        conditionals.append(Conditional(depth: depth, alwaysHolds: alwaysHolds))
        if !alwaysHolds { openConditions += 1 }
    }

    /// Reads the condition of `#if`: `!defined(X)` may be an include guard, `__OBJC__` is always true.
    private mutating func readIf() {
        var condition: [ObjCToken] = []
        while let token = nextInDirective() {
            let isParenthesis = token.isMark(Byte.openParenthesis) && condition.count < 3
            if !isParenthesis, condition.count < 3 { condition.append(token) }
        }
        func has(_ word: StaticString, at index: Int) -> Bool {
            index < condition.count && isWord(condition[index], equalTo: word)
        }
        if condition.count == 1, bytes[condition[0].range].elementsEqual("0".utf8) {
            open(alwaysHolds: false)
            skipBranch()
        } else if let first = condition.first, first.isMark(Byte.exclamation) {
            if has("defined", at: 1), condition.count > 2, condition[2].kind == .identifier {
                possibleGuard = condition[2]
            }
            open(alwaysHolds: false)
        } else {
            open(alwaysHolds: has("__OBJC__", at: has("defined", at: 0) ? 1 : 0))
        }
    }

    /// Skips the tokens after `#if 0` up to the directive that ends the branch, and reads that.
    private mutating func skipBranch() {
        var inner = 0
        while let directive = nextDirective() {
            switch directive {
            case "if", "ifdef", "ifndef": inner += 1
            case "endif" where inner > 0: inner -= 1
            case "endif":
                if let closed = conditionals.popLast(), !closed.alwaysHolds { openConditions -= 1 }
                return skipDirective()
            case "else", "elif", "elifdef", "elifndef":
                if inner == 0 { return skipDirective() }
            default: break
            }
            skipDirective()
        }
    }

    /// Reads `#define NAME @"…"`, with or without parentheses around the value; the name may complete an include guard.
    private mutating func readDefine(_ guardName: ObjCToken?) {
        guard let name = nextInDirective() else { return }
        guard name.kind == .identifier else { return skipDirective() }
        if let guardName, bytes[guardName.range].elementsEqual(bytes[name.range]), let last = conditionals.indices.last,
            !conditionals[last].alwaysHolds
        {
            conditionals[last].alwaysHolds = true
            openConditions -= 1
        }
        guard var value = nextInDirective() else { return }
        // A parenthesis directly after the name begins parameters
        if value.isMark(Byte.openParenthesis), value.start > name.end {
            guard let next = nextInDirective() else { return }
            value = next
        }
        if value.kind == .objcString { defines.append((name, value)) }
        skipDirective()
    }

    /// Reads the module of `#import <Module/Header.h>`.
    private mutating func readImport() {
        guard let header = nextInDirective() else { return }
        if header.kind == .headerName {
            let name = bytes[ObjCLexer.text(of: header, in: bytes)]
            let module = name.prefix(while: Byte.isName)
            if !module.isEmpty, name.dropFirst(module.count).first == Byte.slash {
                imports.append(String(decoding: module, as: UTF8.self))
            }
        }
        skipDirective()
    }
}
