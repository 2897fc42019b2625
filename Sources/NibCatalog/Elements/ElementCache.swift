/// The elements of one family, each read when it is first needed.
struct ElementCache {
    private let text: DataText
    private var infos: [String: ElementInfo?] = [:]

    init(_ family: Family) {
        text = CatalogData.elements(family)
    }

    mutating func info(_ name: String) -> ElementInfo? {
        if let known = infos[name] { return known }
        let info = text.line(headed: name).flatMap { ElementCache.read($0.line) }
        infos[name] = .some(info)
        return info
    }

    /// All elements, sorted by name.
    func all() -> [ElementInfo] {
        text.lines.compactMap(ElementCache.read)
    }

    /// One line: tag, kind, class, display name.
    private static func read(_ line: DataText) -> ElementInfo? {
        var rest = line
        let space = UInt8(ascii: " ")
        guard let name = DataText.next(space, in: &rest), let kind = DataText.next(space, in: &rest),
            let className = DataText.next(space, in: &rest)
        else { return nil }
        return ElementInfo(
            name: name.string,
            className: className.equals("-") ? nil : className.string,
            displayName: rest.string,
            kind: ElementInfo.Kind(kind)
        )
    }
}

extension ElementInfo.Kind {
    fileprivate init(_ word: DataText) {
        switch word.string {
        case "object": self = .object
        case "connection": self = .connection
        case "constraint": self = .constraint
        case "list": self = .list
        default: self = .value
        }
    }
}
