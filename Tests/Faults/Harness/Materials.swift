import Foundation

/// The documents that the harnesses edit. All states of one differ in the same few bytes, so that the expected bytes of every state
/// are known without nibsh.
public enum Materials {
    /// A document in a state: a xib with one button, whose class has the number of the state.
    ///
    /// - Parameters:
    ///   - state: the number.
    ///   - padding: how many labels stand after the button, for documents of any size; each takes about 330 bytes.
    /// - Returns: its bytes.
    public static func document(_ state: Int, padding: Int = 0) -> [UInt8] {
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
                <dependencies>
                    <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
                </dependencies>
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                    <view contentMode="scaleToFill" id="iN0-l3-epB">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <subviews>
                            <button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" id="But-to-n01" customClass="State\(state)">
                                <rect key="frame" x="20" y="20" width="75" height="35"/>
                            </button>

            """
        for number in 0..<padding {
            text += """
                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" fixedFrame="YES" text="Label \(number)" textAlignment="natural" id="Lab-el-\(100 + number)">
                                    <rect key="frame" x="20" y="60" width="42" height="21"/>
                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                    <nil key="highlightedColor"/>
                                </label>

                """
        }
        text += """
                            </subviews>
                    </view>
                </objects>
            </document>

            """
        return Array(text.utf8)
    }

    /// The command that leads to a state.
    public static func command(_ state: Int) -> String { "set But-to-n01 customClass State\(state)" }

    /// The state that bytes are; nil for those of no state.
    public static func state(of bytes: [UInt8], padding: Int = 0) -> Int? {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let start = text.range(of: "customClass=\"State"),
            let state = Int(text[start.upperBound...].prefix { $0.isNumber })
        else { return nil }
        return document(state, padding: padding) == bytes ? state : nil
    }

    // MARK: - A project of nine files

    /// The names of the project's files.
    public static let projectNames =
        ["Meter.h", "Meter.m"] + (1...7).map { "View\($0).xib" }

    /// Writes the project; every file names the class once or more.
    public static func writeProject(_ name: String, in bench: Workbench) throws {
        for (file, bytes) in project(name) { try bench.write("work/" + file, bytes) }
    }

    /// The files of the project when its class has a name.
    public static func project(_ name: String) -> [String: [UInt8]] {
        var files = [
            "Meter.h": Array("#import <UIKit/UIKit.h>\n\n@interface \(name) : UIButton\n@end\n".utf8),
            "Meter.m": Array("#import \"Meter.h\"\n\n@implementation \(name)\n@end\n".utf8),
        ]
        for number in 1...7 {
            let text = String(decoding: document(0), as: UTF8.self).replacingOccurrences(of: "State0", with: name)
            files["View\(number).xib"] = Array(text.utf8)
        }
        return files
    }

    /// Which of two names the files of the project have: all the old one, all the new one, or nil for anything else.
    public static func projectName(among names: [String], in bench: Workbench) -> String? {
        names.first { name in project(name).allSatisfy { file, bytes in bench.bytes("work/" + file) == bytes } }
    }
}
