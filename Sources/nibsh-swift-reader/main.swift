// Reads the Swift files whose paths come on standard input, each ended by a NUL, and writes on standard output what they declare:
// for each, in order, the number of bytes (32 bits, little-endian) and the bytes of `DeclarationsCoding`; 0xFFFFFFFF and nothing
// for a file that cannot be read. Every answer is written before the next path is read.

import SourceIndex
import SwiftDeclarations

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Writes all bytes, or ends the program when nobody reads them.
func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { buffer in
        var rest = buffer[...]
        while !rest.isEmpty {
            let part = UnsafeRawBufferPointer(rebasing: rest)
            let count = restarting { write(STDOUT_FILENO, part.baseAddress, part.count) }
            guard count > 0 else { exit(1) }
            rest = rest.dropFirst(count)
        }
    }
}

signal(SIGPIPE, SIG_IGN)
var paths = PathReader(STDIN_FILENO)
while let path = paths.next() {
    var answer: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF]
    if let bytes = FileBytes.of(path) {
        let encoded = DeclarationsCoding.encode(SwiftFile.declarations(in: bytes))
        answer = (0..<4).map { UInt8(truncatingIfNeeded: encoded.count >> ($0 * 8)) } + encoded
    }
    write(answer)
}
