extension NameUses: FieldCoded {
    static var blank: NameUses { NameUses() }

    mutating func code(with coder: inout some FieldCoder) {
        coder.code(&errors)
        coder.code(&firstError)
        coder.code(&uses)
    }
}

extension NameUse: FieldCoded {
    static var blank: NameUse { NameUse(.unknown, range: 0..<0) }

    mutating func code(with coder: inout some FieldCoder) {
        coder.code(&kind)
        coder.code(&range)
        var place = (owner ?? -1) + 1
        coder.code(&place)
        owner = place > 0 ? place - 1 : nil
        coder.code(&ownerName)
        coder.code(&bounds)
        for flag in [\NameUse.isTypeLevel, \.isCalled, \.isSelector, \.isNewNameLocal] {
            coder.code(&self[keyPath: flag])
        }
        var hasLabels = labels != nil
        coder.code(&hasLabels)
        var known = labels ?? []
        coder.code(&known)
        labels = hasLabels ? known : nil
        coder.code(&detail)
        coder.code(&receiver)
    }
}

extension CodeExpression: FieldCoded {
    static var blank: CodeExpression { .unknown }

    /// How deep expressions may nest; deeper ones are written as unknown.
    static let deepest = 64

    /// What any case has: its number, and what is in it.
    private struct Fields {
        var number: Int
        var inner: [CodeExpression] = []
        var text: String?
        var index = 0
    }

    mutating func code(with coder: inout some FieldCoder) {
        coder.depth += 1
        defer { coder.depth -= 1 }
        var fields = coder.depth <= Self.deepest ? fields : Fields(number: 0)
        coder.code(&fields.number)
        guard fields.number > 0 else { return self = .unknown }
        coder.require(coder.depth <= Self.deepest)
        coder.code(&fields.inner)
        coder.code(&fields.text)
        coder.code(&fields.index)
        let found = CodeExpression(fields)
        coder.require(found != nil)
        self = found ?? .unknown
    }

    private var fields: Fields {
        switch self {
        case .unknown: Fields(number: 0)
        case .own: Fields(number: 1)
        case .name(let name): Fields(number: 2, text: name)
        case .type(let type): Fields(number: 3, text: type)
        case .member(let base, let name): Fields(number: 4, inner: [base], text: name)
        case .call(let callee, let isInferred): Fields(number: isInferred ? 6 : 5, inner: [callee])
        case .element(let base): Fields(number: 7, inner: [base])
        case .list(let elements): Fields(number: 8, inner: elements)
        case .closureParameter(let callee, let label, let index):
            Fields(number: 9, inner: [callee], text: label, index: index)
        }
    }

    private init?(_ fields: Fields) {
        switch (fields.number, fields.inner.first, fields.text) {
        case (1, nil, nil): self = .own
        case (2, nil, let name?): self = .name(name)
        case (3, nil, let type?): self = .type(type)
        case (4, let base?, let name?): self = .member(base, name)
        case (5, let callee?, nil), (6, let callee?, nil): self = .call(callee, isInferred: fields.number == 6)
        case (7, let base?, nil): self = .element(base)
        case (8, _, nil): self = .list(fields.inner)
        case (9, let callee?, let label): self = .closureParameter(of: callee, label: label, index: fields.index)
        default: return nil
        }
    }
}
