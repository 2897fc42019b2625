# AppKit only logs what cannot be set, and sets nothing without an owner.
cd material/owners
rm Badge.swift
sed -i 's/com.apple.InterfaceBuilder3.CocoaTouch.XIB/com.apple.InterfaceBuilder3.Cocoa.XIB/; s/iOS.CocoaTouch/MacOSX.Cocoa/; /placeholderIdentifier="IBFirst/d' Badge.xib
sed -i "s|<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"|<customObject id=\"-2\"|; s|</placeholder>|</customObject>|; s|<view content.*id=|<customView id=|; s|</view>|</customView>|; s|<label .*id=|<textField id=|; s|</label>|</textField>|; s|destination=\"-1\"|destination=\"-2\"|" Badge.xib
cat > Badge.swift <<'Y'
import AppKit
class Badge: NSObject {
    @IBOutlet var label: NSTextField!
    @IBOutlet var icon: NSImageView!
    func load() { Bundle.main.loadNibNamed("Badge", owner: self, topLevelObjects: nil) }
    func nobody() { Bundle.main.loadNibNamed("Badge", owner: nil, topLevelObjects: nil) }
}
class Dog: NSObject {
    let nib = NSNib(nibNamed: "Badge", bundle: nil)
    func load() { nib?.instantiate(withOwner: self, topLevelObjects: nil) }
}
Y
nibsh -c 'check --all --rule owner-class'; echo "exit $?"
nibsh Badge.xib -c load | head -8
