import NibStrings
import Platform

/// The files with the translations of a document, which Xcode keeps beside the folder of its base: `de.lproj/Main.strings` for
/// `Base.lproj/Main.storyboard`, or `mul.lproj/Main.xcstrings` for all languages.
package struct LanguageFiles {
    /// A file with the translations of a document.
    package struct File: Equatable, Sendable {
        /// The path.
        package let path: String
        /// The language; `mul` for a catalogue of all languages.
        package let language: String
    }

    /// The end of the names of folders for a language.
    package static let folderEnd = ".lproj"
    /// The folder of catalogues of all languages.
    private static let allLanguages = "mul"

    /// The files, by language.
    package let files: [File]
    /// The language of the document; nil for a base, which has that of the project.
    package let ownLanguage: String?
    /// The folder of the folders for languages; nil if the document is in no such folder, so that nothing translates it.
    package let folder: String?
    private let stem: String

    /// Finds the files of a document. One that is in no folder for a language has none, and costs nothing.
    ///
    /// - Parameter document: the path of the document.
    package init(of document: String) {
        let path = PathName.absolute(document)
        let own = PathName.folder(path)
        stem = String(PathName.stem(PathName.base(path)))
        guard own.hasSuffix(Self.folderEnd) else {
            (files, ownLanguage, folder) = ([], nil, nil)
            return
        }
        let language = String(PathName.base(own).dropLast(Self.folderEnd.count))
        ownLanguage = language == "Base" ? nil : language
        let parent = PathName.folder(own)
        folder = parent
        let stem = stem
        files = ((try? FolderNames.all(of: parent)) ?? []).filter { $0.hasSuffix(Self.folderEnd) }.sorted()
            .compactMap { name in
                let language = String(name.dropLast(Self.folderEnd.count))
                guard PathName.join(parent, name) != own else { return nil }
                let path = Self.path(of: stem, language: language, in: parent)
                return Self.isInside(path, folder: parent) ? File(path: path, language: language) : nil
            }
    }

    /// The path that the file of a language has, whether it exists or not; nil if nothing translates the document.
    package func path(of language: String) -> String? { folder.map { Self.path(of: stem, language: language, in: $0) } }

    private static func path(of stem: String, language: String, in folder: String) -> String {
        let name = stem + (language == allLanguages ? ".xcstrings" : ".strings")
        return PathName.join(PathName.join(folder, language + folderEnd), name)
    }

    /// Whether a file exists, and is no link that leads somewhere else.
    private static func isInside(_ path: String, folder: String) -> Bool {
        guard let real = RealPath.of(path), let root = RealPath.of(folder), !RealPath.isFolder(real) else {
            return false
        }
        return PathName.isPath(real, inside: root)
    }

    /// What reading the files came to.
    package struct Read {
        /// The files that could be read.
        package var files: [TranslationFile] = []
        /// The others, each with what is wrong.
        package var problems: [(path: String, error: TranslationError)] = []
    }

    /// Reads the files.
    ///
    /// - Parameter bytes: returns the bytes of a file as they are in the session.
    /// - Returns: the files, and those that have mistakes.
    /// - Throws: what `bytes` throws.
    package func read<Failure: Error>(_ bytes: (String) throws(Failure) -> [UInt8]) throws(Failure) -> Read {
        var read = Read()
        for file in files {
            let content = try bytes(file.path)
            do throws(TranslationError) {
                read.files.append(try TranslationFile(path: file.path, language: file.language, bytes: content))
            } catch { read.problems.append((file.path, error)) }
        }
        return read
    }
}
