/// Encodes the declarations of a file as bytes and decodes them, for the processes that read Swift and for the cache.
///
/// The format is compact and has no field names: a version, then every field in the order of its declaration. Numbers are LEB128;
/// strings and lists begin with their length. `version` must be incremented whenever a field of the model changes.
package enum DeclarationsCoding {
    /// The version of the format, which is the first byte; other versions are refused.
    package static let version: UInt8 = 12

    /// Encodes the declarations of a file.
    ///
    /// The same declarations give the same bytes.
    /// - Parameter file: the declarations.
    /// - Returns: the bytes, which `decode` reads.
    package static func encode(_ file: FileDeclarations) -> [UInt8] {
        var encoder = DeclarationsEncoder()
        encoder.write(file)
        return encoder.bytes
    }

    /// Decodes the declarations of a file from a buffer.
    ///
    /// - Parameter bytes: the result of `encode`, complete and with nothing after it.
    /// - Returns: what the file declares.
    /// - Throws: `DeclarationsCodingError` for any other bytes; it never traps.
    package static func decode(
        _ bytes: UnsafeRawBufferPointer
    ) throws(DeclarationsCodingError) -> FileDeclarations {
        var decoder = DeclarationsDecoder(bytes)
        let file = try decoder.file()
        guard decoder.isAtEnd else { throw .trailing }
        return file
    }

    /// Decodes the declarations of a file from part of an array.
    ///
    /// - Parameter bytes: the result of `encode`, complete and with nothing after it.
    /// - Returns: what the file declares.
    /// - Throws: `DeclarationsCodingError` for any other bytes; it never traps.
    package static func decode(
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
