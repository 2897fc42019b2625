import Bytes
import Platform

/// A file that may name the storyboards that the system loads: a property list, or the settings of a project.
struct StoryboardSettings {
    /// The path of the file.
    let path: String

    /// Whether the file may name a storyboard. A property list has the name alone in an element; settings have it in the line of a key
    /// such as `INFOPLIST_KEY_UIMainStoryboardFile`, and name the file itself only with its ending.
    func name(_ storyboard: String) -> Bool {
        guard let bytes = try? FileIO.read(path) else { return true }
        let wanted = Array(storyboard.utf8)
        func has(_ text: [UInt8]) -> Bool {
            bytes.withUnsafeBytes { all in text.withUnsafeBytes { all.contains(bytes: $0) } }
        }
        if path.hasSuffix(".plist") {
            // A binary list has the text as it is.
            return bytes.starts(with: "bplist".utf8) ? has(wanted) : has(Array(">\(storyboard)<".utf8))
        }
        guard has(wanted) else { return false }
        return bytes.split(separator: Byte.newline).contains { line in
            let words = line.split { !Byte.isName($0) }
            return words.contains { $0.elementsEqual(wanted) }
                && words.contains {
                    $0.suffix(14).elementsEqual("StoryboardFile".utf8)
                        || $0.suffix(14).elementsEqual("StoryboardName".utf8)
                }
        }
    }
}
