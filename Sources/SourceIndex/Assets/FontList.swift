import Platform

/// The list of fonts in the `Info.plist` of a program, which iOS makes available when the program starts (Apple's "Adding a custom font to
/// your app").
struct FontList {
    /// The names of the files, without folders.
    let files: [String]

    /// The largest property list that is read.
    private static let largest = 1 << 20

    /// Reads the file at a path; nil if it is not the property list of a product.
    init?(_ path: String) {
        guard let bytes = try? FileIO.contents(path, atMost: Self.largest),
            let table = bytes.withUnsafeBytes({ PropertyList.parse($0) }), table["CFBundleIdentifier"] != nil
        else { return nil }
        files = (table["UIAppFonts"]?.texts ?? []).map { PathName.base($0) }
    }
}
