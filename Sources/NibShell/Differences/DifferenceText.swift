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
        let owner: ChangeWords.Owner?
        let document: NibDocument
        let scene: ChangeWords.Owner?
        var lines: [ChangeWords.Line] = []

        var object: NodeID? { owner?.node }
        /// Whether the lines are about a scene itself.
        var isScene: Bool { owner != nil && owner == scene }
        /// Whether all that is told is that a scene is new or gone, which needs no heading.
        var isWholeScene: Bool { isScene && lines.allSatisfy(\.isOfScene) }
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
        var scene: ChangeWords.Owner?
        let groups = groups
        let headings = headings(of: groups)
        for group in groups {
            if group.scene != scene, hasScenes, !group.isWholeScene, let own = group.scene {
                result.append("\(headings[own] ?? "", .heading)")
            }
            scene = group.scene
            let indent = group.scene == nil || group.isScene || !hasScenes ? "" : "  "
            if group.isScene, hasScenes {
                result += group.lines.map { line(indent: group.isWholeScene ? "" : "  ", $0) }
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
        var scene: ChangeWords.Owner?
        let groups = groups
        let headings = headings(of: groups)
        for group in groups {
            if group.scene != scene, let own = group.scene {
                result += ["", "### \(Self.escaped(headings[own] ?? ""))", ""]
            }
            scene = group.scene
            if !group.isScene {
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
        let replacements = Replacements(changes, words: words)
        var groups: [Group] = []
        var places: [ChangeWords.Owner?: Int] = [:]
        for run in Self.runs(changes) where !replacements.isTold(run[0]) {
            let owner = words.owner(of: run[0])
            let place = places[owner] ?? groups.count
            if place == groups.count {
                places[owner] = place
                let document = owner.map { words.document(of: $0) } ?? difference.new
                groups.append(Group(owner: owner, document: document, scene: owner.flatMap { words.scene(of: $0) }))
            }
            groups[place].lines.append(replacements.line(run))
        }
        if !showsAll { for index in groups.indices { groups[index].lines = Replacements.folded(groups[index].lines) } }
        return Self.byScene(groups)
    }

    /// Keeps the objects of one scene together, after what is told of the scene itself.
    private static func byScene(_ groups: [Group]) -> [Group] {
        var order: [ChangeWords.Owner?] = []
        var scenes: [ChangeWords.Owner?: [Group]] = [:]
        for group in groups {
            if scenes[group.scene] == nil { order.append(group.scene) }
            scenes[group.scene, default: []].append(group)
        }
        return order.flatMap { scene in
            let groups = scenes[scene] ?? []
            return groups.filter(\.isScene) + groups.filter { !$0.isScene }
        }
    }

    /// What the headings of scenes say: the label, with the `sceneID` where several scenes have one label.
    private func headings(of groups: [Group]) -> [ChangeWords.Owner: String] {
        var labels: [ChangeWords.Owner: String] = [:]
        for scene in groups.compactMap(\.scene) where labels[scene] == nil {
            labels[scene] = words.document(of: scene).display(scene.node)
        }
        let counts = Dictionary(grouping: labels.values) { $0 }.mapValues(\.count)
        return Dictionary(
            uniqueKeysWithValues: labels.map { scene, label in
                guard counts[label, default: 0] > 1,
                    let id = words.document(of: scene).tree.attribute("sceneID", of: scene.node)
                else { return (scene, label) }
                return (scene, "\(label) \(id)")
            })
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
