# What fails in a nib that nothing loads fails for nobody: no code has its name, or only a class of which nothing makes an object.
mkdir -p material/shed/App.xcodeproj && cd material/shed
cat > App.xcodeproj/project.pbxproj <<'X'
{
    rootObject = P;
    objects = {
        P = { isa = PBXProject; targets = (T); mainGroup = G; };
        G = { isa = PBXGroup; children = (A, B, C); sourceTree = "<group>"; };
        A = { isa = PBXFileReference; path = Rake.xib; sourceTree = "<group>"; };
        B = { isa = PBXFileReference; path = Spade.xib; sourceTree = "<group>"; };
        C = { isa = PBXFileReference; path = Tools.swift; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; buildPhases = (R, S); };
        R = { isa = PBXResourcesBuildPhase; files = (FA, FB); };
        S = { isa = PBXSourcesBuildPhase; files = (FC); };
        FA = { isa = PBXBuildFile; fileRef = A; };
        FB = { isa = PBXBuildFile; fileRef = B; };
        FC = { isa = PBXBuildFile; fileRef = C; };
    };
}
X
nib() {
    cat <<X
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="$1">
            <connections>
                <outlet property="handle" destination="hAn-dl-001" id="oUt-le-001"/>
            </connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view id="hAn-dl-001" customClass="$2"/>
    </objects>
</document>
X
}
nib Rake Rake > Rake.xib
nib Spade Spade > Spade.xib
cat > Tools.swift <<'X'
import UIKit
@objc(Rake) class Rake: UIView {
    @IBOutlet var handle: UIView!
    class func make() -> Rake { Bundle.main.loadNibNamed("Rake", owner: nil)!.first as! Rake }
}
extension UIView {
    static func ownNib() -> UINib { UINib(nibName: "\(self)", bundle: nil) }
}
X
# Nothing asks for a rake, and there is no class Spade of which code could make the name.
nibsh -c 'check --all --rule owner-class,unknown-class,missing-outlet'; echo "exit $?"
# Somebody does, and a name that is put together may be any.
echo 'let rake = Rake.make()' >> Tools.swift
sed -i 's/"\\(self)"/"\\(self)Nib"/' Tools.swift
nibsh -c 'check --all --rule owner-class,unknown-class,missing-outlet'; echo "exit $?"
# Nothing asks for it again, and the project is made by another tool, so that its targets are not known.
sed -i '/let rake/d; s/Nib"/"/' Tools.swift
rm -r App.xcodeproj && touch project.yml
nibsh -c 'check --all --rule owner-class,unknown-class,missing-outlet'; echo "exit $?"
