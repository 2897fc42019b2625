# A superclass overrides the method that performs segues, but gives every identifier on; then one that handles an identifier.
mkdir -p material/steps && cd material/steps
cat > Steps.storyboard <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" initialViewController="sTe-ps-001">
    <scenes>
        <scene sceneID="sCe-ne-001">
            <objects>
                <viewController id="sTe-ps-001" customClass="Steps" customModule="Steps" sceneMemberID="viewController">
                    <connections>
                        <segue destination="nEx-t0-001" kind="show" identifier="next" id="sEg-ue-001"/>
                    </connections>
                </viewController>
            </objects>
        </scene>
        <scene sceneID="sCe-ne-002">
            <objects>
                <viewController id="nEx-t0-001" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
X
cat > Steps.swift <<'X'
import UIKit
class Base: UIViewController {
    override func performSegue(withIdentifier identifier: String, sender: Any?) {
        guard navigationController?.topViewController == self else { return }
        super.performSegue(withIdentifier: identifier, sender: sender)
    }
}
class Steps: Base {
    func go() { performSegue(withIdentifier: "nxet", sender: nil) }
}
X
nibsh -c 'check --all --rule segue-identifier'; echo "exit $?"
sed -i 's/guard .*/if identifier == "nxet" { return }/' Steps.swift
nibsh -c 'check --all --rule segue-identifier'; echo "exit $?"
