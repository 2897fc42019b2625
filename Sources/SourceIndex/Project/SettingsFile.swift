import Platform

/// The build settings of an `.xcconfig` file and of the files that it includes.
///
/// Settings for one SDK, architecture or configuration (`NAME[sdk=…]`) are left out (Xcode Help, "Build settings reference").
struct SettingsFile {
    /// A file that was read, with its state, so that a later change can be noticed.
    struct Source: Hashable, Sendable {
        var path: String
        /// The state of the file, nil if it did not exist.
        var stamp: SourceFile.Stamp?

        /// Whether the file has another state now.
        var isChanged: Bool { FileStatus(path).map(SourceFile.Stamp.init) != stamp }
    }

    /// The last value of each setting, as it is written.
    private(set) var values: [String: PropertyList] = [:]
    /// The file and those that it includes.
    private(set) var sources: [Source] = []
    private let project: String

    /// How many files are read for one, and how deeply they may include each other.
    private static let (most, deepest) = (100, 16)

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - project: the folder of the Xcode project, from which files may include others as well as from their own.
    ///   - bytes: returns the bytes of a file, nil if it cannot be read; then it sets nothing.
    init(_ path: String, project: String, bytes: (String) -> [UInt8]?) {
        self.project = project
        read(path, around: [path], bytes: bytes)
    }

    private mutating func read(_ path: String, around: [String], bytes: (String) -> [UInt8]?) {
        guard sources.count < Self.most else { return }
        sources.append(Source(path: path, stamp: FileStatus(path).map(SourceFile.Stamp.init)))
        guard let content = bytes(path) else { return }
        for line in content.split(whereSeparator: { $0 == Byte.newline || $0 == Byte.carriageReturn }) {
            let text = Self.trimmed(Self.withoutComment(line))
            if text.first == Byte.hash {
                guard let name = Self.included(text), around.count < Self.deepest else { continue }
                let places = [PathName.folder(path), project].map { PathName.normalized(PathName.join($0, name)) }
                let other = places.first { bytes($0) != nil } ?? places[0]
                if !around.contains(other) { read(other, around: around + [other], bytes: bytes) }
            } else if let equals = text.firstIndex(of: Byte.equals) {
                let name = String(decoding: Self.trimmed(text[..<equals]), as: UTF8.self)
                guard !name.isEmpty, name.utf8.allSatisfy(Byte.isName) else { continue }
                let value = String(decoding: Self.trimmed(text[(equals + 1)...]), as: UTF8.self)
                values[name] = .text(value.hasSuffix(";") ? String(value.dropLast()) : value)
            }
        }
    }

    /// Returns the path after `#include` or `#include?`.
    private static func included(_ line: ArraySlice<UInt8>) -> String? {
        guard line.starts(with: "#include".utf8), let open = line.firstIndex(of: Byte.quote),
            let close = line[(open + 1)...].firstIndex(of: Byte.quote)
        else { return nil }
        return String(decoding: line[(open + 1)..<close], as: UTF8.self)
    }

    /// Returns a line up to `//`, which begins a comment anywhere.
    private static func withoutComment(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var index = line.startIndex
        while let slash = line[index...].firstIndex(of: Byte.slash), slash + 1 < line.endIndex {
            if line[slash + 1] == Byte.slash { return line[..<slash] }
            index = slash + 1
        }
        return line
    }

    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var rest = bytes.drop(while: Byte.isBlank)
        while let last = rest.last, Byte.isBlank(last) { rest.removeLast() }
        return rest
    }
}
