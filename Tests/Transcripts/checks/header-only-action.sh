# An action that only the header of a class declares fails when it is sent; the implementation, a category or Swift code may have it.
mkdir -p material/dial && cd material/dial
cat > Dial.xib <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Dial"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view id="dIa-lv-001">
            <subviews>
                <button id="dIa-lb-001">
                    <connections>
                        <action selector="turn:" destination="-1" eventType="touchUpInside" id="aCt-io-001"/>
                        <action selector="stop:" destination="-1" eventType="touchUpInside" id="aCt-io-002"/>
                    </connections>
                </button>
            </subviews>
        </view>
    </objects>
</document>
X
printf '#import <UIKit/UIKit.h>\n@interface Dial : UIViewController\n- (IBAction)turn:(id)sender;\n- (IBAction)stop:(id)sender;\n@end\n' > Dial.h
printf '#import "Dial.h"\n@implementation Dial\n- (IBAction)turn:(id)sender {}\n@end\n' > Dial.m
nibsh -c 'check --all --rule missing-action'; echo "exit $?"
printf '#import "Dial.h"\n@implementation Dial (Stop)\n- (IBAction)stop:(id)sender {}\n@end\n' > Stop.m
nibsh -c 'check --all --rule missing-action'; echo "exit $?"
