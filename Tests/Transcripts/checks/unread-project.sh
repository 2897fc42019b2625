# A project file that cannot be read may build any module.
mkdir -p material/unread/App.xcodeproj && cd material/unread
cat > Card.xib <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view id="cAr-dv-001" customClass="Message" customModule="Messages"/>
    </objects>
</document>
X
printf 'import UIKit\nclass Card: UIView {}\n' > Card.swift
nibsh -c 'check --all --rule class-module'; echo "exit $?"
printf 'not a project' > App.xcodeproj/project.pbxproj
nibsh -c 'check --all --rule class-module'; echo "exit $?"
