import Testing

@testable import SourceIndex

@Suite("Tokens of Objective-C")
struct ObjCLexerTests {
    /// Writes tokens as text, each with the letter of its kind where that is not plain.
    private func tokens(_ text: String) -> String {
        Array(text.utf8).withUnsafeBufferPointer { bytes in
            var lexer = ObjCLexer(bytes)
            var pieces: [String] = []
            while true {
                let token = lexer.next()
                let piece = bytes.text(in: token.range)
                switch token.kind {
                case .end: return pieces.joined(separator: " ")
                case .blank: continue
                case .newline: pieces.append("¶")
                case .comment: pieces.append("/…/")
                case .string, .objcString, .headerName, .character: pieces.append("«\(piece)»")
                case .identifier, .number, .atWord, .mark: pieces.append(piece)
                }
            }
        }
    }

    @Test(
        "tokens",
        arguments: [
            ("@\"a\\\"b\" \"c\" 'd' '\\''", "«@\"a\\\"b\"» «\"c\"» «'d'» «'\\''»"),
            ("@interface A : B", "@interface A : B"), ("@(1) @[a]", "@ ( 1 ) @ [ a ]"),
            ("\"a\nb", "«\"a» ¶ b"), ("@\"a\\\nb\" c", "«@\"a\\\nb\"» c"), ("don't\nx", "don «'t» ¶ x"),
            ("a/* b /* c */d", "a /…/ d"), ("a // b \\\n c\nd", "a /…/ ¶ d"), ("a // b \\\r\n c\r\nd", "a /…/ ¶ d"),
            ("#define A \\\n b\nc", "# define A b ¶ c"), ("a\\b", "a \\ b"), ("a\rb\r\nc\nd", "a ¶ b ¶ c ¶ d"),
            ("#import <A/B.h>", "# import «<A/B.h>»"), ("#  include /* x */ <a.h> // y", "# include /…/ «<a.h>» /…/"),
            ("#import <A\nb", "# import «<A» ¶ b"), ("#if a < b > c", "# if a < b > c"),
            ("#import\n<a>", "# import ¶ < a >"),
            ("import <a>", "import < a >"), ("x(R\"y(a)\"\n)y\", 1)", "x ( «R\"y(a)\"\n)y\"» , 1 )"),
            ("u8R\"(a)\" R\"(b", "«u8R\"(a)\"» «R\"» ( b"), ("1'000.5f 0x1F", "1'000.5f 0x1F"),
            ("\u{FEFF}#import <a>", "# import «<a>»"),
        ])
    func tokens(_ text: String, _ expected: String) {
        #expect(tokens(text) == expected)
    }

    @Test("Lines are counted over line ends of all kinds, escaped ones and those in comments and strings among them")
    func lines() {
        let text = "a\nb\r\nc\rd /* \n\r\n\r */ e // \\\n f\ng @\"\\\nh\" R\"(\n)\" i \\\n j"
        let places = Array(text.utf8).withUnsafeBufferPointer { bytes in
            var lexer = ObjCLexer(bytes)
            var places: [String: String] = [:]
            while true {
                let token = lexer.next()
                if token.kind == .end { return places }
                if token.kind == .identifier {
                    places[bytes.text(in: token.range)] = "\(token.line):\(token.place.column)"
                }
            }
        }
        #expect(
            places == [
                "a": "1:1", "b": "2:1", "c": "3:1", "d": "4:1", "e": "7:5", "g": "9:1", "i": "11:4", "j": "12:2",
            ])
    }

    @Test(
        "directives",
        arguments: [
            ("#define A @\"x\"\n#define B (@\"y\")\n#define C(z) @\"w\"\n#define D \\\n @\"v\"", "A=x B=y D=v"),
            ("#if X // don't\n#define A @\"x\" // \\\n y\n#endif", "A=x"),
            ("  #  define A /* b */ @\"x\"", "A=x"), ("a #define A @\"x\"", ""), ("/* c */ #define A @\"x\"", "A=x"),
            ("#error don't \"\n#define A @\"x\"", "A=x"), ("#\n#define A @\"x\"", "A=x"),
            ("#define\n#define A @\"x\"", "A=x"),
        ])
    func directives(_ text: String, _ expected: String) {
        let constants = ObjectiveCFile.declarations(in: Array(text.utf8)).types.flatMap(\.members)
        #expect(constants.map { "\($0.name)=\($0.type)" }.joined(separator: " ") == expected)
    }
}
