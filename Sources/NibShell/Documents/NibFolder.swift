import Platform

/// Nibs that are folders, which contain files with the same objects for different systems.
enum NibFolder {
    /// The files in order of preference: first the one that people edited, then those for newer systems, then for older ones.
    private static let names = [
        "designable.nib", "keyedobjects-110000.nib", "keyedobjects-101300.nib", "keyedobjects.nib",
        "objects-13.0+.nib", "objects-12.3+.nib", "objects-11.0+.nib", "objects-8.0+.nib", "objects.nib",
        "runtime.nib",
    ]

    /// Loads a file; if the path is a nib that is a folder, the preferred file in it.
    ///
    /// - Returns: the path of what was loaded, its bytes and its identity.
    static func load(_ path: String) throws(FileError) -> (path: String, bytes: [UInt8], identity: FileIdentity) {
        do throws(FileError) {
            let (bytes, identity) = try FileIO.load(path)
            return (path, bytes, identity)
        } catch {
            let inside = names.lazy.map { PathName.join(path, $0) }
            guard error.kind == .folder, let file = inside.first(where: { (try? FileIdentity(of: $0)) != nil }) else {
                throw error
            }
            let (bytes, identity) = try FileIO.load(file)
            return (file, bytes, identity)
        }
    }
}
