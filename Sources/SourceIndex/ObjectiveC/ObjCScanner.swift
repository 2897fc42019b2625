/// Reads one Objective-C file from start to end; its extensions read types, members and the bodies of methods.
struct ObjCScanner {
    var source: ObjCPreprocessor
    var file = FileDeclarations(language: .objectiveC)
    /// The values of string constants by name, and the constants as members.
    var constants: [String: String] = [:]
    var constantMembers: [Member] = []
    /// The tokens of the current declaration; kept between declarations to save allocations.
    var buffer: [ObjCToken] = []
    /// What `IB_DESIGNABLE` and `objc_runtime_name` say about the `@interface` after them.
    var isDesignable = false
    var runtimeName: String?
    /// The names of nibs by the names of the properties or variables to which the file assigns them.
    var nibs: [String: String] = [:]
    private var definesRead = 0

    /// Starts at the first byte.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        source = ObjCPreprocessor(bytes)
    }

    /// Reads the whole file.
    mutating func scan() -> FileDeclarations {
        scanFile()
        readDefines()
        file.imports += source.imports
        file.ignores = source.ignores
        if let first = constantMembers.first {
            var type = TypeDeclaration(kind: .swiftValue, name: "", place: first.place, body: 0..<source.bytes.count)
            type.members = constantMembers
            file.types.append(type)
        }
        return file
    }

    private mutating func scanFile() {
        var previous = ObjCToken()
        var beforePrevious = ObjCToken()
        while true {
            let token = source.next()
            switch token.kind {
            case .end:
                if source.depth > 0 { noteError(token) }
                return
            case .atWord:
                scanFileWord(token)
            case .objcString where previous.isMark(Byte.equals) && beforePrevious.kind == .identifier:
                addConstant(beforePrevious, value: token)
            case .identifier where source.isWord(token, equalTo: "typedef"):
                scanTypedef()
            case .identifier:
                noteAttribute(token)
            case .mark where token.byte == Byte.openBrace:
                if !opensScope(after: previous, and: beforePrevious) { scanBody(of: BodyOwner()) }
            case .mark where token.byte == Byte.semicolon:
                isDesignable = false
                runtimeName = nil
            default:
                break
            }
            beforePrevious = previous
            previous = token
        }
    }

    /// Returns whether a brace after these tokens belongs to `extern "C" {` or `namespace x {`, which contain declarations.
    private func opensScope(after previous: ObjCToken, and beforePrevious: ObjCToken) -> Bool {
        previous.kind == .string || source.isWord(previous, equalTo: "namespace")
            || source.isWord(beforePrevious, equalTo: "namespace")
    }

    private mutating func scanFileWord(_ token: ObjCToken) {
        if source.isWord(token, equalTo: "@interface") {
            scanInterface(token)
        } else if source.isWord(token, equalTo: "@implementation") {
            scanImplementation(token)
        } else if source.isWord(token, equalTo: "@protocol") {
            scanProtocol(token)
        } else if source.isWord(token, equalTo: "@class") {
            skipStatement()
        } else if source.isWord(token, equalTo: "@compatibility_alias") {
            scanCompatibilityAlias()
        } else if source.isWord(token, equalTo: "@import") {
            let module = source.next()
            if module.kind == .identifier { file.imports.append(source.text(module)) } else { source.unread(module) }
        }
    }

    private mutating func noteAttribute(_ token: ObjCToken) {
        if source.isWord(token, equalTo: "IB_DESIGNABLE") {
            isDesignable = true
        } else if source.isWord(token, equalTo: "objc_runtime_name") {
            let open = source.next()
            guard open.isMark(Byte.openParenthesis) else { return source.unread(open) }
            let name = source.next()
            if name.kind == .string { runtimeName = source.literal(name) } else { source.unread(name) }
        }
    }

    /// Skips everything up to and including the next `;`, or up to a word or brace that begins something else.
    mutating func skipStatement() {
        while true {
            let token = source.next()
            if token.isMark(Byte.semicolon) { return }
            if token.kind == .end || token.kind == .atWord || token.isMark(Byte.openBrace) {
                return source.unread(token)
            }
        }
    }

    /// Skips everything up to and including the parenthesis that closes the one just read, or up to what cannot be inside.
    mutating func skipParentheses() {
        var open = 1
        while open > 0 {
            let token = source.next()
            if token.isMark(Byte.openParenthesis) {
                open += 1
            } else if token.isMark(Byte.closeParenthesis) {
                open -= 1
            } else if token.kind == .end || token.kind == .atWord || token.isMark(Byte.semicolon) {
                noteError(token)
                return source.unread(token)
            }
        }
    }

    /// Remembers the first place that could not be read.
    mutating func noteError(_ token: ObjCToken) {
        if file.firstError == nil { file.firstError = token.place }
    }

    /// Adds `NAME = @"value"`.
    mutating func addConstant(_ name: ObjCToken, value: ObjCToken) {
        var member = Member(
            kind: .constant, name: source.text(name), place: name.place, extent: Int(name.start)..<Int(value.end))
        member.type = source.literal(value)
        if source.isConditional { member.traits.insert(.conditional) }
        if constants.updateValue(member.type, forKey: member.name) == nil { constantMembers.append(member) }
    }

    /// Adds the `#define`s read since the last call.
    mutating func readDefines() {
        while definesRead < source.defines.count {
            let define = source.defines[definesRead]
            definesRead += 1
            addConstant(define.name, value: define.value)
        }
    }
}
