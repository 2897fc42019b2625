import NibDocument
import SourceIndex

extension Rule {
    /// Objects of classes whose `init(coder:)` only ends the program.
    static let unusableInitializer = Rule(
        "unusable-initializer", severity: .error, needsCode: true,
        summary: "a customClass whose init(coder:) only ends the program",
        rationale: """
            A nib makes its objects by init(coder:). Xcode's fix-it writes one that does nothing but fatalError, for \
            classes that only code makes; loading a nib with an object of such a class ends the program. It is a \
            warning if the initializer is inside `#if`. A controller with another initializer that takes a coder is made \
            by that, in an @IBSegueAction or a closure.
            """,
        triggering: [
            RuleExample(
                .iOSXib, body: #"<view id="iN0-l3-epB" customClass="Card" customModule="App"/>"#,
                code: "class App.Card: UIView\ninit fails",
                finds: ["error: init(coder:) of class 'Card' of View only ends the program"]),
            RuleExample(
                .iOSXib, body: #"<button id="hSs-g6-Zcb" customClass="Key" customModule="App"/>"#,
                code: "class App.Base: UIButton\ninit fails\nclass App.Key: Base",
                finds: ["error: init(coder:) of class 'Base' of Button only ends the program"]),
        ],
        nonTriggering: [
            RuleExample(
                .iOSXib,
                body: """
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card" customModule="App"/>
                    <view id="iN0-l3-epB"/>
                    """, code: "class App.Card: UIView\ninit fails"),
            // What code registers takes the place of the prototype.
            RuleExample(
                .iOSStoryboard,
                body: """
                    <scene sceneID="s1">
                        <objects>
                            <tableViewController id="BYZ-38-t0r" customClass="List" customModule="App" sceneMemberID="viewController">
                                <tableView key="view" id="tBl-00-001">
                                    <prototypes>
                                        <tableViewCell reuseIdentifier="Row" id="cEl-l0-001" customClass="Row" customModule="App"/>
                                    </prototypes>
                                </tableView>
                            </tableViewController>
                        </objects>
                    </scene>
                    """,
                code: """
                    class App.Row: UITableViewCell
                    init fails
                    class App.List: UITableViewController
                    uses registeredClass Row Row
                    """),
            // Code that passes what else the controller needs makes it.
            RuleExample(
                .iOSStoryboard,
                body: """
                    <scene sceneID="s1">
                        <objects>
                            <viewController id="BYZ-38-t0r" customClass="Page" customModule="App" sceneMemberID="viewController"/>
                        </objects>
                    </scene>
                    """, code: "class App.Page: UIViewController\ninit fails\ninit with number"),
            // AppKit makes custom views by init(frame:).
            RuleExample(
                .macXib, body: #"<customView id="iN0-l3-epB" customClass="Card" customModule="App"/>"#,
                code: "class App.Card: NSView\ninit fails"),
        ],
        check: { context, findings in
            for object in context.objects where object.customClass != nil && object.placeholder == nil {
                let objectClass = context.objectClass(of: object)
                let initializer = context.initializer(of: object, objectClass)
                guard initializer.isCertain, objectClass.chains.count == 1,
                    let found = objectClass.declaration(of: initializer.selector),
                    found.member.traits.contains(.unavailable),
                    !isMadeByCode(object, of: objectClass, in: context)
                else { continue }
                findings.add(
                    found.member.traits.contains(.conditional) ? .warning : .error,
                    "init(coder:) of class '\(found.className)' of \(context.name(of: object)) only ends the program",
                    at: object.node, attribute: "customClass", object: object, in: context,
                    runtime: .unavailableCoder, declaration: found.place)
            }
        })

    /// Whether an object is a scene's controller whose class has another initializer with a coder: an `@IBSegueAction` or a closure makes it,
    /// with what else it needs.
    private static func isMadeByCode(
        _ object: CheckedObject, of objectClass: ObjectClass, in context: DocumentContext
    ) -> Bool {
        guard context.document.kind.isStoryboard, context.isSceneController(object) else { return false }
        return objectClass.chains.flatMap(\.classes).flatMap(\.parts).flatMap(\.declaration.members).contains {
            $0.kind == .initializer && $0.parameters.count > 1
                && $0.parameters.contains { $0.type.hasSuffix("NSCoder") }
        }
    }
}
