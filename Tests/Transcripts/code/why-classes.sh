mkdir -p material/why-classes && cd material/why-classes
# Messages about classes and outlets that are not what code expects.
cat > Main.storyboard <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" initialViewController="lIs-t0-001">
    <scenes>
        <scene sceneID="sCn-ne-001">
            <objects>
                <tableViewController id="lIs-t0-001" customClass="ListController" customModule="Shop" sceneMemberID="viewController">
                    <tableView key="view" id="tAb-le-001">
                        <prototypes>
                            <tableViewCell reuseIdentifier="ItemCell" id="cEl-l0-001">
                                <tableViewCellContentView key="contentView" tableViewCell="cEl-l0-001" id="cOn-te-001"/>
                            </tableViewCell>
                        </prototypes>
                    </tableView>
                    <connections>
                        <segue destination="nAv-00-001" kind="show" identifier="detail" id="sEg-ue-001"/>
                        <outlet property="footer" destination="tAb-le-001" id="oUt-le-001"/>
                    </connections>
                </tableViewController>
            </objects>
        </scene>
        <scene sceneID="sCn-ne-002">
            <objects>
                <navigationController id="nAv-00-001" sceneMemberID="viewController">
                    <connections>
                        <segue destination="dEt-00-001" kind="relationship" relationship="rootViewController" id="sEg-ue-002"/>
                    </connections>
                </navigationController>
            </objects>
        </scene>
        <scene sceneID="sCn-ne-003">
            <objects>
                <viewController id="dEt-00-001" customClass="DetailController" customModule="Shop" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
X
cat > Badge.xib <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <view id="bAd-ge-001" customClass="Badge" customModule="Shop"/>
    </objects>
</document>
X
cat > Shop.swift <<'X'
import UIKit
class ListController: UITableViewController {
    @IBOutlet var footer: UIView!
    @IBOutlet var header: UIView!
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "detail" else { return }
        let detail = segue.destination as! DetailController
        footer.isHidden = detail.isLast
    }
    override func viewDidLoad() {
        tableView.register(UINib(nibName: "Badge", bundle: nil), forCellReuseIdentifier: "Badge")
    }
}
class DetailController: UIViewController { var isLast = false }
class ItemCell: UITableViewCell {}
class Badge: UIView {}
X
# The segue leads to a navigation controller; the one that is wanted is in it.
nibsh -c "why \"Could not cast value of type 'UINavigationController' (0x1f2) to 'Shop.DetailController' (0x10a).\""; echo "exit $?"
# The cell has the identifier, but not the class.
nibsh -c "why \"Could not cast value of type 'UITableViewCell' (0x1f2) to 'Shop.ItemCell' (0x10a).\""; echo "exit $?"
nibsh -c "why \"Shop.swift:16: Fatal error: Use of unimplemented initializer 'init(coder:)' for class 'Shop.Badge'\""; echo "exit $?"
# The only object of the nib is no cell, so removing it would not help.
nibsh -c 'why "invalid nib registered for identifier (Badge) - nib must contain exactly one top level object which must be a UITableViewCell instance"'; echo "exit $?"
# The line names an outlet that is connected; the other one is not, but is not on the line.
nibsh -c 'why "Shop/Shop.swift:8: Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value"'; echo "exit $?"
# Near names, without a fix: the document is right, and the program was another.
nibsh -c 'why "[<Shop.ListController 0x1> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key foooter."'; echo "exit $?"
nibsh -c 'why "Unknown class _TtC4Shop16DetialController in Interface Builder file."'; echo "exit $?"
# A nib's identifier is right unless code asks for cells by the other one.
nibsh -c 'why "cell reuse indentifier in nib (ItemCell) does not match the identifier used to register the nib (ItmeCell)"'; echo "exit $?"
