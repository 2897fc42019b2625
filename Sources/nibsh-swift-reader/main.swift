// Reads the Swift files whose paths come on standard input, each ended by a NUL, and writes on standard output what they declare:
// for each, in order, the number of bytes (32 bits, little-endian) and the bytes of `DeclarationsCoding`; 0xFFFFFFFF and nothing
// for a file that cannot be read. Every answer is written before the next path is read. A file on which the parser does not come to
// an end ends the program by SIGALRM.

import Platform
import SourceIndex
import SwiftDeclarations

CurrentProcess.ignoreBrokenPipes()
var paths = PathReader(.standardInput)
while let path = paths.next() {
    var answer: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF]
    if let bytes = try? FileIO.contents(path, atMost: 1 << 30) {
        CurrentProcess.end(afterSeconds: 20 + bytes.count / 50_000)
        let encoded = DeclarationsCoding.encode(SwiftFile.declarations(in: bytes))
        CurrentProcess.end(afterSeconds: 0)
        answer = (0..<4).map { UInt8(truncatingIfNeeded: encoded.count >> ($0 * 8)) } + encoded
    }
    // Nobody reads the answers any more.
    if answer.withUnsafeBytes({ Descriptor.standardOutput.write($0) }).failure != nil { CurrentProcess.exit(1) }
}
