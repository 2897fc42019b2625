# A cast finds the object with the misspelled class, and a class that cannot be instantiated the objects that have it.
mkdir -p material/casts && cd material/casts
cat > Main.storyboard <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" initialViewController="hOm-ec-001">
    <scenes>
        <scene sceneID="sCe-ne-001">
            <objects>
                <viewController id="hOm-ec-001" customClass="HomeControler" sceneMemberID="viewController">
                    <view key="view" id="vIe-wh-001">
                        <subviews>
                            <mapView id="mAp-vi-001"/>
                        </subviews>
                    </view>
                </viewController>
            </objects>
        </scene>
    </scenes>
</document>
X
printf 'import UIKit\n@objc(HomeController) class HomeController: UIViewController {}\n' > HomeController.swift
nibsh -c "why \"Could not cast value of type 'UIViewController' (0x1) to 'App.HomeController' (0x2).\""
nibsh -c "why \"Could not instantiate class named HomeControler because no class named HomeControler was found; the class needs to be defined in source code or linked in from a library (ensure the class is part of the correct target)\""
nibsh -c "why 'Could not instantiate class named MKMapView'"
