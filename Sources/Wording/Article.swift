/// The article before the name of a class.
package enum Article {
    /// A name with its article: "a UIView", "an NSView", "an ImageView", "a Controller".
    ///
    /// - Parameter name: the name; two capitals at its beginning are spoken letter by letter.
    /// - Returns: the words.
    package static func with(_ name: String) -> String {
        let letters = name.utf8.prefix(2).map { $0 }
        let isSpelled = letters.count == 2 && letters.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
        let vowels = isSpelled ? "AEFHILMNORSX" : "AEIOaeio"
        return (letters.first.map(vowels.utf8.contains) == true ? "an " : "a ") + name
    }
}
