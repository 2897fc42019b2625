# Runtime attributes of objects of the frameworks: what neither a header nor an extension in the code declares.
mkdir -p material/frame && cd material/frame
cat > Frame.xib <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view id="fRa-me-001">
            <subviews>
                <label id="fRa-me-002">
                    <userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="boolean" keyPath="clipsToBounds" value="YES"/>
                        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
                        <userDefinedRuntimeAttribute type="number" keyPath="shade"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
                        <userDefinedRuntimeAttribute type="number" keyPath="shadeWidth"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
                        <userDefinedRuntimeAttribute type="number" keyPath="shadeWidthNow"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
                    </userDefinedRuntimeAttributes>
                </label>
                <label id="fRa-me-003" customClass="Plate">
                    <userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="number" keyPath="shadeWidth"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
                        <userDefinedRuntimeAttribute type="number" keyPath="shadeWidthNow"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
                    </userDefinedRuntimeAttributes>
                </label>
            </subviews>
        </view>
    </objects>
</document>
X
printf 'import UIKit\n@objc(Plate) class Plate: UILabel {}\nextension UIView { @IBInspectable var shadeWidth: CGFloat { get { 0 } set {} } }\n' > Frame.swift
nibsh -c 'check --all --rule runtime-attribute'
# With dependencies that were not read, only what resembles a name of the code is reported: a dependency may add the others.
printf 'github "example/Shades"\n' > Cartfile
nibsh -c 'check --all --rule runtime-attribute'
