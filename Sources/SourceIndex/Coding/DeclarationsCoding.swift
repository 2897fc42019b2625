/// Writes what a file declares as bytes and reads it back: between the processes that read Swift and the shell, and in the cache.
///
/// The form is compact and knows no names: a version, then every field in the order of its declaration. Numbers are LEB128,
/// strings and lists have their length in front. Whoever changes a field of the model counts `version` up.
public enum DeclarationsCoding {
    /// The version of the form, its first byte; bytes of another one are refused.
    public static let version: UInt8 = 2

    /// Writes the declarations of a file.
    ///
    /// The same declarations give the same bytes.
    /// - Parameter file: what a file declares.
    /// - Returns: the bytes, which `decode` reads.
    public static func encode(_ file: FileDeclarations) -> [UInt8] {
        var encoder = DeclarationsEncoder()
        encoder.write(file)
        return encoder.bytes
    }

    /// Reads the declarations of a file from bytes that lie in memory.
    ///
    /// - Parameter bytes: what `encode` gave, all of it and nothing after it.
    /// - Returns: what the file declares.
    /// - Throws: `DeclarationsCodingError` if these are not such bytes; no bytes make it trap.
    public static func decode(
        _ bytes: UnsafeRawBufferPointer
    ) throws(DeclarationsCodingError) -> FileDeclarations {
        var decoder = DeclarationsDecoder(bytes)
        let file = try decoder.file()
        guard decoder.isAtEnd else { throw .trailing }
        return file
    }

    /// Reads the declarations of a file from a part of an array.
    ///
    /// - Parameter bytes: what `encode` gave, all of it and nothing after it.
    /// - Returns: what the file declares.
    /// - Throws: `DeclarationsCodingError` if these are not such bytes; no bytes make it trap.
    public static func decode(
        _ bytes: ArraySlice<UInt8>
    ) throws(DeclarationsCodingError) -> FileDeclarations {
        let result: Result<FileDeclarations, DeclarationsCodingError> = bytes.withUnsafeBytes { buffer in
            do throws(DeclarationsCodingError) {
                return .success(try decode(buffer))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }
}
