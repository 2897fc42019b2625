@testable import ClassFacts
import DeclaredCode
@testable import NibChecks
import NibDocument
import Testing

/// Runtime attributes that code which was not read may declare, in an extension of a framework class.
struct RuntimeAttributeTests {
    private func count(_ code: String, isComplete: Bool) throws -> Int {
        let example = RuleExample(
            .iOSXib,
            body: """
                <view id="hSs-g6-Zcb" customClass="Card" customModule="App">
                    <userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="string" keyPath="heroName" value="card"/>
                    </userDefinedRuntimeAttributes>
                </view>
                """)
        let document = try NibDocument(bytes: Array(example.text.utf8))
        let checker = Checker(code: DeclaredCode(code, isComplete: isComplete))
        let found = checker.check([.init(file: example.file, document: document)], isWhole: false)
        return found.filter { $0.rule == "runtime-attribute" }.count
    }

    @Test func aDependencyMayDeclareThem() throws {
        #expect(try count("class App.Card: UIView", isComplete: true) == 1)
        #expect(try count("class App.Card: UIView", isComplete: false) == 0)
        #expect(try count("class App.Card: UIView\ninspectable radius: CGFloat", isComplete: false) == 1)
        #expect(try count("class App.Card: UIView\ninspectable heroNmae: String", isComplete: false) == 1)
    }
}
