# What fails in a scene to which nothing leads, because no code and no reference names it, fails for nobody.
mkdir -p material/attic && cd material/attic
cat > Attic.storyboard <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" initialViewController="aTt-ic-001">
    <scenes>
        <scene sceneID="sCe-ne-001">
            <objects>
                <viewController id="aTt-ic-001" sceneMemberID="viewController"/>
            </objects>
        </scene>
        <scene sceneID="sCe-ne-002">
            <objects>
                <viewController storyboardIdentifier="Trunk" id="tRu-nk-001" customClass="Trunk" customModule="Attic" sceneMemberID="viewController">
                    <connections>
                        <outlet property="lid" destination="tRu-nk-001" id="tRu-nk-002"/>
                    </connections>
                </viewController>
            </objects>
        </scene>
    </scenes>
</document>
X
printf 'import UIKit\nclass Trunk: UIViewController {}\n' > Trunk.swift
nibsh -c 'check --all --rule missing-outlet'; echo "exit $?"
printf 'func open(_ board: UIStoryboard) { board.instantiateViewController(withIdentifier: "Trunk") }\n' >> Trunk.swift
nibsh -c 'check --all --rule missing-outlet'; echo "exit $?"
