mkdir -p material/duplicate-id && cd material/duplicate-id
# Two branches gave a label and a button one id, and nothing refers to it. The first keeps it.
document() {
    cat <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
            <connections>
                <outlet property="view" destination="iN0-l3-epB" id="S44-re-23V"/>
            </connections>
        </placeholder>
        <view id="iN0-l3-epB">
            <subviews>
X
    cat
    cat <<'X'
            </subviews>
        </view>
    </objects>
</document>
X
}
document > Merged.xib <<'X'
                <label text="Name" id="lAb-el-001"/>
                <button id="lAb-el-001"/>
                <label text="Age" id="lAb-el-001"/>
X
nibsh Merged.xib -c 'check --rule duplicate-id' -c 'check --fix duplicate-id' -c 'diff --lines'; echo "exit $?"
# A part was copied by hand: what refers inside the copy means the copy.
document > Copied.xib <<'X'
                <view id="bOx-00-001">
                    <subviews><label text="Name" id="lAb-el-001"/></subviews>
                    <constraints><constraint firstItem="lAb-el-001" firstAttribute="top" secondItem="bOx-00-001" secondAttribute="top" id="cOn-st-001"/></constraints>
                    <connections><outlet property="title" destination="lAb-el-001" id="oUt-le-001"/></connections>
                </view>
                <view id="bOx-00-001">
                    <subviews><label text="Name" id="lAb-el-001"/></subviews>
                    <constraints><constraint firstItem="lAb-el-001" firstAttribute="top" secondItem="bOx-00-001" secondAttribute="top" id="cOn-st-001"/></constraints>
                    <connections><outlet property="title" destination="lAb-el-001" id="oUt-le-001"/></connections>
                </view>
X
nibsh Copied.xib -c 'check --fix duplicate-id' -c 'show document' -c 'undo' -c 'diff --lines'; echo "exit $?"
# An outlet may mean either: no id is renewed, and the finding says why.
document < /dev/null | sed 's|<outlet property="view".*|&\
                <outlet property="name" destination="lAb-el-001" id="S44-re-23W"/>|
s|<subviews>|&\
                <label text="Name" id="lAb-el-001"/>\
                <button id="lAb-el-001"/>|' > Unclear.xib
nibsh Unclear.xib -c 'check --fix duplicate-id'; echo "exit $?"
nibsh Unclear.xib -c 'renew lAb-el-001'; echo "exit $?"
# Then a person decides; the outlet stays as it is.
nibsh Unclear.xib -c 'set lAb-el-001[1] id bUt-on-001' -c check; echo "exit $?"
# Only ids that several elements share are renewed.
nibsh Unclear.xib -c 'renew iN0-l3-epB'; echo "exit $?"
nibsh Merged.xib -c 'renew lAb-el-001 as one-00-001'; echo "exit $?"
nibsh Merged.xib -c 'renew lAb-el-001 as one-00-001 two-00-001' -c 'log --script'; echo "exit $?"
