import Foundation
import ClassFacts
import DeclaredCode
import Replies
import TemporaryFolders
import Testing

/// The fields for programs of `load`, `dispatch`, `why`, `declarations` and `code`, whose names are stable.
struct PredictionRepliesTests {
    private let folder = TemporaryFolder()
    private let looker: Looker

    init() throws {
        let code = DeclaredCode(
            "class App.Owner: UIViewController\noutlet name: UILabel\naction save:\ninspectable size: CGFloat")
        let document = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner" customModule="App">
                        <connections>
                            <outlet property="name" destination="l" id="c1"/>
                            <outlet property="nam" destination="l" id="c2"/>
                        </connections>
                    </placeholder>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
                    <label id="l"/>
                    <button id="b"><connections>
                        <action selector="save:" destination="-2" eventType="touchUpInside" id="c3"/>
                    </connections></button>
                </objects>
            </document>
            """
        looker = try Looker(document, code: code)
    }

    /// The names of an object's members, in order.
    private func keys(_ value: JSONValue?) -> [String] {
        guard case .object(let members) = value else { return [] }
        return members.map(\.key)
    }

    private func field(_ reply: Reply, _ name: String) -> JSONValue? {
        reply.fields.first { $0.key == name }?.value
    }

    private func first(_ value: JSONValue?) -> JSONValue? {
        guard case .array(let values) = value else { return nil }
        return values.first
    }

    @Test func simulate() throws {
        let reply = try looker.execute("simulate")
        #expect(reply.fields.map(\.key) == ["platform", "hasCode", "isStopped", "nibs"])
        #expect(field(reply, "isStopped") == true)
        #expect(reply.fallsShort)
        let nib = first(field(reply, "nibs"))
        #expect(
            keys(nib) == [
                "name", "role", "sceneLabel", "owner", "ownerClass", "isStopped", "steps", "returnedObjects",
                "notAwoken", "loaders", "notes", "advice",
            ])
        guard case .array(let steps) = nib?["steps"] else { throw CocoaError(.coderReadCorrupt) }
        #expect(
            keys(steps[0]) == [
                "phase", "object", "label", "class", "text", "place", "codePlace", "isReached", "outcome", "reason",
                "exception", "runtime",
            ])
        #expect(
            steps.map { $0["outcome"] } == [
                "happens", "happens", "happens", "stops", "happens", "happens", "happens", "unknown",
            ])
        #expect(steps.map { $0["isReached"] } == [true, true, true, true, false, false, false, false])
        #expect(steps[3]["exception"] == "NSUnknownKeyException")
        #expect(try !looker.execute("simulate --owner NSObject").fields.isEmpty)
    }

    @Test func dispatch() throws {
        let reply = try looker.execute("dispatch save:")
        #expect(reply.fields.map(\.key) == ["selector", "hasCode", "chains"])
        let chain = first(field(reply, "chains"))
        #expect(keys(chain) == ["object", "label", "event", "answeredBy", "doubtful", "responders"])
        #expect(
            keys(first(chain?["responders"])) == [
                "object", "label", "class", "answer", "framework", "codePlace", "reason",
            ])
        let error = #expect(throws: CommandError.self) { try looker.execute("dispatch open:") }
        #expect(error?.code == "no-sender")
    }

    @Test func why() throws {
        let text =
            "[<App.Owner 0x1> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key nam."
        let reply = try looker.execute("why '\(text)'")
        let message = first(field(reply, "messages"))
        #expect(keys(message) == ["kind", "meaning", "class", "suspects"])
        let suspect = first(message?["suspects"])
        #expect(keys(suspect) == ["place", "object", "label", "cause", "codePlace", "fix"])
        // Another connection has the outlet 'name', so nothing is certain.
        #expect(suspect?["fix"] == .null)

        let log = folder.path + "/crash.log"
        try Data("something else\n2026 App[1:2] \(text)\nmore\n".utf8).write(to: URL(fileURLWithPath: log))
        #expect(first(field(try looker.execute("why --file '\(log)'"), "messages"))?["kind"] == "U1")
        let error = #expect(throws: CommandError.self) { try looker.execute("why hello") }
        #expect(error?.code == "unknown-message")
        #expect(throws: CommandError.self) { try looker.execute("why --file '\(folder.path)/none'") }
    }

    @Test func declarations() throws {
        let reply = try looker.execute("declarations Owner")
        let item = first(field(reply, "classes"))
        #expect(keys(item) == ["name", "codePlace", "members"])
        guard case .array(let members) = item?["members"] else { throw CocoaError(.coderReadCorrupt) }
        #expect(
            keys(members[0]) == [
                "kind", "name", "type", "codePlace", "declaredBy", "isInherited", "isConnected", "uses",
            ])
        #expect(members.map { $0["name"] } == ["name", "save:", "size"])
        #expect(members.map { $0["isConnected"] } == [true, false, false])
        #expect(
            keys(first(members[0]["uses"]))
                == ["label", "object", "detail", "isByResponders", "place"])
        #expect(first(members[1]["uses"])?["isByResponders"] == true)
    }

    @Test func code() throws {
        let reply = try looker.execute("code b")
        #expect(reply.fields.map(\.key) == ["object", "language", "lines"])
        #expect(
            field(reply, "lines")
                == ["button.addTarget(nil, action: Selector((\"save:\")), for: .touchUpInside)"])
        #expect(field(try looker.execute("code owner --objc"), "language") == "objc")
    }
}
