/// Writes the fields of values to bytes, or reads them from bytes: one description of a value (``FieldCoded``) serves both.
///
/// The format is compact and has no field names: each field in the order of its description. Numbers are LEB128; strings and lists
/// begin with their length.
protocol FieldCoder {
    /// How deep the value that is coded is in others of its type.
    var depth: Int { get set }

    /// Writes or reads a number that is usually small.
    mutating func code(_ number: inout Int)

    /// Writes or reads a text.
    mutating func code(_ text: inout String)

    /// Writes or reads a list.
    ///
    /// - Parameters:
    ///   - list: the list, which reading replaces.
    ///   - blank: an element before it is read.
    ///   - one: writes or reads an element.
    mutating func code<Element>(
        _ list: inout [Element], blank: @autoclosure () -> Element, each one: (inout Self, inout Element) -> Void
    )

    /// Refuses what was read unless it is valid; does nothing to what is written.
    mutating func require(_ isValid: Bool)
}

/// A value with fields that a coder writes and reads.
protocol FieldCoded {
    /// A value before it is read.
    static var blank: Self { get }
    /// Writes all fields, or reads them.
    mutating func code(with coder: inout some FieldCoder)
}

extension FieldCoder {
    mutating func code<Coded: FieldCoded>(_ list: inout [Coded]) {
        code(&list, blank: Coded.blank) { $1.code(with: &$0) }
    }

    mutating func code(_ texts: inout [String]) {
        code(&texts, blank: "") { $0.code(&$1) }
    }

    mutating func code<Coded: FieldCoded>(_ value: inout Coded) { value.code(with: &self) }

    mutating func code<Coded: FieldCoded>(_ value: inout Coded?) {
        guard var some = present(value, blank: Coded.blank) else { return value = nil }
        some.code(with: &self)
        value = some
    }

    mutating func code(_ text: inout String?) {
        guard var some = present(text, blank: "") else { return text = nil }
        code(&some)
        text = some
    }

    /// Writes or reads whether there is a value, and returns it or a blank one if so.
    private mutating func present<Value>(_ value: Value?, blank: @autoclosure () -> Value) -> Value? {
        var isThere = value != nil
        code(&isThere)
        return isThere ? value ?? blank() : nil
    }

    mutating func code(_ flag: inout Bool) {
        var number = flag ? 1 : 0
        code(&number)
        require(number == 0 || number == 1)
        flag = number == 1
    }

    /// Writes or reads a case of an enumeration or a set of options by its number.
    mutating func code<Kind: RawRepresentable>(_ kind: inout Kind)
    where Kind.RawValue: FixedWidthInteger {
        var number = Int(kind.rawValue)
        code(&number)
        let found = Kind.RawValue(exactly: number).flatMap { Kind(rawValue: $0) }
        require(found != nil)
        kind = found ?? kind
    }

    mutating func code(_ range: inout Range<Int>) {
        var (lower, count) = (range.lowerBound, range.upperBound &- range.lowerBound)
        code(&lower)
        code(&count)
        let (upper, overflows) = lower.addingReportingOverflow(count)
        require(!overflows && upper >= lower)
        range = lower..<max(lower, upper)
    }
}
