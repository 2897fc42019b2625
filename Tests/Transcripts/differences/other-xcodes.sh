cd material
# Another version of Xcode leaves out masks without effect, and values that say what their absence says.
sed -e 's/toolsVersion="21507"/toolsVersion="24000"/; s/ identifier=""//; s/horizontal="NO" //' \
    -e '/<clipView/,/<tableColumns/s/ widthSizable="YES" heightSizable="YES"//' Settings.xib > New.xib
nibsh diff Settings.xib New.xib
nibsh diff New.xib Settings.xib
# A mask that a person chose is told.
sed -e '/id="nAm-fi-001"/,/cell/s/flexibleMaxX="YES" flexibleMinY="YES"/widthSizable="YES" flexibleMinY="YES"/' Settings.xib > New.xib
nibsh diff Settings.xib New.xib
# With constraints a view loses its mask.
sed -e '/id="nAm-fi-001"/{s/fixedFrame="YES" //;n;n;d;}' \
    -e 's|^\( *\)<constraint firstItem="cLo.*|\1<constraint firstItem="nAm-fi-001" firstAttribute="top" secondItem="vIe-wv-001" secondAttribute="top" constant="19" id="cOn-st-003"/>\n&|' Settings.xib > New.xib
nibsh diff Settings.xib New.xib
# Each save names an image in the document anew; an image of another size is another one.
image() {
    sed -e "s|title=\"Close\"|& image=\"$1\"|" \
        -e "s|^</document>|    <resources>\n        <image name=\"$1\" width=\"$2\" height=\"16\"/>\n    </resources>\n</document>|" Settings.xib
}
image 00000000-AAAA-4000-8000-00000000000A 16 > Old.xib
image 00000000-BBBB-4000-8000-00000000000B 16 > New.xib
nibsh diff Old.xib New.xib
image 00000000-BBBB-4000-8000-00000000000B 32 > New.xib
nibsh diff Old.xib New.xib
