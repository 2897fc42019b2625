import ClassFacts

/// A line that a framework printed or threw, recognized as one of the messages about nibs
/// (Documentation/Format/RunTime.md#messages-of-uikit).
package struct RuntimeLine: Hashable, Sendable {
    /// The messages by their numbers on that page.
    package enum Kind: String, Sendable, CaseIterable {
        case U1, U2, U3, U4, U5, U6, U7, U8, U9, U10, U11, U12, U13, U14, U15, U16, U17, U18, U19, U20, U21
        case U22, U23, U24, U25, U26
        case A1, A2, A3, A4, A5, A6, A7, A8, A9
    }

    /// The kind of message.
    package let kind: Kind
    /// The names in the message: `class`, `key`, `selector`, `nib`, `identifier`, …
    package let values: [String: String]

    /// Recognizes a message, whatever surrounds it: dates, process ids, quotes of any kind, line breaks.
    ///
    /// It is nil if the text is not one of the known messages.
    ///
    /// - Parameter text: the printed text; several lines count as one.
    package init?(_ text: String) {
        let bytes = Self.plain(text)
        // A message given as words of a command has lost its quotes.
        let attempts = [(RuntimeTemplate.all, bytes), (RuntimeTemplate.unquoted, bytes.filter { $0 != 0x27 })]
        for (templates, bytes) in attempts {
            for template in templates {
                if let values = template.match(bytes) {
                    self.kind = template.kind
                    self.values = values
                    return
                }
            }
        }
        return nil
    }

    /// The class in the message, with its module.
    package var className: RuntimeClassName? { values["class"].map(RuntimeClassName.init) }

    subscript(name: String) -> String { values[name] ?? "" }

    /// Normalizes quotes and white space.
    private static func plain(_ text: String) -> [UInt8] {
        var out: [UInt8] = []
        out.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x22, 0x60, 0x2018...0x201F, 0xAB, 0xBB: out.append(0x27)
            case 0x09, 0x0A, 0x0D, 0x20, 0xA0: if out.last != 0x20 { out.append(0x20) }
            default: out.append(contentsOf: UTF8.encode(scalar).map { Array($0) } ?? [])
            }
        }
        return out
    }
}
