import Bytes

/// Events, triggers, segues and types of runtime attributes, all read when one is first needed.
struct ConnectionCache {
    /// What the data say.
    struct Facts: Sendable {
        fileprivate(set) var events: [String] = []
        fileprivate(set) var meanings: [String: String] = [:]
        fileprivate(set) var defaults: [String: String] = [:]
        fileprivate(set) var senders: [String: Set<String>] = [:]
        fileprivate(set) var plain: [String: Set<String>] = [:]
        fileprivate(set) var triggers: [String: [String]] = [:]
        fileprivate(set) var awaited: [String: [String]] = [:]
        fileprivate(set) var exempt: Set<String> = []
        fileprivate(set) var segues: [String: [String]] = [:]
        fileprivate(set) var relationships: [String: [String]] = [:]
        fileprivate(set) var runtimeTypes: [(name: String, form: RuntimeAttributeForm)] = []
    }

    /// Read once for all documents.
    static let facts = read()

    var facts: Facts { Self.facts }
    /// How the actions of classes are written, as far as they were needed.
    var actionForms: [String: ActionForm?] = [:]

    private static func read() -> Facts {
        var facts = Facts()
        for line in DataText(CatalogData.connections).lines {
            let words = line.words.map(\.string)
            switch (words.first, words.count) {
            case ("event", 3...):
                facts.events.append(words[1])
                facts.meanings[words[1]] = words.dropFirst(2).joined(separator: " ")
            case ("default", 3): facts.defaults[words[1]] = words[2]
            case ("sender", 3): facts.senders[words[1], default: []].insert(words[2])
            case ("plain", 3): facts.plain[words[1], default: []].insert(words[2])
            case ("trigger", 3): facts.triggers[words[1], default: []].append(words[2])
            case ("awaits", 3): facts.awaited[words[1], default: []].append(words[2])
            case ("exempt", 2): facts.exempt.insert(words[1])
            case ("segue", 3): facts.segues[words[1], default: []].append(words[2])
            case ("relationship", 4): facts.relationships[words[1] + " " + words[2], default: []].append(words[3])
            case ("runtime", 3): facts.runtimeTypes.append((words[1], form(line.words[2])))
            default: break
            }
        }
        return facts
    }

    private static func form(_ word: DataText) -> RuntimeAttributeForm {
        switch word.string {
        case "attribute": return .attribute
        case "none": return .none
        default: return .child(word.pieces(Byte.comma).map(\.string))
        }
    }
}
