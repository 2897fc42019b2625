# What code asks for in a branch that a constant turns off, in a preview or only in tests concerns no user.
mkdir -p material/switch/App.xcodeproj && cd material/switch
cat > App.xcodeproj/project.pbxproj <<'X'
{
    rootObject = P;
    objects = {
        P = { isa = PBXProject; targets = (T, U); mainGroup = G; };
        G = { isa = PBXGroup; children = (A, B, C, D); sourceTree = "<group>"; };
        A = { isa = PBXFileReference; path = Main.storyboard; sourceTree = "<group>"; };
        B = { isa = PBXFileReference; path = Switch.swift; sourceTree = "<group>"; };
        C = { isa = PBXFileReference; path = Older.m; sourceTree = "<group>"; };
        D = { isa = PBXFileReference; path = Trial.swift; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; buildPhases = (R, S); };
        U = { isa = PBXNativeTarget; name = AppTests; buildPhases = (V); };
        R = { isa = PBXResourcesBuildPhase; files = (FA); };
        S = { isa = PBXSourcesBuildPhase; files = (FB, FC); };
        V = { isa = PBXSourcesBuildPhase; files = (FD); };
        FA = { isa = PBXBuildFile; fileRef = A; };
        FB = { isa = PBXBuildFile; fileRef = B; };
        FC = { isa = PBXBuildFile; fileRef = C; };
        FD = { isa = PBXBuildFile; fileRef = D; };
    };
}
X
cat > Main.storyboard <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" initialViewController="mAi-nv-001">
    <scenes>
        <scene sceneID="sCe-ne-001">
            <objects>
                <viewController storyboardIdentifier="Main" id="mAi-nv-001" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
X
cat > Switch.swift <<'X'
import UIKit
class Switch {}
let isReady = false
let isOld: Bool = true
func open(_ board: UIStoryboard, day: Int) {
    if isReady { board.instantiateViewController(withIdentifier: "A") }
    if isReady, day > 1 { board.instantiateViewController(withIdentifier: "B") }
    if false { board.instantiateViewController(withIdentifier: "C") }
    if isReady || day > 1 { board.instantiateViewController(withIdentifier: "D") }
    if isOld { board.instantiateViewController(withIdentifier: "E") }
    if isReady {} else { board.instantiateViewController(withIdentifier: "F") }
}
#Preview("Big") { UIImage(named: "G") }
struct Previews: PreviewProvider { static var previews: UIImage? { UIImage(named: "H") } }
X
cat > Older.m <<'X'
#define READY NO
static const BOOL kOld = YES;
void open(UIStoryboard *board) {
    if (READY) { [board instantiateViewControllerWithIdentifier:@"I"]; }
    if (kOld) { [board instantiateViewControllerWithIdentifier:@"J"]; }
}
X
printf 'import UIKit\nlet trial = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "K")\n' > Trial.swift
nibsh -c 'check --all --rule storyboard-identifier,missing-asset'
