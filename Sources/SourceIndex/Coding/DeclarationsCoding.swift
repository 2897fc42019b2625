/// Encodes the declarations of a file as bytes and decodes them, for the processes that read Swift and for the cache.
///
/// `version` must be incremented whenever a field of the model changes.
package enum DeclarationsCoding {
    /// The version of the format, which is the first byte; other versions are refused.
    package static let version: UInt8 = 13

    /// Encodes the declarations of a file.
    ///
    /// The same declarations give the same bytes.
    /// - Parameter file: the declarations.
    /// - Returns: the bytes, which `decode` reads.
    package static func encode(_ file: FileDeclarations) -> [UInt8] {
        var writer = FieldWriter()
        writer.write(byte: version)
        writer.write(file)
        return writer.bytes
    }

    /// Decodes the declarations of a file from a buffer.
    ///
    /// - Parameter bytes: the result of `encode`, complete and with nothing after it.
    /// - Returns: what the file declares.
    /// - Throws: `DeclarationsCodingError` for any other bytes; it never traps.
    package static func decode(_ bytes: UnsafeRawBufferPointer) throws(DeclarationsCodingError) -> FileDeclarations {
        var reader = FieldReader(bytes)
        let found = reader.byte()
        try reader.check()
        guard found == version else { throw .version(found) }
        return try reader.last()
    }

    /// Decodes the declarations of a file from part of an array.
    ///
    /// - Parameter bytes: the result of `encode`, complete and with nothing after it.
    /// - Returns: what the file declares.
    /// - Throws: `DeclarationsCodingError` for any other bytes; it never traps.
    package static func decode(_ bytes: ArraySlice<UInt8>) throws(DeclarationsCodingError) -> FileDeclarations {
        try FieldReader.with(bytes) { (buffer) throws(DeclarationsCodingError) in try decode(buffer) }
    }
}

/// Encodes the uses of a name as bytes and decodes them, for the processes that read Swift.
package enum NameUsesCoding {
    /// Encodes what a parse says about a name.
    ///
    /// - Parameter answer: the uses and errors.
    /// - Returns: the bytes, which `decode` reads.
    package static func encode(_ answer: NameUses) -> [UInt8] {
        var writer = FieldWriter()
        writer.write(answer)
        return writer.bytes
    }

    /// Decodes what a parse says about a name.
    ///
    /// - Parameter bytes: the result of `encode`, complete and with nothing after it.
    /// - Returns: the uses and errors.
    /// - Throws: `DeclarationsCodingError` for any other bytes; it never traps.
    package static func decode(_ bytes: ArraySlice<UInt8>) throws(DeclarationsCodingError) -> NameUses {
        try FieldReader.with(bytes) { (buffer) throws(DeclarationsCodingError) in
            var reader = FieldReader(buffer)
            return try reader.last()
        }
    }
}

extension FieldReader {
    /// Reads a value after which nothing may come.
    fileprivate mutating func last<Value: FieldCoded>() throws(DeclarationsCodingError) -> Value {
        var value = Value.blank
        value.code(with: &self)
        try finish()
        return value
    }

    /// Reads from part of an array.
    fileprivate static func with<Value>(
        _ bytes: ArraySlice<UInt8>, read: (UnsafeRawBufferPointer) throws(DeclarationsCodingError) -> Value
    ) throws(DeclarationsCodingError) -> Value {
        let result: Result<Value, DeclarationsCodingError> = bytes.withUnsafeBytes { buffer in
            do throws(DeclarationsCodingError) { return .success(try read(buffer)) } catch { return .failure(error) }
        }
        return try result.get()
    }
}
