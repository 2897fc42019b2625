import ClassFacts
import DeclaredCode
import NibDocument
import Testing

/// How certain it is that an object lacks a member.
struct MemberAbsenceTests {
    @Test(arguments: [
        ("class App.Card: UIView\noutlet title: UILabel", MemberAbsence.Verdict.no, MemberAbsence.Reason.declared),
        ("class App.Card: UIView\nvar title: UILabel", .likely, .hidden),
        ("class App.Card: Base", .possible, .unreadClass),
        ("class App.Card: UIView\nunread", .no, .unreadFile),
        ("class App.Card: UIView\nclass App.Big: Card\noutlet title: UILabel", .likely, .heir),
        ("class App.Card: UIView", .certain, .lacking),
        ("class App.Other: UIView", .no, .noClass),
    ])
    func ofAnOutlet(_ code: String, _ verdict: MemberAbsence.Verdict, _ reason: MemberAbsence.Reason) throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
                <objects><view id="iN0-l3-epB" customClass="Card" customModule="App"/></objects>
            </document>
            """
        let document = try NibDocument(bytes: Array(text.utf8))
        let resolver = ClassResolver(code: DeclaredCode(code), catalog: document.catalog)
        let context = DocumentContext(file: "View.xib", document: document, resolver: resolver)
        let view = try #require(context.object(withID: "iN0-l3-epB"))
        let absence = MemberAbsence(of: .key("title"), in: view, as: context.objectClass(of: view), context: context)
        #expect(absence.verdict == verdict && absence.reason == reason)
    }
}
