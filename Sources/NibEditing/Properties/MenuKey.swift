import CommandLanguage
import NibDocument
import Replies
import XMLTree

/// The key equivalent of a menu item.
///
/// An item without a mask of modifiers has the Command key. Xcode gives an empty mask to items without a key equivalent; beside one it would
/// mean the key alone (of 1,934 empty masks in measured documents, 4 are on items with a key equivalent).
enum MenuKey {
    static let attribute = "keyEquivalent"
    /// The key of the mask.
    static let mask = "keyEquivalentModifierMask"

    /// Returns the empty mask that goes when a menu item gets its first key equivalent.
    ///
    /// - Parameters:
    ///   - item: the element that gets the attribute.
    ///   - value: the key equivalent.
    ///   - document: the document.
    /// - Returns: nil if the mask stays, or there is none.
    static func emptyMask(of item: NodeID, getting value: String, in document: NibDocument) -> NodeID? {
        let tree = document.tree
        guard tree.name(item) == "menuItem", !value.isEmpty, (document.property(attribute, of: item) ?? "").isEmpty,
            let mask = document.child(keyed: mask, of: item), tree.attributeNames(mask) == ["key"]
        else { return nil }
        return mask
    }

    // MARK: - What is not a key

    /// The modifiers by the names and signs that people write, and as the mask has them.
    private static let modifiers = [
        "cmd": "command", "command": "command", "⌘": "command", "opt": "option", "option": "option", "alt": "option",
        "⌥": "option", "ctrl": "control", "control": "control", "ctl": "control", "⌃": "control", "shift": "shift",
        "⇧": "shift",
    ]
    /// The characters of keys that have names.
    private static let named = [
        "return": "\r", "enter": "\u{3}", "tab": "\t", "space": " ", "escape": "\u{1b}", "esc": "\u{1b}",
        "delete": "\u{8}", "backspace": "\u{8}", "up": "\u{F700}", "down": "\u{F701}", "left": "\u{F702}",
        "right": "\u{F703}", "↩": "\r", "⏎": "\r", "⌅": "\u{3}", "⎋": "\u{1b}", "⌫": "\u{8}", "⇥": "\t",
        "↑": "\u{F700}", "↓": "\u{F701}", "←": "\u{F702}", "→": "\u{F703}",
    ]

    /// Returns why a text cannot be a key equivalent, which is one character.
    ///
    /// - Parameters:
    ///   - value: the text.
    ///   - node: the menu item, or the cell of a button.
    ///   - document: the document.
    /// - Returns: the error, with the commands for a key that is described in words; nil for a key, and for none.
    static func refusal(of value: Word, on node: NodeID, in document: NibDocument) -> CommandError? {
        guard value.text.count > 1 else { return nil }
        return CommandError(
            "bad-value", "a key equivalent is one character, not '\(value.text)'", span: value.span,
            hints: commands(for: value.text, on: node, in: document) + ["'--force' sets it anyway"])
    }

    private static func commands(for text: String, on node: NodeID, in document: NibDocument) -> [String] {
        var rest = text[...]
        var mask: Set<String> = []
        while let sign = rest.first, let modifier = modifiers[String(sign)] {
            mask.insert(modifier)
            rest = rest.dropFirst()
        }
        var words = rest.split { "+- ".contains($0) }.map { $0.lowercased() }
        guard var key = words.popLast() else { return [] }
        for word in words {
            guard let modifier = modifiers[word] else { return [] }
            mask.insert(modifier)
        }
        key = named[key] ?? key
        guard key.count == 1 else { return [] }
        // A capital letter has the Shift key.
        if mask.contains("shift"), key.first?.isLetter == true {
            mask.remove("shift")
            key = key.uppercased()
        }
        let object = Quoting.quote(document.logName(of: node) ?? "OBJ")
        let setting = "set \(object) \(attribute) \(Quoting.quote(key))"
        if mask.isEmpty || mask == ["command"] && document.tree.name(node) == "menuItem" { return [setting] }
        return [setting, "set \(object) \(self.mask) \(Quoting.quote(mask.sorted().joined(separator: " ")))"]
    }
}
