// Reads paths of Swift files from standard input, each ended by a NUL, and writes what the files declare to standard output.
//
// The answer for each file, in order, is a number of bytes (32 bits, little-endian) and that many bytes of `DeclarationsCoding`. For a
// file that cannot be read it is the number 0xFFFFFFFF alone. The program writes each answer before it reads the next path. SIGALRM
// ends it if the parser does not finish a file in time.
//
// An empty path announces a question about a name in source that follows: the number of bytes and two names with blanks between them,
// a NUL, and the bytes. The answer has the same form, with bytes of `NameUsesCoding`.

import Platform
import SourceIndex
import SwiftDeclarations

CurrentProcess.surviveFailedWrites()
var paths = PathReader(.standardInput)
while let path = paths.next() {
    var encoded: [UInt8]?
    if path.isEmpty {
        if let question = paths.nextQuestion() {
            CurrentProcess.end(afterSeconds: 20 + question.bytes.count / 50_000)
            encoded = SwiftFile.uses(question).map(NameUsesCoding.encode)
        }
    } else if let bytes = try? FileIO.contents(path, atMost: 1 << 30) {
        CurrentProcess.end(afterSeconds: 20 + bytes.count / 50_000)
        encoded = DeclarationsCoding.encode(SwiftFile.declarations(in: bytes))
    }
    CurrentProcess.end(afterSeconds: 0)
    var answer: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF]
    if let encoded { answer = (0..<4).map { UInt8(truncatingIfNeeded: encoded.count >> ($0 * 8)) } + encoded }
    // If the answer cannot be written, nobody reads answers any more.
    if answer.withUnsafeBytes({ Descriptor.standardOutput.write($0) }).failure != nil { CurrentProcess.exit(1) }
}
