import Bytes

/// Names the folder for data that can be made again, such as the declarations read from source code.
package enum CacheFolder {
    /// The folder of this user: `$XDG_CACHE_HOME/nibsh`, or the platform's place for it.
    ///
    /// - Returns: nil if the environment names neither a cache folder nor a home.
    package static var path: String? {
        if let cache = value("XDG_CACHE_HOME") { return PathName.join(cache, "nibsh") }
        guard let home = value("HOME") else { return nil }
        #if canImport(Darwin)
            return PathName.join(home, "Library/Caches/nibsh")
        #else
            return PathName.join(home, ".cache/nibsh")
        #endif
    }

    /// An absolute path of the environment; as the XDG Base Directory Specification requires, relative ones are ignored.
    private static func value(_ name: String) -> String? {
        guard let value = Environment.value(name), value.utf8.first == Byte.slash else {
            return nil
        }
        return value
    }
}
