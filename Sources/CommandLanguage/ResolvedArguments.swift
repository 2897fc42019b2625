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

        /// The value that reads back as a word with the same parts of it quoted.
        public init(_ word: Word) {
            self = word.isBare ? .text(word.text) : .spelled(word.spelling)
        }
    }

    /// A name and what is assigned to it.
    public struct Assignment: Sendable, Equatable {
        /// The name as it is to read.
        public var name: String
        /// The value.
        public var value: Value
    }

    private(set) var values: [(name: String, values: [Value])] = []
    /// The assignments in the order they were made.
    public private(set) var assignments: [Assignment] = []
    private(set) var marks: [String] = []

    /// Makes arguments with no values.
    public init() {}

    /// Makes arguments with the words of parsed ones, to be replaced one by one with what they stand for.
    public init(_ arguments: Arguments) {
        for entry in arguments.entries {
            let name = arguments.pattern.slots[entry.slot].name
            set(name, to: (self[name] ?? []) + [Value(entry.word)])
        }
        assignments = arguments.assignments.map { Assignment(name: $0.name.text, value: Value($0.value)) }
        marks = arguments.pattern.marks.filter(arguments.has)
    }

    /// The values of a parameter, or nothing if it has none.
    public subscript(name: String) -> [Value]? {
        for entry in values where entry.name == name { return entry.values }
        return nil
    }

    /// Gives a parameter one text as its value.
    public mutating func set(_ name: String, to text: String) {
        set(name, to: [.text(text)])
    }

    /// Gives a parameter one value.
    public mutating func set(_ name: String, to value: Value) {
        set(name, to: [value])
    }

    /// Gives a parameter its values: none takes them away, and more than one need a parameter that takes several.
    public mutating func set(_ name: String, to new: [Value]) {
        values.removeAll { $0.name == name && new.isEmpty }
        guard !new.isEmpty else { return }
        for index in values.indices where values[index].name == name {
            values[index].values = new
            return
        }
        values.append((name, new))
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

    /// Whether both have the same values, names in any order.
    public static func == (first: ResolvedArguments, second: ResolvedArguments) -> Bool {
        first.values.count == second.values.count
            && first.values.allSatisfy { second[$0.name] == $0.values }
            && first.assignments == second.assignments
            && Set(first.marks) == Set(second.marks)
    }
}
