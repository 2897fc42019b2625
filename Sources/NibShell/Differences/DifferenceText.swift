import NibDifference
import NibDocument
import NibPicture
import Replies
import XMLTree

/// The difference between two versions for people: by scene and object, with old and new values.
struct DifferenceText {
    private let difference: NibDifference
    private let words: ChangeWords
    private let showsAll: Bool
    /// Whether what a picture outlines has its number.
    private let isNumbered: Bool

    /// One object with what is different about it.
    private struct Group {
        let owner: ChangeWords.Owner?
        let document: NibDocument
        let scene: ChangeWords.Owner?
        /// What stands for the object in a picture.
        var number: Int?
        var lines: [ChangeWords.Line] = []

        var object: NodeID? { owner?.node }
        /// Whether the lines are about a scene itself.
        var isScene: Bool { owner != nil && owner == scene }
        /// Whether all that is told is that a scene is new or gone, which needs no heading.
        var isWholeScene: Bool { isScene && lines.allSatisfy(\.isOfScene) }
    }

    init(_ difference: NibDifference, showsAll: Bool, isNumbered: Bool = false) {
        self.isNumbered = isNumbered
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
                result += group.lines.map { line(indent: group.isWholeScene ? "" : "  ", $0, of: group) }
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

    private func line(indent: String, _ line: ChangeWords.Line, of group: Group? = nil) -> StyledText {
        // A scene has a heading in place of a title.
        let number = Self.prefix(line.number ?? (line.subject == nil ? group?.number : nil))
        return switch line.mark {
        case "+": "\(indent)\(number)\("+ \(line.text)", .added)"
        case "-": "\(indent)\(number)\("- \(line.text)", .removed)"
        default: "\(indent)\(number)\(line.text)"
        }
    }

    private func title(_ group: Group) -> StyledText {
        guard let object = group.object else { return "\("Document", .label)" }
        let number = Self.prefix(group.number)
        guard let id = group.document.id(of: object) else {
            return "\(number)\(group.document.display(object), .label)"
        }
        return "\(number)\(group.document.display(object), .label) \(id, .id)"
    }

    private static func prefix(_ number: Int?) -> String { number.map { "[\($0)] " } ?? "" }

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
                result.append("- \(Self.escaped(Self.prefix(group.number)))**\(Self.escaped(name))**\(id)")
            }
            result += group.lines.map { line in
                let number = line.number ?? (group.isScene && line.subject == nil ? group.number : nil)
                let mark = line.mark == " " ? "" : line.mark == "+" ? "added " : "removed "
                return "  - \(Self.escaped(Self.prefix(number)))\(mark)\(Self.escaped(line.text))"
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
            var line = replacements.line(run)
            line.changes = run.map(\.id)
            line.isMove = run.allSatisfy { words.isMove($0) }
            groups[place].lines.append(line)
        }
        if !showsAll { for index in groups.indices { groups[index].lines = Replacements.folded(groups[index].lines) } }
        let sorted = Self.byScene(groups)
        return isNumbered ? Self.numbered(sorted) : sorted
    }

    /// Gives a number to each object that a picture outlines: to those that are changed, and to those that are new or gone.
    private static func numbered(_ groups: [Group]) -> [Group] {
        var groups = groups
        var number = 0
        func next() -> Int {
            number += 1
            return number
        }
        for index in groups.indices where groups[index].owner != nil {
            if groups[index].lines.contains(where: { $0.subject == nil }) { groups[index].number = next() }
            for line in groups[index].lines.indices where groups[index].lines[line].subject != nil {
                groups[index].lines[line].number = next()
            }
        }
        return groups
    }

    // MARK: - For a picture

    /// What a picture outlines, in the order of the numbers.
    var compared: [ComparedObject] {
        groups.flatMap { group -> [ComparedObject] in
            let own = group.lines.filter { $0.subject == nil }
            var plain = group
            plain.number = nil
            let title = title(plain).plain
            let first = group.number.flatMap { number in
                group.owner.map { owner in
                    compared(
                        owner, number: number, isMove: own.allSatisfy(\.isMove),
                        text: "\(title): \(own.map(Self.marked).joined(separator: "; "))")
                }
            }
            let others = group.lines.compactMap { line -> ComparedObject? in
                guard let number = line.number, let subject = line.subject else { return nil }
                return compared(
                    subject, number: number, isMove: false, text: "\(line.mark) \(line.text)")
            }
            return [first].compactMap { $0 } + others
        }
    }

    /// A line with its sign, if it has one.
    private static func marked(_ line: ChangeWords.Line) -> String {
        line.mark == " " ? line.text : "\(line.mark) \(line.text)"
    }

    private func compared(_ owner: ChangeWords.Owner, number: Int, isMove: Bool, text: String) -> ComparedObject {
        let old = owner.isGone ? owner.node : difference.pairing.old(for: owner.node)
        let new = owner.isGone ? nil : owner.node
        let change: ComparedObject.Change = new == nil ? .removed : old == nil ? .added : isMove ? .moved : .changed
        return ComparedObject(number: number, old: old, new: new, change: change, text: text)
    }

    /// The number in a picture of each change that is told.
    var numbers: [Change.ID: Int] {
        var numbers: [Change.ID: Int] = [:]
        for group in groups {
            for line in group.lines {
                for change in line.changes { numbers[change] = line.number ?? group.number }
            }
        }
        return numbers
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
