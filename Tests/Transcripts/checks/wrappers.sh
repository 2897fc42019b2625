mkdir -p material/wrappers && cd material/wrappers
# What code does in ways of its own is no finding: identifiers made by helpers, segues performed through wrappers, nibs that are loaded by
# hand, views of macOS that are made if nothing has the identifier, and code that is not compiled.
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
                        <segue destination="lIs-t0-001" kind="show" identifier="detail" id="sEg-ue-001"/>
                    </connections>
                </tableViewController>
            </objects>
        </scene>
    </scenes>
</document>
X
cat > Banner.xib <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="BannerController" customModule="Shop"/>
        <view id="bAn-ne-001"/>
    </objects>
</document>
X
cat > Shop.swift <<'X'
import UIKit
enum Segue: String { case detail }
extension UIViewController {
    func performSegue(_ segue: Segue) { performSegue(withIdentifier: segue.rawValue, sender: self) }
}
class ListController: UITableViewController {
    func show() { performSegue(.detail) }
    override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "ItemCell", for: path)
    }
}
class BannerController: UIViewController {
    func load() { UINib(nibName: "Banner", bundle: nil).instantiate(withOwner: self) }
}
#if false
class OldController: UIViewController {
    @IBOutlet var old: UIView!
    func show() { performSegue(withIdentifier: "gone", sender: nil) }
}
#endif
X
cat > Bar.xib <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa">
    <objects>
        <customObject id="-2" userLabel="File's Owner" customClass="Bar"/>
        <scrubber id="sCr-ub-001"/>
    </objects>
</document>
X
cat > Bar.m <<'X'
@implementation Bar
- (void)fill {
    [self.scrubber registerClass:[NSScrubberTextItemView class] forItemWithIdentifier:@"Word"];
    [self.scrubber makeItemWithIdentifier:@"Word" owner:self];
    [self.list makeItemWithIdentifier:@"Item" forIndexPath:path];
    [self.table makeViewWithIdentifier:@"Made" owner:self];
    NSArray *views = nil;
    [[[NSNib alloc] initWithNibNamed:@"Bar" bundle:nil] instantiateWithOwner:self topLevelObjects:&views];
}
@end
X
nibsh -c 'check --all'; echo "exit $?"
# Helpers register any identifier; that of a cell is wrong only if no code uses it and another is near.
cat > Cells.swift <<'X'
import UIKit
extension UITableView {
    func register<T: UITableViewCell>(_ type: T.Type) { register(type, forCellReuseIdentifier: "\(type)") }
}
X
sed -i 's/reuseIdentifier="ItemCell"/reuseIdentifier="ItmeCell"/' Main.storyboard
nibsh -c 'check --all'; echo "exit $?"
