import NibDifference
import NibDocument
import Replies
import XMLTree

/// The difference between two versions for people: by scene and object, with old and new values.
struct DifferenceText {
    private let difference: NibDifference
    private let words: ChangeWords
    private let showsAll: Bool

    /// One object with what is different about it.
    private struct Group {
        let object: NodeID?
        let document: NibDocument
        let scene: NodeID?
        var lines: [ChangeWords.Line] = []
    }

    init(_ difference: NibDifference, showsAll: Bool) {
        self.difference = difference
        self.showsAll = showsAll
        words = ChangeWords(difference)
    }

    // MARK: - Text

    /// The lines for a terminal.
    var lines: [StyledText] {
        if difference.changes.isEmpty { return ["no differences"] }
        var result: [StyledText] = []
        var scene: NodeID?
        for group in groups {
            if group.scene != scene, hasScenes, let own = group.scene {
                result.append("\(group.document.display(own), .heading)")
            }
            scene = group.scene
            let indent = group.scene == nil || group.object == group.scene || !hasScenes ? "" : "  "
            if group.object == group.scene, group.object != nil {
                result += group.lines.map { line(indent: "  ", $0) }
            } else if group.lines.count == 1 || width(of: group) <= Self.widest {
                let parts = group.lines.map { line(indent: "", $0) }
                result.append("\(indent)\(title(group)): \(parts.joined(separator: "; "))")
            } else {
                result.append("\(indent)\(title(group))")
                result += group.lines.map { line(indent: indent + "  ", $0) }
            }
        }
        let own = OwnChanges(difference)
        if !showsAll, !own.isEmpty { result.append("\("Xcode: \(own.text)", .dim)") }
        return result
    }

    /// The widest line, in characters, that several changes of one object share.
    private static let widest = 110

    /// Whether headings say which scene an object is in.
    private var hasScenes: Bool { max(difference.old.scenes.count, difference.new.scenes.count) > 1 }

    /// The width of the line that all changes of an object would take.
    private func width(of group: Group) -> Int {
        group.lines.reduce(title(group).plain.count) { $0 + $1.text.count + 4 }
    }

    private func line(indent: String, _ line: ChangeWords.Line) -> StyledText {
        switch line.mark {
        case "+": "\(indent)\("+ \(line.text)", .added)"
        case "-": "\(indent)\("- \(line.text)", .removed)"
        default: "\(indent)\(line.text)"
        }
    }

    private func title(_ group: Group) -> StyledText {
        guard let object = group.object else { return "\("Document", .label)" }
        guard let id = group.document.id(of: object) else { return "\(group.document.display(object), .label)" }
        return "\(group.document.display(object), .label) \(id, .id)"
    }

    // MARK: - Markdown

    /// The difference as a comment of a review.
    var markdown: String {
        if difference.changes.isEmpty { return "No differences." }
        var result: [String] = []
        var scene: NodeID?
        for group in groups {
            if group.scene != scene, let own = group.scene {
                result += ["", "### \(Self.escaped(group.document.display(own)))", ""]
            }
            scene = group.scene
            if group.object != group.scene || group.object == nil {
                let id = group.object.flatMap { group.document.id(of: $0) }.map { " `\($0)`" } ?? ""
                let name = group.object.map { group.document.display($0) } ?? "Document"
                result.append("- **\(Self.escaped(name))**\(id)")
            }
            result += group.lines.map {
                "  - \($0.mark == " " ? "" : $0.mark == "+" ? "added " : "removed ")\(Self.escaped($0.text))"
            }
        }
        let own = OwnChanges(difference)
        if !showsAll, !own.isEmpty { result += ["", "Xcode: \(Self.escaped(own.text))"] }
        return result.drop { $0.isEmpty }.joined(separator: "\n")
    }

    /// A text without what Markdown would read.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in StyledText(text).plain {
            if "\\`*_[]<>#|".contains(character) { result += "\\" }
            result.append(character)
        }
        return result
    }

    // MARK: - Groups

    /// The objects, in the order of their first changes, by scenes.
    private var groups: [Group] {
        let changes = showsAll ? difference.changes : difference.essential
        var groups: [Group] = []
        var places: [String: Int] = [:]
        for run in Self.runs(changes) {
            let owner = words.object(of: run[0])
            let document = owner?.document ?? difference.new
            let object = owner?.node
            let name = object.map { document.identity(of: $0).base } ?? ""
            let place = places[name] ?? groups.count
            if place == groups.count {
                places[name] = place
                groups.append(
                    Group(object: object, document: document, scene: object.flatMap { document.scene(of: $0) }))
            }
            groups[place].lines.append(words.line(run))
        }
        return Self.byScene(groups)
    }

    /// Keeps the objects of one scene together.
    private static func byScene(_ groups: [Group]) -> [Group] {
        var order: [String] = []
        var scenes: [String: [Group]] = [:]
        for group in groups {
            let name = group.scene.map { group.document.identity(of: $0).base } ?? ""
            if scenes[name] == nil { order.append(name) }
            scenes[name, default: []].append(group)
        }
        return order.flatMap { scenes[$0] ?? [] }
    }

    /// Collects the changes of one element's attributes that follow each other.
    private static func runs(_ changes: [Change]) -> [[Change]] {
        var runs: [[Change]] = []
        for change in changes {
            if let last = runs.last?.last, last.attribute != nil, change.attribute != nil,
                last.subject == change.subject, [.part, .object, .constraint, .connection].contains(change.kind)
            {
                runs[runs.count - 1].append(change)
            } else {
                runs.append([change])
            }
        }
        return runs
    }
}
