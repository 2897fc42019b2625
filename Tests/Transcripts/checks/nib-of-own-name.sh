# A class that loads the nib of its own name, whatever way it computes the name, is the nib's loader.
mkdir -p material/tile && cd material/tile
cat > Tile.xib <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Tile">
            <connections>
                <outlet property="roof" destination="tIl-ev-001" id="tIl-eo-001"/>
            </connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="tIl-ev-001"/>
    </objects>
</document>
X
for name in 'String(describing: type(of: self))' 'String(describing: Self.self)' '"\(type(of: self))"'; do
    printf 'import UIKit\n@objc(Tile) class Tile: UIView {\n    @IBOutlet var roof: UIView!\n    func load() { Bundle.main.loadNibNamed(%s, owner: nil) }\n}\n' "$name" > Tile.swift
    nibsh -c 'check --all --rule owner-class'; echo "exit $?"
done
# In a base class the name is that of a subclass.
printf 'import UIKit\nclass Slate: Tile {}\n' > Slate.swift
nibsh -c 'check --all --rule owner-class'; echo "exit $?"
