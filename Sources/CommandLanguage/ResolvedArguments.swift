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

    /// The values of parameters, those of one parameter in their order.
    private(set) var entries: [Entry] = []
    /// The assignments in the order they were made.
    public private(set) var assignments: [Assignment] = []
    private(set) var marks: [String] = []

    /// Makes arguments with no values.
    public init() {}

    /// Makes arguments with the words of parsed ones, to be replaced one by one with what they stand for.
    public init(_ arguments: Arguments) {
        // One more than there are: the id that a command makes.
        entries.reserveCapacity(arguments.entries.count + 1)
        for entry in arguments.entries {
            entries.append(
                Entry(name: arguments.pattern.slots[entry.slot].name, value: Value(arguments.words[entry.word])))
        }
        assignments = arguments.assignments.map { Assignment(name: $0.name.text, value: Value($0.value)) }
        if arguments.marks != 0 { marks = arguments.pattern.marks.filter(arguments.has) }
    }

    /// The values of a parameter in their order: none if it has none.
    public subscript(name: String) -> [Value] {
        entries.compactMap { $0.name == name ? $0.value : nil }
    }

    /// Gives a parameter one text as its value.
    public mutating func set(_ name: String, to text: String) {
        set(name, to: .text(text))
    }

    /// Gives a parameter one value.
    public mutating func set(_ name: String, to value: Value) {
        var isSet = false
        for index in entries.indices where entries[index].name.hasBytes(of: name) {
            if isSet { return set(name, to: [value]) }
            entries[index].value = value
            isSet = true
        }
        if !isSet { entries.append(Entry(name: name, value: value)) }
    }

    /// Gives a parameter its values: more than one need a parameter that takes several.
    public mutating func set(_ name: String, to values: [Value]) {
        unset(name)
        entries += values.map { Entry(name: name, value: $0) }
    }

    /// Takes a parameter's values away.
    public mutating func unset(_ name: String) {
        for entry in entries where entry.name == name {
            entries.removeAll { $0.name == name }
            return
        }
    }

    /// Assigns a value to a name, in place of what was assigned to it before.
    public mutating func assign(_ name: String, _ value: Value) {
        for index in assignments.indices where assignments[index].name == name {
            assignments[index].value = value
            return
        }
        assignments.append(Assignment(name: name, value: value))
    }

    /// Takes the assignment to a name away.
    public mutating func unassign(_ name: String) {
        assignments.removeAll { $0.name == name }
    }

    /// Gives a flag, or a keyword that stands alone in an optional piece, or takes it away.
    public mutating func mark(_ word: String, _ isGiven: Bool = true) {
        marks.removeAll { $0 == word }
        if isGiven { marks.append(word) }
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
