import NibDocument
import SourceIndex

extension Rule {
    /// Classes that neither code nor frameworks have.
    static let unknownClass = Rule(
        "unknown-class", .error, needsCode: true,
        summary: "a customClass that neither the code nor a framework has",
        rationale: """
            When the nib is loaded an object of the element's own class takes the place of one whose class is not in the \
            program; a line is logged, and its outlets and actions fail. It is an error when all code was read that can \
            have the class. For File's Owner, whose class in the nib is for Interface Builder only, it is a warning.
            """,
        triggering: [
            RuleExample(
                .iOSXib,
                #"<button id="hSs-g6-Zcb" customClass="RedButon" customModule="App" customModuleProvider="target"/>"#,
                code: "class App.RedButton: UIButton",
                finds: ["error: there is no class 'RedButon'; did you mean 'RedButton'?"]),
            RuleExample(
                .macXib, #"<customView id="iN0-l3-epB" customClass="Dial"/>"#, code: "class App.Card: NSView",
                finds: ["error: there is no class 'Dial'"]),
            RuleExample(
                .iOSXib, #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Edtior"/>"#,
                code: "objc class Editor: UIViewController",
                finds: ["warning: there is no class 'Edtior'; did you mean 'Editor'?"]),
        ],
        nonTriggering: [
            RuleExample(
                .iOSXib,
                """
                <button id="hSs-g6-Zcb" customClass="RedButton" customModule="App"/>
                <view id="iN0-l3-epB" customClass="UIControl"/>
                <view id="iN0-l3-epC" customClass="AVSomethingView"/>
                """, code: "class App.RedButton: UIButton")
        ],
        check: { context, findings in
            for object in context.objects {
                guard let name = object.customClass, object.placeholder != .firstResponder else { continue }
                let objectClass = context.objectClass(of: object)
                guard case .absent = objectClass.state, let code = context.code else { continue }
                let near = Similar.name(to: name, among: code.classNames())
                let system = objectClass.system ?? "NSObject"
                findings.add(
                    object.placeholder == nil || object.placeholder == .application ? .error : .warning,
                    "there is no class '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""), at: object.node,
                    attribute: "customClass", object: object, in: context,
                    runtime: object.placeholder == nil ? text(object, name, system, context) : nil,
                    declaration: near.flatMap { code.classes(named: $0).first?.place },
                    fix: near.flatMap { Fix.set(object.id, "customClass", $0) })
            }
        })

    private static func text(
        _ object: CheckedObject, _ name: String, _ system: String, _ context: DocumentContext
    ) -> Finding.RuntimeText {
        context.isMac
            ? RuntimeTexts.appkitClass(name, module: object.customModule, instead: system, nib: context.nibName)
            : RuntimeTexts.uikitClass(name, module: object.customModule)
    }
}
