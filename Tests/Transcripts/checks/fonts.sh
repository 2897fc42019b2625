# A font whose file the target has, but which no Info.plist lists, and sets of images that have nothing for the document.
mkdir -p material/letter && cd material/letter
mkdir -p App.xcodeproj Assets.xcassets/seal.imageset Assets.xcassets/stamp.imageset Assets.xcassets/flag.imageset
cat > App.xcodeproj/project.pbxproj <<'X'
{
    rootObject = P;
    objects = {
        P = { isa = PBXProject; targets = (T); mainGroup = G; };
        G = { isa = PBXGroup; children = (A, B, C); sourceTree = "<group>"; };
        A = { isa = PBXFileReference; path = Lato.ttf; sourceTree = "<group>"; };
        B = { isa = PBXFileReference; path = Letter.xib; sourceTree = "<group>"; };
        C = { isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; buildPhases = (R); };
        R = { isa = PBXResourcesBuildPhase; files = (FA, FB, FC); };
        FA = { isa = PBXBuildFile; fileRef = A; };
        FB = { isa = PBXBuildFile; fileRef = B; };
        FC = { isa = PBXBuildFile; fileRef = C; };
    };
}
X
printf '\000\001\000\000\000\001\000\000\000\000\000\000name\000\000\000\000\000\000\000\034\000\000\000\033\000\000\000\001\000\022\000\001\000\000\000\000\000\006\000\011\000\000Lato-Bold' > Lato.ttf
echo '{ "images" : [ { "idiom" : "universal", "scale" : "1x" } ], "info" : { "version" : 1 } }' > Assets.xcassets/seal.imageset/Contents.json
echo '{ "images" : [ { "idiom" : "tv", "filename" : "stamp.png" } ] }' > Assets.xcassets/stamp.imageset/Contents.json
echo '{ "images" : [ { "idiom" : "ipad", "filename" : "flag.png" } ] }' > Assets.xcassets/flag.imageset/Contents.json
cat > Letter.xib <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="lEt-vi-001">
            <subviews>
                <imageView image="seal" id="lEt-im-001"/>
                <imageView image="stamp" id="lEt-im-002"/>
                <imageView image="flag" id="lEt-im-003"/>
                <label text="Dear" id="lEt-la-001">
                    <fontDescription key="fontDescription" name="Lato-Bold" family="Lato" pointSize="17"/>
                </label>
            </subviews>
        </view>
    </objects>
</document>
X
printf 'import UIKit\nclass Letter: UIView {}\n' > Letter.swift
plist() {
    printf '<plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.example.letter</string>%s</dict></plist>\n' "$1" > Info.plist
}
plist
nibsh -c 'check --all --rule missing-asset'
plist '<key>UIAppFonts</key><array><string>Fonts/Lato.ttf</string></array>'
nibsh -c 'check --all --rule missing-asset'
