# A controller of iOS finds the nib of its name without 'Controller', so its outlets count and not those of the class that the nib names.
mkdir -p material/shelf && cd material/shelf
cat > ShelfView.xib <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Drawer">
            <connections>
                <outlet property="books" destination="sHe-lf-001" id="sHe-lf-002"/>
                <outlet property="view" destination="sHe-lf-001" id="sHe-lf-003"/>
            </connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="sHe-lf-001"/>
    </objects>
</document>
X
printf 'import UIKit\n@objc(Drawer) class Drawer: UIViewController {}\n' > Drawer.swift
printf 'import UIKit\n@objc(ShelfViewController) class ShelfViewController: UIViewController {\n    @IBOutlet var books: UIView!\n}\n' > ShelfViewController.swift
nibsh -c 'check --all --rule missing-outlet,owner-class'; echo "exit $?"
