import Foundation
import Testing

@testable import SourceIndex

@Suite("Modules of files")
struct ModuleTests {
    private func rules(_ project: String, at path: String = "/p/App.xcodeproj/project.pbxproj") -> ModuleRules? {
        Array(project.utf8).withUnsafeBytes { XcodeProject.rules($0, at: path) }
    }

    private func project(_ objects: String) -> String {
        """
        // !$*UTF8*$!
        { archiveVersion = 1; objects = {
            ROOT /* Project */ = { isa = PBXProject; buildConfigurationList = PL; targets = ( T1 /* x */, T2, ); };
            PL = { isa = XCConfigurationList; buildConfigurations = ( PC, ); };
            PC = { isa = XCBuildConfiguration; buildSettings = { SUFFIX = Kit; }; };
            MAIN = { isa = PBXGroup; children = ( SRC, A, ABS, ); sourceTree = "<group>"; };
            SRC = { isa = PBXGroup; children = ( B, V, ); path = "My Sources"; sourceTree = "<group>"; };
            V = { isa = PBXVariantGroup; children = ( C, ); name = V; sourceTree = "<group>"; };
            A = { isa = PBXFileReference; path = a.swift; sourceTree = SOURCE_ROOT; };
            B = { isa = PBXFileReference; path = "../b \\"q\\".swift"; sourceTree = "<group>"; };
            C = { isa = PBXFileReference; path = c.m; sourceTree = "<group>"; };
            ABS = { isa = PBXFileReference; path = /abs/d.swift; sourceTree = "<absolute>"; };
            SDK = { isa = PBXFileReference; path = e.swift; sourceTree = SDKROOT; };
            BA = { isa = PBXBuildFile; fileRef = A; }; BB = { isa = PBXBuildFile; fileRef = B; };
            BC = { isa = PBXBuildFile; fileRef = C; }; BD = { isa = PBXBuildFile; fileRef = ABS; };
            BS = { isa = PBXBuildFile; fileRef = SDK; };
            P1 = { isa = PBXSourcesBuildPhase; files = ( BA, BB, BC, BD, BS, MISSING, ); };
            P2 = { isa = PBXSourcesBuildPhase; files = ( BA, ); };
            \(objects)
        }; rootObject = ROOT; }
        """
    }

