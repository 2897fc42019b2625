# What fails in a storyboard that nothing opens fails for nobody, nor in a scene whose identifier is only the name of a class, nor in the
# nib of a controller that only a storyboard makes, with a view.
mkdir -p material/barn/App.xcodeproj && cd material/barn
cat > App.xcodeproj/project.pbxproj <<'X'
{
    rootObject = P;
    objects = {
        P = { isa = PBXProject; targets = (T); mainGroup = G; };
        G = { isa = PBXGroup; children = (A, B, C, D); sourceTree = "<group>"; };
        A = { isa = PBXFileReference; path = Main.storyboard; sourceTree = "<group>"; };
        B = { isa = PBXFileReference; path = Loft.storyboard; sourceTree = "<group>"; };
        C = { isa = PBXFileReference; path = Barn.xib; sourceTree = "<group>"; };
        D = { isa = PBXFileReference; path = Barn.swift; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; buildPhases = (R, S); buildConfigurationList = L; };
        L = { isa = XCConfigurationList; buildConfigurations = (V); };
        V = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
            INFOPLIST_KEY_UIMainStoryboardFile = Main;
        }; };
        R = { isa = PBXResourcesBuildPhase; files = (FA, FB, FC); };
        S = { isa = PBXSourcesBuildPhase; files = (FD); };
        FA = { isa = PBXBuildFile; fileRef = A; };
        FB = { isa = PBXBuildFile; fileRef = B; };
        FC = { isa = PBXBuildFile; fileRef = C; };
        FD = { isa = PBXBuildFile; fileRef = D; };
    };
}
X
board() {
    cat <<X
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" initialViewController="bAr-n0-001">
    <scenes>
        <scene sceneID="sCe-ne-001">
            <objects>
                <viewController id="bAr-n0-001" customClass="Barn" customModule="App" sceneMemberID="viewController">
                    <connections>
                        <outlet property="dor" destination="bAr-n0-001" id="oUt-le-001"/>
                    </connections>
                </viewController>
            </objects>
        </scene>
        <scene sceneID="sCe-ne-002">
            <objects>
                <viewController storyboardIdentifier="Stable" id="sTa-bl-001" customClass="Stable" customModule="App" sceneMemberID="viewController">
                    <connections>
                        <outlet property="rack" destination="sTa-bl-001" id="oUt-le-002"/>
                    </connections>
                </viewController>
            </objects>
        </scene>
    </scenes>
</document>
X
}
board > Main.storyboard
board > Loft.storyboard
sed -i '/bAr-n0-001" customClass/s|>$|><view key="view" id="vIe-w0-001"/>|' Main.storyboard Loft.storyboard
cat > Barn.xib <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Barn" customModule="App">
            <connections>
                <outlet property="bale" destination="hAy-00-001" id="oUt-le-003"/>
                <outlet property="view" destination="hAy-00-001" id="oUt-le-004"/>
            </connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view id="hAy-00-001"/>
    </objects>
</document>
X
cat > Barn.swift <<'X'
import UIKit
class Barn: UIViewController {
    func fill() { show(Stable(), sender: nil) }
}
class Stable: UIViewController {}
X
nibsh -c 'check --all --rule missing-outlet'; echo "exit $?"
# Code opens and asks for all of them.
cat >> Barn.swift <<'X'
extension Barn {
    func open() {
        _ = UIStoryboard(name: "Loft", bundle: nil).instantiateViewController(withIdentifier: "Stable")
        _ = Barn(nibName: "Barn", bundle: nil)
    }
}
X
nibsh -c 'check --all --rule missing-outlet'; echo "exit $?"
