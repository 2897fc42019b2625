import CommandLanguage
import NibCatalog
import NibDocument
import Replies

/// `library [WORD]` lists the items of Interface Builder's library.
enum LibraryCommand {
    private static let word = Parameter<Text>(
        "WORD", kind: .libraryItem, summary: "part of an item's name, heading or element; without it, all items")

    static let command = ProjectCommand(
        name: "library", syntax: [.optional([.operand(word)])],
        summary: "lists the items of Interface Builder's library",
        discussion: """
            The items have Xcode's names and are in Xcode's order, for the platform of the open document, or for all \
            platforms if none is open. Beside each is the word for `add` (`add "Gray Button" to …` and `add button:gray to …` \
            do the same) and what comes along with it. If only one item matches, nibsh also says where it goes, and which real \
            document shows the item's shape. An item that no real document is known to have is marked `not confirmed`; `add` \
            refuses it without `--force`.
            """,
        examples: [
            Example("library", "all items"), Example("library button", "those with 'button' in their names"),
            Example("library \"Container View\"", "one item"),
        ],
        seeAlso: ["add", "add scene"], group: "Editing", answer: LibraryList.type.shape
    ) { context, arguments in
        let list = LibraryList(platform: context.open?.document.kind.platform)
        guard let word = try arguments[ifGiven: word]?.word else { return list.reply(list.items) }
        let found = list.items(matching: word.text)
        guard found.isEmpty else { return list.reply(found) }
        throw CommandError(
            "unknown-item", "the library has no item with '\(word.text)'", span: word.span,
            hints: Advice.didYouMean(Nearest.names(to: word.text, among: list.items.map(\.name)))
                + ["'library' lists all items"])
    }
}
