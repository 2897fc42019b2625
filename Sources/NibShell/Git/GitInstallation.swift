import Platform
import Replies
import Wording

/// Sets git up to compare and merge documents with nibsh, for `nibsh git`.
package struct GitInstallation {
    private let git: Git
    private let isGlobal: Bool
    private let configuration: GitConfiguration

    /// Looks at the repository of the current folder, or at the settings of all repositories of the user.
    ///
    /// - Parameter isGlobal: whether the settings of all repositories are meant.
    /// - Throws: an error if there is no repository, and the settings of all are not meant.
    package init(isGlobal: Bool) throws(CommandError) {
        git = Git(folder: ".")
        self.isGlobal = isGlobal
        configuration = GitConfiguration(of: git, isGlobal: isGlobal)
        if !isGlobal {
            try git.requireRepository(
                hint: "'--global' is for all repositories of the user: nibsh git install --global")
        }
    }

    // MARK: - Changing

    /// Writes what is missing, and nothing else.
    ///
    /// - Returns: each line that was written, with its file.
    /// - Throws: an error if git would not find nibsh, or a file cannot be written.
    package func install() throws(CommandError) -> Reply {
        // Without a driver that git can start, a merge leaves one side's version without a sign of the conflict.
        guard Self.isInPath else {
            throw CommandError(
                "not-in-path", "git would not find 'nibsh', because it is in no folder of PATH",
                hints: ["ln -s \(CurrentProcess.programPath ?? "nibsh") /usr/local/bin/nibsh"])
        }
        var file = try GitAttributesFile(of: git, isGlobal: isGlobal)
        var written: [Written] = []
        for setting in GitSetup.settings {
            let values = try configuration.values(of: setting.key)
            guard values != [setting.value] else { continue }
            try configuration.set(setting.key, to: setting.value)
            written.append(
                Written(
                    mark: "+", file: try configuration.file(of: setting.key) ?? "",
                    line: "\(setting.key) = \(setting.value)", old: values.last))
        }
        for attributes in GitSetup.attributes where !file.contains(attributes.line) {
            file.add(attributes.line)
            written.append(Written(mark: "+", file: PathName.shown(file.path), line: attributes.line, old: nil))
        }
        try file.write()
        return reply(written, otherwise: "nothing to write: everything is there already")
    }

    /// Removes what `install` writes, and nothing else.
    ///
    /// - Returns: each line that was removed, with its file.
    /// - Throws: an error if a file cannot be written.
    package func uninstall() throws(CommandError) -> Reply {
        var file = try GitAttributesFile(of: git, isGlobal: isGlobal)
        var removed: [Written] = []
        // The attributes first: a driver that attributes name must be there.
        for attributes in GitSetup.attributes where file.contains(attributes.line) {
            file.remove(attributes.line)
            removed.append(Written(mark: "-", file: PathName.shown(file.path), line: attributes.line, old: nil))
        }
        try file.write()
        for setting in GitSetup.settings {
            for value in try configuration.values(of: setting.key) {
                let source = try configuration.file(of: setting.key) ?? ""
                removed.append(Written(mark: "-", file: source, line: "\(setting.key) = \(value)", old: nil))
            }
            if removed.contains(where: { $0.line.hasPrefix("\(setting.key) = ") }) {
                try configuration.remove(setting.key)
            }
        }
        return reply(removed, otherwise: "nothing to remove")
    }

    /// A line that was written or removed.
    private struct Written {
        let mark: String
        let file: String
        let line: String
        let old: String?
    }

    private func reply(_ written: [Written], otherwise nothing: String) -> Reply {
        var lines: [StyledText] = []
        var file: String?
        for entry in written {
            if entry.file != file { lines.append("\(entry.file, .heading)") }
            file = entry.file
            let old = entry.old.map { "  (was \($0))" } ?? ""
            lines.append("  \("\(entry.mark) \(entry.line)", entry.mark == "+" ? .added : .removed)\(old)")
        }
        return Reply(
            lines: lines.isEmpty ? [StyledText(nothing)] : lines,
            record: Self.type.record(Answer(hasChanged: !written.isEmpty, settings: written)))
    }

    /// What the setup of git answers.
    private struct Answer {
        var isInstalled: Bool?
        var hasChanged: Bool?
        var settings: [Written]?
    }

    private static let type = RecordType<Answer>("git", rows: "settings") {
        Field("isInstalled", "for 'status', whether git uses nibsh", \.isInstalled)
        Field("hasChanged", "for 'install' and 'uninstall', whether anything was written", \.hasChanged)
        Field("settings", "the lines that were written or removed", eachIfAny: setting, \.settings)
    }

    private static let setting = RecordType<Written>("setting") {
        Field("file", "the file", \.file)
        Field("text", "the line", \.line)
        Field("isWritten", "whether it was written, not removed") { $0.mark == "+" }
        Field("old", "the value that it replaced", \.old)
    }

    /// What `nibsh git` answers.
    package static let shape = type.shape

    // MARK: - Looking

    /// Says what is set up, and what is missing or different.
    ///
    /// - Returns: a line for each setting; it falls short if git would not use nibsh.
    /// - Throws: an error if git cannot be asked.
    package func status() throws(CommandError) -> Reply {
        var rows: [[StyledText]] = []
        var (missing, old) = (0, 0)
        func row(_ name: String, state: String, isSet: Bool) {
            rows.append([isSet ? "\("●", .added)" : "\("○", .removed)", StyledText(name), StyledText(state)])
            if !isSet { missing += 1 }
        }
        row(
            "nibsh", state: Self.isInPath ? "in PATH" : "not in PATH, so git cannot start it", isSet: Self.isInPath)
        for setting in GitSetup.settings {
            // What is set for all repositories counts for this one as well.
            let own = try configuration.values(of: setting.key).last
            let value = isGlobal ? own : try git.lines(of: ["config", "--get", setting.key])?.last
            let isRight = value == setting.value
            if setting.isEarlier(value) { old += 1 }
            let source = isRight && own == nil ? "  (for all repositories)" : ""
            row(setting.key, state: setting.state(value) + source, isSet: isRight)
        }
        for attributes in GitSetup.attributes {
            let wrong = try names(of: attributes).filter { $0.value != GitSetup.driver }
            let isRight = wrong.isEmpty
            let state = wrong.map { "\($0.name)=\($0.value ?? "unspecified")" }.joined(separator: " ")
            row(attributes.pattern, state: isRight ? attributes.values : state, isSet: isRight)
        }
        var reply = Reply(lines: Columns.lines(rows), record: Self.type.record(Answer(isInstalled: missing == 0)))
        reply.fallsShort = missing > 0
        let command = "'nibsh git install\(isGlobal ? " --global" : "")'"
        if old > 0 {
            reply.notices.append("\(Plural.of("setting", count: old)) of an earlier nibsh; \(command) renews them")
        }
        if missing > old {
            reply.notices.append("\(Plural.of("setting", count: missing - old)) missing; \(command) writes them")
        }
        return reply
    }

    /// The values that git finds for attributes of files.
    private func names(of attributes: GitSetup.Attributes) throws(CommandError) -> [(name: String, value: String?)] {
        if isGlobal {
            let isSet = try GitAttributesFile(of: git, isGlobal: true).contains(attributes.line)
            return attributes.names.map { ($0, isSet ? GitSetup.driver : nil) }
        }
        let file = attributes.pattern.replacing("*", with: "Document")
        let lines = try git.lines(of: ["check-attr"] + attributes.names + ["--", file]) ?? []
        return attributes.names.map { name in
            let line = lines.first { $0.hasPrefix("\(file): \(name): ") }
            return (name, line.map { String($0.dropFirst("\(file): \(name): ".count)) })
        }
    }

    /// Whether git would find the program.
    private static var isInPath: Bool { ProgramPath.find(GitSetup.driver) != nil }
}
