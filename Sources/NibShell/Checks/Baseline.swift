import CommandLanguage
import NibChecks
import Platform
import Replies

/// A file with findings that are known, so that a check of a project that has many tells only the new ones.
///
/// It has a line for each finding, with words as in commands: the rule, the document or code file as seen from the file's folder, the object
/// or class, and what of it. What follows `#` is the reason why the finding may stay.
/// ```
/// missing-outlet App/Main.storyboard BYZ-38-t0r titleLabel->hSs-g6-Zcb  # goes with the new screen
/// ```
/// A line has no number of a line and no message, so that it keeps its meaning when the document is edited.
struct Baseline {
    /// One line of the file.
    struct Entry {
        /// The rule, the file, the object or class, and what of it.
        let key: [String]
        /// The text after `#`; empty if there is none.
        var reason = ""

        /// The words of the line.
        var line: String {
            let words = key.map { $0.isEmpty ? "''" : Quoting.quote($0) }.joined(separator: " ")
            return reason.isEmpty ? words : words + "  # " + reason
        }
    }

    /// The path of the file.
    let path: String
    private(set) var entries: [Entry] = []

    private static let head = """
        # Findings of 'nibsh check' that are known. A reason may follow a line after '#'.
        # nibsh check --all --baseline FILE tells the others; --write-baseline writes this file anew and keeps the reasons.

        """

    /// Makes a baseline without findings.
    init(path: String) { self.path = path }

    /// Reads a baseline.
    ///
    /// - Throws: an error if the file cannot be read, or a line has not four words.
    init(reading path: String) throws(CommandError) {
        self.path = path
        let bytes: [UInt8]
        do throws(FileError) { bytes = try FileIO.read(path) } catch {
            var failure = CommandError("baseline", "cannot read the baseline '\(path)': \(error.reason)")
            failure.hints = [
                "'check --all --baseline \(Quoting.quote(path)) --write-baseline' makes one of today's findings"
            ]
            throw failure
        }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            if let entry = try Self.entry(String(line), at: index + 1, of: path) { entries.append(entry) }
        }
    }

    /// Reads a line; nil for one that has only a comment or nothing.
    private static func entry(_ line: String, at number: Int, of path: String) throws(CommandError) -> Entry? {
        let words = Lexer.guessedWords(of: line)
        if words.isEmpty { return nil }
        guard words.count == 4, let last = words.last else {
            var error = CommandError("baseline", "a line of a baseline has a rule, a file, an object and what of it")
            error.place = .init(file: path, line: number, column: 1)
            throw error
        }
        let rest = String(decoding: line.utf8.dropFirst(last.span.upperBound), as: UTF8.self)
        let reason = rest.drop { $0 == " " || $0 == "#" }
        return Entry(key: words.map(\.text), reason: String(reason))
    }

    // MARK: - Findings

    /// Tells findings that are known from others. Each line stands for one finding.
    ///
    /// - Parameter findings: what was found.
    /// - Returns: the findings that no line has, the lines whose findings were found, and the others.
    func sort(_ findings: [Finding]) -> (new: [Finding], known: [Entry], gone: [Entry]) {
        let keys = findings.map(key)
        var (found, listed): ([[String]: Int], [[String]: Int]) = ([:], [:])
        for key in keys { found[key, default: 0] += 1 }
        for entry in entries { listed[entry.key, default: 0] += 1 }
        /// Takes one of what is counted, if something is left.
        func take(_ key: [String], from counts: inout [[String]: Int]) -> Bool {
            guard let count = counts[key], count > 0 else { return false }
            counts[key] = count - 1
            return true
        }
        let new = zip(findings, keys).filter { !take($1, from: &listed) }.map(\.0)
        var (known, gone): ([Entry], [Entry]) = ([], [])
        for entry in entries {
            if take(entry.key, from: &found) { known.append(entry) } else { gone.append(entry) }
        }
        return (new, known, gone)
    }

    /// Returns the baseline with today's findings in place of those of some files; lines about other files stay, and so do reasons.
    func renewed(with findings: [Finding], checked files: Set<String>, rules: (String) -> Bool) -> Baseline {
        let (new, known, gone) = sort(findings)
        let others = gone.filter { !mayBeGone($0, checked: files, rules: rules) }
        var baseline = Baseline(path: path)
        baseline.entries = (known + others + new.map { Entry(key: key(of: $0)) }).sorted {
            ($0.key[1], $0.key[0], $0.key[2], $0.key[3]) < ($1.key[1], $1.key[0], $1.key[2], $1.key[3])
        }
        return baseline
    }

    /// Whether the finding of a line would have been found again: its rule ran, and its file was checked or does not exist.
    func mayBeGone(_ entry: Entry, checked files: Set<String>, rules: (String) -> Bool) -> Bool {
        let file = PathName.normalized(PathName.join(PathName.folder(path), entry.key[1]))
        let names = Set(files.map { PathName.absolute($0) })
        return rules(entry.key[0])
            && (names.contains(PathName.absolute(file)) || !ProjectFolder.isDocument(file) || !FileSystem.exists(file))
    }

    private func key(of finding: Finding) -> [String] {
        let folder = PathName.absolute(PathName.folder(path))
        let file = PathName.absolute(finding.file)
        let shown = PathName.relative(file, to: folder) ?? finding.file
        return [finding.rule, shown, finding.objectID ?? finding.owner, finding.subject]
    }

    /// The bytes of the file.
    var bytes: [UInt8] { Array((Self.head + entries.map { $0.line + "\n" }.joined()).utf8) }
}
