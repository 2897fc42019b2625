import Bytes

/// Stores each element and attribute name once and numbers it; the number is called its symbol.
final class NameTable {
    private var names: [String] = []
    private var symbols: [ExactText: Int32] = [:]

    /// Makes a table without names.
    init() {}

    /// Makes a table with the names of another one, under the same symbols.
    init(copyOf original: NameTable) {
        names = original.names
        symbols = original.symbols
    }

    /// The number of names.
    var count: Int { names.count }

    /// Returns the name of a symbol.
    subscript(symbol: Int32) -> String { names[Int(symbol)] }

    /// Returns the length in bytes of the name of a symbol.
    func length(of symbol: Int32) -> Int { names[Int(symbol)].utf8.count }

    /// Returns the symbol of a name, which is added if it is new.
    func intern(_ name: String) -> Int32 {
        if let symbol = symbol(name) { return symbol }
        let symbol = Int32(names.count)
        names.append(name)
        symbols[ExactText(name)] = symbol
        return symbol
    }

    /// Returns the symbol of a name in UTF-8, which is added if it is new.
    func intern(_ name: UnsafeRawBufferPointer) -> Int32 { intern(String(decoding: name, as: UTF8.self)) }

    /// Returns the symbol of a name; nil if the name does not occur.
    func symbol(_ name: String) -> Int32? { symbols[ExactText(name)] }
}
