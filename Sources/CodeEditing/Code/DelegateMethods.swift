/// The methods of frameworks' protocols, which begin with the name of the object that sends them.
enum DelegateMethods {
    /// Whether a selector may be one of a protocol's: `textFieldDidBeginEditing:` of `UITextFieldDelegate`.
    static func mayHave(_ selector: String, protocolName: String) -> Bool {
        guard let subject = subject(of: protocolName) else { return false }
        return ([subject] + (inherited[protocolName] ?? [])).contains { word in
            guard selector.hasPrefix(word), let next = selector.utf8.dropFirst(word.utf8.count).first else {
                return false
            }
            return next < UInt8(ascii: "a") || next > UInt8(ascii: "z")
        }
    }

    /// What sends the methods of a protocol: `textField` for `UITextFieldDelegate`.
    private static func subject(of protocolName: String) -> String? {
        for suffix in ["Delegate", "DataSource"] where protocolName.hasSuffix(suffix) {
            let name = protocolName.dropLast(suffix.utf8.count)
            // Two capitals before that of the first word are a prefix.
            let capitals = name.utf8.prefix { $0 >= 65 && $0 <= 90 }.count
            guard capitals > 2, let first = name.dropFirst(2).first else { return nil }
            return first.lowercased() + name.dropFirst(3)
        }
        return nil
    }

    /// What else sends methods of a protocol, as its documentation says.
    private static let inherited: [String: [String]] = [
        "UITableViewDelegate": ["scrollView"], "UICollectionViewDelegate": ["scrollView"],
        "UITextViewDelegate": ["scrollView"], "NSTextFieldDelegate": ["control"], "NSSearchFieldDelegate": ["control"],
        "NSComboBoxDelegate": ["control"], "NSOutlineViewDelegate": ["control"], "NSTableViewDelegate": ["control"],
        "NSControlTextEditingDelegate": ["control"], "NSTextViewDelegate": ["text"],
    ]
}
