/// Reads the declarations of Objective-C source: headers, implementations, and Objective-C++ as far as it declares classes.
package enum ObjectiveCFile {
    /// Reads what a file declares and uses.
    ///
    /// No macro is expanded and every branch of `#if` is read. Any bytes can be read: what is not understood is left out, and
    /// `firstError` is the first such place. Time is linear in the number of bytes.
    ///
    /// String constants (`NSString * const X = @"…"`, `#define X @"…"`) are members of the last type, which has the kind
    /// `swiftValue` and an empty name.
    ///
    /// - Parameter bytes: the file, in UTF-8 or another superset of ASCII; a file in UTF-16 gives only a `firstError`.
    /// - Returns: the declarations.
    package static func declarations(in bytes: UnsafeRawBufferPointer) -> FileDeclarations {
        guard !isUTF16(bytes) else {
            var refused = FileDeclarations(language: .objectiveC)
            refused.firstError = SourcePlace(offset: 0, line: 1, column: 1)
            return refused
        }
        var scanner = ObjCScanner(bytes.bindMemory(to: UInt8.self))
        return scanner.scan()
    }

    /// Reads what a file declares and uses, from an array.
    package static func declarations(in bytes: [UInt8]) -> FileDeclarations {
        bytes.withUnsafeBytes { declarations(in: $0) }
    }

    private static func isUTF16(_ bytes: UnsafeRawBufferPointer) -> Bool {
        bytes.count >= 2 && ((bytes[0] == 0xFF && bytes[1] == 0xFE) || (bytes[0] == 0xFE && bytes[1] == 0xFF))
    }
}
