/// Encodes the uses of a name as bytes and decodes them, for the processes that read Swift.
package enum NameUsesCoding {
    /// How deep expressions may nest; deeper ones are encoded as unknown.
    static let deepest = 64

    /// Encodes what a parse says about a name.
    ///
    /// - Parameter answer: the uses and errors.
    /// - Returns: the bytes, which `decode` reads.
    package static func encode(_ answer: NameUses) -> [UInt8] {
        var encoder = DeclarationsEncoder()
        encoder.write(answer)
        return encoder.bytes
    }

    /// Decodes what a parse says about a name.
    ///
    /// - Parameter bytes: the result of `encode`, complete and with nothing after it.
    /// - Returns: the uses and errors.
    /// - Throws: `DeclarationsCodingError` for any other bytes; it never traps.
    package static func decode(_ bytes: ArraySlice<UInt8>) throws(DeclarationsCodingError) -> NameUses {
        let result: Result<NameUses, DeclarationsCodingError> = bytes.withUnsafeBytes { buffer in
            do throws(DeclarationsCodingError) {
                var decoder = DeclarationsDecoder(buffer)
                let answer = try decoder.answer()
                guard decoder.isAtEnd else { throw .trailing }
                return .success(answer)
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }
}

extension DeclarationsEncoder {
    fileprivate mutating func write(_ answer: NameUses) {
        write(answer.errors)
        write(answer.firstError == nil ? 0 : 1)
        if let place = answer.firstError { write(place) }
        write(answer.uses) { $0.write($1) }
    }

    private mutating func write(_ use: NameUse) {
        write(Int(use.kind.rawValue))
        write(use.range)
        write((use.owner ?? -1) + 1)
        write(use.ownerName)
        write(use.bounds) { $0.write($1) }
        let flags = [use.isTypeLevel, use.isCalled, use.isSelector, use.isNewNameLocal, use.labels != nil]
        write(flags.enumerated().reduce(0) { $0 | ($1.element ? 1 << $1.offset : 0) })
        write(use.labels ?? []) { $0.write($1) }
        write(use.detail)
        write(use.receiver.map { [$0] } ?? []) { $0.write($1, depth: 0) }
    }

    private mutating func write(_ expression: CodeExpression, depth: Int) {
        guard depth < NameUsesCoding.deepest else { return write(0) }
        switch expression {
        case .unknown: write(0)
        case .own: write(1)
        case .name(let name):
            write(2)
            write(name)
        case .type(let type):
            write(3)
            write(type)
        case .member(let base, let name):
            write(4)
            write(base, depth: depth + 1)
            write(name)
        case .call(let callee, let isInferred):
            write(isInferred ? 6 : 5)
            write(callee, depth: depth + 1)
        case .element(let base):
            write(7)
            write(base, depth: depth + 1)
        case .list(let elements):
            write(8)
            write(elements) { $0.write($1, depth: depth + 1) }
        case .closureParameter(let callee, let label, let index):
            write(9)
            write(callee, depth: depth + 1)
            write(label)
            write(index)
        }
    }
}

extension DeclarationsDecoder {
    fileprivate mutating func answer() throws(Failure) -> NameUses {
        var answer = NameUses()
        answer.errors = try number()
        if try number() == 1 { answer.firstError = try place() }
        answer.uses = try list { (decoder) throws(Failure) in try decoder.nameUse() }
        return answer
    }

    private mutating func nameUse() throws(Failure) -> NameUse {
        let kind: NameUse.Kind = try kind()
        var use = NameUse(kind, range: try range())
        let owner = try number()
        use.owner = owner > 0 ? owner - 1 : nil
        use.ownerName = try text()
        use.bounds = try list { (decoder) throws(Failure) in try decoder.text() }
        let flags = try number()
        use.isTypeLevel = flags & 1 != 0
        use.isCalled = flags & 2 != 0
        use.isSelector = flags & 4 != 0
        use.isNewNameLocal = flags & 8 != 0
        let labels = try list { (decoder) throws(Failure) in try decoder.text() }
        use.labels = flags & 16 != 0 ? labels : nil
        use.detail = try text()
        use.receiver = try list { (decoder) throws(Failure) in try decoder.expression(depth: 0) }.first
        return use
    }

    private mutating func expression(depth: Int) throws(Failure) -> CodeExpression {
        guard depth <= NameUsesCoding.deepest else { throw .malformed }
        switch try number() {
        case 0: return .unknown
        case 1: return .own
        case 2: return .name(try text())
        case 3: return .type(try text())
        case 4:
            let base = try expression(depth: depth + 1)
            return .member(base, try text())
        case 5: return .call(try expression(depth: depth + 1), isInferred: false)
        case 6: return .call(try expression(depth: depth + 1), isInferred: true)
        case 7: return .element(try expression(depth: depth + 1))
        case 8: return .list(try list { (decoder) throws(Failure) in try decoder.expression(depth: depth + 1) })
        case 9:
            let callee = try expression(depth: depth + 1)
            let label = try optionalText()
            return .closureParameter(of: callee, label: label, index: try number())
        default: throw .malformed
        }
    }
}
