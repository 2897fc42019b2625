import SourceIndex
import Testing

@testable import SwiftDeclarations

@Suite("Types of Swift files")
struct TypeTests {
    static let types: [(text: String, summaries: [String])] = [
        ("class A {}", ["swiftClass A"]),
        ("public final class A: UIView, P, Q.R<Int> {}", ["swiftClass A: UIView, P, Q.R"]),
        ("class A: B<C>, @unchecked Sendable {}", ["swiftClass A: B, Sendable"]),
        ("class A: B & P {}", ["swiftClass A: B, P"]),
        ("struct A: ~Copyable {}", ["swiftValue A"]),
        ("@objc(Name) @IBDesignable class A {}", ["swiftClass A = Name designable"]),
        ("@objc class A {}", ["swiftClass A"]),
        ("@objcMembers class A {}", ["swiftClass A objcMembers"]),
        ("@UIApplicationMain class A {}", ["swiftClass A main"]),
        ("@main struct A {}", ["swiftValue A main"]),
        ("private class A {}", ["swiftClass A fileScoped"]),
        ("class A<T> { class B {} }", ["swiftClass A generic", "swiftClass A.B generic"]),
        (
            "class A { struct B { enum C { class D {} } }\n class E {} }",
            ["swiftClass A", "swiftValue A.B", "swiftValue A.B.C", "swiftClass A.B.C.D", "swiftClass A.E"]
        ),
        ("extension A.B: P { class C {} }", ["swiftExtension A.B: P", "swiftClass A.B.C"]),
        ("@objc extension A {}", ["swiftExtension A objcExtension"]),
        ("@objc(Cat) extension A {}", ["swiftExtension A = Cat objcExtension"]),
        ("extension Array where Element: P {}", ["swiftExtension Array"]),
        ("protocol A: AnyObject, B {}", ["swiftProtocol A: AnyObject, B"]),
        ("typealias A = B.C<Int>", ["swiftTypealias A: B.C"]),
        ("class A { typealias B = C }", ["swiftClass A", "swiftTypealias A.B: C"]),
        ("actor A {}", ["swiftValue A"]),
        (
            "#if X\nclass A { class B {} }\n#else\nclass A: C {}\n#endif\nclass D {}",
            ["swiftClass A conditional", "swiftClass A.B conditional", "swiftClass A: C conditional", "swiftClass D"]
        ),
        ("func f() { class Local {} }", []),
        ("class `class` {}", ["swiftClass class"]),
    ]

    @Test("A text gives the expected types", arguments: types)
    func type(_ text: String, _ summaries: [String]) {
        let file = Summary.read(text)
        #expect(file.types.map(Summary.of) == summaries)
        #expect(file.firstError == nil)
    }

    @Test("Enumerations and structures have members, but of cases only those with strings")
    func values() {
        let file = Summary.read(
            """
            enum S: String { case a, b = "B"; case c; static let d = "D"; var e: Int { 1 }; func f() {} }
            enum N: Int { case x, y = 2 }
            enum M { case one(String), two }
            struct K { static let id = "I"; let name = "N"; var other = 1 }
            """)
        let members = file.types.map { $0.members.map(Summary.of) }
        #expect(
            members == [
                [
                    "enumCase a: a", "enumCase b: B", "enumCase c: c", "constant d: D typeLevel",
                    "property e: Int readOnly", "method f",
                ], [], [],
                ["constant id: I typeLevel", "property name: String readOnly", "property other: Int"],
            ])
    }

    @Test("Global constants are members of an unnamed type, which comes first")
    func globals() throws {
        let file = Summary.read("class A {}\nlet id = \"x\"\nlet n = 5\nvar v = \"y\"\n")
        #expect(file.types.map(\.name) == ["", "A"])
        let type = try #require(file.types.first)
        #expect(type.members.map(Summary.of) == ["constant id: x"])
        #expect(type.body == 0..<46)
    }

    @Test("Imports give modules without duplicates")
    func imports() {
        let file = Summary.read(
            """
            import UIKit
            @testable import Foo
            import class Bar.Baz
            import UIKit.UIView
            #if canImport(AppKit)
            import AppKit
            #endif
            """)
        #expect(file.imports == ["UIKit", "Foo", "Bar", "AppKit"])
    }

    @Test("nibsh:ignore comments give their lines and rules")
    func ignores() {
        let file = Summary.read(
            """
            class A { // nibsh:ignore
                /* nibsh:ignore view-outlet, action */ var a = 1
                var b = "// nibsh:ignore x"
                // nibsh:ignored y
                func c() {
                    let long = "a body that would be skipped for its length, if there were not the comment in it"
                    print(long, long, long) // nibsh:ignore one two-three: because
                }
            }
            """)
        #expect(file.ignores == [1: [], 2: ["view-outlet", "action"], 7: ["one", "two-three"]])
    }
}
