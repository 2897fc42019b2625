# An outlet that code in an extension's file found nil, and an image that a nib names.
mkdir -p material/desk && cd material/desk
cat > Desk.xib <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Desk"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="dEs-kv-001">
            <subviews>
                <imageView image="lamp" id="dEs-ki-001"/>
            </subviews>
        </view>
    </objects>
</document>
X
printf 'import UIKit\n@objc(Desk) class Desk: UIViewController {\n    @IBOutlet var lamp: UIImageView!\n    @IBOutlet var chair: UIView!\n}\n' > Desk.swift
printf 'extension Desk {\n    func light() { lamp.isHidden = false }\n}\n' > Desk+Light.swift
nibsh --sources . -c "why 'App/Desk+Light.swift:2: Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value'"
nibsh --sources . -c "why 'Could not load the \"lamp\" image referenced from a nib in the bundle with identifier \"com.example.desk\"'"
