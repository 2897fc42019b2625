mkdir -p material/notes && cd material/notes
# The folder of the app's target is synchronized; the extension takes a translated document and a nib from it. A class that has the name of a
# document is read as any other.
mkdir -p Notes.xcodeproj App/Base.lproj
cat > Notes.xcodeproj/project.pbxproj <<'E'
{
    rootObject = P;
    objects = {
        P = { isa = PBXProject; targets = (T1, T2); mainGroup = G; };
        G = { isa = PBXGroup; children = (A); sourceTree = "<group>"; };
        A = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (X2); };
        X2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T2;
            membershipExceptions = ("/Localized/NoteView.xib", NoteView.swift); };
        T1 = { isa = PBXNativeTarget; name = Notes; fileSystemSynchronizedGroups = (A); };
        T2 = { isa = PBXNativeTarget; name = Share; };
    };
}
E
printf 'import UIKit\nclass NoteView: UIView {}\nlet note = NoteView()\n' > App/NoteView.swift
cat > App/Base.lproj/NoteView.xib <<'E'
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="nOt-vi-001" customClass="NoteView">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <connections><outlet property="title" destination="nOt-la-001" id="nOt-ou-001"/></connections>
        </view>
        <label opaque="NO" text="Note" id="nOt-la-001"/>
    </objects>
</document>
E
nibsh -c 'check --all --rule missing-outlet'; echo "exit $?"
