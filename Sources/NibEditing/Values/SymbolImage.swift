/// A symbol of the system as people write it: `symbol:star.fill`, with `scale=large weight=bold` after it if wanted.
struct SymbolImage {
    /// The prefix that tells a symbol from an image of the project.
    static let prefix = "symbol:"

    /// The name of the symbol.
    let name: String
    /// The configuration as given: names and values.
    let configuration: [(name: String, value: String)]

    /// The scale that the configuration gives.
    var scale: String? { configuration.first { $0.name == "scale" }?.value }

    /// Reads a symbol; nil if the text is not one.
    init?(_ text: String) {
        guard text.hasPrefix(Self.prefix) else { return nil }
        let words = text.dropFirst(Self.prefix.utf8.count).split(separator: " ")
        guard let first = words.first, !first.contains("=") else { return nil }
        name = String(first)
        var pairs: [(String, String)] = []
        for word in words.dropFirst() {
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2 else { return nil }
            pairs.append((parts[0], parts[1]))
        }
        configuration = pairs
    }
}
