import Testing

@testable import SourceIndex

@Suite("Objective-C: types")
struct ObjectiveCTypeTests {
    private func types(_ text: String) -> [TypeDeclaration] {
        ObjectiveCFile.declarations(in: Array(text.utf8)).types
    }

    @Test(
        "heads of types",
        arguments: [
            ("@interface A : B\n@end", "objcInterface A [B] []"),
            ("@interface A\n@end", "objcInterface A [] []"),
            ("@interface A <P, Q>\n@end", "objcInterface A [] [P,Q]"),
            ("@interface A : B <P,Q>\n@end", "objcInterface A [B] [P,Q]"),
            ("@interface A<__covariant T : id<X>> : B<T> <P>\n@end", "objcInterface A [B] [P]"),
            ("@interface A : B<P> {\n}\n@end", "objcInterface A [B] [P]"),
            ("@interface A (Cat) <P>\n@end", "objcCategory A(Cat) [] [P]"),
            ("@interface A<T> (Cat)\n@end", "objcCategory A(Cat) [] []"),
            ("@interface A ()\n@end", "objcCategory A [] []"),
            ("@interface A () <P> { int x; }\n@end", "objcCategory A [] [P]"),
            ("@implementation A\n@end", "objcImplementation A [] []"),
            ("@implementation A (Cat)\n@end", "objcImplementation A(Cat) [] []"),
            ("@implementation A : B { int x; }\n@end", "objcImplementation A [B] []"),
            ("@protocol A <P>\n@optional\n@required\n@end", "objcProtocol A [] [P]"),
            ("@protocol A;\n@protocol B, C;\n@class D, E<T>;", ""),
            ("id x = @protocol(A); @interface B : C @end", "objcInterface B [C] []"),
            ("API_EXPORT @interface A : B @end", "objcInterface A [B] []"),
            ("@interface API_EXPORT A : B @end", "objcInterface A [B] []"),
            (
                "extern \"C\" {\n@interface A : B\n@end\n}\n@interface C : D @end",
                "objcInterface A [B] [];objcInterface C [D] []"
            ),
            ("namespace n { class X { int a; }; }\n@interface A : B @end", "objcInterface A [B] []"),
            ("// @interface A : B\n/* @interface C : D */ char *s = \"@interface E : F\";", ""),
            ("@interface A : B // @end\n@property int x;\n@end", "objcInterface A [B] []"),
            ("#define X \\\n@interface A : B\n@interface C : D @end", "objcInterface C [D] []"),
            ("int c = '\\''; int d = '\"'; @interface A : B @end", "objcInterface A [B] []"),
            ("auto s = R\"x(@interface N \")x\"; @interface A : B @end", "objcInterface A [B] []"),
            ("#pragma mark - Don't\n@interface A : B @end", "objcInterface A [B] []"),
            ("#if 0\ndon't \"\n#endif\n@interface A : B @end", "objcInterface A [B] []"),
            (
                "typedef NS_ENUM(NSInteger, E) { a, b };\nstruct s { int x; };\n@interface A : B @end",
                "objcInterface A [B] []"
            ),
        ])
    func heads(text: String, expected: String) {
        let heads = types(text).map { type in
            let category = type.category.isEmpty ? "" : "(\(type.category))"
            return "\(type.kind) \(type.name)\(category) [\(type.inherited.joined(separator: ","))]"
                + " [\(type.protocols.joined(separator: ","))]"
        }
        #expect(heads.joined(separator: ";") == expected)
        #expect(ObjectiveCFile.declarations(in: Array(text.utf8)).firstError == nil)
    }

    @Test("traits and the name at run time come from what stands before")
    func traits() {
        let found = types(
            """
            __attribute__((objc_runtime_name("RunName")))
            IB_DESIGNABLE
            @interface A : UIView
            @end
            @interface B : UIView
            @end
            """)
        #expect(found.map(\.runtimeName) == ["RunName", nil])
        #expect(found.map { $0.traits.contains(.designable) } == [true, false])
    }

    @Test(
        "conditions hold inside #if, include guards and __OBJC__ aside",
        arguments: [
            ("#ifndef A_H\n#define A_H\n@interface A : B @end\n#endif", false),
            ("#if !defined(A_H)\n#define A_H\n@interface A : B @end\n#endif", false),
            ("#ifdef __OBJC__\n@interface A : B @end\n#endif", false),
            ("#if DEBUG\n@interface A : B @end\n#endif", true),
            ("#ifndef X\n@interface A : B @end\n#endif", true),
            ("#if DEBUG\n#else\n@interface A : B @end\n#endif", true),
            ("#if DEBUG\n#endif\n@interface A : B @end", false),
            ("#ifndef A_H\n#define A_H\n#if X\n@interface A : B @end\n#endif\n#endif", true),
            ("#endif\n#else\n@interface A : B @end", false),
        ])
    func conditions(text: String, isConditional: Bool) {
        #expect(types(text).map { $0.traits.contains(.conditional) } == [isConditional])
    }

    @Test("the body begins after the opening line, or after the instance variables, and ends before @end")
    func bodies() throws {
        let texts = [
            ("@interface A : B <P> // note\n\n- (void)x;\n@end", "@interface A : B <P>"),
            ("@interface A : B {\n int x;\n}\n- (void)x;\n@end", "@interface A : B {\n int x;\n}"),
        ]
        for (text, head) in texts {
            let type = try #require(types(text).first)
            #expect(type.body.lowerBound == head.utf8.count)
            #expect(type.body.upperBound == text.utf8.count - 4)
        }
    }

    @Test("places count lines and bytes, whatever ends the lines")
    func places() throws {
        for end in ["\n", "\r\n", "\r"] {
            let text = "/* ü\(end)*/ // x\(end)\(end) @interface A : B\(end)  - (void)x;\(end)@end"
            let type = try #require(types(text).first)
            #expect(type.place.line == 4)
            #expect(type.place.column == 13)
            #expect(Array(text.utf8)[type.place.offset] == UInt8(ascii: "A"))
            #expect(type.members.first?.place.line == 5)
        }
    }

    @Test("imports, and lines that checks leave out")
    func importsAndIgnores() {
        let text = """
            #import <UIKit/UIKit.h>
            #include "Own.h"
            @import MapKit;
            @interface A : B // nibsh:ignore
            /* one
               nibsh:ignore outlet-missing, view-outlet */
            @end
            NSString *s = @"nibsh:ignore";
            """
        let file = ObjectiveCFile.declarations(in: Array(text.utf8))
        #expect(Set(file.imports) == ["UIKit", "MapKit"])
        #expect(file.ignores == [4: [], 6: ["outlet-missing", "view-outlet"]])
    }

    @Test("string constants are members of a type without a name")
    func constants() throws {
        let text = """
            #define kCell @"cell"
            NSString *const Segue = @"se\\"gue";
            extern NSString * const Elsewhere;
            static NSString * const Other = @"other";
            @implementation A
            static NSString *Inner = @"inner";
            @end
            """
        let type = try #require(types(text).last)
        #expect(type.kind == .swiftValue && type.name.isEmpty)
        let values = Dictionary(uniqueKeysWithValues: type.members.map { ($0.name, $0.type) })
        #expect(values == ["kCell": "cell", "Segue": "se\"gue", "Other": "other", "Inner": "inner"])
        #expect(type.members.allSatisfy { $0.kind == .constant })
    }
}
