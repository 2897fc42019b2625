# In Swift 2 the first label of a method is not in its selector; the project says which version it is.
mkdir -p material/eldest/App.xcodeproj && cd material/eldest
project() {
    cat <<X
{
    rootObject = P;
    objects = {
        P = { isa = PBXProject; targets = (T); mainGroup = G; };
        G = { isa = PBXGroup; children = (A, B); sourceTree = "<group>"; };
        A = { isa = PBXFileReference; path = Play.xib; sourceTree = "<group>"; };
        B = { isa = PBXFileReference; path = Play.swift; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; buildPhases = (R, S); buildConfigurationList = L; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = $1; PRODUCT_NAME = App; }; };
        R = { isa = PBXResourcesBuildPhase; files = (FA); };
        S = { isa = PBXSourcesBuildPhase; files = (FB); };
        FA = { isa = PBXBuildFile; fileRef = A; };
        FB = { isa = PBXBuildFile; fileRef = B; };
    };
}
X
}
cat > Play.xib <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="10117" targetRuntime="iOS.CocoaTouch">
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Play"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view id="pLa-yv-001">
            <subviews>
                <button id="pLa-yb-001">
                    <connections>
                        <action selector="start:" destination="-1" eventType="touchUpInside" id="aCt-io-001"/>
                    </connections>
                </button>
            </subviews>
        </view>
    </objects>
</document>
X
printf 'import UIKit\n@objc(Play) class Play: UIViewController {\n    @IBAction func start(sender: AnyObject) {}\n}\n' > Play.swift
for version in 2.3 5.0; do
    project $version > App.xcodeproj/project.pbxproj
    nibsh -c 'check --all --rule missing-action'; echo "exit $?"
    nibsh Play.xib -c 'declarations'
done
