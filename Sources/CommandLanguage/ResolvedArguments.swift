/// The values of a command's parameters from which its canonical line is printed.
public struct ResolvedArguments: Sendable, Equatable {
    /// What is to stand in a word's place.
    public enum Value: Sendable, Equatable {
        /// A text that is to read back as it is; its dots and the like separate, as bare ones do.
        case text(String)
        /// Pieces with separating dots between them: dots within a piece do not separate.
        case dotted([String])
        /// Text that is already spelled as one word, quotes included.
        case spelled(String)
        /// A word with some of it quoted, which reads back with the same parts quoted.
        case quoted(Word)

        /// The value that reads back as a word with the same parts of it quoted.
        public init(_ word: Word) {
            self = word.isBare ? .text(word.text) : .quoted(word)
        }
    }

    /// A name and what is assigned to it.
    public struct Assignment: Sendable, Equatable {
        /// The name as it is to read.
        public var name: String
        /// The value.
        public var value: Value
    }

    struct Entry: Sendable, Equatable {
        var name: String
        var value: Value
    }

    /// All values, in one piece.
    private struct Contents: Sendable {
        var entries: [Entry] = []
        var assignments: [Assignment] = []
        var marks: [String] = []

        init() {}

        init(_ arguments: Arguments) {
            // One more than there are: the id that a command makes.
            entries.reserveCapacity(arguments.entries.count + 1)
            for entry in arguments.entries {
                entries.append(
                    Entry(name: arguments.pattern.slots[entry.slot].name, value: Value(arguments.words[entry.word])))
            }
            assignments = arguments.assignments.map { Assignment(name: $0.name.text, value: Value($0.value)) }
            if arguments.marks != 0 { marks = arguments.pattern.marks.filter(arguments.has) }
        }
    }

    private var contents = Contents()
    /// The words of a statement that is its own canonical line, as long as each stands for itself: nothing is copied then.
    private var unchanged: Arguments?

    /// The values of parameters, those of one parameter in their order.
    var entries: [Entry] { current.entries }
    /// The assignments in the order they were made.
    public var assignments: [Assignment] { current.assignments }
    var marks: [String] { current.marks }

    /// The canonical line, where it need not be printed.
    var line: ArraySlice<UInt8>? { unchanged?.canonical }

    private var current: Contents { unchanged.map { Contents($0) } ?? contents }

    /// Makes arguments with no values.
    public init() {}

    /// Makes arguments with the words of parsed ones, to be replaced one by one with what they stand for.
    public init(_ arguments: Arguments) {
        if arguments.canonical != nil { unchanged = arguments } else { contents = Contents(arguments) }
    }

    private mutating func change() {
        guard let arguments = unchanged else { return }
        contents = Contents(arguments)
        unchanged = nil
    }

    /// The values of a parameter in their order: none if it has none.
    public subscript(name: String) -> [Value] {
        entries.compactMap { $0.name == name ? $0.value : nil }
    }

    /// Gives a parameter one text as its value.
    public mutating func set(_ name: String, to text: String) {
        if let unchanged, unchanged.gives(name, text) { return }
        set(name, to: .text(text))
    }

    /// Gives a parameter two texts with a dot between them as its value, as in `ID.NAME`; or the first alone.
    public mutating func set(_ name: String, to first: String, _ second: String?) {
        guard let second else { return set(name, to: first) }
        if let unchanged, unchanged.gives(name, first, second) { return }
        set(name, to: .dotted([first, second]))
    }

    /// Gives a parameter one value.
    public mutating func set(_ name: String, to value: Value) {
        change()
        var isSet = false
        for index in contents.entries.indices where contents.entries[index].name.hasBytes(of: name) {
            if isSet { return set(name, to: [value]) }
            contents.entries[index].value = value
            isSet = true
        }
        if !isSet { contents.entries.append(Entry(name: name, value: value)) }
    }

    /// Gives a parameter its values: more than one need a parameter that takes several.
    public mutating func set(_ name: String, to values: [Value]) {
        unset(name)
        change()
        contents.entries += values.map { Entry(name: name, value: $0) }
    }

    /// Takes a parameter's values away.
    public mutating func unset(_ name: String) {
        if let unchanged, unchanged[name] == nil { return }
        change()
        contents.entries.removeAll { $0.name == name }
    }

    /// Assigns a value to a name, in place of what was assigned to it before.
    public mutating func assign(_ name: String, _ value: Value) {
        change()
        for index in contents.assignments.indices where contents.assignments[index].name == name {
            contents.assignments[index].value = value
            return
        }
        contents.assignments.append(Assignment(name: name, value: value))
    }

    /// Takes the assignment to a name away.
    public mutating func unassign(_ name: String) {
        change()
        contents.assignments.removeAll { $0.name == name }
    }

    /// Gives a flag, or a keyword that stands alone in an optional piece, or takes it away.
    public mutating func mark(_ word: String, _ isGiven: Bool = true) {
        change()
        contents.marks.removeAll { $0 == word }
        if isGiven { contents.marks.append(word) }
    }

    /// Whether a flag, or a keyword that stands alone in an optional piece, is given.
    public func isMarked(_ word: String) -> Bool {
        marks.contains(word)
    }

    /// Whether both have the same values, whatever the order in which they got them.
    public static func == (first: ResolvedArguments, second: ResolvedArguments) -> Bool {
        first.entries.count == second.entries.count
            && first.entries.allSatisfy { first[$0.name] == second[$0.name] }
            && first.assignments == second.assignments
            && Set(first.marks) == Set(second.marks)
    }
}

extension Arguments {
    /// Whether a parameter's only word is a text without quotes.
    fileprivate func gives(_ parameter: String, _ text: String) -> Bool {
        guard let word = onlyWord(for: parameter) else { return false }
        return word.isBare && word.text.hasBytes(of: text)
    }

    /// Whether a parameter's only word is two texts with a dot between them, none of which needs quotes.
    fileprivate func gives(_ parameter: String, _ first: String, _ second: String) -> Bool {
        guard let word = onlyWord(for: parameter), word.isBare else { return false }
        return word.text.isJoined(first, second, by: Byte.dot) && Quoting.isBareWord(first, without: Byte.dot)
            && Quoting.isBareWord(second, without: Byte.dot)
    }

    private func onlyWord(for parameter: String) -> Word? {
        var found: Word?
        for entry in entries where pattern.slots[entry.slot].name.hasBytes(of: parameter) {
            guard found == nil else { return nil }
            found = words[entry.word]
        }
        return found
    }
}

extension String {
    /// Whether it is two texts with a byte between them.
    fileprivate func isJoined(_ first: String, _ second: String, by byte: UInt8) -> Bool {
        var (whole, first, second) = (self, first, second)
        return whole.withUTF8 { whole in
            first.withUTF8 { first in
                second.withUTF8 { second in
                    let count = first.count
                    return whole.count == count + 1 + second.count && whole[count] == byte
                        && whole[..<count].elementsEqual(first) && whole[(count + 1)...].elementsEqual(second)
                }
            }
        }
    }
}
