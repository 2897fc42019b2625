# What a class handles itself, what another class gives it, and what nothing loads fails for nobody.
mkdir -p material/users && cd material/users
cat > Home.storyboard <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" initialViewController="hOm-ec-001">
    <scenes>
        <scene sceneID="sCe-ne-001">
            <objects>
                <viewController id="hOm-ec-001" customClass="Home" sceneMemberID="viewController">
                    <view key="view" id="vIe-wh-001"/>
                </viewController>
            </objects>
        </scene>
    </scenes>
</document>
X
cat > Home.swift <<'X'
import UIKit
@objc(Home) class Home: UIViewController {
    @IBOutlet weak var headline: UILabel!
    override func viewDidLoad() { headline.text = "Home" }
    func more() { performSegue(withIdentifier: "more", sender: self) }
}
X
nibsh -c 'check --all --rule unconnected-outlet,segue-identifier'; echo "exit $?"
# Another class assigns the outlet, and the class does something else for the segue.
cat >> Home.swift <<'X'
extension Home {
    override func performSegue(withIdentifier identifier: String, sender: Any?) { present(UIViewController(), animated: true) }
}
func open(_ home: Home?) { home!.headline = UILabel() }
X
nibsh -c 'check --all --rule unconnected-outlet,segue-identifier'; echo "exit $?"
# The same in Objective-C.
rm Home.swift
printf '#import <UIKit/UIKit.h>\n@interface Home : UIViewController\n@end\n' > Home.h
cat > Home.m <<'X'
#import "Home.h"
@implementation Home
- (void)more { [self performSegueWithIdentifier:@"more" sender:self]; }
@end
X
nibsh -c 'check --all --rule segue-identifier'; echo "exit $?"
sed -i 's|^@end|- (void)performSegueWithIdentifier:(NSString *)identifier sender:(id)sender { [self setEditing:YES]; }\n@end|' Home.m
nibsh -c 'check --all --rule segue-identifier'; echo "exit $?"
