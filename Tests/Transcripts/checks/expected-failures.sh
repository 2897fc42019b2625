mkdir -p material/expected-failures && cd material/expected-failures
# Code that catches the exception of a segue which is not there expects it. A class method that loads a nib sets no view.
cat > Main.storyboard <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" initialViewController="cOn-tr-001">
    <scenes>
        <scene sceneID="sCn-ne-001">
            <objects>
                <viewController id="cOn-tr-001" customClass="Tour" sceneMemberID="viewController">
                    <view key="view" id="vIe-w0-001"/>
                </viewController>
            </objects>
        </scene>
    </scenes>
</document>
X
cat > Badge.xib <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Badge"/>
        <view id="iN0-l3-epB"/>
    </objects>
</document>
X
cat > Tour.m <<'X'
@interface Tour : UIViewController
@end
@implementation Tour
- (void)viewDidLoad {
    @try { [self performSegueWithIdentifier:@"rear" sender:nil]; } @catch (NSException *exception) {}
    @try { [self.storyboard instantiateViewControllerWithIdentifier:@"Rear"]; } @catch (NSException *exception) {}
    [self performSegueWithIdentifier:@"front" sender:nil];
}
@end
@interface Badge : UIViewController
@end
@implementation Badge
+ (void)load { [[NSBundle mainBundle] loadNibNamed:@"Badge" owner:self options:nil]; }
@end
X
nibsh -c 'check --all'; echo "exit $?"
