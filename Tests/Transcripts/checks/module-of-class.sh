# Without a project nothing tells the module of a Swift class, unless the document names one; with one, the fix writes what Xcode writes.
mkdir -p material/bulb && cd material/bulb
cat > Bulb.xib <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="bUl-bv-001">
            <subviews>
                <view contentMode="scaleToFill" id="bUl-bv-002"/>
            </subviews>
        </view>
    </objects>
</document>
X
printf 'import UIKit\nclass Bulb: UIView {}\n' > Bulb.swift
nibsh --dry-run Bulb.xib --sources . -c 'set bUl-bv-001 customClass Bulb' -c 'check --rule class-module'; echo "exit $?"
sed -i 's|id="bUl-bv-001"|customClass="Bulb" customModule="House" customModuleProvider="target" &|; s|id="bUl-bv-002"|customClass="Bulb" &|' Bulb.xib
nibsh --dry-run Bulb.xib --sources . -c 'check --rule class-module' -c 'check --fix class-module'; echo "exit $?"
