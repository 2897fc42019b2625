/// Tells from the names of files and folders what they contain.
enum SourceName {
    /// How a folder is treated.
    enum Folder {
        case plain
        /// The folder has build products, is hidden or has no source.
        case ignored
        case dependencies
        /// `.build`, whose `checkouts` has dependencies.
        case hiddenDependencies
        case framework
    }

    /// Returns the kind of a source file by the ending of its name, nil for other files.
    static func kind(_ name: UnsafeRawBufferPointer) -> SourceFile.Kind? {
        let count = name.count
        guard count > 2, name[0] != Byte.period else { return nil }
        switch name[count - 1] {
        case UInt8(ascii: "t"):
            guard ends(name, with: ".swift") else { return nil }
            return count == 13 && ends(name, with: "Package.swift") ? .package : .swift
        case UInt8(ascii: "h"):
            return ends(name, with: ".h") || ends(name, with: ".pch") ? .objectiveC : nil
        case UInt8(ascii: "m"):
            return ends(name, with: ".m") || ends(name, with: ".mm") ? .objectiveC : nil
        case UInt8(ascii: "j"):
            return count == 15 && ends(name, with: "project.pbxproj") ? .project : nil
        default:
            return nil
        }
    }

    /// Returns the kind of a source file by the ending of its name, nil for other files.
    static func kind(_ name: String) -> SourceFile.Kind? {
        var name = name
        return name.withUTF8 { kind(UnsafeRawBufferPointer($0)) }
    }

    /// Returns whether a file is a document, a catalogue of assets, an image or a font, by the ending of its name.
    static func isResource(_ path: String) -> Bool {
        path.hasSuffix(".xib") || path.hasSuffix(".storyboard") || AssetName.isAsset(path)
    }

    /// Returns whether a file lists dependencies for CocoaPods, Carthage or git.
    static func isDependencyList(_ name: UnsafeRawBufferPointer) -> Bool {
        (name.count == 11 && ends(name, with: ".gitmodules")) || (name.count == 7 && ends(name, with: "Podfile"))
            || (name.count == 8 && ends(name, with: "Cartfile"))
    }

    /// Returns whether a file belongs to a build system other than Xcode's projects and Swift packages: CocoaPods, CMake,
    /// Meson, Bazel, XcodeGen or Tuist.
    static func isOtherBuilder(_ name: UnsafeRawBufferPointer) -> Bool {
        switch name.count {
        case 5: ends(name, with: "BUILD")
        case 11: ends(name, with: "BUILD.bazel") || ends(name, with: "project.yml") || ends(name, with: "meson.build")
        case 13: ends(name, with: "Project.swift")
        case 14: ends(name, with: "CMakeLists.txt") || ends(name, with: ".podspec")
        default: ends(name, with: ".podspec")
        }
    }

    /// Returns whether a file may declare Objective-C classes in Python, Ruby or C#.
    static func isOfOtherLanguage(_ name: UnsafeRawBufferPointer) -> Bool {
        guard name.count > 3, name[name.count - 3] == Byte.period else { return false }
        return ends(name, with: ".py") || ends(name, with: ".rb") || ends(name, with: ".cs")
    }

    /// Returns how a folder with a name is treated.
    ///
    /// - Parameters:
    ///   - name: the folder's own name.
    ///   - prefix: the path of the folder it is in, with `/` at the end.
    /// - Returns: how it is treated.
    static func folder(_ name: String, in prefix: String) -> Folder {
        switch name {
        case "Pods", "node_modules", "vendor", "SourcePackages": return .dependencies
        case "Checkouts": return prefix.hasSuffix("/Carthage/") || prefix == "Carthage/" ? .dependencies : .plain
        case "build", "DerivedData": return .ignored
        case "Build": return prefix.hasSuffix("/Carthage/") || prefix == "Carthage/" ? .framework : .plain
        case ".build": return .hiddenDependencies
        default: break
        }
        if name.utf8.first == Byte.period { return .ignored }
        guard let dot = name.utf8.lastIndex(of: Byte.period) else { return .plain }
        switch name[dot...] {
        case ".framework", ".xcframework": return .framework
        case ".xcassets", ".xcdatamodeld", ".xcworkspace", ".bundle", ".app", ".dSYM", ".docc": return .ignored
        default: return .plain
        }
    }

    private static func ends(_ name: UnsafeRawBufferPointer, with ending: StaticString) -> Bool {
        let length = ending.utf8CodeUnitCount
        guard name.count >= length else { return false }
        for index in 0..<length where name[name.count - length + index] != ending.utf8Start[index] { return false }
        return true
    }
}
