import SwiftDeclarations

@testable import SourceIndex

/// Source files in memory, with the classes that they declare.
struct CodeFixture {
    /// The files by path.
    var files: [String: String]

    init(_ files: [String: String]) { self.files = files }

    /// What a file declares.
    func declarations(_ path: String) -> FileDeclarations {
        let bytes = Array((files[path] ?? "").utf8)
        return path.hasSuffix(".swift") ? SwiftFile.declarations(in: bytes) : ObjectiveCFile.declarations(in: bytes)
    }

    /// The class of a name, put together of all files.
    func codeClass(_ name: String) -> CodeClass? {
        let candidates = files.keys.sorted().flatMap { path in
            let file = declarations(path)
            return file.types.filter { $0.name == name }.map { type in
                ClassAssembly.Candidate(
                    part: CodeClass.Part(path: path, language: file.language, declaration: type), modules: [],
                    imports: [])
            }
        }
        return ClassAssembly.classes(named: name, [.swiftClass, .objcInterface], of: candidates).first
    }

    /// The bytes of a file.
    func bytes(_ path: String) -> [UInt8] { Array((files[path] ?? "").utf8) }

    /// The files with changes made.
    func changed(_ changes: [CodeChange]) -> CodeFixture {
        var result = self
        for (path, changes) in CodeChange.byFile(changes) {
            var bytes = bytes(path)
            for change in changes.reversed() { bytes.replaceSubrange(change.range, with: change.text.utf8) }
            result.files[path] = String(decoding: bytes, as: UTF8.self)
        }
        return result
    }
}
