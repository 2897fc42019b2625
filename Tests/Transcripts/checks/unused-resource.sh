# Entries of images, colours and fonts that no object uses, and the command that removes them.
mkdir -p material/loft && cd material/loft
cat > Attic.xib <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
    <customFonts key="customFonts">
        <array key="Lato.ttf">
            <string>Lato-Bold</string>
            <string>Lato-Thin</string>
        </array>
    </customFonts>
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view id="aTt-ic-001">
            <subviews>
                <imageView image="lamp" id="aTt-im-001"/>
                <label text="Dust" id="aTt-la-001">
                    <fontDescription key="fontDescription" name="Lato-Bold" family="Lato" pointSize="17"/>
                </label>
            </subviews>
        </view>
    </objects>
    <resources>
        <image name="chair.fill" width="16" height="16"/>
        <image name="lamp" width="16" height="16"/>
        <namedColor name="Old Rose"><color red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
    </resources>
</document>
X
nibsh Attic.xib -c 'check --rule unused-resource'
nibsh Attic.xib -c 'check --fix unused-resource' -c "remove resource 'Old Rose'" -c save -c 'log --script'
nibsh Attic.xib -c 'remove resource lamp'
nibsh Attic.xib -c 'remove resource sofa'
cat Attic.xib
