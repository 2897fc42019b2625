# An image to which code gives its name, and names of nibs and scenes that are constants of another file and begin with a dot.
mkdir -p material/desk && cd material/desk
cat > Desk.storyboard <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa" initialViewController="dEs-k0-001">
    <scenes>
        <scene sceneID="sCe-ne-001">
            <objects>
                <viewController storyboardIdentifier="lamp" id="dEs-k0-001" sceneMemberID="viewController">
                    <view key="view" id="dEs-k0-002">
                        <subviews>
                            <imageView id="dEs-k0-003"><imageCell key="cell" image="Bulb" id="dEs-k0-004"/></imageView>
                            <imageView id="dEs-k0-005"><imageCell key="cell" image="Blub" id="dEs-k0-006"/></imageView>
                        </subviews>
                    </view>
                </viewController>
            </objects>
        </scene>
    </scenes>
</document>
X
cat > Names.swift <<'X'
import AppKit
extension NSStoryboard.SceneIdentifier {
    static let lamp = NSStoryboard.SceneIdentifier("lamp")
    static let lamps = NSStoryboard.SceneIdentifier("lapm")
}
extension NSNib.Name {
    static let drawer = NSNib.Name("Drawer")
}
X
cat > Desk.swift <<'X'
import AppKit
class Desk: NSViewController {
    func light() {
        NSImage(size: .zero).setName("Bulb")
        _ = storyboard?.instantiateController(withIdentifier: .lamp)
        _ = storyboard?.instantiateController(withIdentifier: .lamps)
        _ = NSWindowController(windowNibName: .drawer)
    }
}
let desk = Desk()
X
printf GIF89a > Shade.gif
nibsh -c 'check --all --rule missing-asset,storyboard-identifier,nib-name'; echo "exit $?"
