// Written by Scripts/rule-examples from the texts in Examples.
// swift-format-ignore-file

extension Rule {
    /// The examples that the rule's page of help shows: one with findings and one without.
    package var shownExamples: [RuleExample] { Self.shown[identifier].map(RuleExample.read) ?? [] }

    private static let shown: [String: String] = [
        "action-form": #"""
== iOSXib
<view id="iN0-l3-epB"/>
<button id="hSs-g6-Zcb">
    <connections><action selector="pressed:" destination="iN0-l3-epB" id="loa-nQ-S4O"/></connections>
</button>
-- finds
error: action 'pressed:' of Button has no event, so it is never sent

== iOSXib
<view id="iN0-l3-epB"/>
<button id="hSs-g6-Zcb">
    <connections>
        <action selector="a" destination="iN0-l3-epB" eventType="touchDown" id="loa-nQ-S4O"/>
        <action selector="a:" destination="iN0-l3-epB" eventType="touchDown" id="loa-nQ-S4P"/>
        <action selector="a:forEvent:" destination="iN0-l3-epB" eventType="touchDown" id="loa-nQ-S4Q"/>
    </connections>
</button>
"""#,
        "binding-key": #"""
== macXib
<customObject id="-2" userLabel="File's Owner" customClass="Settings" customModule="App"/>
<button id="hSs-g6-Zcb">
    <connections>
        <binding destination="-2" name="value" keyPath="isVebrose" id="bNd-in-001"/>
        <binding destination="-2" name="enabled" keyPath="self.model.isReady" id="bNd-in-002"/>
    </connections>
</button>
-- code
class App.Settings: NSViewController
objc var isVerbose: Bool
var model: Model
-- finds
warning: class 'Settings' of File's Owner has no 'isVebrose'; did you mean 'isVerbose'?
warning: 'model' of class 'Settings' cannot be read by the binding: it lacks @objc

== macXib
<customObject id="-2" userLabel="File's Owner" customClass="Settings" customModule="App"/>
<customObject id="aB1-cd-E2f" customClass="Items" customModule="App"/>
<customObject id="aB1-cd-E2g" customClass="Entry" customModule="App"/>
<button id="hSs-g6-Zcb">
    <connections>
        <binding destination="-2" name="value" keyPath="verbose" id="bNd-in-001"/>
        <binding destination="-2" name="title" keyPath="representedObject.name" id="bNd-in-002"/>
        <binding destination="-2" name="target" keyPath="self" id="bNd-in-003"/>
        <binding destination="-2" name="argument" keyPath="@count" id="bNd-in-004"/>
        <binding destination="aB1-cd-E2f" name="enabled" keyPath="selection.name" id="bNd-in-005"/>
        <binding destination="aB1-cd-E2g" name="hidden" keyPath="whatever" id="bNd-in-006"/>
    </connections>
</button>
-- code
class App.Settings: NSViewController
objc func isVerbose
class App.Items: NSArrayController
class App.Entry: NSObject
objc func valueForUndefinedKey:
"""#,
        "cell-nib": #"""
== iOSXib Row.xib
<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
<tableViewCell id="hSs-g6-Zcb" reuseIdentifier="Row"/>
<tapGestureRecognizer id="tAp-g6-Zcb"/>
-- code
class App.List: UITableViewController
uses registeredNib Row Row
-- finds
error: Tap Gesture Recognizer is a top-level object beside the cell

== iOSXib Panel.xib
<view id="iN0-l3-epB" customClass="Panel"/>
<tableViewCell id="hSs-g6-Zcb" customClass="Row"/>
-- code
objc class Panel: UIView
objc class Row: UITableViewCell
"""#,
        "class-kind": #"""
== iOSXib
<tableViewCell id="hSs-g6-Zcb" customClass="Card" customModule="App"/>
-- code
class App.Card: UIView
-- finds
warning: class 'Card' of Table View Cell does not derive from UITableViewCell

== macXib
<customView id="iN0-l3-epB" customClass="Plot"/>
-- code
objc class Plot: GLKView
otherwise NSOpenGLView
"""#,
        "class-module": #"""
== iOSXib
<button id="hSs-g6-Zcb" customClass="RedButton"/>
-- code
class App.RedButton: UIButton
-- finds
error: class 'RedButton' is a Swift class, but its module is missing

== iOSXib
<button id="hSs-g6-Zcb" customClass="RedButton" customModule="App"/>
<button id="hSs-g6-Zcc" customClass="RedButton" customModule="Renamed" customModuleProvider="target"/>
<button id="hSs-g6-Zcd" customClass="OldButton"/>
<button id="hSs-g6-Zce" customClass="RedButton" customModuleProvider="target"/>
-- code
class App.RedButton: UIButton
objc class OldButton: UIButton
"""#,
        "collection-type": #"""
== iOSXib
<view id="iN0-l3-epB" customClass="Card" customModule="App">
    <connections><outletCollection property="title" destination="hSs-g6-Zcb" id="S44-re-23V"/></connections>
</view>
<label id="hSs-g6-Zcb"/>
-- code
class App.Card: UIView
outlet title: UILabel
-- finds
error: outlet collection 'title' of View is not an array in class 'Card' but a UILabel

== iOSXib
<view id="iN0-l3-epB" customClass="Card" customModule="App">
    <connections>
        <outlet property="items" destination="aRr-ay-001" id="S44-re-23U"/>
        <outlet property="songs" destination="sOn-gs-001" id="S44-re-23X"/>
        <outletCollection property="titles" destination="hSs-g6-Zcb" id="S44-re-23V"/>
        <outletCollection property="gestureRecognizers" destination="tAp-g6-Zcb" appends="YES" id="S44-re-23W"/>
    </connections>
</view>
<label id="hSs-g6-Zcb"/>
<tapGestureRecognizer id="tAp-g6-Zcb"/>
<customObject id="aRr-ay-001" customClass="NSArrayController"/>
<customObject id="sOn-gs-001" customClass="NSMutableArray"/>
-- code
class App.Card: UIView
outlet titles: [UILabel]
outlet items: NSArrayController
outlet songs: NSMutableArray
"""#,
        "cross-scene": #"""
== iOSStoryboard
<scene sceneID="s1">
    <objects>
        <viewController id="BYZ-38-t0r" sceneMemberID="viewController">
            <connections><outlet property="other" destination="zZz-00-002" id="S44-re-23V"/></connections>
        </viewController>
    </objects>
</scene>
<scene sceneID="s2">
    <objects><viewController id="zZz-00-002" sceneMemberID="viewController"/></objects>
</scene>
-- finds
warning: outlet 'other' of View Controller leads to another scene

== iOSStoryboard
<scene sceneID="s1">
    <objects>
        <viewController id="BYZ-38-t0r" sceneMemberID="viewController">
            <connections><segue destination="zZz-00-002" kind="show" id="S44-re-23V"/></connections>
        </viewController>
    </objects>
</scene>
<scene sceneID="s2">
    <objects><viewController id="zZz-00-002" sceneMemberID="viewController"/></objects>
</scene>
"""#,
        "dangling-reference": #"""
== iOSXib
<view id="iN0-l3-epB">
    <constraints>
        <constraint firstItem="aB1-cd-E2f" firstAttribute="top" secondItem="iN0-l3-epB" secondAttribute="top" id="cOn-st-r41"/>
    </constraints>
    <connections><outlet property="delegate" destination="gOn-e0-000" id="S44-re-23V"/></connections>
</view>
-- finds
warning: firstItem of a constraint is 'aB1-cd-E2f', but there is no such object
error: outlet 'delegate' of View leads to 'gOn-e0-000', but there is no such object

== iOSXib
<view id="iN0-l3-epB">
    <constraints>
        <constraint firstAttribute="width" constant="4" id="cOn-st-r41"/>
    </constraints>
    <connections><outlet property="delegate" destination="iN0-l3-epB" id="S44-re-23V"/></connections>
</view>
"""#,
        "data-source": #"""
== iOSXib
<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Notes" customModule="App"/>
<tableView id="tAb-le-001">
    <connections><outlet property="dataSource" destination="-1" id="oUt-le-001"/></connections>
</tableView>
<pickerView id="pIc-ke-001">
    <connections><outlet property="dataSource" destination="-1" id="oUt-le-002"/></connections>
</pickerView>
-- code
class App.Notes: UIViewController
func tableView:didSelectRowAt:
-- finds
warning: class 'Notes' of File's Owner has no method 'tableView:numberOfRowsInSection:', which a table view calls
warning: class 'Notes' of File's Owner has no method 'numberOfComponentsInPickerView:', which a picker view calls

== iOSXib
<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Notes" customModule="App"/>
<tableView id="tAb-le-001">
    <connections><outlet property="dataSource" destination="-1" id="oUt-le-001"/></connections>
</tableView>
-- code
class App.Notes: Base
class App.Base: UIViewController
extension Base
func tableView:cellForRowAt:
"""#,
        "duplicate-id": #"""
== iOSXib
<view id="iN0-l3-epB"/>
<label id="iN0-l3-epB"/>
-- finds
error: the id 'iN0-l3-epB' already belongs to View

== iOSXib
<view id="iN0-l3-epB"/>
<label id="iN0-l3-epC"/>
"""#,
        "launch-screen": #"""
== iOSXib
<view customClass="Splash" customModule="App" customModuleProvider="target" id="aaa-aa-aaa">
    <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="boolean" keyPath="isFancy" value="YES"/>
    </userDefinedRuntimeAttributes>
</view>
-- root
launchScreen="YES"
-- finds
error: View of a launch screen cannot have a custom class
error: View of a launch screen cannot have runtime attributes

== iOSXib
<view customClass="Splash" id="aaa-aa-aaa"/>
"""#,
        "layout-ambiguous": #"""
== iOSXib
<view id="aaa-aa-aaa">
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="bbb-bb-bbb"/></subviews>
    <constraints>
        <constraint firstItem="bbb-bb-bbb" firstAttribute="leading" secondItem="aaa-aa-aaa" secondAttribute="leading" id="ccc-cc-cc1"/>
    </constraints>
</view>
-- finds
warning: no constraint says where View[1] is vertically

== iOSXib
<view id="aaa-aa-aaa">
    <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="bbb-bb-bbb"/>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="ddd-dd-ddd"/>
    </subviews>
    <constraints>
        <constraint firstItem="bbb-bb-bbb" firstAttribute="leading" secondItem="aaa-aa-aaa" secondAttribute="leading" id="ccc-cc-cc1"/>
        <constraint firstItem="bbb-bb-bbb" firstAttribute="top" secondItem="aaa-aa-aaa" secondAttribute="top" id="ccc-cc-cc2"/>
        <constraint firstItem="ddd-dd-ddd" firstAttribute="leading" secondItem="bbb-bb-bbb" secondAttribute="trailing" id="ccc-cc-cc3"/>
        <constraint firstItem="ddd-dd-ddd" firstAttribute="firstBaseline" secondItem="bbb-bb-bbb" secondAttribute="firstBaseline" id="ccc-cc-cc4"/>
    </constraints>
</view>
"""#,
        "layout-conflict": #"""
== iOSXib
<view id="aaa-aa-aaa">
    <constraints>
        <constraint firstAttribute="width" constant="120" id="ccc-cc-cc1"/>
        <constraint firstAttribute="width" constant="200" id="ccc-cc-cc2"/>
        <constraint firstAttribute="height" relation="greaterThanOrEqual" constant="90" id="ccc-cc-cc3"/>
        <constraint firstAttribute="height" constant="80" id="ccc-cc-cc4"/>
    </constraints>
</view>
-- finds
warning: these constraints cannot all hold: 'View.width = 120', 'View.width = 200'
warning: these constraints cannot all hold: 'View.height >= 90', 'View.height = 80'

== iOSXib
<view id="aaa-aa-aaa">
    <constraints>
        <constraint firstAttribute="width" constant="120" id="ccc-cc-cc1"/>
        <constraint firstAttribute="width" priority="999" constant="200" id="ccc-cc-cc2"/>
        <constraint firstAttribute="width" relation="lessThanOrEqual" constant="300" id="ccc-cc-cc3"/>
        <constraint firstAttribute="width" placeholder="YES" constant="400" id="ccc-cc-cc4"/>
    </constraints>
</view>
"""#,
        "misplaced-constraint": #"""
== iOSXib
<view id="outer">
    <subviews>
        <view id="left">
            <constraints>
                <constraint firstItem="right" firstAttribute="top" secondItem="left" secondAttribute="top" id="c"/>
            </constraints>
        </view>
        <label text="Right" id="right"/>
    </subviews>
</view>
-- finds
warning: a constraint of View[1] names Label "Right", which is not in it

== iOSXib
<view id="outer">
    <subviews>
        <view id="left"><viewLayoutGuide key="safeArea" id="guide"/></view>
    </subviews>
    <constraints>
        <constraint firstItem="guide" firstAttribute="top" secondItem="outer" secondAttribute="top" id="c"/>
    </constraints>
</view>
"""#,
        "misplaced-exit": #"""
== iOSStoryboard
<scene sceneID="s1">
    <objects>
        <viewController id="BYZ-38-t0r" sceneMemberID="viewController">
            <exit id="eXi-t0-000" userLabel="Exit" sceneMemberID="exit"/>
            <connections><segue destination="BYZ-38-t0r" kind="unwind" identifier="back" unwindAction="back:" id="S44-re-23V"/></connections>
        </viewController>
    </objects>
</scene>
-- finds
error: the exit must be beside the scene's controller
error: unwind segue 'back' leads to View Controller, not to an exit

== iOSStoryboard
<scene sceneID="s1">
    <objects>
        <viewController id="BYZ-38-t0r" sceneMemberID="viewController">
            <connections><segue destination="eXi-t0-000" kind="unwind" identifier="back" unwindAction="back:" id="S44-re-23V"/></connections>
        </viewController>
        <exit id="eXi-t0-000" userLabel="Exit" sceneMemberID="exit"/>
    </objects>
</scene>
"""#,
        "misplaced-view": #"""
== iOSXib
<view id="aaa-aa-aaa">
    <subviews>
        <label text="Name" misplaced="YES" id="bbb-bb-bbb"/>
        <label text="Street" ambiguous="YES" misplaced="YES" id="ccc-cc-ccc"/>
    </subviews>
</view>
-- finds
note: Xcode marked Label "Name" and 1 other view as misplaced
note: Xcode marked Label "Street" as ambiguous

== iOSXib
<view misplaced="NO" id="aaa-aa-aaa"/>
"""#,
        "missing-action": #"""
== iOSXib
<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ViewController" customModule="Empty_Window"/>
<button id="hSs-g6-Zcb">
    <connections>
        <action selector="buttonPresed:" destination="-1" eventType="touchUpInside" id="loa-nQ-S4O"/>
    </connections>
</button>
-- code
class Empty_Window.ViewController: UIViewController
action buttonPressed:
-- finds
error: class 'ViewController' of File's Owner has no method 'buttonPresed:'; did you mean 'buttonPressed:'?

== iOSXib
<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ViewController" customModule="App"/>
<button id="hSs-g6-Zcb">
    <connections>
        <action selector="pressed:" destination="-1" eventType="touchUpInside" id="loa-nQ-S4O"/>
        <action selector="copy:" destination="-1" eventType="touchUpInside" id="loa-nQ-S4P"/>
    </connections>
</button>
-- code
class App.ViewController: UIViewController
objc func pressed:
"""#,
        "missing-asset": #"""
== iOSXib
<imageView image="strar" id="iN0-l3-epB"/>
-- resources
<image name="strar" width="16" height="16"/>
-- assets
image star
-- code
class App.Card: UIView
-- finds
warning: the project has no image 'strar'; did you mean 'star'?

== iOSXib
<imageView image="star" id="iN0-l3-epB"><color key="tintColor" name="Brand"/></imageView>
-- resources
<image name="star" width="16" height="16"/>
<namedColor name="Brand"><color red="1" green="0" blue="0" alpha="1"/></namedColor>
-- assets
image star
color Brand
-- code
class App.Card: UIView
"""#,
        "missing-outlet": #"""
== iOSXib
<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Editor" customModule="App">
    <connections>
        <outlet property="nameLable" destination="iN0-l3-epB" id="S44-re-23V"/>
    </connections>
</placeholder>
<label id="iN0-l3-epB"/>
-- code
class App.Editor: UIViewController
outlet nameLabel: UILabel
-- finds
error: class 'Editor' of File's Owner has no outlet 'nameLable'; did you mean 'nameLabel'?

== iOSXib
<view id="iN0-l3-epB" customClass="Card" customModule="App">
    <connections><outlet property="title" destination="hSs-g6-Zcb" id="S44-re-23V"/></connections>
</view>
<label id="hSs-g6-Zcb"/>
-- code
class App.Card: Base
class App.Base: UIView
outlet title: UILabel
"""#,
        "nib-loop": #"""
== iOSXib Card.xib
<view id="iN0-l3-epB" customClass="Card" customModule="App"/>
-- code
class App.Card: UIView
init loads Card
-- finds
error: class 'Card' of View loads this nib in initWithCoder:, endlessly

== iOSXib Card.xib
<view id="iN0-l3-epB" customClass="Card" customModule="App"/>
-- code
class App.Card: UIView
func make loads Card
"""#,
        "nib-name": #"""
== iOSStoryboard
<scene sceneID="s1">
    <objects><viewController storyboardIdentifier="Detail" id="BYZ-38-t0r" sceneMemberID="viewController"/></objects>
</scene>
-- code
class App.List: UIViewController
uses storyboardName Mian
-- finds
warning: the project has no storyboard 'Mian'; did you mean 'Main'?

== iOSStoryboard
<scene sceneID="s1">
    <objects><viewController storyboardIdentifier="Detail" id="BYZ-38-t0r" sceneMemberID="viewController"/></objects>
</scene>
-- code
class App.List: UIViewController
uses storyboardName Main
"""#,
        "outlet-type": #"""
== iOSXib
<view id="iN0-l3-epB" customClass="Card" customModule="App">
    <connections>
        <outlet property="title" destination="hSs-g6-Zcb" id="S44-re-23V"/>
        <outletCollection property="labels" destination="hSs-g6-Zcb" id="S44-re-23W"/>
    </connections>
</view>
<button id="hSs-g6-Zcb"/>
-- code
class App.Card: UIView
outlet title: UILabel
outlet labels: [UILabel]
-- finds
warning: outlet 'title' of View is a UILabel, but Button "title" is a UIButton
warning: outlet collection 'labels' of View is for UILabel, but Button "title" is a UIButton

== iOSXib
<view id="iN0-l3-epB" customClass="Card" customModule="App">
    <connections>
        <outlet property="title" destination="hSs-g6-Zcb" id="S44-re-23V"/>
        <outlet property="control" destination="hSs-g6-Zcb" id="S44-re-23W"/>
        <outlet property="delegate" destination="hSs-g6-Zcb" id="S44-re-23X"/>
    </connections>
</view>
<button id="hSs-g6-Zcb" customClass="RedButton" customModule="App"/>
-- code
class App.Card: UIView
outlet title: RedButton
outlet control: UIControl
outlet delegate: CardDelegate
class App.RedButton: UIButton
"""#,
        "owner-class": #"""
== iOSXib Card.xib
<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card" customModule="App">
    <connections><outlet property="caption" destination="iN0-l3-epB" id="S44-re-23V"/></connections>
</placeholder>
<view id="iN0-l3-epB"/>
-- code
class App.Card: UIView
outlet caption: UIView
uses nibName Card nil
-- finds
error: the nib is loaded for no owner, so outlet 'caption' of File's Owner cannot be set

== iOSXib Card.xib
<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card" customModule="App">
    <connections><outlet property="caption" destination="iN0-l3-epB" id="S44-re-23V"/></connections>
</placeholder>
<view id="iN0-l3-epB"/>
-- code
class App.Base: UIView
uses nibName Card own
class App.Card: Base
outlet caption: UIView
"""#,
        "repeated-identifier": #"""
== iOSStoryboard
<scene sceneID="s1">
    <objects><viewController storyboardIdentifier="Detail" id="BYZ-38-t0r" sceneMemberID="viewController"/></objects>
</scene>
<scene sceneID="s2">
    <objects><tableViewController storyboardIdentifier="Detail" id="hSs-g6-Zcb" sceneMemberID="viewController"/></objects>
</scene>
-- finds
error: the storyboard identifier 'Detail' of Table View Controller "Detail" already belongs to BYZ-38-t0r

== iOSStoryboard
<scene sceneID="s1">
    <objects><viewController storyboardIdentifier="List" id="BYZ-38-t0r" sceneMemberID="viewController"/></objects>
</scene>
<scene sceneID="s2">
    <objects><viewController storyboardIdentifier="Detail" id="hSs-g6-Zcb" sceneMemberID="viewController"/></objects>
</scene>
<scene sceneID="s3">
    <objects><viewController storyboardIdentifier="" id="hSs-g6-Zcc" sceneMemberID="viewController"/></objects>
</scene>
<scene sceneID="s4">
    <objects><viewController storyboardIdentifier="" id="hSs-g6-Zcd" sceneMemberID="viewController"/></objects>
</scene>
"""#,
        "repeated-outlet": #"""
== iOSXib
<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Editor" customModule="App">
    <connections>
        <outlet property="title" destination="hSs-g6-Zcb" id="S44-re-23V"/>
        <outlet property="title" destination="hSs-g6-Zcc" id="S44-re-23W"/>
    </connections>
</placeholder>
<label id="hSs-g6-Zcb"/>
<label id="hSs-g6-Zcc"/>
-- finds
warning: outlet 'title' of File's Owner is connected again by S44-re-23W; only the last counts

== iOSXib
<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Editor" customModule="App">
    <connections>
        <outlet property="title" destination="hSs-g6-Zcb" id="S44-re-23V"/>
        <outletCollection property="labels" destination="hSs-g6-Zcb" id="S44-re-23W"/>
        <outletCollection property="labels" destination="hSs-g6-Zcc" id="S44-re-23X"/>
    </connections>
</placeholder>
<label id="hSs-g6-Zcb"/>
<view id="hSs-g6-Zcc">
    <connections><outlet property="title" destination="hSs-g6-Zcb" id="S44-re-23Y"/></connections>
</view>
"""#,
        "repeated-segue": #"""
== iOSStoryboard
<scene sceneID="s1">
    <objects>
        <viewController id="BYZ-38-t0r" sceneMemberID="viewController">
            <connections>
<segue destination="BYZ-38-t0r" kind="show" identifier="detail" id="S44-re-23V"/>
<segue destination="BYZ-38-t0r" kind="show" identifier="detail" id="S44-re-23W"/>
            </connections>
        </viewController>
    </objects>
</scene>
-- finds
warning: View Controller has the segue S44-re-23V twice

== iOSStoryboard
<scene sceneID="s1">
    <objects>
        <viewController id="BYZ-38-t0r" sceneMemberID="viewController">
            <connections>
<segue destination="BYZ-38-t0r" kind="show" identifier="detail" id="S44-re-23V"/>
<segue destination="BYZ-38-t0r" kind="show" identifier="more" id="S44-re-23W"/>
<segue destination="BYZ-38-t0r" kind="show" trigger="accessoryAction" identifier="more" id="S44-re-23X"/>
            </connections>
        </viewController>
    </objects>
</scene>
"""#,
        "repeating-content": #"""
== iOSStoryboard
<scene sceneID="s1">
    <objects>
        <tableViewController id="BYZ-38-t0r" sceneMemberID="viewController">
            <tableView key="view" dataMode="prototypes" id="tAb-le-V01">
                <prototypes>
                    <tableViewCell id="cEl-l0-001"><label id="lAb-el-001"/></tableViewCell>
                </prototypes>
            </tableView>
            <connections><outlet property="label" destination="lAb-el-001" id="S44-re-23V"/></connections>
        </tableViewController>
    </objects>
</scene>
-- finds
error: outlet 'label' of Table View Controller leads into a prototype cell

== iOSStoryboard
<scene sceneID="s1">
    <objects>
        <tableViewController id="BYZ-38-t0r" sceneMemberID="viewController">
            <tableView key="view" id="tAb-le-V01">
                <prototypes>
                    <tableViewCell id="cEl-l0-001">
                        <label id="lAb-el-001"/>
                        <connections><outlet property="label" destination="lAb-el-001" id="S44-re-23V"/></connections>
                    </tableViewCell>
                </prototypes>
            </tableView>
        </tableViewController>
    </objects>
</scene>
"""#,
        "reuse-identifier": #"""
== iOSXib
<tableViewCell reuseIdentifier="Row" id="cEl-l0-001"/>
-- code
class App.List: UITableViewController
uses reuseIdentifier Rwo
-- finds
note: no code uses the reuse identifier 'Row'
warning: no cell has the reuse identifier 'Rwo', and no code registers it; did you mean 'Row'?

== iOSXib
<tableViewCell reuseIdentifier="Row" id="cEl-l0-001"/>
-- code
class App.List: UITableViewController
uses reuseIdentifier Row
uses reuseIdentifier Other
uses registeredClass Other OtherCell
uses optionalIdentifier Made
"""#,
        "runtime-attribute-type": #"""
== iOSXib
<button id="hSs-g6-Zcb" customClass="RedButton" customModule="App">
    <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="cornerRadius" value="4"/>
        <userDefinedRuntimeAttribute type="number" keyPath="caption"><integer key="value" value="4"/></userDefinedRuntimeAttribute>
    </userDefinedRuntimeAttributes>
</button>
-- code
class App.RedButton: UIButton
inspectable cornerRadius: CGFloat
inspectable caption: String
-- finds
warning: runtime attribute 'cornerRadius' of Button is a string, but the property is a CGFloat
warning: runtime attribute 'caption' of Button is a number, but the property is a String

== iOSXib
<button id="hSs-g6-Zcb" customClass="RedButton" customModule="App">
    <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>
        <userDefinedRuntimeAttribute type="number" keyPath="radius"><integer key="value" value="4"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="string" keyPath="kind" value="a"/>
        <userDefinedRuntimeAttribute type="image" keyPath="icon" value="star"/>
    </userDefinedRuntimeAttributes>
</button>
-- code
class App.RedButton: UIButton
inspectable isRound: Bool
inspectable radius: CGFloat
inspectable kind: Kind
inspectable icon: UIImage
"""#,
        "runtime-attribute-value": #"""
== iOSXib
<view id="hSs-g6-Zcb">
    <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="a"><real key="value" value="4"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="b" value="4"/>
        <userDefinedRuntimeAttribute type="strng" keyPath="c" value="4"/>
    </userDefinedRuntimeAttributes>
</view>
-- finds
error: runtime attribute 'a' of View is a string, but its value is a <real>
error: runtime attribute 'b' of View is a number, but has no <integer> or <real>
error: runtime attribute 'c' of View has the unknown type 'strng'

== iOSXib
<view id="hSs-g6-Zcb">
    <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="a"><string key="value">4</string></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="b"><integer key="value" value="4"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="string" keyPath="c" value="4"/>
        <userDefinedRuntimeAttribute type="nil" keyPath="d"/>
    </userDefinedRuntimeAttributes>
</view>
"""#,
        "runtime-attribute": #"""
== iOSXib
<button id="hSs-g6-Zcb" customClass="RedButton" customModule="App">
    <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="cornerRadus"><real key="value" value="4"/></userDefinedRuntimeAttribute>
    </userDefinedRuntimeAttributes>
</button>
-- code
class App.RedButton: UIButton
inspectable cornerRadius: CGFloat
-- finds
warning: class 'RedButton' of Button has no 'cornerRadus'; did you mean 'cornerRadius'?

== iOSXib
<view id="hSs-g6-Zcb">
    <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="4"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="boolean" keyPath="clipsToBounds" value="YES"/>
        <userDefinedRuntimeAttribute type="number" keyPath="borderWidth"><integer key="value" value="4"/></userDefinedRuntimeAttribute>
    </userDefinedRuntimeAttributes>
</view>
-- code
extension UIView
inspectable borderWidth: CGFloat
"""#,
        "segue-action": #"""
== iOSStoryboard
<scene sceneID="s1">
    <objects>
        <viewController id="BYZ-38-t0r" customClass="List" customModule="App" sceneMemberID="viewController">
            <connections><segue destination="dEt-00-001" kind="show" destinationCreationSelector="makeDetal:" id="sEg-00-001"/></connections>
        </viewController>
    </objects>
</scene>
<scene sceneID="s2">
    <objects><viewController id="dEt-00-001" sceneMemberID="viewController"/></objects>
</scene>
-- code
class App.List: UIViewController
segueAction makeDetail:
-- finds
error: class 'List' of View Controller in "List" has no segue action 'makeDetal:'; did you mean 'makeDetail:'?

== iOSStoryboard
<scene sceneID="s1">
    <objects>
        <viewController id="BYZ-38-t0r" customClass="List" customModule="App" sceneMemberID="viewController">
            <connections><segue destination="dEt-00-001" kind="show" destinationCreationSelector="makeDetail:" id="sEg-00-001"/></connections>
        </viewController>
    </objects>
</scene>
<scene sceneID="s2">
    <objects><viewController id="dEt-00-001" sceneMemberID="viewController"/></objects>
</scene>
-- code
class App.List: UIViewController
segueAction makeDetail:
"""#,
        "segue-identifier": #"""
== iOSStoryboard
<scene sceneID="s1">
    <objects>
        <viewController id="BYZ-38-t0r" customClass="List" customModule="App" sceneMemberID="viewController">
            <connections><segue destination="BYZ-38-t0r" kind="show" identifier="detail" id="S44-re-23V"/></connections>
        </viewController>
    </objects>
</scene>
-- code
class App.List: UIViewController
uses performSegue detial
-- finds
error: class 'List' performs segue 'detial', which View Controller does not have; did you mean 'detail'?
note: no code uses the segue identifier 'detail'

== iOSStoryboard
<scene sceneID="s1">
    <objects>
        <viewController id="BYZ-38-t0r" customClass="List" customModule="App" sceneMemberID="viewController">
            <view key="view" id="vIe-w0-001"><subviews><button id="bUt-t0-n01">
                <connections><segue destination="BYZ-38-t0r" kind="show" identifier="detail" id="S44-re-23V"/></connections>
            </button></subviews></view>
        </viewController>
    </objects>
</scene>
-- code
class App.Base: UIViewController
uses performSegue detail
class App.List: Base
"""#,
        "shared-view": #"""
== iOSXib
<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Editor" customModule="App">
    <connections><outlet property="view" destination="iN0-l3-epB" id="S44-re-23V"/></connections>
</placeholder>
<viewController id="cOn-tr-oll">
    <view key="view" id="iN0-l3-epB"/>
</viewController>
-- finds
error: View is the view of both File's Owner and View Controller

== iOSXib
<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Editor" customModule="App">
    <connections><outlet property="view" destination="iN0-l3-epB" id="S44-re-23V"/></connections>
</placeholder>
<view id="iN0-l3-epB"/>
<viewController id="cOn-tr-oll">
    <view key="view" id="iN0-l3-epC"/>
</viewController>
"""#,
        "stale-translation": #"""
== iOSXib
<label text="Hello" id="aaa-11-aaa"/>
<label text="" id="bbb-22-bbb"/>
-- translations
/* Class = "UILabel"; text = "Hello"; ObjectID = "aaa-11-aaa"; */
"aaa-11-aaa.text" = "Hallo";

"bbb-22-bbb.text" = "Leer";
"ccc-33-ccc.text" = "Fort";
-- finds
note: 'bbb-22-bbb' has no text 'text'
note: nothing in the document has the id of 'ccc-33-ccc.text'

== iOSXib
<label text="Hello" id="aaa-11-aaa"/>
-- translations
/* Class = "UILabel"; text = "Hello"; ObjectID = "aaa-11-aaa"; */
"aaa-11-aaa.text" = "Hallo";
"aaa-11-aaa.speech" = "Hallo";
"""#,
        "storyboard-identifier": #"""
== iOSStoryboard
<scene sceneID="s1">
    <objects><viewController storyboardIdentifier="Detail" id="BYZ-38-t0r" sceneMemberID="viewController"/></objects>
</scene>
-- code
class App.List: UIViewController
uses storyboardIdentifier Detial
-- finds
note: no code uses the storyboard identifier 'Detail'
warning: no scene has the identifier 'Detial'; did you mean 'Detail'?

== iOSStoryboard
<scene sceneID="s1">
    <objects>
        <viewController storyboardIdentifier="Detail" useStoryboardIdentifierAsRestorationIdentifier="YES" id="BYZ-38-t0r" sceneMemberID="viewController"/>
    </objects>
</scene>
-- code
class App.List: UIViewController
"""#,
        "storyboard-reference": #"""
== iOSStoryboard
<scene sceneID="s1">
    <objects>
        <viewController id="BYZ-38-t0r" sceneMemberID="viewController">
            <connections><segue destination="rEf-00-001" kind="show" id="sEg-00-001"/></connections>
        </viewController>
    </objects>
</scene>
<scene sceneID="s2">
    <objects>
        <viewControllerPlaceholder storyboardName="Main" referencedIdentifier="Setings" id="rEf-00-001" sceneMemberID="viewController"/>
    </objects>
</scene>
<scene sceneID="s3">
    <objects><viewController storyboardIdentifier="Settings" id="sEt-00-001" sceneMemberID="viewController"/></objects>
</scene>
-- finds
error: storyboard 'Main' has no scene with the identifier 'Setings'; did you mean 'Settings'?

== iOSStoryboard
<scene sceneID="s1">
    <objects>
        <viewController id="BYZ-38-t0r" sceneMemberID="viewController">
            <connections><segue destination="rEf-00-001" kind="show" id="sEg-00-001"/></connections>
        </viewController>
    </objects>
</scene>
<scene sceneID="s2">
    <objects>
        <viewControllerPlaceholder storyboardName="Main" referencedIdentifier="Settings" id="rEf-00-001" sceneMemberID="viewController"/>
    </objects>
</scene>
<scene sceneID="s3">
    <objects><viewController storyboardIdentifier="Settings" id="sEt-00-001" sceneMemberID="viewController"/></objects>
</scene>
"""#,
        "structure": #"""
== iOSXib
<view id="aaa-aa-aaa"><subviews><lable id="bbb-bb-bbb"/></subviews></view>
-- finds
error: Xcode has no element <lable>; did you mean <label>?

== iOSXib
<hologramView id="aaa-aa-aaa" depth="3"/><label sparkles="YES" id="bbb-bb-bbb"/>
"""#,
        "unanswered-action": #"""
== macXib
<customObject id="-1" customClass="FirstResponder"/>
<menuItem title="Sort" id="hSs-g6-Zcb">
    <connections><action selector="sortByNmae:" target="-1" id="loa-nQ-S4O"/></connections>
</menuItem>
-- code
class App.List: NSViewController
action sortByName:
-- finds
warning: no class answers 'sortByNmae:'; did you mean 'sortByName:'?

== macXib
<customObject id="-1" customClass="FirstResponder"/>
<menuItem title="Copy" id="hSs-g6-Zcb">
    <connections><action selector="copy:" target="-1" id="loa-nQ-S4O"/></connections>
</menuItem>
<menuItem title="Sort" id="hSs-g6-Zcc">
    <connections><action selector="sortByName:" target="-1" id="loa-nQ-S4P"/></connections>
</menuItem>
-- code
class App.List: NSViewController
action sortByName:
"""#,
        "unconnected-action": #"""
== iOSXib
<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Editor" customModule="App"/>
-- code
class App.Editor: UIViewController
action save:
-- finds
note: no document connects the action 'save:' of class 'Editor'

== iOSXib
<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Editor" customModule="App"/>
<placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
<button id="hSs-g6-Zcb">
    <connections>
        <action selector="save:" destination="-1" eventType="touchUpInside" id="loa-nQ-S4O"/>
        <action selector="send:" destination="-2" eventType="touchUpInside" id="loa-nQ-S4P"/>
    </connections>
</button>
-- code
class App.Editor: UIViewController
action save:
action send:
action undo:
uses selector undo:
"""#,
        "unconnected-outlet": #"""
== iOSXib
<view id="iN0-l3-epB" customClass="Card" customModule="App"/>
-- code
class App.Card: UIView
outlet title: UILabel
-- finds
warning: no document connects the outlet 'title' of class 'Card'

== iOSXib
<view id="iN0-l3-epB" customClass="BigCard" customModule="App">
    <connections><outlet property="title" destination="hSs-g6-Zcb" id="S44-re-23V"/></connections>
</view>
<label id="hSs-g6-Zcb"/>
-- code
class App.Card: UIView
outlet title: UILabel
class App.BigCard: Card
"""#,
        "unknown-class": #"""
== iOSXib
<button id="hSs-g6-Zcb" customClass="RedButon" customModule="App" customModuleProvider="target"/>
-- code
class App.RedButton: UIButton
-- finds
error: there is no class 'RedButon'; did you mean 'RedButton'?

== iOSXib
<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LockScreen" customModule="App" customModuleProvider="target"/>
-- code
class App.Settings: UIViewController
names LockScreen
"""#,
        "unknown-event": #"""
== iOSXib
<view id="iN0-l3-epB"/>
<button id="hSs-g6-Zcb">
    <connections>
        <action selector="a:" destination="iN0-l3-epB" eventType="touchUpInsde" id="loa-nQ-S4O"/>
        <action selector="a:" destination="iN0-l3-epB" eventType="editingChanged" id="loa-nQ-S4P"/>
    </connections>
</button>
<textField id="hSs-g6-Zcc">
    <connections>
        <action selector="a:" destination="iN0-l3-epB" eventType="valueChanged" id="loa-nQ-S4Q"/>
    </connections>
</textField>
-- finds
error: there is no event 'touchUpInsde'; did you mean 'touchUpInside'?
warning: Button does not send the event 'editingChanged'
warning: Text Field does not send the event 'valueChanged'

== iOSXib
<view id="iN0-l3-epB"/>
<textField id="hSs-g6-Zcb">
    <connections>
        <action selector="a:" destination="iN0-l3-epB" eventType="editingChanged" id="loa-nQ-S4P"/>
    </connections>
</textField>
"""#,
        "unreachable-scene": #"""
== iOSStoryboard
<scene sceneID="s1">
    <objects><viewController id="BYZ-38-t0r" sceneMemberID="viewController"/></objects>
</scene>
<scene sceneID="s2">
    <objects><viewController title="Lost" id="zZz-00-002" sceneMemberID="viewController"/></objects>
</scene>
-- finds
warning: nothing leads to View Controller "Lost", and it has no identifier

== iOSStoryboard
<scene sceneID="s1">
    <objects>
        <viewController id="BYZ-38-t0r" sceneMemberID="viewController">
            <connections><segue destination="zZz-00-002" kind="show" id="S44-re-23V"/></connections>
        </viewController>
    </objects>
</scene>
<scene sceneID="s2">
    <objects><viewController id="zZz-00-002" sceneMemberID="viewController"/></objects>
</scene>
<scene sceneID="s3">
    <objects><viewController storyboardIdentifier="Third" id="zZz-00-003" sceneMemberID="viewController"/></objects>
</scene>
"""#,
        "unreadable": #"""
== iOSXib
<view contentMode="scaleToFill" id="iN0-l3-epB">
    <subviews>
</view>
-- finds
error: this end tag does not close <subviews>, opened on line 5

== iOSXib
<view contentMode="scaleToFill" id="iN0-l3-epB">
    <subviews/>
</view>
"""#,
        "unusable-initializer": #"""
== iOSXib
<view id="iN0-l3-epB" customClass="Card" customModule="App"/>
-- code
class App.Card: UIView
init fails
-- finds
error: init(coder:) of class 'Card' of View only ends the program

== iOSXib
<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card" customModule="App"/>
<view id="iN0-l3-epB"/>
-- code
class App.Card: UIView
init fails
"""#,
        "unused-resource": #"""
== iOSXib
<imageView image="star" id="iN0-l3-epB"/>
-- resources
<image name="star" width="16" height="16"/>
<image name="moon" width="16" height="16"/>
-- finds
note: nothing uses the image 'moon'

== iOSXib
<imageView image="star" id="iN0-l3-epB"><color key="tintColor" name="Brand"/></imageView>
-- resources
<image name="star" width="16" height="16"/>
<namedColor name="Brand"><color red="1" green="0" blue="0" alpha="1"/></namedColor>
"""#,
        "view-outlet": #"""
== iOSXib
<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ViewController" customModule="App"/>
<view id="iN0-l3-epB"/>
-- code
class App.ViewController: UIViewController
-- finds
error: outlet 'view' of File's Owner is not connected

== iOSXib
<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ViewController" customModule="App">
    <connections><outlet property="view" destination="iN0-l3-epB" id="S44-re-23V"/></connections>
</placeholder>
<view id="iN0-l3-epB"/>
-- code
class App.ViewController: UIViewController
"""#,
    ]
}
