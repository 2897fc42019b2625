import NibDocument
import XMLTree

/// What commands tell of things that were removed; the same words and the same fields for all of them.
enum Removals {
    /// Lines about what went along with something else.
    static func remarks(_ removal: Removal) -> [StyledText] {
        removal.items.map { "removed with it: \($0.text)  \($0.id, .id)" }
    }

    /// The field `removed`.
    static func field(_ items: [Removal.Item]) -> JSONValue.Member {
        .init(
            "removed",
            .array(
                items.map { item in
                    ["element": .string(item.element), "id": .string(item.id), "text": .string(item.text)]
                }))
    }
}
