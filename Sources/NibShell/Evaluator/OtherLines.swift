import CommandLanguage
import NibDocument
import NibEditing
import ObjectReferences
import Replies
import XMLTree

/// Whole lines that a statement may have been meant as which an editing command refused: the first that would be accepted is the one.
struct OtherLines {
    let shell: Shell
    let words: [Word]
    /// The error of the statement.
    let error: CommandError

    /// The line; nil if none of them would be accepted.
    var line: [Word]? {
        guard words.count > 1, words[0].isBare, let trial = shell.trial, let session = shell.session else { return nil }
        let lines: [[Word]] =
            switch words[0].text {
            case "connect": connections
            case "add": additions(in: session)
            case "move": moves(in: session)
            case "pin": pins(in: session)
            case "set": assignments
            default: []
            }
        return lines.first { ![.refused, .unknown].contains(trial.verdict($0)) }
    }

    // MARK: - Connections

    /// `connect A KIND B` and `connect A -> KIND B` with the kind of segue at the end, and `connect A -> go:` with what has the method.
    private var connections: [[Word]] {
        let arrow = words.firstIndex { $0.isBare("->") }
        let ends = words.dropFirst().filter { !$0.isBare("->") }
        if ends.count == 3, arrow == nil || arrow == 2 {
            let (source, first, second) = (ends[ends.startIndex], ends[ends.startIndex + 1], ends[ends.startIndex + 2])
            return [(second, first), (first, second)].map { [words[0], source, Word("->"), $0, $1] }
        }
        guard arrow == 2, words.count == 4, words[3].isBare, words[3].text.hasSuffix(":"),
            !words[3].text.contains(".")
        else { return [] }
        return ["owner", "first-responder"].map { Array(words[...2]) + [Word("\($0).\(words[3].text)")] }
    }

    // MARK: - Objects

    /// `add ELEMENT` where only one place can be meant: a scene for a controller, the top level of a xib; and the element of a bar for
    /// one of a view: `add button to BAR`.
    private func additions(in session: Session) -> [[Word]] {
        guard let to = words.firstIndex(where: { $0.isBare("to") }) else {
            let (element, rest) = (Array(words[..<2]), Array(words[2...]))
            if session.document.kind.isStoryboard { return [[words[0], Word("scene")] + words[1...]] }
            let isKnown = error.hints.contains { $0.hasPrefix("add ") }
            return isKnown ? [] : [element + [Word("to"), Word("document")] + rest]
        }
        guard to == 2, words.count > 3, words[1].isBare,
            let parent = try? References(session).resolve(words[3])
        else { return [] }
        let (typed, known) = (words[1].text.lowercased(), session.document.catalog.freshElementNames)
        guard known.contains(words[1].text) else { return [] }
        let elements = known.filter { $0.hasSuffix("Item") && $0.lowercased().contains(typed) }
        let items = session.document.children(of: parent).compactMap { session.document.id(of: $0) }.map { Word($0) }
        return ([words[3]] + items).flatMap { place in
            elements.map { [words[0], Word($0), words[2], place] + words[4...] }
        }
    }

    /// `move X up` and the like, with the parent and the place in it.
    private func moves(in session: Session) -> [[Word]] {
        let direction = words.count == 4 && words[2].isBare("to") ? words[3] : words.count == 3 ? words[2] : nil
        let document = session.document
        guard let direction, direction.isBare, let node = try? References(session).resolve(words[1]),
            let list = document.tree.parent(node), let parent = document.container(of: node),
            let name = document.id(of: parent)
        else { return [] }
        let siblings = Array(document.tree.elements(in: list))
        guard let place = siblings.firstIndex(of: node) else { return [] }
        let target: Int? =
            switch direction.text {
            case "up": place - 1
            case "down": place + 1
            case "top", "first": 0
            case "bottom", "last": siblings.count - 1
            default: nil
            }
        guard let target, siblings.indices.contains(target), target != place else { return [] }
        return [[words[0], words[1], Word("to"), Word(name), Word("at"), Word(String(target))]]
    }

    // MARK: - Constraints and attributes

    /// `pin X top leading [to OTHER] [N]` with commas between the edges; without OTHER, to what it is in.
    private func pins(in session: Session) -> [[Word]] {
        func named(_ word: Word) -> [String]? {
            let names = word.text.split(separator: ",").map { Nearest.name(to: String($0), among: Pin.edges) }
            return word.isBare && !word.isBare("to") && !names.contains(nil) ? names.compactMap(\.self) : nil
        }
        let edges = words.dropFirst(2).prefix { named($0) != nil }
        // All four edges need no word.
        let isAll = edges.isEmpty && words.count > 2 && (words[2].isBare("all") || words[2].isBare("edges"))
        guard !edges.isEmpty || isAll || words.count == 2 else { return [] }
        let names = edges.compactMap(named).joined().joined(separator: ",")
        let joined = Array(words[..<2]) + (names.isEmpty ? [] : [Word(names)])
        let rest = Array(words[(2 + edges.count + (isAll ? 1 : 0))...])
        if rest.first?.isBare("to") == true { return [joined + rest] }
        guard let node = try? References(session).resolve(words[1]),
            let name = session.document.container(of: node).flatMap({ session.document.id(of: $0) })
        else { return [] }
        return [joined + [Word("to"), Word(name)] + rest]
    }

    /// `set X a 1 b 2` with the values assigned.
    private var assignments: [[Word]] {
        let pairs = words.dropFirst(2)
        guard pairs.count >= 4, pairs.count.isMultiple(of: 2) else { return [] }
        let assigned = stride(from: 2, to: words.count, by: 2).map { index in
            let value = words[index + 1]
            let count = words[index].text.utf8.count + 1
            return Word(
                "\(words[index].text)=\(value.text)", span: words[index].span,
                quoted: value.quoted.map { $0.lowerBound + count..<$0.upperBound + count })
        }
        return [Array(words[..<2]) + assigned]
    }
}
