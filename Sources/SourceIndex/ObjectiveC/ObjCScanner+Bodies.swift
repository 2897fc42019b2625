/// The class whose code a body is, and what the body said so far.
struct BodyOwner {
    /// The class, empty for a function.
    var type = ""
    /// Whether a bare `identifier` is that of a segue, as in `prepareForSegue:sender:`.
    var isAboutSegue = false
    /// Whether the method restores a controller, from the storyboard that had it.
    var isRestoring = false
    /// Whether the method belongs to the class itself.
    var isTypeLevel = false
    /// The offset after the body's `{`.
    var start = 0
    /// Whether the method returns the name of the nib to load.
    var returnsNibName = false
    /// The names of the nibs that the body loads, empty for those that are not literals.
    var loadedNibs: [String] = []

    // Values of the body's own names
    var strings: [String: String] = [:]
    var nibs: [String: String] = [:]
    /// The name to which the current statement assigns.
    var assigned: ObjCToken?

    // Calls of several pieces that are not complete yet
    var registration: CodeUse?
    var nibUse: Int?
    /// The index of the last storyboard that was named, until its bundle is.
    var storyboardUse: Int?
    /// The index of the last use that `forIndexPath:` would make certain.
    var dequeueUse: Int?

    /// The kind of the supplementary view that the current statement dequeues, as it is written; empty for none.
    var supplementaryKind = ""

    /// The depth of braces around the outermost `@try` whose block is being read; nil outside of such blocks.
    var tryDepth: Int?

    /// Starts the body of a function, or of a method of a class.
    init(type: String = "", selector: String = "") {
        self.type = type
        isAboutSegue = selector == "prepareForSegue:sender:" || selector == "shouldPerformSegueWithIdentifier:sender:"
        isRestoring = selector == "viewControllerWithRestorationIdentifierPath:coder:"
        returnsNibName = selector == "windowNibName" || selector == "nibName"
    }
}

extension ObjCScanner {
    /// Reads a body after its `{` and completes the method to which it belongs.
    ///
    /// - Parameters:
    ///   - index: the method's index, nil for a function.
    ///   - type: the type that contains it.
    mutating func scanBody(ofMember index: Int?, in type: inout TypeDeclaration) {
        var owner = BodyOwner(type: type.name)
        if let index {
            owner = BodyOwner(type: type.name, selector: type.members[index].selector ?? "")
            owner.isTypeLevel = type.members[index].traits.contains(.typeLevel)
        }
        let (end, loadedNibs) = scanBody(of: owner)
        guard let index else { return }
        type.members[index].extent =
            type.members[index].extent.lowerBound..<max(end, type.members[index].extent.lowerBound)
        if !loadedNibs.isEmpty { type.members[index].loadedNibs = loadedNibs }
    }

    /// Reads a body from after its `{` to after its `}`, or to before something that cannot be in it.
    ///
    /// - Returns: the offset at which it ends, and the names of the nibs that it loads.
    @discardableResult
    mutating func scanBody(of owner: BodyOwner) -> (end: Int, loadedNibs: [String]) {
        var owner = owner
        owner.start = source.previousEnd
        var recent = RecentTokens()
        let floor = source.depth - 1
        while true {
            let token = source.next()
            if source.depth <= floor || token.kind == .end || endsBody(token, of: owner) {
                if token.isMark(Byte.closeBrace) { return (Int(token.end), owner.loadedNibs) }
                if token.kind == .end || source.depth > floor { noteError(token) }
                source.unread(token)
                if token.kind != .end { source.depth = max(0, floor) }
                return (source.previousEnd, owner.loadedNibs)
            }
            switch token.kind {
            case .identifier: readBodyWord(token, after: recent, owner: &owner)
            case .objcString: readBodyString(token, after: recent, owner: &owner)
            case .atWord:
                if source.isWord(token, equalTo: "@selector") {
                    readSelector(after: token, owner: owner)
                } else if source.isWord(token, equalTo: "@try") {
                    owner.tryDepth = owner.tryDepth ?? source.depth
                }
            case .mark where token.byte == Byte.closeBrace:
                if let depth = owner.tryDepth, source.depth <= depth { owner.tryDepth = nil }
            case .mark where token.byte == Byte.equals:
                if recent.last.kind == .identifier { owner.assigned = recent.last }
            case .mark where token.byte == Byte.semicolon:
                (owner.assigned, owner.dequeueUse, owner.nibUse, owner.supplementaryKind) = (nil, nil, nil, "")
            default: break
            }
            recent.push(token)
        }
    }

