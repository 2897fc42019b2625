/// Random elements for `insert`, with the list that takes them; some are wrong on purpose.
enum LiteralElements {
    private static let unkeyed = [
        #"<color systemColor="systemRedColor"/>"#, #"<color red="1" green="0.0" blue="0.0" alpha="1"/>"#,
        #"<rect x="1" y="2" width="10" height="10"/>"#, #"<fontDescription type="system" pointSize="17"/>"#,
        #"<autoresizingMask widthSizable="YES"/>"#, #"<string>text</string>"#, #"<size width="1" height="2"/>"#,
        #"<nil/>"#, #"<state title="x"/>"#, #"<variation><mask/></variation>"#,
    ]

    static func next(_ operands: inout Operands) -> (xml: String, slot: String) {
        let id = operands.newID().filter { $0 != "'" }
        func end(_ operands: inout Operands) -> String {
            operands.random.chance(85) ? operands.object().filter { $0 != "'" } : "nO-su-ch3"
        }
        switch operands.random.below(14) {
        case 0:
            return (#"<color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>"#, "")
        case 1: return (#"<rect key="frame" x="0.0" y="0.0" width="10" height="10"/>"#, "")
        case 2:
            return (#"<constraint firstAttribute="width" constant="44" id="\#(id)"/>"#, "constraints")
        case 3:
            let xml =
                #"<constraint firstItem="\#(end(&operands))" firstAttribute="top" secondItem="\#(end(&operands))" secondAttribute="top" id="\#(id)"/>"#
            return (xml, "constraints")
        case 4:
            return (#"<outlet property="zoo" destination="\#(end(&operands))" id="\#(id)"/>"#, "connections")
        case 5:
            return (
                """
                <view id="\(id)">
                  <!-- a comment --><rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
                  <subviews><label text="A &amp; B" id="\(operands.freshID())"/></subviews>
                  <connections><outlet property="o" destination="\(id)" id="\(operands.freshID())"/></connections></view>
                """, "subviews"
            )
        case 6:
            let controller = "<viewController id=\"\(operands.freshID())\" title=\"New\"/>"
            return ("<scene sceneID=\"\(id)\"><objects>\(controller)</objects></scene>", "scenes")
        case 7: return (#"<string key="title">two\#nlines &lt;&amp;&gt;</string>"#, "")
        // Without the key that says which attribute of its parent it is
        case 8: return (operands.random.pick(unkeyed)!, "")
        case 9: return (operands.random.pick(unkeyed)!, operands.random.pick(["subviews", "connections", "color"])!)
        // What Interface Builder does not know
        case 10: return (#"<gadget id="\#(id)" size="7"><part/>text<!-- c --></gadget>"#, "")
        case 11:
            return (
                #"<g:gadget xmlns:g="urn:gadgets" id="\#(id)"><g:part g:id="\#(operands.freshID())"/></g:gadget>"#,
                operands.random.pick(["", "subviews", "gadgets"])!
            )
        case 12: return ("<image name=\"star\" width=\"1\" height=\"1\"/>", "")
        default: return (operands.random.pick(["<broken", "", "<a></b>", "text", "<a/><b/>"])!, "")
        }
    }
}
