import Foundation
import Testing

@testable import SourceIndex

/// The program is built beside the tests. One test at a time: a script that is being written when another test starts a process
/// cannot be run.
@Suite("Swift read by other processes", .serialized)
struct SwiftReaderTests {
    static let program: String = {
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
            return bundle.bundleURL.deletingLastPathComponent().appendingPathComponent("nibsh-swift-reader").path
        #else
            return Bundle.main.bundleURL.appendingPathComponent("nibsh-swift-reader").path
        #endif
    }()

    /// Runs a test in a folder of its own.
    func inFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nibsh-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    /// Writes a program for the shell that stands in for the reader.
    ///
    /// Another process writes it: a process that some other test starts meanwhile has this one's open files for a moment, and a
    /// program that somebody has open for writing cannot be run.
    func script(_ text: String, in folder: URL) throws -> String {
        let file = folder.appendingPathComponent("reader.sh")
        let writer = Process()
        writer.executableURL = URL(fileURLWithPath: "/bin/sh")
        writer.arguments = ["-c", #"printf '%s' "$1" > "$2" && chmod 755 "$2""#, "sh", "#!/bin/sh\n" + text, file.path]
        try writer.run()
        writer.waitUntilExit()
        #expect(writer.terminationStatus == 0)
        return file.path
    }

    @Test("Results stand in the order of the paths, whatever the sizes, and what can't be read is nil")
    func order() throws {
        try inFolder { folder in
            var paths: [String] = []
            for index in 0..<300 {
                let file = folder.appendingPathComponent("A \(index).swift")
                // Large and small ones, so that the order of answers is another.
                let filler = String(repeating: "// filler\n", count: index % 7 == 0 ? 5_000 : index % 5)
                try (filler + "class C\(index) {}").write(to: file, atomically: true, encoding: .utf8)
                paths.append(file.path)
            }
            paths[10] = folder.appendingPathComponent("none.swift").path
            paths[20] = folder.path
            paths[30] = ""
            paths[40] += "\0x"
            let results = try SwiftReader(program: Self.program, processes: 3).read(paths)
            #expect(results.count == paths.count)
            for (index, result) in results.enumerated() {
                let expected = [10, 20, 30, 40].contains(index) ? nil : ["C\(index)"]
                #expect(result?.types.map(\.name) == expected)
            }
        }
    }

    @Test("A local variable of a property's name does not read the property")
    func shadows() throws {
        try inFolder { folder in
            let file = folder.appendingPathComponent("A.swift")
            func reads(_ statement: String) throws -> Bool {
                let text = "class A {\n@IBOutlet var title: UILabel!\nfunc f() {\n\(statement)\n}\n}"
                try text.write(to: file, atomically: true, encoding: .utf8)
                let index = SourceIndex(roots: [folder.path], reader: SwiftReader(program: Self.program))
                return index.reads("title", ofClassesIn: [file.path], named: ["A"])
            }
            let statements = [
                ("if let title = title { title.text = nil }", false), ("let title = make()\ntitle.text = nil", false),
                ("if let title = title { title.text = nil }\ntitle.text = nil", true),
                ("let title = make()\nself.title.text = nil", true),
                ("if title != nil { title.text = nil }", false),
                ("if title != nil { title.text = nil }\ntitle.text = nil", true),
                ("guard x, self.title != nil else { return }\ntitle.text = nil", false),
                ("while title != nil && title.isHidden { title.x() }", false),
                ("if x || title != nil { title.text = nil }", true),
                ("if title == nil { title.text = nil }", true),
            ]
            for (statement, isRead) in statements {
                let found = try reads(statement)
                #expect(found == isRead, "\(statement)")
            }
            let observed = "class A {\n@IBOutlet var title: UILabel! {\ndidSet { title.text = nil }\n}\n}"
            try observed.write(to: file, atomically: true, encoding: .utf8)
            let index = SourceIndex(roots: [folder.path], reader: SwiftReader(program: Self.program))
            #expect(!index.reads("title", ofClassesIn: [file.path], named: ["A"]))
        }
    }

    @Test("What another class of the file does with a property of the name does not read that of the class")
    func otherReaders() throws {
        try inFolder { folder in
            let file = folder.appendingPathComponent("A.swift")
            func reads(_ other: String) throws -> Bool {
                let text = "class Base: UIView {}\nclass A: Base, UIXDelegate {\n@IBOutlet var title: UILabel!\n}\n"
                try (text + other).write(to: file, atomically: true, encoding: .utf8)
                let index = SourceIndex(roots: [folder.path], reader: SwiftReader(program: Self.program))
                return index.reads("title", ofClassesIn: [file.path], named: ["A", "Heir"])
            }
            for (other, isRead) in [
                ("class B { var title: UILabel!; func f() { title.x(); self.title.x() } }", false),
                ("extension Base { func f() { title.x() } }", false),
                ("class Heir: A { func f() { title.x() } }", true),
                ("extension A { struct Row { let title: UILabel; func f() { title.x() } } }", false),
                ("extension A { struct Row { func f(a: A) { a.title.x() } } }", true),
                ("extension UIXDelegate { func f() { title.x() } }", true),
                ("class B { var title: UILabel! }\nclass C { func f(a: A, b: Any) { (b as! B).title.x() } }", false),
                ("class B { var title: UILabel! }\nclass C { let b: B, a: A?; func f() { b.title.x() } }", false),
                ("class C { let a: A; func f() { a.title.x() } }", true),
                ("class C { func f(b: [Base]) { for x in b { x.title.x() } } }", true),
                ("class C { func f<T: A>(a: T) { a.title.x() } }", true),
            ] {
                let found = try reads(other)
                #expect(found == isRead, "\(other)")
            }
        }
    }

    @Test("A local name or a member of the class hides a constant of another file")
    func hiddenConstants() throws {
        try inFolder { folder in
            let constant = folder.appendingPathComponent("K.swift")
            try "let name = \"far\"".write(to: constant, atomically: true, encoding: .utf8)
            let file = folder.appendingPathComponent("A.swift")
            let perform = "{ performSegue(withIdentifier: name, sender: nil) }"
            for (member, value) in [
                ("func f() \(perform)", "far"), ("func f(name: String) \(perform)", ""),
                ("func f() { let name = make(); g() \(perform) }", ""), ("let name: String\nfunc f() \(perform)", ""),
                ("static let name = \"near\"\nfunc f() \(perform)", "near"),
            ] {
                try "class A: UIViewController {\n\(member)\n}".write(to: file, atomically: true, encoding: .utf8)
                let index = SourceIndex(roots: [folder.path], reader: SwiftReader(program: Self.program))
                #expect(index.uses(of: .performSegue).map(\.use.value) == [value], "\(member)")
            }
        }
    }

    @Test("A property that is declared with an object is assigned")
    func initialValues() throws {
        try inFolder { folder in
            let file = folder.appendingPathComponent("A.swift")
            for (declaration, isAssigned) in [
                ("var title: UILabel! = UILabel()", true), ("weak var title: Kit.UILabel? = make()", true),
                ("var title: UILabel! = nil", false), ("var title: UILabel!\nvar other: UILabel! = UILabel()", false),
                ("var title: UILabel! {\ndidSet { x = 1 }\n}", false),
            ] {
                try "class A {\n@IBOutlet \(declaration)\n}".write(to: file, atomically: true, encoding: .utf8)
                let index = SourceIndex(roots: [folder.path], reader: SwiftReader(program: Self.program))
                #expect(index.assigns("title", inFile: file.path) == isAssigned, "\(declaration)")
            }
        }
    }

    @Test("A protocol that is private to its file lets no other file read a property of a class that conforms to it")
    func privateProtocols() throws {
        try inFolder { folder in
            let own = "protocol Titled {}\nclass A: NSObject, Titled {\n@IBOutlet var title: UILabel!\n}"
            let other = "protocol Titled {}\nextension Titled {\nfunc f() { self.title.x() }\n}"
            for (one, two, isRead) in [
                (own, other, true), ("private " + own, "fileprivate " + other, false), (own, "private " + other, false),
                ("private " + own, other, false),
            ] {
                let file = folder.appendingPathComponent("A.swift")
                try one.write(to: file, atomically: true, encoding: .utf8)
                try two.write(to: folder.appendingPathComponent("B.swift"), atomically: true, encoding: .utf8)
                let index = SourceIndex(roots: [folder.path], reader: SwiftReader(program: Self.program))
                #expect(index.reads("title", ofClassesIn: [file.path], named: ["A"]) == isRead, "\(one)\n\(two)")
            }
        }
    }

    @Test("No paths need no program, and one that isn't there is an error")
    func missing() throws {
        let reader = SwiftReader(program: "/nonexistent/reader")
        #expect(try reader.read([]).isEmpty)
        #expect(try reader.read(["/nonexistent/file.swift"]) == [nil])
        try inFolder { folder in
            let file = folder.appendingPathComponent("a.swift")
            try "".write(to: file, atomically: true, encoding: .utf8)
            #expect(throws: SwiftReaderError.cannotStart(program: "/nonexistent/reader", errno: ENOENT)) {
                try reader.read([file.path])
            }
        }
    }

