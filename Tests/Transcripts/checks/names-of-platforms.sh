# A project for both platforms names the classes of one like those of the other; actions that only one of them has.
mkdir -p material/platforms && cd material/platforms
cat > Wheel.xib <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa">
    <objects>
        <customObject id="-2" userLabel="File's Owner" customClass="Desk"/>
        <customView id="wHe-el-001" customClass="Wheel"/>
        <customView id="kNo-bs-001" customClass="Knob"/>
        <button id="cOp-yb-001">
            <connections><action selector="copy:" target="-2" id="aCt-io-001"/></connections>
        </button>
        <button id="cLo-se-001">
            <connections><action selector="close:" target="-2" id="aCt-io-002"/></connections>
        </button>
    </objects>
</document>
X
cat > Wheel.h <<'X'
#if TARGET_OS_IPHONE
#import <UIKit/UIKit.h>
#else
#import <Cocoa/Cocoa.h>
typedef NSView UIView;
@interface Desk : NSViewController
@end
#endif
@interface Wheel : UIView
@end
X
printf '#import "Wheel.h"\n@implementation Wheel\n@end\n@implementation Desk\n@end\n' > Wheel.m
cat > Knob.swift <<'X'
#if os(macOS)
import AppKit
typealias UIView = NSView
#else
import UIKit
#endif
@objc(Knob) class Knob: UIView {}
X
nibsh -c 'check --all'; echo "exit $?"
sed -i 's/Cocoa.XIB/CocoaTouch.XIB/; s/MacOSX.Cocoa/iOS.CocoaTouch/; s/<customObject id="-2" userLabel="File.s Owner"/<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/; s/customView/view/; s/target="-2"/destination="-1" eventType="touchUpInside"/' Wheel.xib
rm Wheel.h Wheel.m Knob.swift
printf 'import UIKit\n@objc(Desk) class Desk: UIViewController {}\n' > Desk.swift
nibsh -c 'check --all --rule missing-action'; echo "exit $?"
