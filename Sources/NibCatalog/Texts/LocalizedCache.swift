import Bytes

/// The texts for translators in the elements of one family, all read when one is first needed.
struct LocalizedCache {
    /// What the data say.
    struct Facts: Sendable {
        fileprivate(set) var common: [LocalizedProperty] = []
        fileprivate(set) var own: [String: [LocalizedProperty]] = [:]
    }

    // Read once for all documents.
    private static let cocoa = read(CatalogData.localized(.cocoa))
    private static let cocoaTouch = read(CatalogData.localized(.cocoaTouch))

    var facts: Facts { family == .cocoa ? Self.cocoa : Self.cocoaTouch }
    private let family: Family
    /// The properties of elements that were asked for.
    var known: [String: [LocalizedProperty]] = [:]

    init(_ family: Family) { self.family = family }

    /// Lines: `element property path count`.
    private static func read(_ text: DataText) -> Facts {
        var facts = Facts()
        for line in text.lines {
            let words = line.words.map(\.string)
            guard words.count == 4 else { continue }
            let property = property(words[1], path: words[2])
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
