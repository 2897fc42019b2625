import SourceIndex
import Testing

@testable import SwiftDeclarations

/// The expected selectors are those of the Swift compiler, from `swiftc -frontend -dump-ast -enable-objc-interop` or
/// from the conflict that it reports with another method of the same selector.
@Suite("Selectors")
struct SelectorTests {
    static let methods: [(declaration: String, selector: String)] = [
        ("f(a: Int)", "fWithA:"),
        ("f(a: Int, b: Int)", "fWithA:b:"),
        ("f(a: Int, _ b: Int)", "fWithA::"),
        ("buttonTapped(sender: Int)", "buttonTappedWithSender:"),
        ("move(to a: Int)", "moveTo:"),
        ("move(toWindow a: Int)", "moveToWindow:"),
        ("moveTo(window a: Int)", "moveToWindow:"),
        ("insert(at a: Int)", "insertAt:"),
        ("insert(above a: Int)", "insertAbove:"),
        ("insert(after a: Int)", "insertAfter:"),
        ("go(along a: Int)", "goAlong:"),
        ("go(alongside a: Int)", "goAlongside:"),
        ("go(as a: Int)", "goAs:"),
        ("go(before a: Int)", "goBefore:"),
        ("go(below a: Int)", "goBelow:"),
        ("go(by a: Int)", "goBy:"),
        ("go(following a: Int)", "goFollowing:"),
        ("go(for a: Int)", "goFor:"),
        ("go(from a: Int)", "goFrom:"),
        ("go(given a: Int)", "goGiven:"),
        ("go(in a: Int)", "goIn:"),
        ("go(including a: Int)", "goIncluding:"),
        ("go(inside a: Int)", "goInside:"),
        ("go(into a: Int)", "goInto:"),
        ("go(matching a: Int)", "goMatching:"),
        ("go(of a: Int)", "goOf:"),
        ("go(on a: Int)", "goOn:"),
        ("go(passing a: Int)", "goPassing:"),
        ("go(preceding a: Int)", "goPreceding:"),
        ("go(since a: Int)", "goSince:"),
        ("go(until a: Int)", "goUntil:"),
        ("go(using a: Int)", "goUsing:"),
        ("go(via a: Int)", "goVia:"),
        ("go(when a: Int)", "goWhen:"),
        ("go(with a: Int)", "goWith:"),
        ("go(within a: Int)", "goWithin:"),
        ("go(under a: Int)", "goWithUnder:"),
        ("go(Over a: Int)", "goWithOver:"),
        ("go(To a: Int)", "goTo:"),
        ("go(TO a: Int)", "goTO:"),
        ("go(INUrl a: Int)", "goINUrl:"),
        ("go(IDs a: Int)", "goWithIDs:"),
        ("go(ATs a: Int)", "goWithATs:"),
        ("go(toto a: Int)", "goWithToto:"),
        ("go(_to a: Int)", "goWith_to:"),
        ("go(to_x a: Int)", "goTo_x:"),
        ("go(in2 a: Int)", "goWithIn2:"),
        ("go(IN2 a: Int)", "goIN2:"),
        ("go(äther a: Int)", "goWithäther:"),
        ("startWith(url a: Int)", "startWithUrl:"),
        ("startwith(url a: Int)", "startwithWithUrl:"),
        ("start_with(url a: Int)", "start_withUrl:"),
        ("goIN(url a: Int)", "goINUrl:"),
        ("goATs(url a: Int)", "goATsWithUrl:"),
        ("_with(url a: Int)", "_withUrl:"),
        ("for_(url a: Int)", "for_WithUrl:"),
        ("URLFor(string a: Int)", "URLForString:"),
        ("handlePan(gesture a: Int)", "handlePanWithGesture:"),
        ("prepare(for a: Int, sender: Int)", "prepareFor:sender:"),
        ("load() throws", "loadAndReturnError:"),
        ("load(url a: Int) throws", "loadWithUrl:error:"),
        ("load(from a: Int) throws", "loadFrom:error:"),
        ("load(done: @escaping () -> Void) throws", "loadAndReturnError:done:"),
        ("load(_ done: @escaping () -> Void) throws", "loadAndReturnError::"),
        ("load() async", "loadWithCompletionHandler:"),
        ("load(url a: Int) async", "loadWithUrl:completionHandler:"),
        ("load(url a: Int) async throws", "loadWithUrl:completionHandler:"),
        ("load() async throws", "loadWithCompletionHandler:"),
        ("load(from a: Int, b: Int) async", "loadFrom:b:completionHandler:"),
        ("load(done: @escaping () -> Void) async", "loadWithDone:completionHandler:"),
        ("trailing(completion: () -> Void)", "trailingWithCompletion:"),
        ("`default`(x: Int)", "defaultWithX:"),
        ("f(`in` a: Int)", "fIn:"),
        ("f(for: Int)", "fFor:"),
        ("doubleCap(URLString a: Int)", "doubleCapWithURLString:"),
        ("aBc(deF g: Int)", "aBcWithDeF:"),
        ("set(value v: Int)", "setWithValue:"),
        ("value(forKeyPathsOf a: Int)", "valueForKeyPathsOf:"),
        ("init(coder: Int)", "initWithCoder:"),
        ("init(frame: Int)", "initWithFrame:"),
        ("init(from a: Int)", "initFrom:"),
        ("init(nibName a: Int, bundle b: Int)", "initWithNibName:bundle:"),
        ("init(x: Int) throws", "initWithX:error:"),
        ("f()", "f"),
        ("f(_ a: Int)", "f:"),
        ("f(_ a: Int, b: Int)", "f:b:"),
        ("f(_ a: Int, _ b: Int)", "f::"),
        ("tableView(_ t: Int, numberOfRowsInSection s: Int)", "tableView:numberOfRowsInSection:"),
        ("load(_ a: Int) throws", "load:error:"),
        ("load(_ a: Int, done: @escaping () -> Void) throws", "load:error:done:"),
        ("load(_ done: (() -> Void)?, x: Int) throws", "load:x:error:"),
        ("load(_ a: Int, done: (() -> Void)?) throws", "load:error:done:"),
        ("load(_ a: Int) async", "load:completionHandler:"),
        ("x(_: Int)", "x:"),
        ("init(_ a: Int)", "init:"),
        ("init(name a: ())", "initWithName"),
        ("init(forName a: ())", "initForName"),
        ("init(for a: Void)", "initFor"),
        ("_underscored(_ a: Int)", "_underscored:"),
        ("didTapOn(_ a: Int, button b: Int)", "didTapOn:button:"),
        ("load(_ a: Int, b: Int) async throws", "load:b:completionHandler:"),
    ]

