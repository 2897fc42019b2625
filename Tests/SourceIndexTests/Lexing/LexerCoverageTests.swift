import Foundation
import SeededRandom
import Testing

@testable import SourceIndex

/// The tokens of a file cover it byte for byte, whatever the bytes are.
@Suite("Tokens cover every byte")
struct LexerCoverageTests {
    private static let swift = """
        #!/usr/bin/swift
        @objc(Run) public final class A<T: (B) -> C>: @unchecked M.`B` {
            #if os(iOS) /* a /* b */ c */
            @IBOutlet weak var a: UIView! // d
            let s = "x \\(f("y \\(z)")) \\"", r = #"a"\\#(b)"#, m = \"\"\"
                text " \\(c)
                \"\"\", q = #\"\"\"#
            #endif
            let e = /a\\/(b)[/]/, g = #/\\d+/#, h = a / b
            func / (a: Int) { performSegue(withIdentifier: "i", sender: 1.5) }
        }

        """
    private static let objectiveC = """
        #import <UIKit/UIKit.h> // a \\
        b
        #define NAME \\
            @"x" /* c
        d */
        #if !defined(X) && 'y'
        @interface A : B <C> { int i; }
        @property (nonatomic) IBOutlet UIView *v;
        @end
        #endif
        @implementation A
        - (void)m:(id)s { f(@"a\\"b", "c\\
        d", '\\'', R"x(e)")x", 1'000.5); @selector(m:); }
        @end

        """

    private func check(_ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { buffer in
            var swift = SwiftLexer(buffer)
            var end = 0
            while let token = swift.next(), token.range.lowerBound == end { end = token.range.upperBound }
            #expect(end == bytes.count, "Swift: \(bytes)")

            var objectiveC = ObjCLexer(buffer)
            end = 0
            var line = 1
            while true {
                let token = objectiveC.next()
                guard token.kind != .end, Int(token.start) == end, Int(token.line) >= line else { break }
                (end, line) = (Int(token.end), Int(token.line))
            }
            #expect(end == bytes.count, "Objective-C: \(bytes)")
        }
        for language in FileDeclarations.Language.allCases {
            var end = 0
            for token in CodeTokens(bytes, language: language).tokens {
                #expect(token.range.lowerBound >= end && token.range.upperBound <= bytes.count)
                end = token.range.upperBound
            }
        }
    }

    @Test("of every beginning of a file") func prefixes() {
        for text in [Self.swift, Self.objectiveC] {
            let bytes = Array(text.utf8)
            for length in 0...bytes.count { check(Array(bytes[..<length])) }
        }
    }

    @Test("of files with random changes", arguments: 0..<8) func mutations(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let pool = Array("\"\"\"\"#//**\\\\()[]{}`'@<>ab1. \n\r;:=R\u{E9}".utf8) + [0xFF, 0xEF, 0]
        for _ in 0..<60 {
            var bytes = Array((random.chance(50) ? Self.swift : Self.objectiveC).utf8)
            for _ in 0...random.below(6) {
                let start = random.below(bytes.count)
                let end = min(bytes.count, start + random.below(12))
                let new = (0..<random.below(5)).compactMap { _ in random.pick(pool) }
                bytes.replaceSubrange(start..<end, with: new)
            }
            check(bytes)
            let skim = bytes.withUnsafeBytes { SwiftSkimmer.skim($0) }
            #expect(skim.names.count <= bytes.count)
            #expect(ObjectiveCFile.declarations(in: bytes).types.count <= bytes.count)
        }
    }

    @Test("of random bytes", arguments: 100..<104) func noise(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let pool = Array("\"\"\"#/\\()[]{}`'*ab1. \n\r@<>R\u{E9}".utf8) + [0xFF, 0]
        for _ in 0..<100 { check((0..<120).compactMap { _ in random.pick(pool) }) }
    }

    @Test("of this project's sources, with no doubt in most of them") func ownSources() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")
        var (files, unsure) = (0, 0)
        for case let path as String in try #require(FileManager.default.enumerator(atPath: root.path))
        where path.hasSuffix(".swift") {
            let bytes = [UInt8](try Data(contentsOf: root.appendingPathComponent(path)))
            files += 1
            bytes.withUnsafeBufferPointer { buffer in
                var lexer = SwiftLexer(buffer)
                var end = 0
                while let token = lexer.next(), token.range.lowerBound == end { end = token.range.upperBound }
                #expect(end == bytes.count, "\(path)")
                if lexer.isUnsure { unsure += 1 }
            }
        }
        #expect(files > 100 && unsure < files / 20)
    }
}
