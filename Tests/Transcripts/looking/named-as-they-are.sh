mkdir -p material/named && cd material/named
# Small things that a day's use brings up.
cat > Main.storyboard <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
    <scenes>
        <scene sceneID="sCn-ne-001">
            <objects>
                <viewController storyboardIdentifier="Note" id="nOt-e0-001" sceneMemberID="viewController">
                    <view key="view" id="vIe-w0-001">
                        <subviews>
                            <label opaque="NO" text="A" id="lAb-el-001">
                                <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                            </label>
                            <button opaque="NO" id="bUt-on-001"/>
                        </subviews>
                    </view>
                </viewController>
            </objects>
        </scene>
    </scenes>
</document>
X
cat > Note.swift <<'X'
import UIKit
class Note: UIViewController {}
X
# A qualifier that 'find' does not know, and a search without a match.
nibsh Main.storyboard -c 'find colour:red'; echo "exit $?"
nibsh Main.storyboard -c 'find nothing' -c 'tree nOt'; echo "exit $?"
nibsh Main.storyboard --json -c 'find nothing'; echo "exit $?"
# How code reaches the scene.
nibsh Main.storyboard -c 'inspect identity nOt'
# A point size of its own takes the text style's place.
nibsh Main.storyboard -c 'set lAb fontDescription.pointSize 20' -c diff --dry-run; echo "exit $?"
# An arrow, as in the siblings.
nibsh Main.storyboard --sources . -c 'set nOt customClass Note' -c 'declare action bUt -> nOt.open:' -c save; echo "exit $?"
cat Note.swift
# Paths are named from the current folder.
mkdir -p deep && cd deep
nibsh ../Main.storyboard --sources .. -c 'set lAb text B' -c save; echo "exit $?"
# Commands that only look need no lock, and say nothing of it.
chmod a-w .. ../Main.storyboard
nibsh ../Main.storyboard -c 'tree lAb' -c 'set lAb tag 1' -c undo; echo "exit $?"
chmod u+w .. ../Main.storyboard
