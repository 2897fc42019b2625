extension ObjCScanner {
    /// The argument of a message: its value if it is a literal or a known constant, and its text.
    struct Argument {
        var value: String
        var text: String
        var place: SourcePlace
    }

    /// Adds a use; if the argument has no value, its text becomes the detail unless another one is given.
    mutating func add(_ kind: CodeUse.Kind, argument: Argument, detail: String = "", owner: BodyOwner) {
        var use = CodeUse(kind: kind, value: argument.value, place: argument.place)
        use.detail = detail.isEmpty && argument.value.isEmpty ? argument.text : detail
        use.written = !detail.isEmpty && argument.value.isEmpty ? argument.text : ""
        use.owner = owner.type
        if owner.tryDepth != nil {
            // The code expects that there may be no such name, and catches the exception.
            if kind == .reuseIdentifier { use.kind = .optionalIdentifier }
            if kind == .performSegue || kind == .storyboardIdentifier { use.detail = CodeUse.tried }
        }
        if owner.isRestoring, kind == .storyboardIdentifier { use.detail = CodeUse.tried }
        file.uses.append(use)
    }

    /// Reads a word of a body. If it is a piece of a selector whose argument names something of a document, the argument is noted.
    mutating func readBodyWord(_ token: ObjCToken, after recent: RecentTokens, owner: inout BodyOwner) {
        let next = Int(token.end)
        guard next < source.bytes.count else { return }
        if source.bytes[next] == Byte.colon {
            guard let piece = SelectorPiece(token, in: source) else { return }
            read(piece, at: next + 1, recent: recent, owner: &owner)
        } else if source.bytes[next] == Byte.openParenthesis, source.isWord(token, equalTo: "NSSelectorFromString") {
            add(.selector, argument: argument(at: next + 1, in: owner), owner: owner)
        }
    }

    private mutating func read(_ piece: SelectorPiece, at index: Int, recent: RecentTokens, owner: inout BodyOwner) {
        let argument = argument(at: index, in: owner)
        switch piece {
        case .performSegue:
            let isOwn = receiver(recent) == "self"
            add(.performSegue, argument: argument, detail: isOwn ? "" : "on another object", owner: owner)
        case .storyboardIdentifier: add(.storyboardIdentifier, argument: argument, owner: owner)
        case .optionalDequeue:
            add(.optionalIdentifier, argument: argument, owner: owner)
            owner.dequeueUse = file.uses.count - 1
        // An NSCollectionView makes an item of the nib or class that the identifier names.
        case .make: add(.optionalIdentifier, argument: argument, owner: owner)
        case .indexPath:
            if let use = owner.dequeueUse, owner.tryDepth == nil { file.uses[use].kind = .reuseIdentifier }
            owner.dequeueUse = nil
        case .supplementaryKind: owner.supplementaryKind = argument.text
        case .storyboardName:
            add(.storyboardName, argument: argument, owner: owner)
            owner.storyboardUse = argument.value.isEmpty ? nil : file.uses.count - 1
        case .bundle:
            if let use = owner.storyboardUse { file.uses[use].detail = argument.text }
            owner.storyboardUse = nil
        case .imageNamed, .colorNamed:
            let kind: CodeUse.Kind = piece == .imageNamed ? .imageName : .colorName
            if isSent(to: kind == .imageName ? ["UIImage", "NSImage"] : ["UIColor", "NSColor"], recent) {
                add(kind, argument: argument, owner: owner)
            }
        case .isEqual: readComparison(argument, after: recent, owner: owner)
        case .register: beginRegistration(.registeredNib, argument: argument, owner: &owner)
        case .registerClass: beginRegistration(.registeredClass, argument: argument, owner: &owner)
        case .registeredIdentifier, .reuseIdentifier:
            if var use = owner.registration {
                use.value = argument.value
                use.written = argument.value.isEmpty ? argument.text : ""
                use.place = argument.place
                file.uses.append(use)
                owner.registration = nil
            } else if piece == .reuseIdentifier {
                let kind = owner.supplementaryKind
                add(
                    .reuseIdentifier, argument: argument, detail: kind.isEmpty ? "" : CodeUse.ofKind + kind,
                    owner: owner)
                owner.supplementaryKind = ""
            }
        case .nibName: readNib(argument, receiver: receiver(recent), owner: &owner)
        case .owner: setOwner(argument, of: &owner)
        case .instantiate: readInstantiation(argument, after: recent, owner: &owner)
        }
    }

    /// Returns the class in `[[Class alloc] initWith…`, or `self` if the message goes to `self` or `super`.
    func receiver(_ recent: RecentTokens) -> String {
        if recent.last.isMark(Byte.closeBracket) {
            return source.isWord(recent.second, equalTo: "alloc") && recent.third.kind == .identifier
                ? source.text(recent.third) : ""
        }
        return source.isWord(recent.last, equalTo: "self") || source.isWord(recent.last, equalTo: "super") ? "self" : ""
    }

    /// Whether a message goes to one of some classes.
    private func isSent(to classes: [StaticString], _ recent: RecentTokens) -> Bool {
        classes.contains { source.isWord(recent.last, equalTo: $0) }
    }

    private mutating func beginRegistration(_ kind: CodeUse.Kind, argument: Argument, owner: inout BodyOwner) {
        var use = CodeUse(kind: kind, value: "", place: argument.place)
        use.owner = owner.type
        if kind == .registeredClass {
            use.detail = argument.text.hasPrefix("[") ? argument.value : argument.text
        } else {
            use.detail = owner.nibs[argument.text] ?? ""
        }
        owner.registration = use
    }

    private mutating func readComparison(_ argument: Argument, after recent: RecentTokens, owner: BodyOwner) {
        if recent.last.kind == .objcString {
            let text = argument.text
            guard text.hasSuffix("egue.identifier") || text.hasSuffix("egue identifier]") else { return }
            let value = Argument(value: source.literal(recent.last), text: "", place: recent.last.place)
            add(.segueIdentifier, argument: value, owner: owner)
        } else if isSegueIdentifier(last: recent.last, second: recent.second, third: recent.third, owner: owner) {
            add(.segueIdentifier, argument: argument, owner: owner)
        }
    }
}

