import Foundation
import NibDocument
import NibImport
import Testing
import SeededRandom

/// Damaged nibs are refused with a reason, or opened with what remains; reading never traps and never takes too long.
@Suite struct DamageTests {
    /// Reads bytes and checks that the result is one of those allowed.
    ///
    /// - Returns: whether the bytes were refused.
    private func isRefused(_ bytes: [UInt8], _ what: String) -> Bool {
        do throws(ImportError) {
            guard let imported = try NibImport.read(bytes) else { return true }
            do { _ = try NibDocument(bytes: imported.document) } catch {
                Issue.record("\(what): what was made of it does not open: \(error)")
            }
            return false
        } catch {
            #expect(!error.message.isEmpty && !error.message.contains("\n"), "\(what)")
            if let offset = error.offset { #expect((0...bytes.count).contains(offset), "\(what)") }
            return true
        }
    }

    @Test(arguments: Fixtures.all.map(\.name))
    func truncatedAtEveryByte(name: String) {
        let bytes = Fixtures.all.first { $0.name == name }!.bytes
        var (tried, refused) = (0, 0)
        for count in Sample.of(0..<bytes.count) {
            tried += 1
            if isRefused(Array(bytes.prefix(count)), "\(name), \(count) bytes") { refused += 1 }
        }
        // Only the copies that lack nothing but the last line end are read.
        #expect(refused >= tried - 3, "\(name): \(refused) of \(tried)")
    }

    @Test(arguments: Fixtures.all.map(\.name))
    func everyByteChanged(name: String) {
        var bytes = Fixtures.all.first { $0.name == name }!.bytes
        var (tried, refused) = (0, 0)
        for place in Sample.of(bytes.indices) {
            tried += 1
            let old = bytes[place]
            for new in [old ^ 0xFF, old ^ 0x01] {
                bytes[place] = new
                if isRefused(bytes, "\(name), byte \(place) = \(new)") { refused += 1 }
            }
            bytes[place] = old
        }
        #expect(refused > tried / 20, "\(name): \(refused)")
        #expect(!isRefused(bytes, name))
    }

    @Test(arguments: Fixtures.all.map(\.name))
    func piecesMovedAndDoubled(name: String) {
        let bytes = Fixtures.all.first { $0.name == name }!.bytes
        var random = SeededGenerator(seed: 7)
        for round in Sample.of(0..<400) {
            var broken = bytes
            let from = Int.random(in: 0..<bytes.count, using: &random)
            let length = Int.random(in: 1...64, using: &random)
            let piece = Array(bytes[from..<min(bytes.count, from + length)])
            let to = Int.random(in: 0..<bytes.count, using: &random)
            if round % 2 == 0 {
                broken.insert(contentsOf: piece, at: to)
            } else {
                broken.replaceSubrange(to..<min(broken.count, to + piece.count), with: piece)
            }
            _ = isRefused(broken, "\(name), round \(round)")
        }
    }

    @Test(arguments: ["-1", "99999", "9223372036854775807", "-9223372036854775808", "", "x"])
    func referencesThatLeadNowhere(number: String) {
        let text = String(decoding: Fixtures.all.first { $0.name == "AppKit, XML" }!.bytes, as: UTF8.self)
        let pieces = text.components(separatedBy: "<key>CF$UID</key><integer>")
        for place in 1..<pieces.count {
            var broken = pieces
            broken[place] = number + broken[place].drop { $0.isNumber }
            let bytes = Array(broken.joined(separator: "<key>CF$UID</key><integer>").utf8)
            _ = isRefused(bytes, "reference \(place) = \(number)")
        }
    }

    @Test func placeAndCauseAreNamed() {
        var archive = Fixtures.all.first { $0.name == "AppKit, NIBArchive" }!.bytes
        archive.replaceSubrange(18..<22, with: [0xFF, 0xFF, 0xFF, 0xFF])
        #expect { try NibImport.read(archive) } throws: {
            ($0 as? ImportError)?.message
                == "damaged NIBArchive at byte 18: 4294967295 objects starting at byte 50 do not fit in \(archive.count) bytes"
        }
        var list = Fixtures.all.first { $0.name == "UIKit, binary" }!.bytes
        list[list.count - 10] = 0xFF
        #expect { try NibImport.read(list) } throws: {
            ($0 as? ImportError)?.message.hasPrefix(
                "damaged binary property list at byte \(list.count - 16): the top object is object 65")
                == true
        }
    }
}
