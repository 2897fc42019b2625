cat > Lint.storyboard <<'END'
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useSafeAreas="YES" colorMatched="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <scenes>
        <scene sceneID="sCe-ne-001">
            <objects>
                <viewController storyboardIdentifier="Other" id="cTr-l0-001" customClass="ShopController" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="vIe-w0-001">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                        <subviews>
                            <label opaque="NO" misplaced="YES" ambiguous="YES" text="Price" id="lAb-el-001" customClass="PriceLabel" customModule="Old" customModuleProvider="target">
                                <rect key="frame" x="0.0" y="0.0" width="40" height="20"/>
                            </label>
                            <stackView opaque="NO" id="sTa-ck-001">
                                <rect key="frame" x="0.0" y="40" width="40" height="20"/>
                                <color key="backgroundColor" systemColor="systemGray6Color"/>
                            </stackView>
                            <tableView id="tAb-le-001">
                                <rect key="frame" x="0.0" y="80" width="40" height="20"/>
                                <prototypes>
                                    <tableViewCell reuseIdentifier="Cell" id="cEl-l0-001" customClass="PriceCell"/>
                                    <tableViewCell reuseIdentifier="NameCell" id="cEl-l0-002" customClass="NameCell"/>
                                </prototypes>
                            </tableView>
                        </subviews>
                        <constraints>
                            <constraint firstItem="lAb-el-001" firstAttribute="leading" secondItem="vIe-w0-001" secondAttribute="leadingMargin" id="cOn-st-001"/>
                            <constraint firstItem="lAb-el-001" firstAttribute="top" secondItem="vIe-w0-001" secondAttribute="top" id="cOn-st-002"/>
                        </constraints>
                    </view>
                </viewController>
            </objects>
        </scene>
    </scenes>
</document>
END
# The rules of Documentation/RULES.md: each finds what breaks it, and nothing else.
cat > .nibsh.json <<'END'
{
  "rules": {
    "lint-misplaced": { "query": "misplaced=YES", "fix": "unset . misplaced" },
    "lint-ambiguous": { "query": "class:UIView ambiguous=YES no:verifyAmbiguity" },
    "lint-autolayout": { "query": "document: not useAutolayout=YES", "fix": "set . useAutolayout YES" },
    "lint-traits": { "query": "document: not useTraitCollections=YES", "fix": "set . useTraitCollections YES" },
    "lint-device": { "query": "document: not device.id=retina6_12" },
    "lint-margin": { "query": "constraint: (firstAttribute~margin or secondAttribute~margin)" },
    "lint-stack": { "query": "class:UIStackView not no:backgroundColor" },
    "lint-base": { "query": "element:label not customClass=PrimaryLabel" },
    "lint-module": { "query": "customClass=PriceLabel not module:Shop" },
    "lint-identifier": { "query": "class:UIViewController not storyboardIdentifier=.customClass" },
    "lint-reuse": { "query": "(class:UITableViewCell or class:UICollectionReusableView) not no:customClass not reuseIdentifier=.customClass" },
    "lint-bar": { "query": "class:UIViewController not hidesBottomBarWhenPushed=YES" },
    "lint-initial": { "query": "document: no:initialViewController" }
  }
}
END
rules=lint-misplaced,lint-ambiguous,lint-autolayout,lint-traits,lint-device,lint-margin,lint-stack,lint-base,lint-module,lint-identifier,lint-reuse,lint-bar,lint-initial
nibsh Lint.storyboard -c "check --rule $rules" -c revert
nibsh Lint.storyboard -c 'check --fix lint-misplaced' -c 'check --fix lint-autolayout' -c 'check --fix lint-traits' -c "check --rule lint-misplaced,lint-autolayout,lint-traits" -c revert
# A document that keeps all of them.
nibsh Lint.storyboard -c 'unset lAb misplaced' -c 'unset lAb ambiguous' -c 'set document useAutolayout=YES useTraitCollections=YES initialViewController=cTr-l0-001 device.id=retina6_12' -c 'remove cOn-st-001' -c 'unset sTa backgroundColor' -c 'set lAb customClass PrimaryLabel' -c 'set cTr storyboardIdentifier=ShopController hidesBottomBarWhenPushed=YES' -c 'set cEl-l0-001 reuseIdentifier PriceCell' -c "check --rule $rules" -c revert
