import NibDocument
import NibStrings

/// A document with texts of several kinds.
enum Sample {
    static let touch = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch">
            <objects>
                <view id="vie-00-wwW">
                    <subviews>
                        <label text="Hello &quot;you&quot;" id="aaa-11-aaa">
                            <attributedString key="userComments"><fragment content="A greeting"/></attributedString>
                        </label>
                        <label text="" id="emp-ty-000"/>
                        <button id="bbb-22-bbb">
                            <accessibility key="accessibilityConfiguration" hint="Sends it" label="Send"/>
                            <state key="normal" title="Send"><color key="titleColor" white="0.0"/></state>
                            <state key="selected" title="Sent"/>
                        </button>
                        <segmentedControl id="ccc-33-ccc">
                            <segments><segment title="First"/><segment title=""/><segment title="Third"/></segments>
                        </segmentedControl>
                        <textView id="ddd-44-ddd"><string key="text">Two
        lines</string></textView>
                        <view id="eee-55-eee">
                            <userDefinedRuntimeAttributes>
                                <userDefinedRuntimeAttribute type="string" keyPath="name" value="not this"/>
                                <userDefinedRuntimeAttribute type="string" keyPath="title" value="Name" localized="YES"/>
                            </userDefinedRuntimeAttributes>
                        </view>
                    </subviews>
                </view>
            </objects>
        </document>
        """

    static let cocoa = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21507" targetRuntime="MacOSX.Cocoa">
            <objects>
                <customView id="1">
                    <subviews>
                        <button toolTip="Press it" id="3"><buttonCell key="cell" title="Press" id="4"/>
                            <accessibility description="The button"/></button>
                        <comboBox id="5"><comboBoxCell key="cell" id="6"><objectValues><string>A</string><string>B</string>
                            </objectValues></comboBoxCell></comboBox>
                        <textField id="7"><textFieldCell key="cell" placeholderString="Name" id="8"/>
                            <connections><binding destination="1" name="value" keyPath="self.name" id="9">
                                <dictionary key="options"><string key="NSNullPlaceholder">None</string></dictionary>
                            </binding></connections></textField>
                        <tableView id="10"><tableColumns><tableColumn id="11">
                            <tableHeaderCell key="headerCell" title="Size"/></tableColumn></tableColumns></tableView>
                    </subviews>
                </customView>
                <toolbar id="12"><allowedToolbarItems>
                    <toolbarItem label="Go" paletteLabel="Go there" toolTip="Goes there" id="13"/>
                </allowedToolbarItems></toolbar>
            </objects>
        </document>
        """

    static func document(_ text: String) throws -> NibDocument { try NibDocument(bytes: Array(text.utf8)) }
}
