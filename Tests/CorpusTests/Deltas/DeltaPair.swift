import Foundation
import TestDocuments

@testable import NibDocument

/// Two consecutive versions of a document, and what its author did in between.
struct DeltaPair {
    /// The pair's number, as its files are named.
    let name: String
    /// What kind of edits it has: `mixed`, `attributes`, `objects`, `pure connections`, `identity`, `constraints`.
    let kind: String
    let before: [UInt8]
    let after: [UInt8]
    /// `xib` or `storyboard`.
    let suffix: String
    let operations: [JSON]
    /// Where the document is, which other pairs may have versions of; nil for the project's own pairs.
    let document: String?

    /// The project's own pairs, and those of the second corpus where there is one: of its folders `deltas` and `deltas-more`.
    static func all() throws -> [DeltaPair] {
        let folders = ["\(Corpus.own)/Deltas"] + Set(["deltas", "deltas-more"].compactMap { Corpus.part($0) }).sorted()
        return try folders.flatMap { folder in
            try FileManager.default.contentsOfDirectory(atPath: folder)
                .filter { $0.hasSuffix(".json") }.sorted()
                .map { try DeltaPair(file: $0, folder: folder) }
        }
    }

    private init(file: String, folder: String) throws {
        let json = try JSONReader.read(Corpus.bytes("\(folder)/\(file)"))
        func field(_ name: String) throws -> String {
            guard let value = json[name]?.string else { throw ConversionError(reason: "\(file) has no '\(name)'") }
            return value
        }
        name = String(file.dropLast(5))
        kind = try field("class")
        suffix = try field("kind")
        before = try Corpus.bytes("\(folder)/\(field("before"))")
        after = try Corpus.bytes("\(folder)/\(field("after"))")
        operations = json["ops"]?.array ?? []
        let place = [json["repo"]?.string, json["path"]?.string].compactMap { $0 }
        document = place.count == 2 ? place.joined(separator: "/") : nil
    }
}

/// Why an operation has no command.
struct ConversionError: Error {
    let reason: String
}
