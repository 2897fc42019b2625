// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "nibsh",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "nibsh", targets: ["nibsh"])
    ],
    targets: [
        // C libraries
        .systemLibrary(
            name: "CExpat",
            pkgConfig: "expat",
            providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]
        ),
        .target(
            name: "CEdit",
            linkerSettings: [.linkedLibrary("edit")]
        ),

        // Modules, lowest first; ARCHITECTURE.md says what each is for
        .target(
            name: "XMLTree",
            dependencies: ["CExpat"]
        ),
        .target(
            name: "NibCatalog"
        ),
        .target(
            name: "NibDocument",
            dependencies: ["NibCatalog", "XMLTree"]
        ),
        .target(
            name: "NibImport",
            dependencies: ["NibCatalog", "XMLTree"]
        ),
        .target(
            name: "SourceIndex"
        ),
        .target(
            name: "NibChecks",
            dependencies: ["NibCatalog", "NibDocument", "SourceIndex", "XMLTree"]
        ),
        .target(
            name: "CommandLanguage"
        ),
        .target(
            name: "LineEditing",
            dependencies: ["CEdit"]
        ),
        .target(
            name: "NibShell",
            dependencies: [
                "CommandLanguage", "NibCatalog", "NibChecks", "NibDocument", "NibImport", "SourceIndex", "XMLTree",
            ]
        ),
        .executableTarget(
            name: "nibsh",
            dependencies: ["CommandLanguage", "LineEditing", "NibShell"]
        ),

        // Tests
        .testTarget(
            name: "DocumentationTests",
            dependencies: ["NibShell", "PTYSupport", "nibsh"]
        ),
        .testTarget(
            name: "XMLTreeTests",
            dependencies: ["XMLTree"]
        ),
        .testTarget(
            name: "NibCatalogTests",
            dependencies: ["NibCatalog"]
        ),
        .testTarget(
            name: "NibDocumentTests",
            dependencies: ["NibDocument", "XMLTree"]
        ),
        .testTarget(
            name: "NibImportTests",
            dependencies: ["NibDocument", "NibImport", "NibShell", "XMLTree"]
        ),
        .testTarget(
            name: "NibChecksTests",
            dependencies: ["NibCatalog", "NibChecks", "NibDocument", "SourceIndex", "XMLTree"]
        ),
        .testTarget(
            name: "CommandLanguageTests",
            dependencies: ["CommandLanguage"]
        ),
        .testTarget(
            name: "LineEditingTests",
            dependencies: ["LineEditing", "PTYSupport", "line-editing-probe"]
        ),
        .testTarget(
            name: "NibShellTests",
            dependencies: ["CommandLanguage", "NibChecks", "NibDocument", "NibShell", "SourceIndex", "XMLTree"]
        ),

        // Tests over the samples and over a corpus of real documents, where there is one
        .testTarget(
            name: "CorpusTests",
            dependencies: ["CommandLanguage", "NibCatalog", "NibDocument", "NibShell", "XMLTree"]
        ),

        // Transcripts: what is typed and what is printed, and the program on a terminal
        .testTarget(
            name: "TranscriptTests",
            dependencies: ["CommandLanguage", "NibShell", "PTYSupport", "nibsh"]
        ),

        // Helpers of the tests
        .target(
            name: "CPseudoTerminal",
            path: "Tests/Support/CPseudoTerminal"
        ),
        .executableTarget(
            name: "line-editing-probe",
            dependencies: ["LineEditing"],
            path: "Tests/Support/LineEditingProbe"
        ),
        .target(
            name: "PTYSupport",
            dependencies: ["CPseudoTerminal"],
            path: "Tests/Support/PTYSupport"
        ),
    ],
    swiftLanguageModes: [.v6]
)
