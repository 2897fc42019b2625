import CommandLanguage
import LineDiff
import NibShell
import Platform
import Replies

/// The program's arguments.
struct Options {
    /// Where commands come from, in order.
    enum Source {
        case command(String)
        case script(String)
        case standardInput
    }

    /// The subcommand to run; nil for editing.
    private(set) var subcommand: Subcommand?
    var sources: [Source] = []
    var files: [String] = []
    var codeFolders: [String] = []
    /// The folders that 'nibsh mcp' may read and write in.
    var roots: [String] = []
    /// The values for scripts as they are given: `NAME=VALUE`.
    var givenValues: [String] = []
    /// The values for scripts, by name.
    private(set) var values: [String: String] = [:]
    var isDryRun = false
    /// Whether all documents are saved as one.
    var isAtomic = false
    /// How commands answer.
    var form = AnswerForm.text
    var keepsJournal = true
    var isDurable = false
    /// What 'nibsh merge' calls the document.
    var mergedPath: String?
    /// Where 'nibsh merge' writes the result.
    var mergeOutput: String?
    /// The conflict markers of 'nibsh merge'.
    var markers = ConflictMarkers()
    /// How 'nibsh diff' shows the difference.
    var difference = DifferenceForm()
    /// Whether 'nibsh undo' undoes a run.
    var undoesRun = false
    /// Whether it leaves documents that were changed since as they are.
    var leavesChanged = false
    /// Whether 'nibsh git' is about all repositories of the user.
    var isGlobal = false
    /// The versions that 'nibsh mergetool' merges, and the document.
    var merge: (path: String, inputs: MergeInputs)?
    var showsHelp = false
    var showsVersion = false
    /// Whether the tutorial is played.
    var playsTutorial = false
    /// Whether a log should be kept, but the environment names no folder for it.
    var isWithoutHome: Bool { keepsJournal && StateFolder.journals == nil }
    /// What the documentation is generated from, for `--print`.
    var printed: String?

    /// What is wrong with the arguments.
    struct Problem: Error {
        let message: String
        /// The unknown option.
        var word: String?
    }

    /// Reads the arguments that follow the program's name.
    ///
    /// - Throws: `Problem` for an option that does not exist, lacks its value, or that the subcommand does not take.
    init(_ arguments: [String]) throws(Problem) {
        var rest = arguments[...]
        if let first = rest.first, let named = ProgramTable.subcommand(first) {
            subcommand = named
            rest.removeFirst()
        }
        var isOver = false
        while let word = rest.popFirst() {
            if isOver || !word.hasPrefix("-") {
                files.append(word)
            } else if word == "--" {
                isOver = true
            } else if word == "-" {
                sources.append(.standardInput)
            } else {
                try readOption(word, rest: &rest)
            }
        }
        for given in givenValues { try readValue(given) }
    }

    /// Reads a value for scripts.
    private mutating func readValue(_ given: String) throws(Problem) {
        let parts = given.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, Quoting.isName("$" + parts[0]) else {
            throw Problem(message: "'--let' takes NAME=VALUE, with a name of letters, digits and '_', not '\(given)'")
        }
        guard values.updateValue(parts[1], forKey: parts[0]) == nil else {
            throw Problem(message: "'--let' gives '\(parts[0])' two values")
        }
    }

    /// Reads an option, whose value is the next argument or, in `--name=value`, a part of it.
    private mutating func readOption(_ word: String, rest: inout ArraySlice<String>) throws(Problem) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let isJoined = word.hasPrefix("--") && parts.count == 2
        let name = isJoined ? parts[0] : word
        let own = subcommand?.ownOptions.first { $0.names.contains(name) }
        guard let option = own ?? ProgramTable.option(name) else {
            throw Problem(message: "unknown option '\(word)'", word: word)
        }
        if own == nil, let subcommand, option.isShown, !subcommand.options.contains(option.names[0]),
            option.names[0] != "--help"
        {
            throw Problem(message: "'\(subcommand.name)' does not take '\(parts[0])'")
        }
        switch option.effect {
        case .flag(let apply):
            guard !isJoined else { throw Problem(message: "unknown option '\(word)'", word: word) }
            apply(&self)
        case .optionalValue(_, let apply): apply(&self, isJoined ? parts[1] : nil)
        case .value(_, let apply):
            if isJoined { return apply(&self, parts[1]) }
            guard let value = rest.popFirst() else { throw Problem(message: "'\(word)' needs a value") }
            apply(&self, value)
        }
    }
}
