/// A walk-through of something that people do, with the commands for it.
///
/// Lines that begin with `  $ ` are for the user's shell; `$ nibsh` opens a prompt, and lines that begin with `  > ` are typed at it.
/// A test takes these lines out of the text and runs them.
package struct HelpTask: Sendable {
    /// The name in `help`, as in `connect-outlet`.
    package let name: String
    /// What is done, in a line.
    package let title: String
    /// The folder of `Samples` in a copy of which the commands run; nil for an empty folder.
    package let sample: String?
    /// The steps.
    let body: String

    /// The text that `help` prints.
    package var text: String {
        let place = sample.map { "The commands run as they are in a copy of Samples/\($0)." }
        return "\(title)\n\n" + (place.map { $0 + "\n\n" } ?? "") + body
    }

    /// All walk-throughs, in the order in which they are listed.
    package static let all = connecting + building + queries + documents + code + versions

    /// All names with their titles, under a heading.
    static var list: String { list(all) }

    /// The names of some tasks with their titles, under a heading.
    static func list(_ all: [HelpTask]) -> String {
        let width = all.map(\.name.count).max() ?? 0
        let rows = all.map { task in
            "  \(task.name)\(String(repeating: " ", count: width - task.name.count + 2))\(task.title)"
        }
        return (["Tasks: 'help NAME' shows one, step by step", ""] + rows).joined(separator: "\n")
    }

    /// Returns the task with a name, whose words may be separated by blanks; a command's name, such as `connect outlet`, is no task's.
    static func named(_ words: [String]) -> HelpTask? {
        let name = words.joined(separator: "-").lowercased()
        return all.first { $0.name == name }
    }

    /// Returns the tasks whose names, titles or, if there are none, texts contain all of the words.
    static func matches(_ words: [String]) -> [HelpTask] {
        func having(_ text: (HelpTask) -> String) -> [HelpTask] {
            all.filter { task in
                let text = text(task).lowercased()
                return words.allSatisfy { text.contains($0.lowercased()) }
            }
        }
        let near = having { $0.name + " " + $0.title }
        return near.isEmpty ? having(\.text) : near
    }
}
