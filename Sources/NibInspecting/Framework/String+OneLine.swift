extension String {
    /// The text with line ends and tabs as spaces.
    var oneLine: String {
        utf8.contains { $0 < 0x20 } ? String(map { $0.isNewline || $0 == "\t" ? " " : $0 }) : self
    }
}
