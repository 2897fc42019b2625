import Testing
import XMLTree

@Suite struct RefusalTests {
    static let cases: [(String, ParseError.Reason, Int)] = [
        ("", .empty, 1),
        ("   \n", .malformed, 2),
        ("hello", .malformed, 1),
        ("<a>\n<b>\n</a>", .malformed, 3),
        ("<a>\n<b", .malformed, 2),
        ("<a>\n<b/>\n", .malformed, 3),
        ("<a b='1' b='2'/>", .malformed, 1),
        ("<a>&undefined;</a>", .malformed, 1),
        ("<a/><b/>", .malformed, 1),
        ("<?xml version='1.0'?>\n<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>", .documentType, 2),
        ("<!DOCTYPE html><html/>", .documentType, 1),
        ("<?xml version='1.0' encoding='ISO-8859-1'?><a/>", .encoding("ISO-8859-1"), 1),
    ]

    @Test(arguments: cases) func badInputIsRefusedWithItsPlace(_ text: String, _ reason: ParseError.Reason, _ line: Int)
    {
        let error = #expect(throws: ParseError.self) { try XMLTree(bytes: Array(text.utf8)) }
        #expect(error?.reason == reason)
        #expect(error?.line == line)
        #expect(error?.message.isEmpty == false)
    }

    @Test func otherEncodingsAreNamed() {
        let utf16 = Array("\u{FEFF}<a/>".utf16).flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
        let error = #expect(throws: ParseError.self) { try XMLTree(bytes: utf16) }
        #expect(error?.reason == .encoding("UTF-16"))
        let broken = #expect(throws: ParseError.self) {
            try XMLTree(bytes: Array("<a>".utf8) + [0xFF] + Array("</a>".utf8))
        }
        #expect(broken?.reason == .malformed)
    }

    @Test func anOpenElementIsNamedWithItsLine() {
        let error = #expect(throws: ParseError.self) { try XMLTree(bytes: Array("<a>\n <view>\n </vew>\n</a>".utf8)) }
        #expect(error?.message == "this end tag does not close <view>, opened on line 2")
    }

    @Test func aFragmentMustBeWellFormed() throws {
        let tree = try XMLTree(bytes: Array("<a/>".utf8))
        #expect(throws: ParseError.self) { try tree.makeFragment(Array("<b>".utf8)) }
        #expect(try tree.makeFragment(Array("<!--x-->\n<b/>".utf8)).count == 3)
        #expect(tree.isUnchanged)
    }
}
