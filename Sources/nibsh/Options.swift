import NibShell

/// The program's arguments.
struct Options {
    /// Where commands come from, in order.
    enum Source {
        case command(String)
        case script(String)
        case standardInput
    }

    var sources: [Source] = []
    var files: [String] = []
    var codeFolders: [String] = []
    var isDryRun = false
    var isJSON = false
    var keepsJournal = true
    var showsHelp = false
    var showsVersion = false
    /// What the documentation is generated from, for `--print`.
    var printed: String?

    static let usage = """
        usage: nibsh [--dry-run] [--json] [--no-journal] [--sources DIR]… [-c COMMAND]… [-f SCRIPT]… [FILE…]

        An interactive shell for Interface Builder documents (.xib, .storyboard).

          FILE            the documents; several are edited one after the other, each as a whole
          -c COMMAND      runs a command; several run in order
          -f SCRIPT       runs a script, as one entry of the log; '-' or a pipe reads commands from standard input
          --dry-run       prints the differences and writes nothing
          --json          prints one JSON object for each command
          --no-journal    keeps no log on disk: no undo after quitting, no trace
          --sources DIR   a folder of source code that belongs to the documents
          --help, --version

        Without -c, -f and a pipe it opens a prompt; 'help' there lists the commands.
        Exit status: 0 done, 1 something was found, 2 a command failed or the usage was wrong.
        """

    /// What is wrong with the arguments.
    struct Problem: Error {
        let message: String
        /// The option that is not known.
        var word: String?
    }

    /// The options' long names.
    static let names = [
        "--command", "--file", "--sources", "--dry-run", "--json", "--no-journal", "--help", "--version", "--print",
    ]

    /// Reads the arguments behind the program's name.
    init(_ arguments: [String]) throws(Problem) {
        var rest = arguments[...]
        var isOver = false
        while let word = rest.popFirst() {
            if isOver || word == "-" || !word.hasPrefix("-") {
                if word == "-", !isOver { sources.append(.standardInput) } else { files.append(word) }
                continue
            }
            switch word {
            case "--": isOver = true
            case "-c", "--command": sources.append(.command(try Self.value(of: word, &rest)))
            case "-f", "--file":
                let path = try Self.value(of: word, &rest)
                sources.append(path == "-" ? .standardInput : .script(path))
            case "--sources": codeFolders.append(try Self.value(of: word, &rest))
            case "--dry-run", "-n": isDryRun = true
            case "--json": isJSON = true
            case "--no-journal": keepsJournal = false
            case "--help", "-h": showsHelp = true
            case "--version": showsVersion = true
            case "--print": printed = try Self.value(of: word, &rest)
            default: try readJoined(word)
            }
        }
    }

    /// Reads `--sources=DIR`.
    private mutating func readJoined(_ word: String) throws(Problem) {
        if word.hasPrefix("--sources=") {
            codeFolders.append(String(word.dropFirst(10)))
        } else {
            throw Problem(message: "unknown option '\(word)'", word: word)
        }
    }

    private static func value(of option: String, _ rest: inout ArraySlice<String>) throws(Problem) -> String {
        guard let value = rest.popFirst() else { throw Problem(message: "'\(option)' needs a value") }
        return value
    }
}
