import Bytes

/// The texts for translators in the elements of one family, all read when one is first needed.
struct LocalizedCache {
    private let text: DataText
    lazy var facts = read()

    /// A class, so that the tables are not copied.
    final class Facts {
        var common: [LocalizedProperty] = []
        var own: [String: [LocalizedProperty]] = [:]
        /// The properties of elements that were asked for.
        var known: [String: [LocalizedProperty]] = [:]
    }

    init(_ family: Family) { text = CatalogData.localized(family) }

    /// Lines: `element property path count`.
    private func read() -> Facts {
        let facts = Facts()
        for line in text.lines {
            let words = line.words.map(\.string)
            guard words.count == 4 else { continue }
            let property = Self.property(words[1], path: words[2])
            if words[0] == "*" {
                facts.common.append(property)
            } else {
                facts.own[words[0], default: []].append(property)
            }
        }
        return facts
    }

    private static func property(_ name: String, path: String) -> LocalizedProperty {
        let parts = path.utf8.split(separator: Byte.slash, omittingEmptySubsequences: false).map { String($0)! }
        return LocalizedProperty(name: name, steps: parts.dropLast().map(step), attribute: parts.last ?? "")
    }

    private static func step(_ text: String) -> LocalizedProperty.Step {
        var name = text[...]
        var condition: String?
        if let bracket = text.firstIndex(of: "[") {
            condition = String(text[text.index(after: bracket)...].dropLast())
            name = text[..<bracket]
        }
        let parts = name.split(separator: "@", omittingEmptySubsequences: false).map(String.init)
        return LocalizedProperty.Step(
            element: parts[0].isEmpty ? nil : parts[0], key: parts.count > 1 ? parts[1] : nil, isEach: condition != nil,
            condition: condition.flatMap { $0.isEmpty ? nil : $0 })
    }
}
