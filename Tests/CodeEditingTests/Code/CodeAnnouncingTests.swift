import Foundation
import Testing

@testable import CodeEditing
@testable import SourceIndex

/// Classes made known to Objective-C files: the files before, what a declaration in class A names, the files that change.
@Suite struct CodeAnnouncingTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var files: [String: String]
        var changed: [String: String]

        var testDescription: String { name }
    }

    static let badge = "#import <UIKit/UIKit.h>\n@interface Badge : UIView\n@end\n"
    static let implementation = "#import \"A.h\"\n@implementation A\n@end\n"

    static let cases: [Case] = [
        Case(
            name: "ahead in the header, imported in the implementation",
            files: [
                "A.h": "#import <UIKit/UIKit.h>\n\n@interface A : B\n@end\n", "A.m": implementation, "Badge.h": badge,
            ],
            changed: [
                "A.h": "#import <UIKit/UIKit.h>\n\n@class Badge;\n\n@interface A : B\n+\n@end\n",
                "A.m": "#import \"A.h\"\n#import \"Badge.h\"\n@implementation A\n@end\n",
            ]),
        Case(
            name: "behind the last @class, and a class extension in the implementation",
            files: [
                "A.h": "#import <UIKit/UIKit.h>\n@class Other; // later\n@interface A : B\n@end\n",
                "A.m": "#import \"A.h\"\r\n\r\n@interface A ()\r\n@end\r\n@implementation A\r\n@end\r\n",
                "k/Badge.h": badge,
            ],
            changed: [
                "A.m":
                    "#import \"A.h\"\r\n#import \"Badge.h\"\r\n\r\n@interface A ()\r\n+\r\n@end\r\n@implementation A\r\n@end\r\n"
            ]),
        Case(
            name: "one @class beside others",
            files: [
                "A.h": "#import <UIKit/UIKit.h>\n@class Other; // later\n@interface A : B\n@end\n", "Badge.h": badge,
            ],
            changed: [
                "A.h": "#import <UIKit/UIKit.h>\n@class Other; // later\n@class Badge;\n@interface A : B\n+\n@end\n"
            ]),
        Case(
            name: "no lines inside conditions",
            files: [
                "A.h":
                    "#ifndef A_h\n#define A_h\n#import <UIKit/UIKit.h>\n#if DEBUG\n#import \"D.h\"\n@class E;\n#endif\n/// An A.\n@interface A : B\n@end\n#endif\n",
                "Badge.h": badge,
            ],
            changed: [
                "A.h":
                    "#ifndef A_h\n#define A_h\n#import <UIKit/UIKit.h>\n\n@class Badge;\n\n#if DEBUG\n#import \"D.h\"\n@class E;\n#endif\n/// An A.\n@interface A : B\n+\n@end\n#endif\n"
            ]),
        Case(
            name: "in front of the class and its comment without imports",
            files: [
                "A.h": "// A.h\n\n/// An A.\n@interface A : B\n@end\n", "A.m": "@implementation A\n@end\n",
                "Badge.h": badge,
            ],
            changed: [
                "A.h": "// A.h\n\n@class Badge;\n\n/// An A.\n@interface A : B\n+\n@end\n",
                "A.m": "#import \"Badge.h\"\n\n@implementation A\n@end\n",
            ]),
        Case(
            name: "what is imported is known",
            files: ["A.h": "#import \"Badge.h\"\n@interface A : B\n@end\n", "A.m": implementation, "Badge.h": badge],
            changed: ["A.h": "#import \"Badge.h\"\n@interface A : B\n+\n@end\n"]),
        Case(
            name: "an import by way of another header, and a circle of headers",
            files: [
                "A.h": "#import \"B.h\"\n@interface A : B\n@end\n", "A.m": implementation,
                "B.h": "#import \"A.h\"\n#include \"k/Badge.h\"\n@interface B : UIView\n@end\n", "k/Badge.h": badge,
            ],
            changed: ["A.h": "#import \"B.h\"\n@interface A : B\n+\n@end\n"]),
        Case(
            name: "an import of a prefix header",
            files: [
                "A.h": "@interface A : B\n@end\n", "A.m": implementation, "Badge.h": badge,
                "App-Prefix.pch": "#ifdef __OBJC__\n#import \"Badge.h\"\n#endif\n",
            ],
            changed: ["A.h": "@interface A : B\n+\n@end\n"]),
        Case(
            name: "a class that is named ahead already, and a comment that imports nothing",
            files: [
                "A.h": "@class Other, Badge;\n@interface A : B\n@end\n",
                "A.m": "#import \"A.h\"\n/*\n#import \"Badge.h\"\n*/\n@implementation A\n@end\n", "Badge.h": badge,
            ],
            changed: [
                "A.h": "@class Other, Badge;\n@interface A : B\n+\n@end\n",
                "A.m": "#import \"A.h\"\n#import \"Badge.h\"\n/*\n#import \"Badge.h\"\n*/\n@implementation A\n@end\n",
            ]),
        Case(
            name: "a class further down in the file",
            files: ["A.h": "#import \"C.h\"\n\n@interface A : B\n@end\n@interface Badge : UIView\n@end\n"],
            changed: [
                "A.h":
                    "#import \"C.h\"\n\n@class Badge;\n\n@interface A : B\n+\n@end\n@interface Badge : UIView\n@end\n"
            ]),
        Case(
            name: "a class further up in the file",
            files: ["A.h": "@interface Badge : UIView\n@end\n@interface A : B\n@end\n"],
            changed: ["A.h": "@interface Badge : UIView\n@end\n@interface A : B\n+\n@end\n"]),
        Case(
            name: "a class of an implementation file has no header",
            files: ["A.h": "@interface A : B\n@end\n", "A.m": implementation, "Badge.m": badge],
            changed: ["A.h": "@class Badge;\n\n@interface A : B\n+\n@end\n"]),
        Case(
            name: "Swift needs none", files: ["A.swift": "class A: B {\n}\n", "Badge.h": badge],
            changed: ["A.swift": "class A: B {\n    @IBOutlet weak var badge: Badge!\n}\n"]),
    ]

    @Test(arguments: cases) func announce(_ test: Case) throws {
        let fixture = CodeFixture(test.files)
        let (codeClass, wanted) = (try #require(fixture.codeClass("A")), try #require(fixture.codeClass("Badge")))
        let changes = try declared(fixture, codeClass, wanted)
        let changed = fixture.changed(changes)
        let property = "@property (weak, nonatomic) IBOutlet Badge *badge;"
        for (path, text) in changed.files {
            let expected = test.changed[path] ?? test.files[path]
            #expect(text.replacingOccurrences(of: property, with: "+") == expected, "\(path)")
        }
        // What was made known once is not made known again.
        let again = try #require(changed.codeClass("A"))
        let more = try CodeAnnouncing.announce(
            wanted, in: again, for: changes, paths: test.files.keys.sorted(), bytes: changed.bytes)
        #expect(more.isEmpty)
    }

    private func declared(
        _ fixture: CodeFixture, _ codeClass: CodeClass, _ wanted: CodeClass
    ) throws -> [CodeChange] {
        let outlet = NewOutlet(name: "badge", type: "Badge")
        let changes = try CodeDeclaring.declare(outlet, in: codeClass, bytes: fixture.bytes)
        return try changes
            + CodeAnnouncing.announce(
                wanted, in: codeClass, for: changes, paths: fixture.files.keys.sorted(), bytes: fixture.bytes)
    }

    /// The modules of A and Badge, the header's text, what A.h and A.m get.
    @Test(arguments: [
        ("App", "App", "", "@class Badge;\n\n", "#import \"Badge.h\"\n"),
        ("App", "Kit", "", "@class Badge;\n\n", ""),
        ("App", "Kit", "@import Kit;\n", "", ""),
        ("App", "Kit", "#import <Kit/Kit.h>\n", "", ""),
    ]) func modules(_ own: String, _ other: String, _ head: String, _ inHeader: String, _ inCode: String) throws {
        let fixture = CodeFixture([
            "A.h": head + "@interface A : B\n@end\n", "A.m": Self.implementation, "Badge.h": Self.badge,
        ])
        var (codeClass, wanted) = (try #require(fixture.codeClass("A")), try #require(fixture.codeClass("Badge")))
        (codeClass.modules, wanted.modules) = ([own], [other])
        let files = fixture.changed(try declared(fixture, codeClass, wanted)).files
        let property = "@property (weak, nonatomic) IBOutlet Badge *badge;\n"
        #expect(files["A.h"] == "\(head)\(inHeader)@interface A : B\n\(property)@end\n")
        #expect(files["A.m"] == "#import \"A.h\"\n\(inCode)@implementation A\n@end\n")
    }

    @Test func aSwiftClassIsInTheGeneratedHeader() throws {
        let fixture = CodeFixture([
            "A.h": "@interface A : B\n@end\n", "A.m": Self.implementation, "Badge.swift": "class Badge: UIView {}\n",
        ])
        var (codeClass, wanted) = (try #require(fixture.codeClass("A")), try #require(fixture.codeClass("Badge")))
        (codeClass.modules, wanted.modules, wanted.module) = (["App"], ["App"], "App")
        let files = fixture.changed(try declared(fixture, codeClass, wanted)).files
        #expect(files["A.h"]?.hasPrefix("@class Badge;\n\n@interface A") == true)
        #expect(files["A.m"] == "#import \"A.h\"\n#import \"App-Swift.h\"\n@implementation A\n@end\n")
    }
}
