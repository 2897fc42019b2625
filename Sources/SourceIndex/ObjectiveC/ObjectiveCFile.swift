/// Objective-C source as declarations: headers, implementations, and Objective-C++ as far as it declares classes.
public enum ObjectiveCFile {
    /// Reads what a file declares and uses.
    ///
    /// No macro is expanded and every branch of `#if` is read. Whatever the bytes are, something comes back: what could not be read is
    /// left out and `firstError` says where that began. Time is linear in the number of bytes.
    ///
    /// String constants (`NSString * const X = @"…"`, `#define X @"…"`) are members of a type of the kind `swiftValue` whose name is
    /// empty, last among the types.
    ///
    /// - Parameter bytes: the file, in UTF-8 or in any encoding that has ASCII as it is; UTF-16 is refused with `firstError`.
    /// - Returns: the declarations.
    public static func declarations(in bytes: UnsafeRawBufferPointer) -> FileDeclarations {
        guard !isUTF16(bytes) else {
            var refused = FileDeclarations(language: .objectiveC)
            refused.firstError = SourcePlace(offset: 0, line: 1, column: 1)
            return refused
        }
        var scanner = ObjCScanner(bytes.bindMemory(to: UInt8.self))
        return scanner.scan()
    }

    /// Reads what a file declares and uses, see above.
    public static func declarations(in bytes: [UInt8]) -> FileDeclarations {
        bytes.withUnsafeBytes { declarations(in: $0) }
    }

    private static func isUTF16(_ bytes: UnsafeRawBufferPointer) -> Bool {
        bytes.count >= 2 && ((bytes[0] == 0xFF && bytes[1] == 0xFE) || (bytes[0] == 0xFE && bytes[1] == 0xFF))
    }
}
