import SwiftDeclarations

@testable import CodeEditing
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
                    part: CodeClass.Part(path: path, language: file.language, declaration: type), targets: [],
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

    /// The files and types in which a name is searched.
    func search(_ name: String, newName: String = "") -> CodeSearch {
        let files = self.files.keys.sorted().map { path in
            let question = NameQuestion(bytes(path), name: name, newName: newName)
            let uses = path.hasSuffix(".swift") ? SwiftFile.uses(question)?.uses : nil
            return CodeFile(path: path, declarations: declarations(path), bytes: bytes(path), uses: uses)
        }
        let chains = ["UIViewController", "UIView", "UIApplication"].map { ($0, [$0, "UIResponder"]) }
        let classes = Dictionary(uniqueKeysWithValues: chains)
        return CodeSearch(files: files, lookup: FixtureLookup(self), frameworkChain: { classes[$0] ?? [] })
    }

    /// Renames an outlet, and returns what becomes of one file, with question marks around each place that may be meant.
    func renamed(outlet name: String, to newName: String, in family: CodeFamily, file: String) throws -> String? {
        let rename = try CodeRenaming.rename(
            outlet: name, to: newName, in: family, search: search(name, newName: newName))
        var changes = rename.changes.filter { $0.path == file }
        let bytes = bytes(file)
        for place in rename.remaining where place.path == file {
            let isText = bytes[place.place.offset - 1] == UInt8(ascii: "\"")
            let end = bytes[place.place.offset...].firstIndex {
                isText ? $0 == UInt8(ascii: "\"") : !Byte.isName($0)
            }
            let range = place.place.offset..<(end ?? bytes.count)
            let text = String(decoding: bytes[range], as: UTF8.self)
            changes.append(CodeChange(path: file, range: range, text: "?\(text)?"))
        }
        return changed(changes).files[file]
    }

    /// Returns the declarations of a type of some kinds with what is added to it.
    fileprivate func types(_ name: String, _ kinds: Set<TypeDeclaration.Kind>) -> [CodeClass] {
        let candidates = files.keys.sorted().flatMap { path in
            let file = declarations(path)
            return file.types.filter { $0.name == name }.map { type in
                ClassAssembly.Candidate(
                    part: CodeClass.Part(path: path, language: file.language, declaration: type), targets: [],
                    imports: [])
            }
        }
        return ClassAssembly.classes(named: name, kinds, of: candidates)
    }
}

/// Finds the types of a fixture.
final class FixtureLookup: UseLookup {
    private let fixture: CodeFixture
    private let all: [TypeDeclaration]

    init(_ fixture: CodeFixture) {
        self.fixture = fixture
        all = fixture.files.keys.flatMap { fixture.declarations($0).types }
    }

    func classes(named name: String) -> [CodeClass] { fixture.types(name, [.swiftClass, .objcInterface]) }
    func codeProtocol(named name: String) -> CodeClass? { fixture.types(name, [.swiftProtocol, .objcProtocol]).first }
    func valueType(named name: String) -> CodeClass? { fixture.types(name, [.swiftValue]).first }
    func alias(named name: String) -> String? {
        all.first { $0.kind == .swiftTypealias && $0.name == name }?.inherited.first
    }
    func result(ofFunction name: String) -> String? {
        let found = fixture.files.keys.flatMap {
            TokenText(fixture.bytes($0), language: fixture.declarations($0).language).results(ofFunction: name)
        }
        return Set(found).count == 1 ? found[0] : nil
    }
    func genericNames(inFile path: String) -> Set<String> {
        GenericNames.declared(in: fixture.bytes(path))
    }
    func genericNames() -> Set<String> {
        fixture.files.keys.reduce(into: []) { $0.formUnion(genericNames(inFile: $1)) }
    }
    func extensions(of name: String) -> CodeClass? {
        guard classes(named: name).isEmpty else { return nil }
        let parts = fixture.files.keys.sorted().flatMap { path in
            let file = fixture.declarations(path)
            return file.types.filter { [.swiftExtension, .objcCategory].contains($0.kind) && $0.name == name }
                .map { CodeClass.Part(path: path, language: file.language, declaration: $0) }
        }
        return parts.isEmpty ? nil : CodeClass(name: name, module: nil, parts: parts)
    }
    func isDeclared(_ name: String) -> Bool {
        all.contains { $0.name == name && $0.kind != .swiftExtension && $0.kind != .objcCategory }
    }
    func modules(ofFile path: String) -> [String] { [] }
}
