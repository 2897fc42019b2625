import Foundation
import Testing

@testable import SourceIndex

/// Reads a Swift file line by line, for tests: one declaration a line, braces at the ends of lines.
final class LineReader: SwiftReading {
    /// The names of the files that were read, in order.
    var read: [String] = []
    var fails = false

    func read(_ paths: [String]) throws(SwiftReaderError) -> [FileDeclarations?] {
        if fails { throw .ended(program: "reader", status: 1) }
        return paths.map { path in
            read.append((path as NSString).lastPathComponent)
            guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
            return Self.declarations(text)
        }
    }

    func answer(_ questions: [NameQuestion]) -> [NameUses?] { questions.map { _ in nil } }

    static func declarations(_ text: String) -> FileDeclarations {
        var file = FileDeclarations(language: .swift)
        var globals = TypeDeclaration(kind: .swiftValue, name: "", place: place(0, 1), body: 0..<0)
        var offset = 0
        var open: Int?
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let words = line.split { " :{},".contains($0) }.map(String.init)
            let start = place(offset, number + 1)
            offset += line.utf8.count + 1
            let kinds: [String: TypeDeclaration.Kind] = [
                "class": .swiftClass, "extension": .swiftExtension, "protocol": .swiftProtocol, "enum": .swiftValue,
                "typealias": .swiftTypealias,
            ]
            if line == "}" { open = nil }
            if words.first == "import" { file.imports.append(words[1]) }
            if let index = words.firstIndex(where: { kinds[$0] != nil }), let kind = kinds[words[index]] {
                var type = TypeDeclaration(kind: kind, name: words[index + 1], place: start, body: offset..<offset)
                type.inherited = words.dropFirst(index + 2).filter { $0 != "=" }
                if words[0].hasPrefix("@objc(") { type.runtimeName = String(words[0].dropFirst(6).dropLast()) }
                file.types.append(type)
                open = file.types.count - 1
            } else if let member = member(words, start) {
                if let open { file.types[open].members.append(member) } else { globals.members.append(member) }
            } else if words.first == "performSegue" {
                var use = CodeUse(
                    kind: .performSegue, value: words[1].contains("\"") ? words[1].filter { $0 != "\"" } : "",
                    place: start)
                if use.value.isEmpty { use.detail = words[1] }
                use.owner = open.map { file.types[$0].name } ?? ""
                file.uses.append(use)
            }
        }
        if !globals.members.isEmpty { file.types.append(globals) }
        return file
    }

    private static func member(_ words: [String], _ place: SourcePlace) -> Member? {
        guard let key = words.firstIndex(where: { ["var", "func", "let", "case"].contains($0) }) else { return nil }
        let kinds: [String: Member.Kind] = ["var": .property, "func": .method, "let": .constant, "case": .enumCase]
        var member = Member(kind: kinds[words[key]] ?? .property, name: words[key + 1], place: place, extent: 0..<0)
        if words.contains("@IBOutlet") { member.traits.insert(.outlet) }
        if words.contains("@IBAction") { member.traits.insert(.action) }
        member.type = words.last?.filter { $0 != "\"" } ?? ""
        return member
    }

    private static func place(_ offset: Int, _ line: Int) -> SourcePlace {
        SourcePlace(offset: offset, line: line, column: 1)
    }
}
