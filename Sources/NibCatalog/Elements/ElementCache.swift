import Bytes

/// The elements of one family, each read when it is first needed.
struct ElementCache {
    private let text: DataText
    private let isWatch: Bool
    private var infos: [String: ElementInfo?] = [:]

    init(_ family: Family, isWatch: Bool = false) {
        text = CatalogData.elements(family)
        self.isWatch = isWatch
    }

    mutating func info(_ name: String) -> ElementInfo? {
        if let known = infos[name] { return known }
        let own = isWatch ? DataText(CatalogData.watchClasses).line(headed: name) : nil
        let info = (own ?? text.line(headed: name)).flatMap { read($0.line) }
        infos[name] = .some(info)
        return info
    }

    /// All elements, sorted by name.
    func all() -> [ElementInfo] {
        guard isWatch else { return text.lines.compactMap(read) }
        let own = DataText(CatalogData.watchClasses).lines.compactMap(read)
        let names = Set(own.map(\.name))
        return (own + text.lines.compactMap(read).filter { !names.contains($0.name) }).sorted { $0.name < $1.name }
    }

    /// One line: tag, kind, class, display name.
    private func read(_ line: DataText) -> ElementInfo? {
        var rest = line
        let space = Byte.space
        guard let name = DataText.next(space, in: &rest), let kind = DataText.next(space, in: &rest),
            let className = DataText.next(space, in: &rest)
        else { return nil }
        return ElementInfo(
            name: name.string,
            className: Self.className(className.string, isWatch: isWatch),
            displayName: rest.string,
            kind: ElementInfo.Kind(kind)
        )
    }

    /// The class in a line; nil for none, and on watchOS for those of UIKit, with which it shares only the elements' names.
    private static func className(_ name: String, isWatch: Bool) -> String? {
        name == "-" || isWatch && name.hasPrefix("UI") ? nil : name
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