    @Test("A method has the selector that the compiler gives it", arguments: methods)
    func selector(_ declaration: String, _ selector: String) throws {
        let keyword = declaration.hasPrefix("init") ? "" : "func "
        let file = SwiftFile.declarations(in: Array("class C { @objc \(keyword)\(declaration) {} }".utf8))
        let member = try #require(file.types.first?.members.first)
        #expect(member.selector == selector)
        #expect(file.firstError == nil)
    }

    @Test(
        "A name in @objc goes before the rule",
        arguments: [
            ("@objc(sel:) func f(a: Int) {}", "sel:"),
            ("@objc(a: b:) func f(a: Int, b: Int) {}", "a:b:"),
            ("@objc(plain) func f() {}", "plain"),
            ("@objc(getIt) var x: Int { 1 }", "getIt"),
            ("@objc var isOn: Bool { @objc(isSwitchedOn) get { true } }", "isSwitchedOn"),
            ("@objc var isOn: Bool", "isOn"),
            ("@objc(initWithIt:) init(x: Int) {}", "initWithIt:"),
        ])
    func named(_ declaration: String, _ selector: String) throws {
        let file = SwiftFile.declarations(in: Array("class C { \(declaration) }".utf8))
        #expect(try #require(file.types.first?.members.first).selector == selector)
    }
}
