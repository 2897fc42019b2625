/// The kinds of values that attributes have in one family, all read when one is first needed.
struct ValueCache {
    /// What the data say.
    struct Facts: Sendable {
        /// Kinds by attribute, then by element; `*` means every element.
        fileprivate(set) var kinds: [String: [String: ValueKind]] = [:]
        /// Ranges likewise.
        fileprivate(set) var ranges: [String: [String: ClosedRange<Double>]] = [:]
        /// Values that are never written, by element, as `attribute=value`.
        fileprivate(set) var unwritten: [String: Set<String>] = [:]
    }

    // Read once for all documents: reading them takes longer than a small document.
    private static let cocoa = read(CatalogData.values(.cocoa))
    private static let cocoaTouch = read(CatalogData.values(.cocoaTouch))

    var facts: Facts { family == .cocoa ? Self.cocoa : Self.cocoaTouch }
    private let family: Family
    /// The values of attributes that are never written, by element, for the attributes that were asked for.
    private var defaults: [String: [String: [String]]] = [:]

    init(_ family: Family) { self.family = family }

    /// Lines: `flag element name …`, `number element name …`, `integer element name …`, `words name element … = value …`,
    /// `seen name element … = value …`, `range name element … = least greatest`, `unwritten element name=value …`.
    private static func read(_ text: DataText) -> Facts {
        var found = Facts()
        for line in text.lines {
            let words = line.words.map(\.string)
            guard words.count > 2 else { continue }
            if words[0] == "words" || words[0] == "seen", let equals = words.firstIndex(of: "=") {
                let values = Array(words[(equals + 1)...])
                let kind: ValueKind = words[0] == "words" ? .words(values) : .seen(values)
                for element in words[2..<equals] { found.kinds[words[1], default: [:]][element] = kind }
                continue
            }
            if words[0] == "range", words.count > 5 {
                let limits = (Double(words[words.count - 2]) ?? -.infinity, Double(words[words.count - 1]) ?? .infinity)
                for element in words[2..<(words.count - 3)] {
                    found.ranges[words[1], default: [:]][element] = limits.0...limits.1
                }
                continue
            }
            if words[0] == "unwritten" {
                found.unwritten[words[1]] = Set(words[2...])
                continue
            }
            let kind: ValueKind = words[0] == "flag" ? .flag : words[0] == "integer" ? .integer : .number
            for name in words[2...] { found.kinds[name, default: [:]][words[1]] = kind }
        }
        return found
    }

    /// The values of an attribute that are never written for an element; of an element without enough documents to tell, those that
    /// are never written for any other.
    mutating func defaults(of attribute: String, element: String) -> [String] {
        if defaults[attribute] == nil { defaults[attribute] = readDefaults(of: attribute) }
        return defaults[attribute]?[element] ?? defaults[attribute]?["*"] ?? []
    }

    private func readDefaults(of attribute: String) -> [String: [String]] {
        var (found, all): ([String: [String]], Set<String>) = ([:], [])
        let head = attribute + "="
        for (element, values) in facts.unwritten {
            let own = values.filter { $0.hasPrefix(head) }.map { String($0.dropFirst(head.count)) }.sorted()
            if own.isEmpty { continue }
            found[element] = own
            all.formUnion(own)
        }
        // Elements that contradict each other, as with `opaque`, tell nothing about others.
        if all.count == 1 { found["*"] = Array(all) }
        return found
    }

    // Read once for all documents, as most statements ask.
    private static let cocoaAdvice = readAdvice(CatalogData.advice(.cocoa))
    private static let cocoaTouchAdvice = readAdvice(CatalogData.advice(.cocoaTouch))

    /// Returns the commands for a property by another name, by element.
    func advice(for name: String) -> [String: String] {
        (family == .cocoa ? Self.cocoaAdvice : Self.cocoaTouchAdvice)[name] ?? [:]
    }

    /// Lines: `name element … = command`.
    private static func readAdvice(_ text: DataText) -> [String: [String: String]] {
        var found: [String: [String: String]] = [:]
        for line in text.lines {
            let words = line.words.map(\.string)
            guard let equals = words.firstIndex(of: "="), equals > 1 else { continue }
            let command = words[(equals + 1)...].joined(separator: " ")
            for element in words[1..<equals] { found[words[0], default: [:]][element] = command }
        }
        return found
    }
}
