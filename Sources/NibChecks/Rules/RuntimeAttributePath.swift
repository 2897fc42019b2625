import NibDocument
import SourceIndex

extension Rule {
    /// Runtime attributes whose key path the object's class does not declare.
    static let runtimeAttribute = Rule(
        "runtime-attribute", severity: .warning, needsCode: true,
        summary: "a runtime attribute whose key path the object's class does not have",
        rationale: """
            A user-defined runtime attribute is set by its key path when the nib is loaded. If it cannot be set, a \
            line is logged and the object keeps its value. This happens if an @IBInspectable property is renamed or \
            the object's class is changed. Of a key path with several keys, only the first is checked.
            """,
        triggering: [
            RuleExample(
                .iOSXib,
                body: """
                    <button id="hSs-g6-Zcb" customClass="RedButton" customModule="App">
                        <userDefinedRuntimeAttributes>
                            <userDefinedRuntimeAttribute type="number" keyPath="cornerRadus"><real key="value" value="4"/></userDefinedRuntimeAttribute>
                        </userDefinedRuntimeAttributes>
                    </button>
                    """, code: "class App.RedButton: UIButton\ninspectable cornerRadius: CGFloat",
                finds: [
                    "warning: class 'RedButton' of Button has no 'cornerRadus'; did you mean 'cornerRadius'?"
                ]),
            RuleExample(
                .iOSXib,
                body: """
                    <button id="hSs-g6-Zcb" customClass="RedButton" customModule="App">
                        <userDefinedRuntimeAttributes>
                            <userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>
                        </userDefinedRuntimeAttributes>
                    </button>
                    """, code: "class App.RedButton: UIButton\nvar isRound: Bool",
                finds: ["warning: 'isRound' of class 'RedButton' cannot be set by the nib: it lacks @IBInspectable"]),
            RuleExample(
                .iOSXib,
                body: """
                    <button id="hSs-g6-Zcb">
                        <userDefinedRuntimeAttributes>
                            <userDefinedRuntimeAttribute type="boolean" keyPath="localizeTilte" value="YES"/>
                        </userDefinedRuntimeAttributes>
                    </button>
                    """, code: "extension UIView\ninspectable localizeTitle: Bool",
                finds: ["warning: class 'UIButton' of Button has no 'localizeTilte'; did you mean 'localizeTitle'?"]),
        ],
        nonTriggering: [
            RuleExample(
                .iOSXib,
                body: """
                    <view id="hSs-g6-Zcb">
                        <userDefinedRuntimeAttributes>
                            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="4"/></userDefinedRuntimeAttribute>
                            <userDefinedRuntimeAttribute type="boolean" keyPath="clipsToBounds" value="YES"/>
                            <userDefinedRuntimeAttribute type="number" keyPath="borderWidth"><integer key="value" value="4"/></userDefinedRuntimeAttribute>
                        </userDefinedRuntimeAttributes>
                    </view>
                    """, code: "extension UIView\ninspectable borderWidth: CGFloat"),
            // UIView has a private setter, which key-value coding finds.
            RuleExample(
                .iOSXib,
                body: """
                    <view id="hSs-g6-Zcb" customClass="Card" customModule="App">
                        <userDefinedRuntimeAttributes>
                            <userDefinedRuntimeAttribute type="number" keyPath="cornerRadius"><integer key="value" value="4"/></userDefinedRuntimeAttribute>
                        </userDefinedRuntimeAttributes>
                    </view>
                    """, code: "class App.Card: UIView"),
        ],
        check: { context, findings in
            for (number, node) in context.runtimeAttributes {
                RuntimeAttributeCheck(context: context, object: context.objects[number], node: node)
                    .reportPath(to: &findings)
            }
        })

    /// Runtime attributes whose type does not match the property.
    static let runtimeAttributeType = Rule(
        "runtime-attribute-type", severity: .warning, needsCode: true,
        summary: "a runtime attribute whose type does not fit the property it sets",
        rationale: """
            Key-value coding converts between numeric types, but not from text to a number or from a colour to text: \
            setting such a value logs an error, or the property then holds an object of a type that its code does not \
            expect.
            """,
        triggering: [
            RuleExample(
                .iOSXib,
                body: """
                    <button id="hSs-g6-Zcb" customClass="RedButton" customModule="App">
                        <userDefinedRuntimeAttributes>
                            <userDefinedRuntimeAttribute type="string" keyPath="cornerRadius" value="4"/>
                            <userDefinedRuntimeAttribute type="number" keyPath="caption"><integer key="value" value="4"/></userDefinedRuntimeAttribute>
                        </userDefinedRuntimeAttributes>
                    </button>
                    """,
                code: "class App.RedButton: UIButton\ninspectable cornerRadius: CGFloat\ninspectable caption: String",
                finds: [
                    "warning: runtime attribute 'cornerRadius' of Button is a string, but the property is a CGFloat",
                    "warning: runtime attribute 'caption' of Button is a number, but the property is a String",
                ])
        ],
        nonTriggering: [
            RuleExample(
                .iOSXib,
                body: """
                    <button id="hSs-g6-Zcb" customClass="RedButton" customModule="App">
                        <userDefinedRuntimeAttributes>
                            <userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>
                            <userDefinedRuntimeAttribute type="number" keyPath="radius"><integer key="value" value="4"/></userDefinedRuntimeAttribute>
                            <userDefinedRuntimeAttribute type="string" keyPath="kind" value="a"/>
                            <userDefinedRuntimeAttribute type="image" keyPath="icon" value="star"/>
                        </userDefinedRuntimeAttributes>
                    </button>
                    """,
                code: """
                    class App.RedButton: UIButton
                    inspectable isRound: Bool
                    inspectable radius: CGFloat
                    inspectable kind: Kind
                    inspectable icon: UIImage
                    """)
        ],
        check: { context, findings in
            for (number, node) in context.runtimeAttributes {
                RuntimeAttributeCheck(context: context, object: context.objects[number], node: node)
                    .reportType(to: &findings)
            }
        })
}
