// swift-tools-version: 6.2

import Foundation
import PackageDescription

/// Ends the manifest with a message that SwiftPM shows.
func stop(_ message: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(1)
}

/// The path of the library that this manifest is linked with, which is part of the toolchain that builds.
func manifestLibrary() -> String? {
    #if os(Linux)
        guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else { return nil }
        let line = maps.split(separator: "\n").first { $0.hasSuffix("/libPackageDescription.so") }
        return line.flatMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } }
    #else
        var library = Dl_info()
        guard dladdr(unsafeBitCast(Package.self, to: UnsafeRawPointer.self), &library) != 0 else { return nil }
        return library.dli_fname.map { String(cString: $0) }
    #endif
}

/// The folder of a Swift toolchain with the modules and libraries of SwiftParser, which every toolchain brings.
///
/// Looked for in the toolchain that NIBSH_TOOLCHAIN names (its folder `usr`), then in the one that runs this manifest, then in
/// that of the `swift` in PATH, then in Xcode's.
func swiftParserFolder() -> String {
    let environment = ProcessInfo.processInfo.environment
    func folder(toolchain: String) -> String { toolchain + "/lib/swift/host" }
    func hasParser(_ folder: String) -> Bool {
        FileManager.default.fileExists(atPath: folder + "/SwiftParser.swiftmodule")
    }

    if let toolchain = environment["NIBSH_TOOLCHAIN"] {
        for candidate in [folder(toolchain: toolchain), folder(toolchain: toolchain + "/usr")]
        where hasParser(candidate) {
            return candidate
        }
        stop("NIBSH_TOOLCHAIN is '\(toolchain)', but there is no lib/swift/host/SwiftParser.swiftmodule in it")
    }

    var candidates: [String] = []
    if let library = manifestLibrary() {
        // …/usr/lib/swift/pm/ManifestAPI/libPackageDescription.so
        let path = URL(fileURLWithPath: library).resolvingSymlinksInPath()
        candidates.append(path.appendingPathComponent("../../../host").standardizedFileURL.path)
    }
    for directory in (environment["PATH"] ?? "").split(separator: ":") {
        let program = URL(fileURLWithPath: directory + "/swift").resolvingSymlinksInPath()
        guard FileManager.default.isExecutableFile(atPath: program.path) else { continue }
        candidates.append(folder(toolchain: program.deletingLastPathComponent().deletingLastPathComponent().path))
    }
    for developer in [environment["DEVELOPER_DIR"], "/var/db/xcode_select_link"].compactMap({ $0 }) {
        candidates.append(folder(toolchain: developer + "/Toolchains/XcodeDefault.xctoolchain/usr"))
    }
    guard let found = candidates.first(where: hasParser) else {
        stop(
            """
            no lib/swift/host/SwiftParser.swiftmodule in the Swift toolchain; looked in \(candidates.joined(separator: ", "))
            hint: set NIBSH_TOOLCHAIN to the folder 'usr' of a toolchain from https://www.swift.org/install
            """)
    }
    return found
}

// Only what reads Swift is compiled and linked with SwiftParser; nibsh itself is not, and starts the faster for it.
let parserFolder = swiftParserFolder()
let parserModules: [SwiftSetting] = [.unsafeFlags(["-I", parserFolder])]
let parserLibraries: [LinkerSetting] = [
    .unsafeFlags(["-L", parserFolder, "-Xlinker", "-rpath", "-Xlinker", parserFolder])
]

// On Linux Scripts/run links nibsh into one file with all its libraries, where they are there to be linked: looking for
// shared ones and binding them would take most of a start.
let isOneFile = ProcessInfo.processInfo.environment["NIBSH_ONE_FILE"] != nil
let oneFile: [LinkerSetting] = isOneFile ? [.unsafeFlags(["-static-executable"])] : []
// What libedit.a needs, behind it.
let editLibraries = ["edit"] + (isOneFile ? ["bsd", "md", "tinfo"] : [])

