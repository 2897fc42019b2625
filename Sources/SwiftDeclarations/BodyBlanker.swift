#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Replaces the bodies of functions by blanks where they have nothing to tell, since the parser takes a second for 1 MB.
///
/// All offsets stay as they are. A body is what stands between the braces after `func`, `init`, `deinit` or `subscript`, the getter
/// of a property, the code of `set`, `willSet` and `didSet`, or a closure that is an initial value. It goes if it is not too short
/// and has none of `WantedWords`. What is blanked inside of such braces can only be statements, so a mistake about
/// which braces they are costs nothing. Wherever the scan is not sure what it sees, the file is left as it is.
struct BodyBlanker {
    /// Shorter getters stay: the text that they give may be a constant.
    static let minimumOfGetter = 128
    /// Shorter initializers stay: they may do nothing but fail.
    static let minimumOfInitializer = 512
    /// Shorter bodies stay: they cost nothing.
    private static let minimumOfBody = 16

    /// What comes with the next opening brace at a depth.
    private struct Expectation {
        var depth: Int
        /// A brace after the name of a variable may begin a list of accessors.
        var isProperty = false
        /// The body goes only if it has so many bytes.
        var minimum = BodyBlanker.minimumOfBody
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    /// The offsets of the words that keep a body, in order.
    private let words: [Int]
    private var scanner: SwiftScanner
    /// The opening brackets around, as bytes.
    private var brackets: [UInt8] = []
    private var expected: Expectation?
    /// Where the outermost body begins that the scan is in, at which depth, and how long it must be.
    private var body: (start: Int, depth: Int, minimum: Int)?
    private var ranges: [Range<Int>] = []

    private init(_ bytes: UnsafeBufferPointer<UInt8>, words: [Int]) {
        self.bytes = bytes
        self.words = words
        scanner = SwiftScanner(bytes)
    }

    /// The file with blanks; nil if nothing can go or the scan is not sure.
    static func blanked(_ bytes: UnsafeBufferPointer<UInt8>, words: [Int]) -> [UInt8]? {
        var blanker = BodyBlanker(bytes, words: words)
        guard blanker.scan(), !blanker.ranges.isEmpty else { return nil }
        var copy = Array(bytes)
        copy.withUnsafeMutableBytes { buffer in
            guard let base = buffer.baseAddress else { return }
            for range in blanker.ranges { memset(base + range.lowerBound, 0x20, range.count) }
        }
        return copy
    }

    /// Goes through the file; false if something is not understood or brackets do not match.
    private mutating func scan() -> Bool {
        while let token = scanner.next() {
            switch token {
            case .word(let start, let end): read(start, end)
            case .open(let byte): open(byte)
            case .close(let byte): guard close(byte) else { return false }
            case .assignment:
                // The value of a variable may be a closure; its accessors, if any, come after it.
                expected = nil
                if scanner.nextByte == UInt8(ascii: "{") { expected = Expectation(depth: brackets.count) }
            case .separator: if expected?.depth == brackets.count { expected = nil }
            }
        }
        return !scanner.isUnsure && brackets.isEmpty
    }

    private mutating func read(_ start: Int, _ end: Int) {
        // Nothing in a body matters but its end.
        guard body == nil, let keyword = DeclarationKeyword(bytes, start, end) else { return }
        switch keyword {
        case .function:
            scanner.skipName()
            expected = Expectation(depth: brackets.count)
        case .initializer:
            expected = Expectation(depth: brackets.count, minimum: Self.minimumOfInitializer)
        case .body:
            expected = Expectation(depth: brackets.count)
        case .variable:
            expected = Expectation(depth: brackets.count, isProperty: true, minimum: Self.minimumOfGetter)
        case .type:
            expected = nil
            scanner.skipTypeName()
        case .other:
            expected = nil
        }
    }

    private mutating func open(_ byte: UInt8) {
        if byte == UInt8(ascii: "{"), let expected, expected.depth == brackets.count {
            self.expected = nil
            if !expected.isProperty || beginsGetter() { body = (scanner.index, brackets.count, expected.minimum) }
        }
        brackets.append(byte)
    }

    private mutating func close(_ byte: UInt8) -> Bool {
        // ( ) are neighbours in ASCII; [ ] and { } have a byte between them.
        guard let last = brackets.popLast(), byte == last + (last == UInt8(ascii: "(") ? 1 : 2) else { return false }
        if let expected, expected.depth > brackets.count { self.expected = nil }
        if let body, body.depth == brackets.count {
            self.body = nil
            let range = body.start..<scanner.index - 1
            if range.count >= body.minimum, !hasWord(range) { ranges.append(range) }
        }
        return true
    }

    /// Whether statements stand after the brace of a property, rather than accessors or what might be some.
    private func beginsGetter() -> Bool {
        var index = scanner.index
        while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
        guard index < bytes.count, SwiftScanner.isWordByte(bytes[index]) else { return false }
        let start = index
        while index < bytes.count, SwiftScanner.isWordByte(bytes[index]) { index += 1 }
        return !DeclarationKeyword.beginsAccessor(bytes, start, index)
    }

    private func hasWord(_ range: Range<Int>) -> Bool {
        var low = 0
        var high = words.count
        while low < high {
            let middle = (low + high) / 2
            if words[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low < words.count && words[low] < range.upperBound
    }
}
