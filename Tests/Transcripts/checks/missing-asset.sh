mkdir -p material/gallery && cd material/gallery
# Images, colours and fonts of a project: a catalogue with a namespace, files, and a font by the name in its file.
mkdir -p App.xcodeproj Assets.xcassets/star.imageset Assets.xcassets/Icons/moon.imageset Assets.xcassets/Brand.colorset Photos
cat > App.xcodeproj/project.pbxproj <<'E'
{
    rootObject = P;
    objects = {
        P = { isa = PBXProject; targets = (T, W); mainGroup = G; };
        G = { isa = PBXGroup; children = (A, B, C, D); sourceTree = "<group>"; };
        A = { isa = PBXFileReference; path = GalleryView.swift; sourceTree = "<group>"; };
        B = { isa = PBXFileReference; path = GalleryView.xib; sourceTree = "<group>"; };
        C = { isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
        D = { isa = PBXFileReference; path = "Photos/lake@2x.png"; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; buildPhases = (S, R); };
        W = { isa = PBXNativeTarget; name = Widget; buildPhases = (R2); };
        S = { isa = PBXSourcesBuildPhase; files = (FA); };
        R = { isa = PBXResourcesBuildPhase; files = (FB, FC); };
        R2 = { isa = PBXResourcesBuildPhase; files = (FD); };
        FA = { isa = PBXBuildFile; fileRef = A; };
        FB = { isa = PBXBuildFile; fileRef = B; };
        FC = { isa = PBXBuildFile; fileRef = C; };
        FD = { isa = PBXBuildFile; fileRef = D; };
    };
}
E
echo '{ "info" : { "version" : 1 }, "properties" : { "provides-namespace" : true } }' > Assets.xcassets/Icons/Contents.json
touch Photos/lake@2x.png
printf '\000\001\000\000\000\001\000\000\000\000\000\000name\000\000\000\000\000\000\000\034\000\000\000\033\000\000\000\001\000\022\000\001\000\000\000\000\000\006\000\011\000\000Lato-Bold' > lato.ttf
cat > GalleryView.swift <<'E'
import UIKit
class GalleryView: UIView {
    let star = UIImage(named: "star")
    let moon = UIImage(named: "moon")
    let tint = UIColor(named: "Brnad")
}
E
cat > GalleryView.xib <<'E'
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="gAl-vi-001" customClass="GalleryView" customModule="App" customModuleProvider="target">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <subviews>
                <imageView image="star" id="gAl-im-001"/>
                <imageView image="Icons/moon" id="gAl-im-002"/>
                <imageView image="moon" id="gAl-im-003"/>
                <imageView image="trash" catalog="system" id="gAl-im-004"/>
                <imageView image="lake.png" id="gAl-im-005"/>
                <label text="Title" id="gAl-la-001">
                    <fontDescription key="fontDescription" name="Lato-Bold" family="Lato" pointSize="17"/>
                    <color key="textColor" name="Brand"/>
                    <color key="shadowColor" systemColor="labelColor"/>
                </label>
                <label text="Text" id="gAl-la-002">
                    <fontDescription key="fontDescription" name="Lato-Bodl" family="Lato" pointSize="17"/>
                    <color key="textColor" name="Brnd"/>
                </label>
            </subviews>
        </view>
    </objects>
</document>
E
nibsh -c 'check --all --rule missing-asset'; echo "exit $?"
nibsh GalleryView.xib -c 'check --rule missing-asset'; echo "exit $?"
# Without a project nobody knows where the images are.
mkdir -p ../alone && cp GalleryView.xib ../alone && cd ../alone
nibsh GalleryView.xib -c 'check --rule missing-asset'; echo "exit $?"