    @Test("targets give modules to the files they compile, through groups")
    func files() throws {
        let text = project(
            """
            T1 = { isa = PBXNativeTarget; name = "My App"; buildPhases = ( P1, ); };
            T2 = { isa = PBXNativeTarget; name = Tests; buildPhases = ( P2, ); };
            """)
        let map = ModuleMap([try #require(rules(text))], pods: [])
        #expect(map.names == ["My_App", "Tests"])
        #expect(map.modules(of: "/p/a.swift") == ["My_App", "Tests"])
        #expect(map.modules(of: "/p/b \"q\".swift") == ["My_App"])
        #expect(map.modules(of: "/p/My Sources/c.m") == ["My_App"])
        #expect(map.modules(of: "/abs/d.swift") == ["My_App"])
        #expect(map.modules(of: "/p/other.swift") == [])
    }

    @Test("the settings of targets tell which version of Swift compiles them")
    func languages() throws {
        let target = { (settings: String) in
            """
            T1 = { isa = PBXNativeTarget; name = App; buildConfigurationList = L; };
            L = { isa = XCConfigurationList; buildConfigurations = ( C, ); };
            C = { isa = XCBuildConfiguration; buildSettings = { \(settings) }; };
            """
        }
        let cases: [(String, SwiftLanguage)] = [
            ("", [.firstLabelLeftOut, .infersObjC]),
            ("SWIFT_VERSION = 2.3;", [.firstLabelLeftOut, .infersObjC]),
            ("SWIFT_VERSION = 3.0;", [.modern, .infersObjC]),
            ("SWIFT_VERSION = 4.2; SWIFT_SWIFT3_OBJC_INFERENCE = On;", [.modern, .infersObjC]),
            ("SWIFT_VERSION = 4.2; SWIFT_SWIFT3_OBJC_INFERENCE = Off;", .modern),
            ("SWIFT_VERSION = 5.0;", .modern),
            ("SWIFT_VERSION = \"$(UNKNOWN)\";", .modern),
        ]
        for (settings, expected) in cases {
            let read = try #require(rules(project(target(settings))))
            let target = BuildTarget(module: "App", project: "/p/App.xcodeproj/project.pbxproj")
            #expect(ModuleMap([read], pods: []).language(of: [target]) == expected, "\(settings)")
            #expect(ModuleMap([], pods: []).language(of: [target]) == [])
        }
    }

    @Test("documents belong to the targets that have them as resources, whatever their language")
    func documents() throws {
        let text = project(
            """
            T1 = { isa = PBXNativeTarget; name = App; buildPhases = ( R1, ); };
            T2 = { isa = PBXNativeTarget; name = Other; fileSystemSynchronizedGroups = ( F, ); };
            R1 = { isa = PBXResourcesBuildPhase; files = ( BX, BM, ); };
            BX = { isa = PBXBuildFile; fileRef = X; }; BM = { isa = PBXBuildFile; fileRef = MV; };
            X = { isa = PBXFileReference; path = View.xib; sourceTree = SOURCE_ROOT; };
            MV = { isa = PBXVariantGroup; children = ( MB, MS, ); name = Main.storyboard; sourceTree = SOURCE_ROOT; };
            MB = { isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
            MS = { isa = PBXFileReference; path = de.lproj/Main.strings; sourceTree = "<group>"; };
            F = { isa = PBXFileSystemSynchronizedRootGroup; path = Sync; sourceTree = SOURCE_ROOT; exceptions = ( E, ); };
            E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T2;
                membershipExceptions = ( Out.xib, "/Localized/in/Out.storyboard", ); };
            """)
        let map = ModuleMap([try #require(rules(text))], pods: [])
        #expect(map.targets(of: "/p/View.xib")?.map(\.module) == ["App"])
        #expect(map.targets(of: "/p/Base.lproj/Main.storyboard")?.map(\.module) == ["App"])
        #expect(map.targets(of: "/p/Old.xib") == [])
        #expect(map.targets(of: "/p/Sync/Base.lproj/In.storyboard")?.map(\.module) == ["Other"])
        #expect(map.targets(of: "/p/Sync/Out.xib") == [])
        #expect(map.targets(of: "/p/Sync/in/de.lproj/Out.storyboard") == [])
        // Another project or build system may build what is elsewhere.
        #expect(map.targets(of: "/q/Old.xib") == nil)
    }

    @Test("paths are compared without regard to case, as on macOS")
    func caseOfPaths() throws {
        let text = project(
            """
            T1 = { isa = PBXNativeTarget; name = App; buildPhases = ( R1, P7, ); fileSystemSynchronizedGroups = ( F, ); };
            R1 = { isa = PBXResourcesBuildPhase; files = ( BX, ); };
            P7 = { isa = PBXSourcesBuildPhase; files = ( BS7, ); };
            BX = { isa = PBXBuildFile; fileRef = X; }; BS7 = { isa = PBXBuildFile; fileRef = S7; };
            X = { isa = PBXFileReference; path = storyboards/Login.storyboard; sourceTree = SOURCE_ROOT; };
            S7 = { isa = PBXFileReference; path = sources/login.swift; sourceTree = SOURCE_ROOT; };
            F = { isa = PBXFileSystemSynchronizedRootGroup; path = shared; sourceTree = SOURCE_ROOT; };
            """)
        let map = ModuleMap([try #require(rules(text))], pods: [])
        #expect(map.targets(of: "/p/Storyboards/Login.storyboard")?.map(\.module) == ["App"])
        #expect(map.modules(of: "/p/Sources/Login.swift") == ["App"])
        #expect(map.modules(of: "/p/Shared/Kit/A.swift") == ["App"])
        #expect(map.targets(of: "/p/Other/Login.storyboard") == [])
    }

    @Test("the documents of a watch app look for classes in its extension")
    func moduleOfDocuments() throws {
        let text = project(
            """
            T1 = { isa = PBXNativeTarget; name = Watch; buildConfigurationList = L; buildPhases = ( P9, ); };
            L = { isa = XCConfigurationList; buildConfigurations = ( C1, ); };
            C1 = { isa = XCBuildConfiguration; buildSettings = { IBSC_MODULE = "$(TARGET_NAME)_Extension"; }; };
            P9 = { isa = PBXResourcesBuildPhase; files = ( B9, ); };
            B9 = { isa = PBXBuildFile; fileRef = F9; };
            F9 = { isa = PBXFileReference; path = "Interface.storyboard"; sourceTree = SOURCE_ROOT; };
            """)
        let found = try #require(rules(text))
        #expect(found.modules == ["Watch"])
        #expect(found.documents.map(\.module) == ["Watch_Extension"])
    }

    @Test(
        "a module's name is a setting, with variables",
        arguments: [
            ("", "My_App"),
            ("PRODUCT_NAME = \"$(TARGET_NAME)\";", "My_App"),
            ("PRODUCT_NAME = \"Other-Name\";", "Other_Name"),
            ("PRODUCT_NAME = \"${TARGET_NAME:c99extidentifier}$(SUFFIX)\";", "My_AppKit"),
            ("PRODUCT_NAME = x; PRODUCT_MODULE_NAME = \"$(PRODUCT_NAME:c99extidentifier)_M\";", "x_M"),
            ("PRODUCT_NAME = x; PRODUCT_MODULE_NAME = \"M$(:c99extidentifier)\";", "M"),
            ("PRODUCT_NAME = \"$(PROJECT_NAME) Kit\";", "App_Kit"),
            ("PRODUCT_NAME = \"$(UNKNOWN)\";", "My_App"),
            ("PRODUCT_NAME = \"$(LOOP)\"; LOOP = \"$(LOOP)\";", "My_App"),
            ("PRODUCT_NAME = \"2048 Game\";", "_048_Game"),
            ("PRODUCT_NAME = \"$(broken\";", "My_App"),
        ])
    func names(settings: String, expected: String) throws {
        let text = project(
            """
            T1 = { isa = PBXNativeTarget; name = "My App"; buildConfigurationList = L; buildPhases = ( ); };
            L = { isa = XCConfigurationList; buildConfigurations = ( C1, ); };
            C1 = { isa = XCBuildConfiguration; buildSettings = { \(settings) }; };
            """)
        #expect(try #require(rules(text)).modules == [expected])
    }

    /// Settings of the target, then files of settings: the target's, the project's, and one that is included.
    @Test(
        "a file of settings that a configuration names stands below its own settings",
        arguments: [
            ("", "PRODUCT_NAME = Named // no comment", "", "", "Named"),
            ("", "PRODUCT_NAME = A\nPRODUCT_MODULE_NAME=$(PRODUCT_NAME:c99extidentifier)_M;", "", "", "A_M"),
            ("PRODUCT_NAME = Own;", "PRODUCT_NAME = Named", "", "", "Own"),
            ("", "#include \"more/base.xcconfig\"\nOTHER = x", "", "PRODUCT_NAME = Base", "Base"),
            ("", "PRODUCT_NAME = Before\r\n#include? \"more/base.xcconfig\"", "", "PRODUCT_NAME = Base", "Base"),
            ("", "#include \"more/base.xcconfig\"\nPRODUCT_NAME = After", "", "PRODUCT_NAME = Base", "After"),
            ("", "#include \"none.xcconfig\"", "", "", "My_App"),
            ("", "#include \"target.xcconfig\"\nPRODUCT_NAME = Round", "", "", "Round"),
            ("", "", "PRODUCT_NAME = $(TARGET_NAME)$(KIT)\nKIT = Kit", "", "My_AppKit"),
            ("", "PRODUCT_NAME = Target", "PRODUCT_NAME = Project", "", "Target"),
            ("", "PRODUCT_NAME[sdk=macosx*] = Mac\n// PRODUCT_NAME = No\n= x\nPRODUCT", "", "", "My_App"),
        ])
    func settingsFiles(own: String, target: String, around: String, base: String, expected: String) throws {
        let text = """
            { objects = {
                ROOT = { isa = PBXProject; buildConfigurationList = PL; targets = ( T1, ); };
                PL = { isa = XCConfigurationList; buildConfigurations = ( PD, PR, ); };
                PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = No; }; };
                PR = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = XP; buildSettings = { }; };
                T1 = { isa = PBXNativeTarget; name = "My App"; buildConfigurationList = L; buildPhases = ( ); };
                L = { isa = XCConfigurationList; buildConfigurations = ( C1, ); };
                C1 = { isa = XCBuildConfiguration; name = Release; baseConfigurationReferenceAnchor = F;
                    baseConfigurationReferenceRelativePath = target.xcconfig; buildSettings = { \(own) }; };
                G = { isa = PBXGroup; children = ( XP, ); path = config; sourceTree = "<group>"; };
                F = { isa = PBXFileSystemSynchronizedRootGroup; path = config; sourceTree = SOURCE_ROOT; };
                XP = { isa = PBXFileReference; path = project.xcconfig; sourceTree = "<group>"; };
            }; rootObject = ROOT; }
            """
        let files = [
            "/p/config/target.xcconfig": target, "/p/config/project.xcconfig": around,
            "/p/config/more/base.xcconfig": base,
        ]
        let found = Array(text.utf8).withUnsafeBytes { bytes in
            XcodeProject.rules(bytes, at: "/p/App.xcodeproj/project.pbxproj") { files[$0].map { Array($0.utf8) } }
        }
        let rules = try #require(found)
        #expect(rules.modules == [expected])
        #expect(rules.settings.prefix(2).map(\.path) == ["/p/config/project.xcconfig", "/p/config/target.xcconfig"])
    }

    private func xml(_ objects: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict>
            <key>archiveVersion</key><integer>1</integer><key>classes</key><dict/>
            <!-- <key>objects</key> -->
            <key>objects</key><dict>\(objects)</dict>
            <key>rootObject</key><string>ROOT</string>
        </dict></plist>
        """
    }

    @Test("a project in XML says the same")
    func xmlProject() throws {
        let text = xml(
            """
            <key>ROOT</key><dict><key>isa</key><string>PBXProject</string>
                <key>targets</key><array><string>T</string></array><key>flag</key><true/></dict>
            <key>T</key><dict><key>isa</key><string>PBXNativeTarget</string>
                <key>name</key><string>Fish &amp; &#67;hip&#x73;</string>
                <key>buildPhases</key><array><string>P</string></array></dict>
            <key>P</key><dict><key>isa</key><string>PBXSourcesBuildPhase</string>
                <key>files</key><array><string>B</string></array></dict>
            <key>B</key><dict><key>isa</key><string>PBXBuildFile</string><key>fileRef</key><string>A</string></dict>
            <key>A</key><dict><key>isa</key><string>PBXFileReference</string><key>name</key><string/>
                <key>path</key><string>a&lt;.swift</string><key>sourceTree</key><string>&lt;group&gt;</string></dict>
            """)
        let found = try #require(rules(text))
        #expect(found.modules == ["Fish___Chips"])
        #expect(ModuleMap([found], pods: []).modules(of: "/p/a<.swift") == ["Fish___Chips"])
        // Whatever is missing at the end, nothing is made of the rest.
        let bytes = Array(text.utf8)
        let end = try #require(text.range(of: "</dict></plist>")).lowerBound
        for length in 0..<text.utf8.distance(from: text.startIndex, to: end) {
            #expect(Array(bytes[..<length]).withUnsafeBytes { XcodeProject.rules($0, at: "/p/x/y") } == nil)
        }
    }

    @Test(
        "XML that is no property list is no project",
        arguments: [
            "<plist><dict><key>a</key></array></dict></plist>", "<plist><string>a</string></plist>",
            "<plist></plist>", "<plist><dict><what/></dict></plist>", "<plist><dict><key>&what;</key></dict></plist>",
            "<plist><array><string>a<b></string></array></plist>", "<?xml", "<plist><!-- ", "<plist></dict>",
            "<!DOCTYPE plist [<!ENTITY what 'x'>]><plist><dict><key>&what;</key><dict/></dict></plist>",
        ])
    func brokenXML(text: String) {
        #expect(rules(text) == nil)
        #expect(rules("\n" + text) == nil)
    }

    @Test("folders that are kept in step belong to a target, exceptions aside")
    func folders() throws {
        let text = project(
            """
            T1 = { isa = PBXNativeTarget; name = App; buildPhases = ( ); fileSystemSynchronizedGroups = ( F, ); };
            T2 = { isa = PBXNativeTarget; name = Ext; buildPhases = ( ); };
            F = { isa = PBXFileSystemSynchronizedRootGroup; path = Src; sourceTree = SOURCE_ROOT; exceptions = ( E1, E2, ); };
            E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1; membershipExceptions = ( "x/no.swift", Old, ); };
            E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T2; membershipExceptions = ( shared.swift, ); };
            """)
        let map = ModuleMap([try #require(rules(text))], pods: [])
        #expect(map.modules(of: "/p/Src/x/yes.swift") == ["App"])
        #expect(map.modules(of: "/p/Src/x/no.swift") == [])
        #expect(map.modules(of: "/p/Src/Old/a.swift") == [])
        #expect(map.modules(of: "/p/Src/Older.swift") == ["App"])
        #expect(Set(map.modules(of: "/p/Src/shared.swift")).contains("Ext"))
    }

    @Test("groups that lead round, and files that are no project, do no harm")
    func broken() throws {
        let round = project(
            """
            T1 = { isa = PBXNativeTarget; name = A; buildPhases = ( P9, ); };
            P9 = { isa = PBXSourcesBuildPhase; files = ( B9, ); }; B9 = { isa = PBXBuildFile; fileRef = G1; };
            G1 = { isa = PBXGroup; children = ( G2, ); path = x; }; G2 = { isa = PBXGroup; children = ( G1, ); path = y; };
            """)
        #expect(rules(round)?.modules == ["A"])
        #expect(rules("<?xml version=\"1.0\"?><plist/>") == nil)
        #expect(rules("") == nil)
        #expect(rules(String(repeating: "{a=", count: 100_000)) == nil)
        let bytes = Array(project("T1 = { isa = PBXNativeTarget; name = A; buildPhases = ( P1, ); };").utf8)
        var read = 0
        for length in stride(from: 0, to: bytes.count, by: 7) {
            if Array(bytes[..<length]).withUnsafeBytes({ XcodeProject.rules($0, at: "/p/x/y") }) != nil { read += 1 }
        }
        #expect(read == 0)
    }

    @Test("a project that names packages elsewhere says so")
    func packages() throws {
        #expect(try #require(rules(project("R = { isa = XCRemoteSwiftPackageReference; };"))).namesDependencies)
        #expect(try #require(rules(project(""))).namesDependencies == false)
    }

    @Test("a package's targets have the folders that they name, or the usual ones")
    func manifest() {
        let text = """
            let package = Package(name: "P", dependencies: [.package(url: "https://x/y", from: "1.0.0")], targets: [
                .target(name: "my-lib", dependencies: [.target(name: "Core"), "X"], path: "Code/Lib"),
                .target(name: "Core"), .executableTarget(
                    name: "tool", dependencies: [.product(name: "Q", package: "q", path: "no")]),
                .testTarget(name: "CoreTests", dependencies: ["Core"]),
            ])
            """
        let rules = Array(text.utf8).withUnsafeBytes { PackageManifest.rules($0, at: "/p/Package.swift") }
        let map = ModuleMap([rules], pods: ["/p/Pods"])
        #expect(rules.namesDependencies)
        #expect(map.names == ["Core", "CoreTests", "my_lib", "tool"])
        #expect(map.modules(of: "/p/Code/Lib/a.swift") == ["my_lib"])
        #expect(map.modules(of: "/p/Sources/Core/Deep/a.swift") == ["Core"])
        #expect(map.modules(of: "/p/Sources/tool/a.swift") == ["tool"])
        #expect(map.modules(of: "/p/Tests/CoreTests/a.swift") == ["CoreTests"])
        #expect(map.modules(of: "/p/Pods/My-Pod/a.m") == ["My_Pod"])
        #expect(map.modules(of: "/p/Pods/a.m") == [])
    }
}
