import Bytes
import CommandLanguage
import NibDocument
import NibEditing
import ObjectReferences
import Replies
import XMLTree

/// Writes one line of the log with names in place of ids.
struct TravelLineWriter {
    /// The line.
    let line: TravelLine
    /// The document before the line.
    let document: NibDocument
    /// What becomes of the ids that the log makes.
    let plan: TravelPlan
    /// The names of the document's elements.
    let names: TravelNames

    /// A word of the line with an object in it, and the names to choose from.
    private struct Place {
        let index: Int
        let id: String
        let names: [TravelNames.Name]
        /// What follows the object in its word, as it is spelled.
        let rest: String
        /// What precedes it, as the name of an assignment.
        var before = ""
    }

    /// Returns the line, and the ids in it that no name means.
    func written() -> (text: String, unnamed: [String]) {
        let places = line.words.indices.compactMap { place(at: $0) }
        let wanted = comesTo(line.text)
        var chosen: [Int: (shown: String, read: String)] = [:]
        var unnamed: [String] = []
        for place in places {
            let found = place.names.lazy.map { name in
                (shown: place.before + name.shown + place.rest, read: place.before + name.read + place.rest)
            }.first { spelled in wanted == nil || comesTo(text([place.index: spelled.read])) == wanted }
            if let found { chosen[place.index] = found } else { unnamed.append(place.id) }
        }
        if let wanted, comesTo(text(chosen.mapValues(\.read))) != wanted {
            unnamed = places.map(\.id)
            chosen = [:]
        }
        return (script(chosen.mapValues(\.shown)), unnamed)
    }

    // MARK: - Places

    private func place(at index: Int) -> Place? {
        let (word, place) = line.words[index]
        guard place?.kind != .newID else { return nil }
        guard place?.kind.meansObject == true else { return value(at: index) }
        let references = References(ReferenceScope(document: document))
        let end = document.hasID(word.text) ? nil : word.firstUnquoted(Byte.period, from: 1)
        let object = end.map { word.slice(0..<$0) } ?? word
        guard let node = try? references.resolve(object) else { return nil }
        let rest = end.map { word.slice($0..<word.text.utf8.count).spelling } ?? ""
        return Place(index: index, id: object.text, names: names.names(of: node), rest: rest)
    }

    /// A value that is the id of an object: of one that the script makes it is a name.
    private func value(at index: Int) -> Place? {
        let (word, place) = line.words[index]
        guard index > 0, let value = TravelLine.value(in: word, placed: place), document.hasID(value.text),
            let node = document.element(withID: value.text)
        else { return nil }
        let known = names.names(of: node)
        let before = place == nil ? word.text.prefix { $0 != "=" } + "=" : ""
        return Place(index: index, id: value.text, names: known, rest: "", before: String(before))
    }

    // MARK: - Lines

    /// The line with other spellings of some words, which gives all ids.
    private func text(_ spellings: [Int: String]) -> String {
        line.words.indices.map { spellings[$0] ?? line.words[$0].word.spelling }.joined(separator: " ")
    }

    /// The line of the script, which names what it makes, if that is needed.
    private func script(_ spellings: [Int: String]) -> String {
        guard !line.newIDs.isEmpty, !plan.keepsIDs(of: line) else { return text(spellings) }
        var words: [String] = []
        for (index, (word, place)) in line.words.enumerated() {
            if place?.kind == .newID { continue }
            let isAs = word.isBare("as") && index + 1 < line.words.count && line.words[index + 1].place?.kind == .newID
            guard isAs else {
                words.append(spellings[index] ?? word.spelling)
                continue
            }
            if let variable = plan.variables[line.newIDs[0]] { words += ["as", variable] }
        }
        return words.joined(separator: " ")
    }

    /// The lines of the log that a statement comes to; nil if it is refused.
    private func comesTo(_ statement: String) -> [String]? {
        guard !line.changesOtherFiles, let words = try? Lexer.words(of: statement),
            let (command, arguments) = try? Replay.parse(words)
        else { return nil }
        let context = ResolveContext(
            scope: ReferenceScope(document: document), ids: MadeUpIDs(), project: NoProject(), wantsFields: false,
            isInScript: true)
        guard let resolved = try? command.resolve(arguments, in: context) else { return nil }
        var lines: [String] = []
        for command in resolved.commands {
            var bytes: [UInt8] = []
            guard (try? arguments.append(lineFor: command, to: &bytes)) != nil else { return nil }
            lines.append(String(decoding: bytes, as: UTF8.self))
        }
        return lines + resolved.otherLines + resolved.further
    }
}
