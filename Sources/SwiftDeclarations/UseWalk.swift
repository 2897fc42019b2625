import Bytes
import SourceIndex
import SwiftSyntax

/// Finds the uses of names in documents; it visits only the parts of the tree that contain one of `WantedWords`.
struct UseWalk {
    let source: SourceText
    /// The offsets of the wanted words, in order.
    private let words: [Int]
    private let constants: Constants
    private(set) var types: [TypeDeclaration]
    private var uses: [CodeUse] = []

    init(_ source: SourceText, words: [Int], types: [TypeDeclaration], constants: Constants) {
        self.source = source
        self.words = words
        self.types = types
        self.constants = constants
    }

    mutating func read(_ tree: SourceFileSyntax) {
        // Chains of calls nest as deep as they are long, so this must not recurse
        var pending = [Syntax(tree)]
        while let node = pending.popLast() {
            guard hasWord(node) else { continue }
            read(node)
            for child in node.children(viewMode: .sourceAccurate) where child.kind != .token { pending.append(child) }
        }
    }

    /// Returns all uses in order, each once, together with those from declarations, and sets their owners.
    mutating func finish(with others: [CodeUse]) -> [CodeUse] {
        uses += others
        uses.sort { ($0.place.offset, $0.kind.rawValue) < ($1.place.offset, $1.kind.rawValue) }
        var result: [CodeUse] = []
        result.reserveCapacity(uses.count)
        for use in uses {
            if let last = result.last, last.kind == use.kind, last.place == use.place { continue }
            result.append(use)
            result[result.count - 1].owner = owner(at: use.place.offset)
        }
        return result
    }

    private mutating func read(_ node: Syntax) {
        switch node.kind {
        case .functionCallExpr:
            read(node.cast(FunctionCallExprSyntax.self))
        case .macroExpansionExpr:
            readSelector(node.cast(MacroExpansionExprSyntax.self))
        case .sequenceExpr, .switchExpr, .patternBinding, .optionalBindingCondition, .matchingPatternCondition,
            .functionDecl:
            var segues = SegueWalk(source)
            segues.read(node)
            for found in segues.found { add(.segueIdentifier, value: found.expression, in: found.type) }
        default: break
        }
    }

    private func hasWord(_ node: Syntax) -> Bool {
        let start = node.position.utf8Offset
        var low = 0
        var high = words.count
        while low < high {
            let middle = (low + high) / 2
            if words[middle] < start { low = middle + 1 } else { high = middle }
        }
        return low < words.count && words[low] < node.endPosition.utf8Offset
    }
}

// The parts of uses.
extension UseWalk {
    /// Adds a use of the text for which an expression stands; `nil` is not a use.
    ///
    /// - Parameters:
    ///   - kind: the kind of use.
    ///   - expression: the expression for the name.
    ///   - detail: the second fact; nil for the expression as it is written.
    ///   - type: the type of which a name that begins with a dot is a member.
    ///   - nibOwner: the object for which a nib is loaded.
    mutating func add(
        _ kind: CodeUse.Kind, value expression: ExprSyntax, detail: String? = nil, in type: String = "",
        nibOwner: NibOwner = .unknown
    ) {
        guard !expression.is(NilLiteralExprSyntax.self) else { return }
        let offset = expression.extent.lowerBound
        var written = source.text(expression)
        var value: String?
        if written.utf8.first == Byte.period, !type.isEmpty {
            written = type + written
            value = constants.value(of: written, seenFrom: owner(at: offset))
        } else {
            value = self.value(of: expression)
            if value == nil, isLocal(expression) { written += CodeUse.local }
        }
        var use = CodeUse(kind: kind, value: value ?? "", place: source.place(at: offset))
        use.detail = detail ?? (value == nil ? written : "")
        if value == nil, detail != nil { use.written = written }
        use.nibOwner = nibOwner
        uses.append(use)
    }

    /// Adds a use.
    mutating func append(_ use: CodeUse) { uses.append(use) }

    /// Adds a use whose value is known already.
    mutating func add(_ kind: CodeUse.Kind, value: String, detail: String, at offset: Int) {
        var use = CodeUse(kind: kind, value: value, place: source.place(at: offset))
        use.detail = detail
        uses.append(use)
    }

    /// Returns the text for which an expression stands: a literal, a constant of the file, or one of the function around it.
    func value(of expression: ExprSyntax) -> String? {
        switch TextValue.read(expression, in: source) {
        case .literal(let text): return text
        case nil: return nil
        case .name(let name):
            if !name.utf8.contains(Byte.period),
                let local = LocalValue.of(name, from: Syntax(expression), in: source)
            {
                guard case .literal(let text) = TextValue.read(local, in: source) else { return nil }
                return text
            }
            if isLocal(expression) { return nil }
            return constants.value(of: name, seenFrom: owner(at: expression.extent.lowerBound))
        }
    }

    /// Whether an expression is the name of a variable or parameter of the function around it.
    private func isLocal(_ expression: ExprSyntax) -> Bool {
        guard case .name(let name) = TextValue.read(expression, in: source), !name.utf8.contains(Byte.period),
            !source.text(expression).hasPrefix("self.")
        else { return false }
        return LocalScope(source).binding(of: name, at: Syntax(expression)) != nil
    }

    /// Notes that the member around an offset loads a nib.
    mutating func noteLoading(of nib: String?, at offset: Int) {
        guard let type = innermostType(at: offset) else { return }
        for index in types[type].members.indices where types[type].members[index].extent.contains(offset) {
            types[type].members[index].loadedNibs += [nib ?? ""]
        }
    }

    /// Returns the name of the innermost type whose code contains an offset.
    func owner(at offset: Int) -> String {
        innermostType(at: offset).map { types[$0].name } ?? ""
    }

    /// Returns the innermost type around an offset: the last one, because types are in the order in which they begin.
    private func innermostType(at offset: Int) -> Int? {
        types.lastIndex { $0.body.contains(offset) && !$0.name.isEmpty }
    }
}
