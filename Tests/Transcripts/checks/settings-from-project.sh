mkdir -p material/brand && cd material/brand
# A settings file includes another one by its path from the project's folder.
mkdir -p App.xcodeproj Config
cat > App.xcodeproj/project.pbxproj <<'E'
{
    rootObject = P;
    objects = {
        P = { isa = PBXProject; targets = (T); mainGroup = G; };
        G = { isa = PBXGroup; children = (A, B, C); sourceTree = "<group>"; };
        A = { isa = PBXFileReference; path = CardView.swift; sourceTree = "<group>"; };
        B = { isa = PBXFileReference; path = CardView.xib; sourceTree = "<group>"; };
        C = { isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; buildPhases = (S, R); buildConfigurationList = L; };
        L = { isa = XCConfigurationList; buildConfigurations = (L1); };
        L1 = { isa = XCBuildConfiguration; name = Debug; buildSettings = {}; baseConfigurationReference = C; };
        S = { isa = PBXSourcesBuildPhase; files = (FA); };
        R = { isa = PBXResourcesBuildPhase; files = (FB); };
        FA = { isa = PBXBuildFile; fileRef = A; };
        FB = { isa = PBXBuildFile; fileRef = B; };
    };
}
E
echo '#include "Config/Shared.xcconfig"' > Config/App.xcconfig
echo 'PRODUCT_MODULE_NAME = Brand' > Config/Shared.xcconfig
printf 'import UIKit\nclass CardView: UIView {}\nlet card = CardView()\n' > CardView.swift
cat > CardView.xib <<'E'
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="cAr-vi-001" customClass="CardView" customModule="Brand"/>
    </objects>
</document>
E
nibsh -c 'check --all --rule class-module'; echo "exit $?"
sed -i 's|customModule="Brand"|customModule="App"|' CardView.xib
nibsh -c 'check --all --rule class-module'; echo "exit $?"
