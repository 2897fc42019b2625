import Foundation
import TemporaryFolders
import Platform
import SourceIndex
import SwiftDeclarations

@testable import NibShell

/// A project in a temporary folder: documents and code, and shells on it.
struct CodeProject {
    let folder = TemporaryFolder()

    /// Reads Swift in this process.
    struct Reader: SwiftReading {
        func read(_ paths: [String]) -> [FileDeclarations?] {
            paths.map { path in (try? FileIO.read(path)).map { SwiftFile.declarations(in: $0) } }
        }

        func answer(_ questions: [NameQuestion]) -> [NameUses?] { questions.map { SwiftFile.uses($0) } }
    }

    init(_ files: [String: String]) throws {
        for (name, text) in files { try write(name, text) }
    }

    func path(_ name: String) -> String { folder.path + "/" + name }

    func write(_ name: String, _ text: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
    }

    func text(_ name: String) throws -> String { String(decoding: try FileIO.read(path(name)), as: UTF8.self) }

    /// All files on disk but the journals.
    func texts(_ names: [String]) throws -> [String] { try names.map { try text($0) } }

    /// A shell with a document open, whose code is that of the folder; it is told so, or left to find it.
    func shell(_ name: String = "View.xib", hasCode: Bool = true, namesSources: Bool = true) throws -> Shell {
        var options = Shell.Options()
        options.isInteractive = true
        if namesSources { options.sources = [folder.path] }
        options.journalFolder = folder.path + "/journals"
        if hasCode { options.makeReader = { Reader() } }
        let shell = Shell(options: options)
        _ = try shell.open(path(name))
        return shell
    }

    /// A document of iOS with a button, a label and what stands among the connections of File's Owner.
    static func xib(_ customClass: String, _ connections: String = "", view: String = "", action: String = "") -> String
    {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(customClass)">
                    <connections>
        \(connections.isEmpty ? "" : "                \(connections)\n")\
                        <outlet property="view" destination="iN0-l3-epB" id="S44-re-23V"/>
                    </connections>
                </placeholder>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                <view id="iN0-l3-epB"\(view)>
                    <subviews>
                        <button id="hSs-g6-Zcb">
                            <connections>
        \(action.isEmpty ? "" : "                        \(action)\n")\
                                <action selector="other:" destination="-1" eventType="touchDown" id="oTh-er-001"/>
                            </connections>
                        </button>
                        <label id="lAb-el-001"/>
                        <label id="lAb-el-002"/>
                    </subviews>
                    <constraints>
                        <constraint firstItem="hSs-g6-Zcb" firstAttribute="top" secondItem="iN0-l3-epB" secondAttribute="top" id="cOn-st-001"/>
                    </constraints>
                </view>
            </objects>
        </document>

        """
    }
}
