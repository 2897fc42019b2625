import CommandLanguage
import NibDocument
import NibShell
import Replies
import TestDocuments
import Testing
import Wording

/// Every object and every connection of every document is shown, connections from both ends.
struct InspectTests {
    /// The fields of the inspector, by the kinds of connections in them: those that start and those that end at an object.
    private static let outgoing = [
        "outlet": "outlets", "outletCollection": "outletCollections", "action": "sentActions", "segue": "segues",
        "binding": "bindings", "accessibilityConnection": "accessibility",
    ]
    private static let incoming = [
        "outlet": "referencingOutlets", "outletCollection": "referencingOutletCollections", "action": "receivedActions",
        "segue": "presentingSegues", "binding": "referencingBindings",
        "accessibilityConnection": "referencingBindings",
    ]

    @Test func everyConnectionIsShownFromBothEnds() throws {
        var documents = 0
        var counts: [String: Int] = [:]
        for path in Corpus.files {
            let bytes = try Corpus.bytes(path)
            guard RootElement(of: bytes) == .document else { continue }
            documents += 1
            let name = Corpus.name(path)
            let scan = PlainScan(bytes)
            let shell = Shell()
            _ = try shell.open(path)
            try checkTree(shell, scan, name)
            let reply = try shell.execute("inspect --all")
            let shown = ends(reply)
            let known = Set(scan.objects.map(\.id)).union(scan.constraintIDs)
            let broken = scan.connections.count { !known.contains($0.destination) }
            for connection in scan.connections {
                counts[connection.kind, default: 0] += 1
                let outgoing = try #require(Self.outgoing[connection.kind])
                let incoming = try #require(Self.incoming[connection.kind])
                #expect(shown["\(connection.source) \(outgoing) \(connection.id)"] == 1, "\(name): \(connection.id)")
                // Nobody is at the other end of a connection to what is not there.
                let ends = known.contains(connection.destination) ? 1 : nil
                #expect(
                    shown["\(connection.destination) \(incoming) \(connection.id)"] == ends,
                    "\(name): \(connection.id)")
            }
            #expect(
                shown.values.reduce(0, +) == 2 * scan.connections.count - broken,
                "\(name): other connections are shown")
            checkCounts(reply, scan, name)
            checkText(reply, scan, name)
        }
        print("corpus: \(documents) documents, connections shown from both ends:", counts.sorted { $0.key < $1.key })
        for kind in Self.outgoing.keys where kind != "accessibilityConnection" {
            #expect(counts[kind, default: 0] > 0, "no document has a connection of the kind \(kind)")
        }
    }

    /// The outline has every object, with its class.
    private func checkTree(_ shell: Shell, _ scan: PlainScan, _ name: String) throws {
        var classes: [String: String] = [:]
        for object in elements(try shell.execute("tree"), "objects") {
            guard case .string(let id)? = object["id"], case .string(let className)? = object["class"] else { continue }
            classes[id] = className
        }
        for object in scan.objects {
            #expect(
                classes[object.id]?.isEmpty == false, "\(name): \(object.element) \(object.id) is not in the outline")
        }
    }

    /// How often each connection is shown, as `object field connection`.
    private func ends(_ reply: Reply) -> [String: Int] {
        var shown: [String: Int] = [:]
        for object in elements(reply, "objects") {
            guard case .string(let id)? = object["id"] else { continue }
            for field in Set(Self.outgoing.values).union(Self.incoming.values) {
                guard case .array(let connections)? = object[field] else { continue }
                for connection in connections {
                    guard case .string(let own)? = connection["id"] else { continue }
                    shown["\(id) \(field) \(own)", default: 0] += 1
                }
            }
        }
        return shown
    }

    private func checkCounts(_ reply: Reply, _ scan: PlainScan, _ name: String) {
        let counts = reply.fields.first { $0.key == "connectionCounts" }?.value
        for kind in Self.outgoing.keys {
            let expected = scan.connections.count { $0.kind == kind }
            #expect(counts?[kind] == .int(expected), "\(name): \(kind)")
        }
    }

    /// The text has the id of each connection once at either end, where there is one.
    private func checkText(_ reply: Reply, _ scan: PlainScan, _ name: String) {
        var words: [Substring: Int] = [:]
        for line in reply.text.plain.split(separator: "\n") where line.contains("●") {
            for word in line.split(separator: " ") { words[word, default: 0] += 1 }
        }
        let known = Set(scan.objects.map(\.id))
        // An id with a blank is no word of a line.
        for connection in scan.connections where !connection.id.contains(" ") {
            let ends = known.contains(connection.destination) ? 2 : 1
            #expect(words[Substring(connection.id), default: 0] >= ends, "\(name): \(connection.id) in the text")
        }
    }

    private func elements(_ reply: Reply, _ field: String) -> [JSONValue] {
        guard case .array(let values)? = reply.fields.first(where: { $0.key == field })?.value else { return [] }
        return values
    }

    @Test func theCatalogueHasNearlyEveryElement() throws {
        var objects = 0
        var lacking: [String: Int] = [:]
        for path in Corpus.likeXcode {
            let bytes = try Corpus.bytes(path)
            guard RootElement(of: bytes) == .document else { continue }
            let document = try NibDocument(bytes: bytes)
            for object in PlainScan(bytes).objects {
                objects += 1
                if document.catalog.element(object.element)?.isObject != true {
                    lacking["\(document.kind.platform.rawValue) \(object.element)", default: 0] += 1
                }
            }
        }
        let missing = lacking.values.reduce(0, +)
        print("corpus: \(objects) objects, \(missing) of elements that the catalogue lacks:", lacking)
        #expect(objects > 500)
        #expect(missing * 1000 <= objects * 5)
    }

    @Test func whatIsShownOfAnObjectFitsAScreen() throws {
        var (shown, fitting, lines, wide) = (0, 0, 0, 0)
        for path in Corpus.files {
            let bytes = try Corpus.bytes(path)
            let scan = PlainScan(bytes)
            guard RootElement(of: bytes) == .document, scan.objects.count < 150 else { continue }
            var options = Shell.Options()
            options.lineWidth = { 80 }
            let shell = Shell(options: options)
            _ = try shell.open(path)
            for object in scan.objects where Set(scan.objects.map(\.id)).count == scan.objects.count {
                for command in ["inspect", "inspect identity", "inspect attributes"] {
                    let text = try shell.execute("\(command) \(Quoting.quote(object.id))").text.plain
                    let rows = text.split(separator: "\n")
                    shown += 1
                    fitting += rows.count <= 40 ? 1 : 0
                    lines += rows.count
                    wide += rows.count { DisplayWidth.of(String($0)) > 80 }
                }
            }
        }
        print("corpus: \(shown) inspectors, \(fitting) within 40 lines; \(lines) lines, \(wide) wider than 80 columns")
        #expect(shown > 1_000)
        #expect(fitting * 100 >= shown * 97)
        #expect(wide * 100 <= lines)
    }
}
