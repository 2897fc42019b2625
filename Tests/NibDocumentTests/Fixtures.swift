import NibDocument

/// Small documents for tests.
enum Fixtures {
    static let view = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" colorMatched="YES">
            <dependencies>
                <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
            </dependencies>
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Owner"/>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                <view contentMode="scaleToFill" id="vIe-w0-001">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                    <subviews>
                        <label opaque="NO" text="Hello" id="lAb-el-001">
                            <rect key="frame" x="20" y="20" width="42" height="21"/>
                        </label>
                        <button opaque="NO" id="bUt-to-001">
                            <rect key="frame" x="20" y="60" width="42" height="21"/>
                            <state key="normal" title="Go"/>
                            <connections>
                                <action selector="b:" destination="-1" eventType="touchUpInside" id="aCt-io-001"/>
                            </connections>
                        </button>
                    </subviews>
                    <constraints>
                        <constraint firstItem="bUt-to-001" firstAttribute="top" secondItem="lAb-el-001" secondAttribute="bottom" constant="8" id="mMm-00-001"/>
                    </constraints>
                </view>
            </objects>
        </document>

        """

    static let stack = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa" propertyAccessControl="none">
            <objects>
                <stackView id="sTa-ck-001">
                    <subviews>
                        <view id="aAa-aa-001"/>
                        <view id="bBb-bb-001"/>
                    </subviews>
                    <visibilityPriorities>
                        <integer value="1000"/>
                        <integer value="800"/>
                    </visibilityPriorities>
                    <customSpacing>
                        <real value="3.4028234663852886e+38"/>
                        <real value="8"/>
                    </customSpacing>
                </stackView>
            </objects>
        </document>

        """

    static func document(_ text: String = view) throws -> NibDocument { try NibDocument(bytes: Array(text.utf8)) }
}
