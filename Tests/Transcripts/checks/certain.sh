mkdir -p material/certain && cd material/certain
# What a framework class declares is never missing, one type's name may begin with another's, and code that a class or project
# does not use does not count.
cat > Panel.xib <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa">
    <objects>
        <customObject id="-2" userLabel="File's Owner" customClass="Panel">
            <connections>
                <outlet property="items" destination="aRr-ay-001" id="S44-re-23V"/>
                <outlet property="title" destination="aRr-ay-001" id="S44-re-23W"/>
            </connections>
        </customObject>
        <arrayController id="aRr-ay-001"/>
    </objects>
</document>
X
cat > Panel.h <<'X'
@interface Panel : NSObject
@property (weak) IBOutlet NSArrayController *items;
- (NSString *)title:(id)sender;
@end
#if 0
@interface Panel (Old)
@property (weak) IBOutlet NSArrayController *title;
@end
#endif
X
cat > Panel.m <<'X'
#import "Panel.h"
@implementation Panel
- (NSView *)tableView:(NSTableView *)tableView viewForTableColumn:(NSTableColumn *)column row:(NSInteger)row {
    return [tableView makeViewWithIdentifier:@"Made" owner:self];
}
@end
X
nibsh -c 'check --all'; echo "exit $?"
rm Panel.*
cat > Card.xib <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardController"/>
        <tableViewCell id="cEl-l0-001" customClass="Row" customModule="Tour">
            <connections><outlet property="textLabel" destination="lAb-el-001" id="S44-re-23V"/></connections>
        </tableViewCell>
        <label id="lAb-el-001">
            <connections><outlet property="shape" destination="lAb-el-001" id="S44-re-23W"/></connections>
        </label>
        <view id="lOt-ti-001" customClass="AnimationView" customModule="Lottie"/>
        <button id="bUt-on-001" customClass="RedButton" customModule="Tour">
            <connections><action selector="open:" destination="-1" eventType="touchUpInside" id="S44-re-23X"/></connections>
        </button>
    </objects>
</document>
X
cat > Card.swift <<'X'
import Lottie
@objc(CardController) class CardController: UIViewController {
    func load() { Bundle.main.loadNibNamed("Card", owner: self) }
}
typealias Card = CardController
extension Card { @IBAction func open(_ sender: Any) {} }
class Row: UITableViewCell {}
@objc(CrimsonButton) class RedButton: UIButton {}
X
nibsh -c 'check --all --rule missing-outlet,missing-action,unknown-class,class-module,view-outlet'; echo "exit $?"
