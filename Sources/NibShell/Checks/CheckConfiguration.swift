import ClassFacts
import NibChecks
import NibDocument
import NibInspecting
import Platform
import Queries
import Replies
import SourceIndex

/// What `.nibsh.json` beside a project says about checks.
///
/// ```
/// { "rules": { "unused-resource": "off", "outlet-type": "error", "small-text": { "query": "fontDescription.pointSize<12" } },
///   "exclude": ["Vendor", "Old/*.xib"] }
/// ```
struct CheckConfiguration {
    /// The file's name.
    static let fileName = ".nibsh.json"

    /// Which rules run, and the severity of their findings.
    var settings = Checker.Settings()
    /// Paths and patterns that are not checked, relative to the file's folder.
    var excluded: [String] = []
    /// The queries of the project's own rules.
    private var queries: [(rule: Rule, query: Query)] = []
    /// The folder of the file; empty if there is none.
    var folder = ""

    /// Finds the configuration of a folder: in it, or in the nearest one around it up to the project's root.
    ///
    /// - Throws: `CommandError` with the place of a mistake in the file.
    static func around(_ folder: String, root: String) throws(CommandError) -> CheckConfiguration {
        guard var current = RealPath.of(folder) else { return CheckConfiguration() }
        let last = RealPath.of(root) ?? current
        while true {
            let path = PathName.join(current, fileName)
            // A folder around those that the process may use is none of its business.
            guard Confinement.allows(path) else { return CheckConfiguration() }
            if FileSystem.exists(path) { return try read(path, folder: current) }
            if current == last || current == "/" { return CheckConfiguration() }
            current = PathName.folder(current)
        }
    }

    private static func read(_ path: String, folder: String) throws(CommandError) -> CheckConfiguration {
        let shown = PathName.shown(path)
        let bytes: [UInt8]
        do throws(FileError) { bytes = try FileIO.read(path) } catch {
            throw CommandError("configuration", "cannot read '\(shown)': \(error.reason)")
        }
        return try CheckConfiguration(bytes, path: shown, folder: folder)
    }

    /// Makes the configuration that is used if there is no file.
    init() {}

    /// Reads a file's bytes.
    ///
    /// - Throws: `CommandError` with the place of a mistake.
    init(_ bytes: [UInt8], path: String, folder: String) throws(CommandError) {
        self.folder = folder
        let value: JSONValue
        do throws(JSONReader.Problem) { value = try JSONReader.read(bytes) } catch {
            throw Self.failure(error.message, path: path, line: error.line, column: error.column)
        }
        guard case .object(let members) = value else {
            throw Self.failure("the file must contain an object", path: path)
        }
        for member in members {
            switch (member.key, member.value) {
            case ("rules", .object(let rules)): for rule in rules { try set(rule, at: Place(bytes, of: path)) }
            case ("exclude", .array(let paths)): for entry in paths { try exclude(entry, at: Place(bytes, of: path)) }
            case ("rules", _): throw Place(bytes, of: path).failure("'rules' must be an object", near: "rules")
            case ("exclude", _): throw Place(bytes, of: path).failure("'exclude' must be an array", near: "exclude")
            default:
                var error = Place(bytes, of: path).failure("unknown setting '\(member.key)'", near: member.key)
                error.hints = ["the settings are 'rules' and 'exclude'"]
                throw error
            }
        }
    }

    private mutating func set(_ member: JSONValue.Member, at place: Place) throws(CommandError) {
        if case .object(let details) = member.value {
            do throws(CommandError) {
                let own = try ProjectRule(member.key, settings: details)
                settings.projectRules.append(own.rule)
                queries.append((own.rule, own.query))
            } catch {
                var failure = place.failure(error.message, near: member.key)
                failure.hints = error.hints
                throw failure
            }
            return
        }
        guard Rule.named(member.key) != nil else {
            var error = place.failure("unknown rule '\(member.key)'", near: member.key)
            error.hints = CheckRules.hints(for: member.key)
            throw error
        }
        switch member.value {
        case .bool(true), .string("on"): break
        case .bool(false), .string("off"): settings.off.insert(member.key)
        case .string(let name) where Severity(rawValue: name) != nil:
            settings.severities[member.key] = Severity(rawValue: name)
        default:
            throw place.failure("'\(member.key)' must be on, off, note, warning or error", near: member.key)
        }
    }

    private mutating func exclude(_ value: JSONValue, at place: Place) throws(CommandError) {
        guard case .string(let text) = value, !text.isEmpty else {
            throw place.failure("'exclude' must contain paths", near: "exclude")
        }
        excluded.append(PathName.trimmed(text.hasPrefix("./") ? String(text.dropFirst(2)) : text))
    }

    /// Returns notes about the project's own rules that found nothing because there is no class of the name that they ask for.
    ///
    /// - Parameters:
    ///   - findings: what was found.
    ///   - document: the only document that was checked; nil for several.
    ///   - code: the code of the project; nil if there is none.
    /// - Returns: the notes.
    func notes(
        _ findings: [Finding], in document: NibDocument?, code: (any CodeLookup)?
    ) -> [String] {
        // Without code, a class may be one that only code has.
        guard let code else { return [] }
        return queries.compactMap { rule, query in
            guard settings.allows(rule), !findings.contains(where: { $0.rule == rule.identifier }) else { return nil }
            return UnknownClass.note(query, in: document) { code }.map { "the rule '\(rule.identifier)': \($0)" }
        }
    }

    /// Whether a file is excluded from checks.
    func excludes(_ path: String) -> Bool {
        guard !excluded.isEmpty, let real = RealPath.of(path), let relative = PathName.relative(real, to: folder)
        else { return false }
        return excluded.contains { pattern in
            relative == pattern || PathName.isPath(relative, inside: pattern)
                || PathName.matches(relative, pattern: pattern)
        }
    }

    private static func failure(_ message: String, path: String, line: Int = 1, column: Int = 1) -> CommandError {
        var error = CommandError("configuration", message)
        error.place = CommandError.Place(file: path, line: line, column: column)
        return error
    }

    /// Finds the place of a name in the file.
    private struct Place {
        let text: [UInt8]
        let path: String

        init(_ bytes: [UInt8], of path: String) {
            text = bytes
            self.path = path
        }

        func failure(_ message: String, near name: String) -> CommandError {
            let wanted = Array("\"\(name)\"".utf8)
            var line = 1
            var start = 0
            for index in text.indices {
                if text[index] == 0x0A { (line, start) = (line + 1, index + 1) }
                if text[index] == wanted[0], text[index...].starts(with: wanted) {
                    return CheckConfiguration.failure(message, path: path, line: line, column: index - start + 1)
                }
            }
            return CheckConfiguration.failure(message, path: path)
        }
    }
}

/// Hints about the names of rules.
enum CheckRules {
    /// Returns hints for the name of an unknown rule.
    ///
    /// - Parameters:
    ///   - name: the name.
    ///   - own: the rules that the project adds.
    /// - Returns: the nearest name, and where all are listed.
    static func hints(for name: String, besides own: [Rule] = []) -> [String] {
        let near = NearestName.nearest(to: name, among: (Rule.all + own).map(\.identifier))
        return (near.map { ["did you mean '\($0)'?"] } ?? []) + ["'help rules' lists the rules"]
    }
}
