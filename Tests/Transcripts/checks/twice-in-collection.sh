# An object that is in an outlet collection twice is handled twice by code that goes over it.
mkdir -p material/keys && cd material/keys
cat > Keys.xib <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Keys">
            <connections>
                <outletCollection property="keys" destination="kEy-bu-001" id="oUt-le-001"/>
                <outletCollection property="keys" destination="kEy-bu-002" id="oUt-le-002"/>
                <outletCollection property="keys" destination="kEy-bu-001" id="oUt-le-003"/>
                <outletCollection property="others" destination="kEy-bu-001" id="oUt-le-004"/>
            </connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view id="kEy-vi-001">
            <subviews>
                <button id="kEy-bu-001"/>
                <button id="kEy-bu-002"/>
            </subviews>
        </view>
    </objects>
</document>
X
printf 'import UIKit\n@objc(Keys) class Keys: UIView {\n    @IBOutlet var keys: [UIButton]!\n    @IBOutlet var others: [UIButton]!\n}\n' > Keys.swift
nibsh -c 'check --all --rule repeated-outlet,collection-type'
nibsh Keys.xib -c 'check --fix repeated-outlet' -c save
grep -c 'property="keys"' Keys.xib
