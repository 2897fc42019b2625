mkdir -p material/rename-class-nib && cd material/rename-class-nib
# A controller loads the nib of its name by itself, so that renaming the class alone would leave it without its view.
cat > Shelf.swift <<'X'
import UIKit
class ShelfController: UIViewController {
    @IBOutlet var label: Tag!
}
class Tag: UILabel {}
func open() { present(ShelfController()) }
func tag() { UINib(nibName: "Tag", bundle: nil) }
X
nib() {
    cat <<X
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
    <objects>
        $1
        <label opaque="NO" text="A" id="tAg-00-001" customClass="Tag" customModule="Shelves"/>
    </objects>
</document>
X
}
nib '<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ShelfController" customModule="Shelves"/>' > ShelfController.xib
nib '<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>' > Tag.xib
nibsh ShelfController.xib --sources . -c 'rename class ShelfController BoardController'; echo "exit $?"
nibsh ShelfController.xib --sources . -c 'rename class ShelfController BoardController --partial' -c save; echo "exit $?"
git diff --no-index /dev/null Shelf.swift | grep '^+'
nibsh ShelfController.xib --sources . -c undo -c save; echo "exit $?"
# The nib of this class is only loaded by its own name, so that nothing depends on the class.
nibsh ShelfController.xib --sources . -c 'rename class Tag Label' -c save; echo "exit $?"
cat Shelf.swift
nibsh ShelfController.xib --sources . -c undo -c save; echo "exit $?"
