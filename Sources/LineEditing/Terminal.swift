import CEdit
import Platform

/// Information about the terminal that the program uses.
package enum Terminal {
    /// Whether a file descriptor is a terminal.
    ///
    /// - Parameter descriptor: 0 for standard input, 1 for standard output, 2 for standard error.
    /// - Returns: False also if the descriptor is closed.
    package static func isTerminal(_ descriptor: Int32) -> Bool {
        Descriptor(borrowing: descriptor).isTerminal
    }

    /// Whether the terminal is said to know control sequences.
    package static let isSmart = Environment.value("TERM").map { $0 != "dumb" } ?? false

    /// Returns the number of columns of a terminal.
    ///
    /// - Parameter descriptor: The file descriptor of the terminal.
    /// - Returns: The number of columns; 80 if the descriptor is not a terminal or its size is unknown.
    package static func width(_ descriptor: Int32 = 1) -> Int {
        size(descriptor).columns
    }

    /// Returns the number of columns that a text takes in a terminal.
    ///
    /// East Asian characters and most emoji take two columns, combining marks and control characters none. It needs the
    /// locale that `LineEditor` sets; without it, characters outside ASCII count as zero columns.
    ///
    /// - Parameter text: A text without escape sequences.
    /// - Returns: The sum of the columns of its code points.
    package static func columns(of text: some StringProtocol) -> Int {
        var sum = 0
        for scalar in text.unicodeScalars {
            sum += columns(of: scalar)
        }
        return sum
    }

    static func columns(of scalar: Unicode.Scalar) -> Int {
        max(0, Int(cedit_width(wchar_t(scalar.value))))
    }

    /// Returns the columns and rows of a terminal; 80 and 24 if its size is unknown.
    package static func size(_ descriptor: Int32) -> (columns: Int, rows: Int) {
        var columns: Int32 = 0
        var rows: Int32 = 0
        guard cedit_terminal_size(descriptor, &columns, &rows) else { return (80, 24) }
        return (Int(columns), rows > 0 ? Int(rows) : 24)
    }
}

extension Unicode.Scalar {
    /// Whether a terminal would obey the character instead of displaying it.
    var isControl: Bool {
        value < 0x20 || (0x7f...0x9f).contains(value)
    }
}
