# Names that Xcode makes of class and id, and targets whose storyboards lack a scene that another target has.
mkdir -p material/cinema/App.xcodeproj && cd material/cinema
cat > App.xcodeproj/project.pbxproj <<'X'
{
    rootObject = P;
    objects = {
        P = { isa = PBXProject; targets = (T, W); mainGroup = G; };
        G = { isa = PBXGroup; children = (A, B, C); sourceTree = "<group>"; };
        A = { isa = PBXFileReference; path = FilmController.swift; sourceTree = "<group>"; };
        B = { isa = PBXFileReference; path = Film.storyboard; sourceTree = "<group>"; };
        C = { isa = PBXFileReference; path = Television.storyboard; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = Film; buildPhases = (S, R); };
        W = { isa = PBXNativeTarget; name = Television; buildPhases = (S2, R2); };
        S = { isa = PBXSourcesBuildPhase; files = (FA); };
        S2 = { isa = PBXSourcesBuildPhase; files = (FA2); };
        R = { isa = PBXResourcesBuildPhase; files = (FB); };
        R2 = { isa = PBXResourcesBuildPhase; files = (FC); };
        FA = { isa = PBXBuildFile; fileRef = A; };
        FA2 = { isa = PBXBuildFile; fileRef = A; };
        FB = { isa = PBXBuildFile; fileRef = B; };
        FC = { isa = PBXBuildFile; fileRef = C; };
    };
}
X
scenes() {
    cat <<X
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" initialViewController="hOm-ec-001">
    <scenes>
        <scene sceneID="sCe-ne-001">
            <objects>
                <tableViewController storyboardIdentifier="$1" id="hOm-ec-001" sceneMemberID="viewController">
                    <tableView key="view" id="tAb-le-001">
                        <prototypes>
                            <tableViewCell reuseIdentifier="film" id="cEl-l0-001"/>
                            <tableViewCell reuseIdentifier="actor" id="cEl-l0-002"/>
                            <tableViewCell reuseIdentifier="place" id="cEl-l0-003"/>
                        </prototypes>
                    </tableView>
                </tableViewController>
            </objects>
        </scene>
        <scene sceneID="sCe-ne-002">
            <objects>
                <viewController title="Lost" id="dEt-ai-002" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
X
}
scenes films > Film.storyboard
scenes channels > Television.storyboard
cat > FilmController.swift <<'X'
import UIKit
class ActorCell: UITableViewCell {}
class FilmController: UIViewController {
    func show() { storyboard!.instantiateViewController(withIdentifier: "films") }
    func film(in table: UITableView) -> UITableViewCell { table.dequeueReusableCell(withIdentifier: "film", for: IndexPath()) }
    func actor(in table: UITableView) -> ActorCell {
        table.dequeueReusableCell(withIdentifier: "actor", for: IndexPath()) as! ActorCell
    }
}
X
nibsh -c "why \"Storyboard (<UIStoryboard: 0x6>) doesn't contain a view controller with identifier 'UIViewController-dEt-ai-002'\""
nibsh -c "why \"Storyboard (<UIStoryboard: 0x6>) doesn't contain a view controller with identifier 'films'\""
nibsh -c "why \"Could not cast value of type 'UITableViewCell' (0x1) to 'Film.ActorCell' (0x2).\""