    @Test("A program that ends on its own, or is another one, is an error")
    func otherProgram() throws {
        try inFolder { folder in
            let file = folder.appendingPathComponent("a.swift")
            try "".write(to: file, atomically: true, encoding: .utf8)
            let program = try script("exit 3\n", in: folder)
            #expect(throws: SwiftReaderError.ended(program: program, status: 3)) {
                try SwiftReader(program: program).read([file.path])
            }
            let echo = try script("exec cat\n", in: folder)
            #expect(throws: SwiftReaderError.connection(errno: EPROTO)) {
                try SwiftReader(program: echo).read([file.path])
            }
        }
    }

    @Test("A reader that crashes loses only the file that it was reading")
    func crash() throws {
        try inFolder { folder in
            var paths: [String] = []
            for index in 0..<40 {
                let file = folder.appendingPathComponent(index % 10 == 5 ? "crash\(index).swift" : "a\(index).swift")
                try "class C\(index) {}\n".write(to: file, atomically: true, encoding: .utf8)
                paths.append(file.path)
            }
            // Hands one path at a time to the real reader, but is killed at some.
            let program = try script(
                """
                exec xargs -0 -n 1 sh -c '
                case $1 in *crash*) kill -SEGV $PPID; exit;; esac
                printf "%s\\0" "$1" | "$0"' '\(Self.program)'
                """, in: folder)
            let results = try SwiftReader(program: program, processes: 2).read(paths)
            for (index, result) in results.enumerated() {
                #expect(result?.types.map(\.name) == (index % 10 == 5 ? nil : ["C\(index)"]))
            }
        }
    }

    @Test("Answers larger than a pipe stop nothing")
    func large() throws {
        try inFolder { folder in
            var paths: [String] = []
            for index in 0..<6 {
                let file = folder.appendingPathComponent("a\(index).swift")
                let members = (0..<2_000).map { "    @objc func member\($0)WithALongName(_ sender: Any) {}\n" }.joined()
                try "class C {\n\(members)}\n".write(to: file, atomically: true, encoding: .utf8)
                paths.append(file.path)
            }
            let results = try SwiftReader(program: Self.program, processes: 4).read(paths)
            #expect(results.allSatisfy { $0?.types.first?.members.count == 2_000 })
        }
    }
}
