import Bytes
import Platform

/// The files of other build systems: what they can build.
enum BuilderFile {
    /// Returns whether a file can build documents.
    ///
    /// CMake and Meson have no rule for nibs, so a file that builds some names them or the tool that compiles them. One that names none
    /// builds a library in other languages beside the Xcode project.
    ///
    /// - Parameter path: the file; see `SourceName.isOtherBuilder`.
    /// - Returns: true as well if the file cannot be read.
    static func canBuildDocuments(_ path: String) -> Bool {
        guard ["CMakeLists.txt", "meson.build"].contains(PathName.base(path)), let bytes = try? FileIO.read(path) else {
            return true
        }
        let text = String(decoding: bytes, as: UTF8.self).lowercased()
        return ["xib", "storyboard", "nib", "ibtool"].contains { text.contains($0) }
    }
}
