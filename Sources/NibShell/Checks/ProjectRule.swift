import CommandLanguage
import NibChecks
import NibDocument
import NibEditing
import ObjectReferences
import Queries
import Replies
import XMLTree

/// A rule that a project adds in `.nibsh.json`: a query, what its findings say, and perhaps the command that fixes them.
///
/// ```
/// "small-text": { "query": "class:UILabel fontDescription.pointSize<12", "message": "texts have 12 points at least",
///                 "severity": "error", "fix": "set . fontDescription.pointSize 12" }
/// ```
struct ProjectRule {
    private let name: String
    private var queryText = ""
    /// What it finds.
    private(set) var query = Query.everything
    private var message: String?
    private var severity = Severity.warning
    private var fix: Fix?

    /// The settings of a rule.
    private static let settings = ["query", "message", "severity", "fix"]

    /// Reads a rule.
    ///
    /// - Throws: an error without a place; its message names the rule.
    init(_ name: String, settings members: [JSONValue.Member]) throws(CommandError) {
        self.name = name
        let isName =
            !name.isEmpty
            && name.utf8.allSatisfy { ($0 | 32 >= 97 && $0 | 32 <= 122) || (48...57).contains($0) || $0 == 45 }
        guard isName else { throw Self.failure("the name of a rule has only letters, digits and '-'", in: name) }
        guard Rule.named(name) == nil else {
            throw Self.failure("nibsh has a rule of this name", in: name)
        }
        for member in members {
            guard case .string(let text) = member.value else {
                throw Self.failure("'\(member.key)' must be a text", in: name)
            }
            try set(member.key, to: text)
        }
        guard !query.isEmpty else { throw Self.failure("'query' is missing", in: name) }
    }

    /// The rule for the checker.
    var rule: Rule {
        let (query, fix) = (query, fix)
        return Rule(
            ofProject: name, severity: severity, message: message ?? "the project's rule '\(name)' finds it",
            query: queryText
        ) { document in
            // Only an interruption ends a search early, and the checker asks for that as well.
            ((try? Search(query, in: document).matches()) ?? []).map(\.node)
        } fix: { document, node in
            fix?.line(for: node, in: document)
        }
    }

    private mutating func set(_ key: String, to text: String) throws(CommandError) {
        switch key {
        case "query":
            queryText = text
            query = try reading("query") { () throws(CommandError) in try Query(Lexer.words(of: text)) }
            if query.isEmpty { throw Self.failure("the query is empty", in: name) }
        case "message": message = text
        case "severity":
            guard let known = Severity(rawValue: text) else {
                throw Self.failure("'severity' must be note, warning or error", in: name)
            }
            severity = known
        case "fix": fix = try reading("fix") { () throws(CommandError) in try Fix(text) }
        default:
            var error = Self.failure("unknown setting '\(key)'", in: name)
            error.hints =
                Nearest.name(to: key, among: Self.settings).map { ["did you mean '\($0)'?"] }
                ?? ["a rule has \(Self.settings.joined(separator: ", "))"]
            throw error
        }
    }

    private func reading<Value>(
        _ key: String, by read: () throws(CommandError) -> Value
    ) throws(CommandError) -> Value {
        do throws(CommandError) { return try read() } catch {
            var failure = Self.failure("in '\(key)': \(error.message)", in: name)
            failure.hints = error.hints
            throw failure
        }
    }

    private static func failure(_ message: String, in name: String) -> CommandError {
        CommandError("configuration", "rule '\(name)': \(message)")
    }

    /// The command that fixes a finding; `.` in it is what was found.
    private struct Fix: Sendable {
        private let words: [Word]
        private static let table = EditingCommand.table(of: EditingCommand.all)

        /// The places of the words that begin with what was found.
        private let places: [Int]

        /// Reads a command.
        ///
        /// - Throws: an error for a command that does more than edit the document.
        init(_ text: String) throws(CommandError) {
            let words = try Lexer.words(of: text)
            let verb = words.first?.text ?? ""
            guard EditingCommand.all.contains(where: { $0.name == verb || $0.name.hasPrefix(verb + " ") }) else {
                throw CommandError(
                    "usage", "'\(verb)' does not only edit the document",
                    hints: ["a fix is one command that edits, such as: set . hidden NO"])
            }
            let arguments = try Self.table.parse(words).arguments
            let isFound = { (word: Word) in word.isBare && (word.text == "." || word.text.hasPrefix(".")) }
            places = words.indices.filter { index in
                isFound(words[index]) && arguments.place(ofWord: index)?.kind.meansObject == true
            }
            if BracedWords(words)?.groups.isEmpty == false {
                throw CommandError("usage", "a fix cannot have a query of its own", hints: ["'.' is what was found"])
            }
            self.words = words
        }

        /// The line that fixes something of a document; nil if it has no name.
        func line(for node: NodeID, in document: NibDocument) -> String? {
            guard let name = document.logName(of: node).map({ Quoting.quote($0) }) else { return nil }
            return words.indices.map { index in
                guard places.contains(index) else { return words[index].spelling }
                return words[index].text == "." ? name : name + words[index].text
            }.joined(separator: " ")
        }
    }
}
