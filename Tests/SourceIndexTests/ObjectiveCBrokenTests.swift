import Testing

@testable import SourceIndex

@Suite("Objective-C: broken and strange files")
struct ObjectiveCBrokenTests {
    private func names(_ text: String) -> [String] {
        ObjectiveCFile.declarations(in: Array(text.utf8)).types.flatMap { type in
            [type.name] + type.members.map { "." + $0.name }
        }
    }

    @Test(
        "what can be read is read",
        arguments: [
            (
                "@implementation A\n- (void)x {\n if (a) {\n}\n- (void)y:(id)s {\n}\n@end\n@implementation B\n@end",
                "A .x .y B"
            ),
            ("@implementation A\n- (void)x { } }\n- (void)y { }\n@end", "A .x .y"),
            ("@interface A : B\n- (void)x\n- (void)y;\n@interface C : D\n@end", "A .x .y C"),
            ("@interface A : B\n@property int a\n@property int b;\n@end", "A .a .b"),
            ("@interface A : B {\n int a\n@property int b;\n@end", "A .b"),
            ("@interface A : B\n- (void\n- (void)y;\n@end\n@interface C : D\n@end", "A C"),
            ("@interface : B\n@end\n@interface C : D\n@end", "C"),
            ("@interface A : B\n@property;\n@property (weak\n@end\n@interface C : D @end", "A C"),
            ("@implementation A\n- (void)x { s = \"open;\n}\n- (void)y {}\n@end", "A .x .y"),
            ("@implementation A\n- (void)x { /* open", "A .x"),
            ("@interface A", "A"),
            ("@interface", ""),
            ("@", ""),
        ])
    func recovery(text: String, expected: String) {
        #expect(names(text).joined(separator: " ") == expected)
    }

    @Test("branches of #if that open the same brace count it once")
    func branches() {
        let text = """
            @implementation A
            #if X
            - (void)a:(int)x {
            #else
            - (void)b {
            #endif
              if (y) {
            #if Z
              } else if (z) {
            #else
              } else {
            #endif
              }
            }
            - (void)c {
            #ifdef X
              if (x) {
            #else
              while (x) {
            #endif
              }
            }
            - (void)d {}
            @end
            """
        #expect(names(text).filter { $0 != ".a" } == ["A", ".b", ".c", ".d"])
    }

    @Test("an error has its place, and a sound file has none")
    func errors() {
        let broken = ObjectiveCFile.declarations(in: Array("@implementation A\n- (void)x {\n@end\n".utf8))
        #expect(broken.firstError?.line == 3)
        #expect(
            ObjectiveCFile.declarations(in: Array("@implementation A\n- (void)x {}\n@end\n".utf8)).firstError == nil)
        #expect(ObjectiveCFile.declarations(in: [0xFF, 0xFE, 0x40, 0x00]).firstError?.offset == 0)
        #expect(ObjectiveCFile.declarations(in: [0xFE, 0xFF, 0x00, 0x40]).firstError?.offset == 0)
    }

    @Test("Latin-1, NUL bytes, a byte order mark and CRLF are read")
    func encodings() {
        let latin =
            Array("// gr".utf8) + [0xFC, 0xDF, 0xE9] + Array("\n@interface A : B\n- (void)x; // ".utf8) + [0xE4]
        #expect(ObjectiveCFile.declarations(in: latin + Array("\n@end".utf8)).types.first?.members.map(\.name) == ["x"])
        let nul = Array("@interface\0A\0: B\0\r\n- (void)x;\r\n@end".utf8)
        #expect(ObjectiveCFile.declarations(in: nul).types.first?.members.map(\.name) == ["x"])
        #expect(ObjectiveCFile.declarations(in: [0xEF, 0xBB, 0xBF] + nul).types.first?.name == "A")
        #expect(ObjectiveCFile.declarations(in: []).types.isEmpty)
    }

    @Test("every prefix, and every file with a byte changed, comes back")
    func mutations() {
        let text = """
            #ifndef A_H
            #import <UIKit/UIKit.h>
            @interface A<T> : B <P> { IBOutlet id x; struct { int a; } s; }
            @property (weak, getter=g) IBOutletCollection(C) NSArray<D *> *p; // nibsh:ignore a
            - (IBAction)go:(id)s with:(void (^)(int))b NS_X(1);
            @end
            @implementation A
            - (void)m { [self performSegueWithIdentifier:@"a\\"b" sender:R"x(y)x"]; x = @selector(a:); }
            @end
            #endif
            """
        let bytes = Array(text.utf8)
        var types = 0
        for length in 0...bytes.count { types += ObjectiveCFile.declarations(in: Array(bytes[..<length])).types.count }
        for index in bytes.indices {
            for byte in [UInt8(0), 0x22, 0x28, 0x29, 0x3B, 0x40, 0x5C, 0x7B, 0x7D, 0x2F, 0x0A, 0xFF] {
                var changed = bytes
                changed[index] = byte
                types += ObjectiveCFile.declarations(in: changed).types.count
            }
        }
        #expect(types > bytes.count)
    }

    @Test(
        "what is long or deep is read to its end; the time limit ends a run that would be quadratic",
        .timeLimit(.minutes(60)),
        arguments: [
            "(", "{", "[", "<", "@interface A : B\n", "@\"", "/*", "#if X\n", "@property (", "- (void)a:(", "a:",
            "R\"(", "\\\n",
            "@interface A<", "- (void)a\n", "registerNib:", "[x isEqualToString:", "@selector(", "#define A \"", "'",
            ", a",
            "@implementation A\n- (void)x {\n",
        ])
    func linear(piece: String) {
        let text = Array(String(repeating: piece, count: 150_000 / piece.utf8.count).utf8)
        let body = Array("@implementation A\n- (void)m {\n".utf8) + text
        // No piece declares more than one type, and the body begins with one.
        #expect(ObjectiveCFile.declarations(in: text).types.count <= text.count / piece.utf8.count)
        #expect(ObjectiveCFile.declarations(in: body).types.count >= 1)
    }
}
