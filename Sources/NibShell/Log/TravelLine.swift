import Bytes
import CommandLanguage
import NibEditing
import ObjectReferences
import Replies

/// A line of the log, read for `TravelScript`.
struct TravelLine {
    /// The line.
    let text: String
    /// Its words and what each is given for; empty if no command fits.
    let words: [(word: Word, place: Arguments.Place?)]
    /// The ids that it gives to what it makes.
    let newIDs: [String]
    /// Whether it changes code as well.
    let changesOtherFiles: Bool

    init(_ text: String) {
        self.text = text
        let parsed = (try? Lexer.words(of: text)).flatMap { try? Replay.parse($0) }
        words = parsed?.1.placedWords ?? []
        newIDs = words.filter { $0.place?.kind == .newID }.map(\.word.text)
        changesOtherFiles = parsed?.0.changesOtherFiles == true
    }

    /// The ids that words outside of references to objects name: whole values, and values that are assigned.
    func isValue(_ id: String) -> Bool {
        words.contains { Self.value(in: $0.word, placed: $0.place)?.text == id }
    }

    /// Whether an id occurs where no name can take its place: in XML, or in a part of a value.
    func hides(_ id: String) -> Bool {
        words.contains { word, place in
            guard place?.kind != .newID, IDWord.occurs(id, in: word.text) else { return false }
            if place?.kind.meansObject == true { return false }
            return Self.value(in: word, placed: place)?.text != id
        }
    }

    /// The value that a word gives: itself, or what it assigns.
    static func value(in word: Word, placed place: Arguments.Place?) -> Word? {
        if let place { return place.kind == .newID || place.kind.meansObject ? nil : word }
        return word.split(atFirst: Byte.equals)?.after
    }
}

/// Which of the ids that a log makes are names in the script, and which stay as they are.
struct TravelPlan {
    /// The names of what is made, such as `$label`, by id.
    private(set) var variables: [String: String] = [:]
    private let lines: [TravelLine]
    /// The line that makes an id.
    private var makers: [String: Int] = [:]
    private var kept: Set<String> = []
    /// The names that statements gave with `as $name`, by id.
    private let given: [String: String]

    /// Decides for the lines of a log.
    ///
    /// - Parameters:
    ///   - lines: the lines.
    ///   - given: the names that statements gave to what they made, by id.
    init(_ lines: [TravelLine], given: [String: String]) {
        (self.lines, self.given) = (lines, given)
        for (index, line) in lines.enumerated() {
            for id in line.newIDs { makers[id] = index }
        }
        let hidden = makers.filter { id, maker in
            lines.enumerated().contains { index, line in
                line.hides(id) || index <= maker && (line.isValue(id) || index < maker && Self.occurs(id, in: line))
            }
        }
        kept = Set(hidden.keys)
        makeVariables()
    }

    private static func occurs(_ id: String, in line: TravelLine) -> Bool { IDWord.occurs(id, in: line.text) }

    /// Keeps ids that were to be made anew.
    ///
    /// - Returns: whether one of them was not kept before.
    mutating func keepIDs(_ ids: Set<String>) -> Bool {
        let more = ids.filter { makers[$0] != nil && !keeps($0) }
        kept.formUnion(more)
        if !more.isEmpty { makeVariables() }
        return !more.isEmpty
    }

    /// Whether a line of the script gives an id.
    func keeps(_ id: String) -> Bool { makers[id].map { keepsIDs(of: lines[$0]) } ?? false }

    /// Whether a line of the script gives the ids that the line of the log gives.
    func keepsIDs(of line: TravelLine) -> Bool { line.newIDs.contains { kept.contains($0) } }

    /// Whether what had an id gets another one when the script runs.
    func isRenewed(_ id: String) -> Bool { makers[id] != nil && !keeps(id) }

    private mutating func makeVariables() {
        variables = [:]
        let made = lines.indices.compactMap { index in lines[index].newIDs.first.map { (index: index, id: $0) } }
            .filter { makers[$0.id] == $0.index && !keepsIDs(of: lines[$0.index]) }
        var taken: Set<String> = []
        for (_, id) in made {
            if let name = given[id], taken.insert(name).inserted { variables[id] = "$" + name }
        }
        for (index, id) in made where variables[id] == nil {
            let isUsed = lines[(index + 1)...].contains { later in
                lines[index].newIDs.contains { Self.occurs($0, in: later) }
            }
            guard isUsed else { continue }
            let word = Self.variable(for: lines[index])
            var (name, number) = (word, 1)
            while !taken.insert(name).inserted {
                number += 1
                name = word + String(number)
            }
            variables[id] = "$" + name
        }
    }

    /// The name for what a line makes: what it adds, or the kind of the command.
    private static func variable(for line: TravelLine) -> String {
        let words = line.words.map(\.word.text)
        let kind = ["add", "connect"].contains(words[0]) && words.count > 1 ? words[1] : words[0]
        let letters = kind.prefix { $0.isASCII && $0.isLetter }
        return letters.isEmpty ? "new" : words[0] == "constrain" ? "constraint" : String(letters)
    }
}
