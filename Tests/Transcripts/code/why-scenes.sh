mkdir -p material/why-scenes && cd material/why-scenes
# Messages about scenes: views of another class, segues of no class, no initial controller, no cell.
cat > Main.storyboard <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
    <scenes>
        <scene sceneID="sCn-ne-001">
            <objects>
                <viewController id="lIs-t0-001" customClass="ListController" customModule="Shop" sceneMemberID="viewController">
                    <view key="view" id="vIe-w0-001"/>
                    <connections>
                        <segue destination="lIs-t0-001" kind="custom" customClass="FadeSegue" customModule="Kit" id="sEg-ue-001"/>
                        <segue destination="lIs-t0-001" kind="custom" customClass="SlideSegue" customModule="Shop" id="sEg-ue-002"/>
                    </connections>
                </viewController>
            </objects>
        </scene>
    </scenes>
</document>
X
cat > Shop.swift <<'X'
import UIKit
class FadeSegue: UIStoryboardSegue {}
class SlideSegue: UIStoryboardSegue {}
class ListController: UITableViewController {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Item")
        return cell as! UITableViewCell
    }
}
class NoteController: NSWindowController {
    init() { super.init(windowNibName: "Note") }
}
X
nibsh -c "why '-[UITableViewController loadView] instantiated view controller with identifier \"UIViewController-lIs-t0-001\" from storyboard \"Main\", but didn’t get a UITableView.'"; echo "exit $?"
# The older message names the class of the segue, the newer one does not.
nibsh -c "why \"reason: 'Could not find a segue class named 'FadeSegue''\""; echo "exit $?"
nibsh -c "why \"reason: 'Could not create a segue of class '(null)''\""; echo "exit $?"
nibsh -c "why \"Failed to instantiate the default view controller for UIMainStoryboardFile 'Main' - perhaps the designated entry point is not set?\""; echo "exit $?"
nibsh -c "why 'UITableView (<UITableView: 0x7f>) failed to obtain a cell from its dataSource (<Shop.ListController: 0x8f>)'"; echo "exit $?"
nibsh -c "why 'Missing proxy for identifier UpstreamPlaceholder-lIs-t0-001'"; echo "exit $?"
nibsh -c "why \"Could not load NIB in bundle: 'NSBundle </a/b.app> (loaded)' with name 'ListController-lIs-t0-001' and directory 'Main.storyboardc'\""; echo "exit $?"
nibsh -c "why \"-[NoteController loadWindow]: failed to load window nib file 'Note'.\""; echo "exit $?"
nibsh -c "why 'Shop.swift:6: Fatal error: Unexpectedly found nil while unwrapping an Optional value'"; echo "exit $?"