let package = Package(
    name: "nibsh",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "nibsh", targets: ["nibsh"]),
        .executable(name: "nibsh-swift-reader", targets: ["nibsh-swift-reader"]),
        // For tests only: programs are started with it (LD_PRELOAD)
        .library(name: "FaultInjection", type: .dynamic, targets: ["CFaultInjection"]),
    ],
    targets: [
        // C libraries
        .systemLibrary(
            name: "CExpat",
            pkgConfig: "expat",
            providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]
        ),
        .systemLibrary(
            name: "CSystem"
        ),
        .target(
            name: "CEdit",
            linkerSettings: editLibraries.map { .linkedLibrary($0) }
        ),

        // Modules, lowest first; ARCHITECTURE.md says what each is for
        .target(
            name: "Bytes"
        ),
        .target(
            name: "Wording"
        ),
        .target(
            name: "Platform",
            dependencies: ["Bytes", "CSystem", "Wording"]
        ),
        .target(
            name: "XMLTree",
            dependencies: ["Bytes", "CExpat", "Platform"]
        ),
        .target(
            name: "NibCatalog",
            dependencies: ["Bytes"]
        ),
        .target(
            name: "NibDocument",
            dependencies: ["Bytes", "NibCatalog", "Platform", "Wording", "XMLTree"]
        ),
        .target(
            name: "NibDifference",
            dependencies: ["LineDiff", "NibCatalog", "NibDocument", "XMLTree"]
        ),
        .target(
            name: "NibPicture",
            dependencies: ["Bytes", "NibCatalog", "NibDocument", "Wording", "XMLTree"]
        ),
        .target(
            name: "ConstraintSolver"
        ),
        .target(
            name: "NibLayout",
            dependencies: ["ConstraintSolver", "NibDocument", "Wording", "XMLTree"]
        ),
        .target(
            name: "NibMerge",
            dependencies: ["Bytes", "LineDiff", "NibCatalog", "NibDifference", "NibDocument", "Platform", "XMLTree"]
        ),
        .target(
            name: "CommandLog",
            dependencies: ["Bytes", "Platform", "Wording", "XMLTree"]
        ),
        .target(
            name: "NibStrings",
            dependencies: ["Bytes", "NibCatalog", "NibDocument", "XMLTree"]
        ),
        .target(
            name: "NibImport",
            dependencies: ["Bytes", "NibCatalog", "Platform", "XMLTree"]
        ),
        .target(
            name: "SourceIndex",
            dependencies: ["Bytes", "CExpat", "Platform"]
        ),
        .target(
            name: "SwiftDeclarations",
            dependencies: ["Bytes", "SourceIndex"],
            swiftSettings: parserModules,
            linkerSettings: parserLibraries
        ),
        .executableTarget(
            name: "nibsh-swift-reader",
            dependencies: ["Platform", "SourceIndex", "SwiftDeclarations"],
            swiftSettings: parserModules
        ),
        .target(
            name: "ClassFacts",
            dependencies: ["Bytes", "NibCatalog", "NibDocument", "SourceIndex", "Wording", "XMLTree"]
        ),
        .target(
            name: "NibChecks",
            dependencies: [
                "Bytes", "ClassFacts", "ConstraintSolver", "NibCatalog", "NibDocument", "NibStrings", "Platform",
                "SourceIndex", "Wording", "XMLTree",
            ],
            exclude: ["Examples"]
        ),
        .target(
            name: "NibPrediction",
            dependencies: ["Bytes", "ClassFacts", "NibCatalog", "NibDocument", "SourceIndex", "Wording", "XMLTree"]
        ),
        .target(
            name: "CommandLanguage",
            dependencies: ["Bytes", "Replies", "Wording"]
        ),
        .target(
            name: "Replies",
            dependencies: ["Bytes", "Platform", "Wording"]
        ),
        .target(
            name: "LineDiff",
            dependencies: ["Bytes", "Replies"]
        ),
        .target(
            name: "ObjectReferences",
            dependencies: ["Bytes", "CommandLanguage", "NibDocument", "Replies", "Wording", "XMLTree"]
        ),
        .target(
            name: "Queries",
            dependencies: ["Bytes", "CommandLanguage", "NibCatalog", "NibDocument", "Replies", "XMLTree"]
        ),
        .target(
            name: "LineEditing",
            dependencies: ["CEdit", "Platform", "Wording"]
        ),
        .target(
            name: "NibEditing",
            dependencies: [
                "Bytes", "ClassFacts", "CommandLanguage", "CommandLog", "LineDiff", "NibCatalog", "NibDocument",
                "NibLayout", "NibStrings",
                "ObjectReferences", "Platform", "Queries", "Replies", "SourceIndex", "Wording", "XMLTree",
            ]
        ),
        .target(
            name: "DifferenceScript",
            dependencies: [
                "Bytes", "ClassFacts", "CommandLanguage", "NibCatalog", "NibDifference", "NibDocument", "NibEditing",
                "ObjectReferences", "Replies", "SourceIndex", "XMLTree",
            ]
        ),
        .target(
            name: "CodeEditing",
            dependencies: [
                "Bytes", "ClassFacts", "CommandLanguage", "CommandLog", "NibCatalog", "NibDocument", "NibEditing",
                "ObjectReferences", "Platform", "Replies", "SourceIndex", "Wording", "XMLTree",
            ]
        ),
        .target(
            name: "NibInspecting",
            dependencies: [
                "Bytes", "ClassFacts", "CommandLanguage", "NibCatalog", "NibDocument", "NibLayout", "NibPrediction",
                "ObjectReferences", "Platform", "Queries", "Replies", "SourceIndex", "Wording", "XMLTree",
            ]
        ),
        .target(
            name: "NibShell",
            dependencies: [
                "Bytes", "ClassFacts", "CodeEditing", "CommandLanguage", "CommandLog", "DifferenceScript", "LineDiff",
                "NibCatalog",
                "NibChecks", "NibDifference", "NibDocument", "NibEditing", "NibImport", "NibInspecting", "NibMerge",
                "NibPicture", "NibPrediction", "NibStrings",
                "ObjectReferences", "Platform", "Queries",
                "Replies", "SourceIndex", "Wording", "XMLTree",
            ]
        ),
        .target(
            name: "ModelContext",
            dependencies: [
                "Bytes", "CommandLanguage", "NibShell", "ObjectReferences", "Platform", "Replies", "Wording",
            ]
        ),
        .executableTarget(
            name: "nibsh",
            dependencies: [
                "CommandLanguage", "LineDiff", "LineEditing", "ModelContext", "NibShell", "Platform", "Replies",
                "SourceIndex",
                "Wording",
            ],
            linkerSettings: oneFile
        ),

        // Tests
        .testTarget(
            name: "BytesTests",
            dependencies: ["Bytes"]
        ),
        .testTarget(
            name: "PlatformTests",
            dependencies: ["CSystem", "Platform", "TemporaryFolders"]
        ),
        .testTarget(
            name: "DocumentationTests",
            dependencies: ["NibShell", "PTYSupport", "Recording", "Replies", "SourceIndex", "Wording", "nibsh"]
        ),
        .testTarget(
            name: "WordingTests",
            dependencies: ["Wording"]
        ),
        .testTarget(
            name: "XMLTreeTests",
            dependencies: ["Bytes", "SeededRandom", "XMLTree"]
        ),
        .testTarget(
            name: "NibCatalogTests",
            dependencies: ["NibCatalog", "TestDocuments"]
        ),
        .testTarget(
            name: "NibDocumentTests",
            dependencies: ["NibDocument", "SeededRandom", "XMLTree"]
        ),
        .testTarget(
            name: "NibDifferenceTests",
            dependencies: ["NibDifference", "NibDocument", "SeededRandom", "XMLTree"]
        ),
        .testTarget(
            name: "NibPictureTests",
            dependencies: ["Bytes", "NibDocument", "NibPicture", "TestDocuments", "XMLTree"]
        ),
        .testTarget(
            name: "ConstraintSolverTests",
            dependencies: ["ConstraintSolver", "SeededRandom"]
        ),
        .testTarget(
            name: "NibLayoutTests",
            dependencies: ["NibDocument", "NibLayout", "TestDocuments", "XMLTree"]
        ),
        .testTarget(
            name: "QueriesTests",
            dependencies: ["CommandLanguage", "NibDocument", "Queries", "Replies"]
        ),
        .testTarget(
            name: "NibMergeTests",
            dependencies: ["NibDocument", "NibMerge", "XMLTree"]
        ),
        .testTarget(
            name: "NibStringsTests",
            dependencies: ["Bytes", "NibDocument", "NibStrings"]
        ),
        .testTarget(
            name: "NibImportTests",
            dependencies: [
                "NibDocument", "NibImport", "NibShell", "Recording", "Replies", "SeededRandom", "TemporaryFolders",
                "TestDocuments", "XMLTree",
            ]
        ),
        .testTarget(
            name: "SourceIndexTests",
            dependencies: [
                "Platform", "SeededRandom", "SourceIndex", "SwiftDeclarations", "TemporaryFolders",
                "nibsh-swift-reader",
            ],
            swiftSettings: parserModules
        ),
        .testTarget(
            name: "SwiftDeclarationsTests",
            dependencies: ["SourceIndex", "SwiftDeclarations"],
            swiftSettings: parserModules
        ),
        .testTarget(
            name: "NibChecksTests",
            dependencies: [
                "ClassFacts", "DeclaredCode", "NibCatalog", "NibChecks", "NibDocument", "NibStrings", "SourceIndex",
                "XMLTree",
            ]
        ),
        .testTarget(
            name: "NibPredictionTests",
            dependencies: ["ClassFacts", "DeclaredCode", "NibChecks", "NibDocument", "NibPrediction", "SourceIndex"]
        ),
        .testTarget(
            name: "NibEditingTests",
            dependencies: [
                "ClassFacts", "CommandLanguage", "NibDocument", "NibEditing", "ObjectReferences", "Replies",
                "SeededRandom", "SourceIndex",
            ]
        ),
        .testTarget(
            name: "NibInspectingTests",
            dependencies: [
                "ClassFacts", "CommandLanguage", "DeclaredCode", "NibDocument", "NibInspecting", "NibPrediction",
                "ObjectReferences", "Queries", "Replies", "SourceIndex", "TemporaryFolders",
            ]
        ),
        .testTarget(
            name: "CodeEditingTests",
            dependencies: [
                "CodeEditing", "CommandLanguage", "NibDocument", "NibEditing", "Replies", "SourceIndex",
                "SwiftDeclarations",
            ],
            swiftSettings: parserModules
        ),
        .testTarget(
            name: "RepliesTests",
            dependencies: ["Replies"]
        ),
        .testTarget(
            name: "LineDiffTests",
            dependencies: ["LineDiff", "Replies", "SeededRandom"]
        ),
        .testTarget(
            name: "CommandLanguageTests",
            dependencies: ["CommandLanguage", "Replies", "SeededRandom"]
        ),
        .testTarget(
            name: "CommandLogTests",
            dependencies: ["CommandLog", "Platform", "Replies", "SeededRandom", "TemporaryFolders"]
        ),
        .testTarget(
            name: "LineEditingTests",
            dependencies: ["KeySessions", "LineEditing", "PTYSupport", "line-editing-probe"]
        ),
        .testTarget(
            name: "NibShellTests",
            dependencies: [
                "ClassFacts", "CommandLanguage", "CommandLog", "DeclaredCode", "NibShell", "Platform", "Replies",
                "SeededRandom", "SourceIndex", "SwiftDeclarations", "TemporaryFolders", "Wording",
            ],
            swiftSettings: parserModules
        ),

        .testTarget(
            name: "ModelContextTests",
            dependencies: ["ModelContext", "NibShell", "Replies", "SeededRandom", "TemporaryFolders"]
        ),

        // Tests over the project's own documents, and over a corpus of real ones where there is one
        .testTarget(
            name: "CorpusTests",
            dependencies: [
                "CommandLanguage", "CommandLog", "DifferenceScript", "LineDiff", "NibCatalog", "NibDifference",
                "NibDocument", "NibEditing", "NibLayout", "NibMerge", "NibShell", "ObjectReferences", "Replies",
                "SeededRandom", "TestDocuments", "Wording", "XMLTree",
            ]
        ),

        // Transcripts: what is typed and what is printed, and the program on a terminal
        .testTarget(
            name: "TranscriptTests",
            dependencies: [
                "CommandLanguage", "LineDiff", "NibShell", "PTYSupport", "nibsh", "nibsh-swift-reader", "Recording",
                "Replies",
                "SeededRandom", "SourceIndex", "TemporaryFolders", "TestDocuments",
            ]
        ),

        // Programs that make nibsh fail, and a short run of each as a test
        .target(
            name: "CFaultInjection",
            path: "Tests/Faults/CFaultInjection",
            linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]
        ),
        .target(
            name: "FaultHarness",
            dependencies: [
                "CPseudoTerminal", "CommandLanguage", "KeySessions", "NibShell", "PTYSupport", "Replies",
                "SeededRandom", "SourceIndex", "TestDocuments",
            ],
            path: "Tests/Faults/Harness"
        ),
        .executableTarget(
            name: "nibsh-faults",
            dependencies: ["FaultHarness"],
            path: "Tests/Faults/Program"
        ),
        .testTarget(
            name: "FaultTests",
            dependencies: ["FaultHarness", "line-editing-probe", "nibsh", "nibsh-faults", "nibsh-swift-reader"],
            path: "Tests/Faults/FaultTests"
        ),

        // Helpers of the tests
        .target(
            name: "CPseudoTerminal",
            path: "Tests/Support/CPseudoTerminal"
        ),
        .executableTarget(
            name: "key-sessions",
            dependencies: ["KeySessions"],
            path: "Tests/Faults/KeyProgram"
        ),
        .target(
            name: "KeySessions",
            dependencies: ["CPseudoTerminal", "SeededRandom"],
            path: "Tests/Faults/Keys"
        ),
        .executableTarget(
            name: "line-editing-probe",
            dependencies: ["LineEditing"],
            path: "Tests/Support/LineEditingProbe"
        ),
        .target(
            name: "DeclaredCode",
            dependencies: ["SourceIndex"],
            path: "Tests/Support/DeclaredCode"
        ),
        .target(
            name: "Recording",
            path: "Tests/Support/Recording"
        ),
        .target(
            name: "SeededRandom",
            path: "Tests/Support/SeededRandom"
        ),
        .target(
            name: "TemporaryFolders",
            path: "Tests/Support/TemporaryFolders"
        ),
        .target(
            name: "TestDocuments",
            path: "Tests/Support/TestDocuments"
        ),
        .target(
            name: "PTYSupport",
            dependencies: ["CPseudoTerminal"],
            path: "Tests/Support/PTYSupport"
        ),
    ],
    swiftLanguageModes: [.v6]
)
