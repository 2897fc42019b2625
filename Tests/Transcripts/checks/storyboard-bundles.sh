# A storyboard in a package, and others of its name: code that names the bundle of another target may mean any of them.
mkdir -p material/parts/Sources/Base material/parts/Sources/Phone material/parts/Sources/Box && cd material/parts
cat > Package.swift <<'X'
// swift-tools-version: 5.9
import PackageDescription
let package = Package(name: "Parts", targets: [.target(name: "Base"), .target(name: "Phone"), .target(name: "Box")])
X
board() {
    cat <<X
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
    <scenes>
        <scene sceneID="sCe-ne-001">
            <objects>
                <viewController storyboardIdentifier="$1" id="mAi-nv-001" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
X
}
board Wheel > Sources/Phone/Main.storyboard
board Knob > Sources/Box/Main.storyboard
board Lever > Sources/Base/Main.storyboard
cat > Sources/Base/Base.swift <<'X'
import UIKit
class Base {}
let a = UIStoryboard(name: "Main", bundle: Phone.bundle).instantiateViewController(withIdentifier: "Wheel")
let b = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Knob")
let c = UIStoryboard(name: "Main", bundle: Phone.bundle).instantiateViewController(withIdentifier: "Whel")
let d = UIStoryboard(name: "Main", bundle: .module).instantiateViewController(withIdentifier: "Wheel")
let e = UIStoryboard(name: "Main", bundle: Bundle.module).instantiateViewController(withIdentifier: "Lever")
X
printf '#import <UIKit/UIKit.h>\nvoid f(void) { [[UIStoryboard storyboardWithName:@"Main" bundle:[Phone bundle]] instantiateViewControllerWithIdentifier:@"Knob"]; }\n' > Sources/Base/Old.m
nibsh -c 'check --all --rule storyboard-identifier'
