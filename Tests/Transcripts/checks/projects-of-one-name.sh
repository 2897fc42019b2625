mkdir -p material/exercises && cd material/exercises
# Two projects beside each other have the same name, and so the same module: a document means the class of its own project.
for folder in Exercise Solution; do
mkdir -p $folder/Cards.xcodeproj
cat > $folder/Cards.xcodeproj/project.pbxproj <<'X'
{ rootObject = P; objects = {
    P = { isa = PBXProject; targets = (T); mainGroup = G; };
    G = { isa = PBXGroup; children = (A, B, C); sourceTree = "<group>"; };
    A = { isa = PBXFileReference; path = CardController.swift; sourceTree = "<group>"; };
    B = { isa = PBXFileReference; path = Card.xib; sourceTree = "<group>"; };
    C = { isa = PBXFileReference; path = Extra.swift; sourceTree = "<group>"; };
    T = { isa = PBXNativeTarget; name = Cards; buildPhases = (S, R); };
    S = { isa = PBXSourcesBuildPhase; files = (FA, FC); };
    R = { isa = PBXResourcesBuildPhase; files = (FB); };
    FA = { isa = PBXBuildFile; fileRef = A; };
    FB = { isa = PBXBuildFile; fileRef = B; };
    FC = { isa = PBXBuildFile; fileRef = C; };
}; }
X
cat > $folder/Card.xib <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <view id="iN0-l3-epB" customClass="Card" customModule="Cards" customModuleProvider="target">
            <subviews>
                <label id="hSs-g6-Zcb"/>
                <button id="bUt-to-n01">
                    <connections><action selector="flip:" destination="iN0-l3-epB" eventType="touchUpInside" id="aCt-io-n01"/></connections>
                </button>
            </subviews>
            <connections><outlet property="title" destination="hSs-g6-Zcb" id="oUt-le-001"/></connections>
        </view>
    </objects>
</document>
X
done
printf 'import UIKit\nclass Card: UIView {\n    @IBOutlet var title: UITextField!\n}\n' > Exercise/CardController.swift
printf 'import UIKit\nclass Card: UIView {\n    @IBOutlet var title: UILabel!\n}\n' > Solution/CardController.swift
printf 'import UIKit\nextension Card {\n    @IBAction func flip(_ sender: Any) {}\n}\n' > Solution/Extra.swift
printf 'import UIKit\n' > Exercise/Extra.swift
nibsh -c 'check --all'; echo "exit $?"
# A file that one project lacks says nothing about the classes of the other.
sed -i 's/Extra.swift/Card.swift/' Solution/Cards.xcodeproj/project.pbxproj
nibsh -c 'check --all'; echo "exit $?"
# What a class performs and dequeues concerns the scenes of its own project.
for folder in Exercise Solution; do
sed -i 's/Card.xib/Deck.storyboard/; s/Card.swift/Extra.swift/' $folder/Cards.xcodeproj/project.pbxproj
rm $folder/Card.xib
cat > $folder/Deck.storyboard <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" initialViewController="BYZ-38-t0r">
    <scenes>
        <scene sceneID="s1">
            <objects>
                <tableViewController id="BYZ-38-t0r" customClass="DECK" customModule="Cards" customModuleProvider="target" sceneMemberID="viewController">
                    <tableView key="view" id="tBl-00-001">
                        <prototypes><tableViewCell reuseIdentifier="Hand" id="cEl-l0-001"/></prototypes>
                    </tableView>
                </tableViewController>
            </objects>
        </scene>
    </scenes>
</document>
X
done
sed -i 's/DECK/OtherController/' Exercise/Deck.storyboard
sed -i 's/DECK/DeckController/' Solution/Deck.storyboard
cat > Exercise/Extra.swift <<'X'
import UIKit
class OtherController: UITableViewController {
    func row(_ path: IndexPath) { tableView.dequeueReusableCell(withIdentifier: "Hand", for: path) }
}
class DeckController: UITableViewController {
    func deal(_ path: IndexPath) {
        performSegue(withIdentifier: "deal", sender: self)
        tableView.dequeueReusableCell(withIdentifier: "Row", for: path)
        tableView.register(Row.self, forCellReuseIdentifier: "Row")
    }
}
X
printf 'import UIKit\nclass DeckController: UITableViewController {\n    func row(_ path: IndexPath) { tableView.dequeueReusableCell(withIdentifier: "Hand", for: path) }\n}\n' > Solution/Extra.swift
nibsh -c 'check --all'; echo "exit $?"
