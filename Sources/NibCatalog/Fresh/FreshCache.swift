import Bytes

/// The fresh objects of one family, each read when it is first needed.
struct FreshCache {
    private let text: DataText
    private var elements: [String: FreshElement?] = [:]

    init(_ family: Family, isWatch: Bool = false) {
        text = isWatch ? DataText(CatalogData.watchFresh) : CatalogData.fresh(family)
    }

    /// The fresh object of a name such as `button` or `button:check`.
    mutating func element(_ name: String) -> FreshElement? {
        if let known = elements[name] { return known }
        let element = read(name)
        elements[name] = element
        return element
    }

    /// The names of all fresh objects, in order.
    func names() -> [String] {
        text.lines.filter { !$0.hasPrefix(Byte.period) }.compactMap { $0.pieces(FreshCache.tab).first?.string }
    }

    private static let tab = Byte.tab

    /// Lines with cells between tabs: as many dots as the depth and a label, then `name=value` and `>text`, in which
    /// `\t` is a tab.
    private func read(_ name: String) -> FreshElement? {
        var rest = text
        while let line = DataText.next(Byte.newline, in: &rest) {
            var cells = line
            guard let head = DataText.next(FreshCache.tab, in: &cells), head.equals(name) else { continue }
            var root = FreshCache.element(
                label: head.prefix(head.firstIndex(of: Byte.colon) ?? head.count), cells)
            for child in FreshCache.children(depth: 1, &rest) {
                if let kind = FreshCompanion.Kind(rawValue: child.tag), let element = child.children.first {
                    root.companions.append(FreshCompanion(kind: kind, element: element))
                } else {
                    root.children.append(child)
                }
            }
            return root
        }
        return nil
    }

    private static func children(depth: Int, _ rest: inout DataText) -> [FreshElement] {
        var found: [FreshElement] = []
        while true {
            var after = rest
            guard var cells = DataText.next(Byte.newline, in: &after),
                let head = DataText.next(tab, in: &cells)
            else { return found }
            var dots = 0
            while dots < head.count, head[dots] == Byte.period { dots += 1 }
            guard dots == depth else { return found }
            rest = after
            var child = element(label: head.dropFirst(dots), cells)
            child.children = children(depth: depth + 1, &rest)
            found.append(child)
        }
    }

    private static func element(label: DataText, _ cells: DataText) -> FreshElement {
        var attributes: [FreshElement.Attribute] = []
        var text: String?
        for cell in cells.pieces(tab) {
            if cell.hasPrefix(Byte.greater) {
                text = cell.dropFirst(1).string.replacing(#"\t"#, with: "\t")
            } else if let sign = cell.firstIndex(of: Byte.equals) {
                attributes.append(.init(name: cell.prefix(sign).string, value: value(cell.dropFirst(sign + 1))))
            }
        }
        let at = label.firstIndex(of: Byte.at)
        return FreshElement(label.prefix(at ?? label.count).string, attributes: attributes, text: text)
    }

    private static func value(_ text: DataText) -> FreshElement.Value {
        guard text.hasPrefix(Byte.hash) else { return .text(text.string) }
        return text.equals("#uuid") ? .uuid : .id(text.dropFirst(1).string)
    }
}