/// A piece of a selector whose argument names something of a document.
enum SelectorPiece {
    case performSegue, storyboardIdentifier, optionalDequeue, make, indexPath, reuseIdentifier, storyboardName,
        isEqual
    case supplementaryKind, register, registerClass, registeredIdentifier, nibName, owner, instantiate, imageNamed,
        colorNamed, bundle

    /// Recognizes a piece by its length and bytes, nil for all other words.
    init?(_ token: ObjCToken, in source: ObjCPreprocessor) {
        func isWord(_ word: StaticString) -> Bool { source.isWord(token, equalTo: word) }
        switch token.end - token.start {
        case 5 where isWord("owner"): self = .owner
        case 6 where isWord("bundle"): self = .bundle
        case 7 where isWord("isEqual"): self = .isEqual
        case 10 where isWord("imageNamed"): self = .imageNamed
        case 10 where isWord("colorNamed"): self = .colorNamed
        case 11 where isWord("registerNib"): self = .register
        case 12 where isWord("forIndexPath"): self = .indexPath
        case 12 where isWord("loadNibNamed"): self = .nibName
        case 13 where isWord("registerClass"): self = .registerClass
        case 13 where isWord("forIdentifier"): self = .registeredIdentifier
        case 14 where isWord("nibWithNibName"): self = .nibName
        case 15 where isWord("isEqualToString"): self = .isEqual
        case 15 where isWord("initWithNibName"): self = .nibName
        case 16 where isWord("initWithNibNamed"): self = .nibName
        case 18 where isWord("storyboardWithName"): self = .storyboardName
        case 20 where isWord("instantiateWithOwner"), 23 where isWord("instantiateNibWithOwner"): self = .instantiate
        case 21 where isWord("initWithWindowNibName"): self = .nibName
        case 21 where isWord("forItemWithIdentifier"): self = .registeredIdentifier
        case 22 where isWord("forCellReuseIdentifier"): self = .registeredIdentifier
        case 22 where isWord("makeViewWithIdentifier"), 22 where isWord("makeItemWithIdentifier"): self = .make
        case 19 where isWord("withReuseIdentifier"): self = .reuseIdentifier
        case 26 where isWord("forCellWithReuseIdentifier"): self = .registeredIdentifier
        case 26 where isWord("performSegueWithIdentifier"): self = .performSegue
        case 34 where isWord("forHeaderFooterViewReuseIdentifier"): self = .registeredIdentifier
        case 33 where isWord("dequeueReusableCellWithIdentifier"): self = .optionalDequeue
        case 38 where isWord("dequeueReusableSupplementaryViewOfKind"): self = .supplementaryKind
        case 38 where isWord("dequeueReusableCellWithReuseIdentifier"): self = .optionalDequeue
        case 35 where isWord("instantiateControllerWithIdentifier"): self = .storyboardIdentifier
        case 39 where isWord("instantiateViewControllerWithIdentifier"): self = .storyboardIdentifier
        case 45 where isWord("dequeueReusableHeaderFooterViewWithIdentifier"): self = .optionalDequeue
        default: return nil
        }
    }
}
