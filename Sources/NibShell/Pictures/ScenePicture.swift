import NibDocument
import Platform
import Replies
import Wording
import XMLTree

/// The picture of one scene of a storyboard, with the file that it goes to.
struct ScenePicture {
    /// The path of the file.
    let path: String
    /// The name of the scene.
    let label: String
    let picture: DrawnPicture

    /// Draws each scene of a storyboard.
    ///
    /// - Parameters:
    ///   - content: what is drawn, and how.
    ///   - folder: the folder of the files.
    ///   - format: the format of the files.
    /// - Returns: the pictures in document order. The files are called as the scenes are, those of the same name with numbers.
    /// - Throws: an error if the document has no scenes.
    static func all(
        of content: PictureContent, in folder: String, as format: PictureFile.Format
    ) throws(CommandError) -> [ScenePicture] {
        let document = content.document
        var taken: Set<String> = []
        let pictures = document.scenes.compactMap { scene -> ScenePicture? in
            let picture = content.picture(ofScene: scene)
            guard picture.objectCount > 0 else { return nil }
            let label = document.label(ofScene: scene) ?? "Scene"
            let name = unique(fileName(of: label), among: &taken)
            let path = PathName.join(folder, name + (format == .svg ? ".svg" : ".png"))
            return ScenePicture(path: path, label: label, picture: DrawnPicture(picture))
        }
        guard !pictures.isEmpty else {
            throw CommandError(
                "not-drawn", "there are no scenes in '\(content.title)'", hints: ["picture --to FILE.png"])
        }
        return pictures
    }

    /// The most bytes of a file's name before its ending and number.
    private static let longest = 120

    /// The name of a scene as one of a file: without what separates folders, begins hidden names or controls a terminal.
    private static func fileName(of label: String) -> String {
        var name = ""
        for character in ShownText.line(label) {
            guard name.utf8.count + character.utf8.count <= longest else { break }
            name.append("/\\:*?\"<>|".contains(character) ? "-" : character)
        }
        name = String(name.drop { $0 == "." || $0 == " " })
        while name.last == " " || name.last == "." { name.removeLast() }
        return name.isEmpty ? "Scene" : name
    }

    /// A name that no file before it has, also where case does not count.
    private static func unique(_ name: String, among taken: inout Set<String>) -> String {
        var (candidate, number) = (name, 1)
        while !taken.insert(candidate.lowercased()).inserted {
            number += 1
            candidate = "\(name) \(number)"
        }
        return candidate
    }
}
