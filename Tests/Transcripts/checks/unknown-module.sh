# A class in a module that no target, no package and no code names: its target was renamed away.
mkdir -p material/modules && cd material/modules
cat > Main.storyboard <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" initialViewController="gOn-ec-001">
    <scenes>
        <scene sceneID="sCe-ne-001">
            <objects>
                <viewController id="gOn-ec-001" customClass="Gone" customModule="OldTour" sceneMemberID="viewController">
                    <view key="view" id="vIe-wg-001"/>
                </viewController>
            </objects>
        </scene>
    </scenes>
</document>
X
printf 'import UIKit\nclass Home: UIViewController {}\n' > Home.swift
nibsh -c 'check --all --rule class-module'; echo "exit $?"
nibsh Main.storyboard -c load
# What imports it, or names it as a dependency, may have it.
printf 'import OldTour\n' > Away.swift
nibsh -c 'check --all --rule class-module'; echo "exit $?"
rm Away.swift
printf "pod 'OldTour'\n" > Podfile
nibsh -c 'check --all --rule class-module'; echo "exit $?"