    /// Returns whether a token can only be outside of bodies: it follows a body that lacks a closing brace.
    private func endsBody(_ token: ObjCToken, of owner: BodyOwner) -> Bool {
        if token.kind == .atWord {
            return source.isWord(token, equalTo: "@end") || source.isWord(token, equalTo: "@interface")
                || source.isWord(token, equalTo: "@implementation")
        }
        guard token.kind == .mark, token.beginsLine, !owner.type.isEmpty else { return false }
        guard token.byte == Byte.minus || token.byte == Byte.plus else { return false }
        return source.looksLikeMethod(at: Int(token.end))
    }

    /// Reads a literal: a name's value, a comparison with a segue's identifier, or a nib's name that is returned.
    private mutating func readBodyString(_ token: ObjCToken, after recent: RecentTokens, owner: inout BodyOwner) {
        guard recent.last.kind == .mark else {
            if owner.returnsNibName, source.isWord(recent.last, equalTo: "return") {
                add(
                    .nibName, argument: Argument(value: source.literal(token), text: "", place: token.place),
                    detail: "self",
                    owner: owner
                )
                file.uses[file.uses.count - 1].nibOwner = .controller("")
            }
            return
        }
        guard recent.last.byte == Byte.equals else { return }
        if recent.second.kind == .identifier {
            owner.strings[source.text(recent.second)] = source.literal(token)
        } else if recent.second.isMark(Byte.equals),
            isSegueIdentifier(last: recent.third, second: recent.fourth, third: recent.fifth, owner: owner)
        {
            add(
                .segueIdentifier, argument: Argument(value: source.literal(token), text: "", place: token.place),
                owner: owner)
        }
    }

    /// Returns whether the tokens before an operator or a message are `segue.identifier` or `[segue identifier]`.
    func isSegueIdentifier(last: ObjCToken, second: ObjCToken, third: ObjCToken, owner: BodyOwner) -> Bool {
        let name = last.isMark(Byte.closeBracket) ? second : last
        if source.hasSuffix(name, suffix: "egueIdentifier") { return true }
        return source.isWord(name, equalTo: "identifier")
            && (owner.isAboutSegue || source.hasSuffix(third, suffix: "egue"))
    }

    /// Reads `(selector)` after `@selector`.
    private mutating func readSelector(after token: ObjCToken, owner: BodyOwner) {
        let open = source.next()
        guard open.isMark(Byte.openParenthesis) else { return source.unread(open) }
        var selector = ""
        var place = open.place
        while true {
            let part = source.next()
            guard part.kind == .identifier || part.isMark(Byte.colon) else {
                source.unread(part)
                break
            }
            if selector.isEmpty { place = part.place }
            selector += source.text(part)
        }
        if !selector.isEmpty {
            add(.selector, argument: Argument(value: selector, text: "", place: place), owner: owner)
        }
    }
}

/// The last five tokens.
struct RecentTokens {
    var last = ObjCToken()
    var second = ObjCToken()
    var third = ObjCToken()
    var fourth = ObjCToken()
    var fifth = ObjCToken()

    @inline(__always)
    mutating func push(_ token: ObjCToken) {
        fifth = fourth
        fourth = third
        third = second
        second = last
        last = token
    }
}
