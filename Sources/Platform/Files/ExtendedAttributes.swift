#if canImport(Glibc)
    import CSystem
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The extended attributes of a file, among them its access control list, on their way to the file that takes its place.
struct ExtendedAttributes {
    /// The names of those that could not be copied.
    private(set) var lost: [String] = []

    #if canImport(Glibc)
        /// The name under which Linux keeps the access control list (man 5 acl, man 7 xattr).
        private static let accessList = "system.posix_acl_access"
        private let source: String
        private var names: [String] = []

        /// Lists the attributes of a file; none on a file system that has none.
        init(of source: String) {
            self.source = source
            do throws(SystemError) { names = try Self.names(of: source) } catch {
                if !error.hasNoAttributes { lost = ["the extended attributes"] }
            }
            // The system gives labels and signatures to every new file itself.
            names.removeAll { $0.hasPrefix("security.") }
            // Until it is copied.
            lost += names.filter { $0 == Self.accessList }
        }

        /// Copies all but the access control list, which changes with the mode.
        mutating func copy(to target: TemporaryFile) {
            for name in names where name != Self.accessList && !copy(name, to: target) { lost.append(name) }
        }

        /// Copies the access control list, once owner, group and mode are set.
        mutating func copyAccessList(to target: TemporaryFile) {
            guard names.contains(Self.accessList), copy(Self.accessList, to: target) else { return }
            lost.removeAll { $0 == Self.accessList }
        }

        private func copy(_ name: String, to target: TemporaryFile) -> Bool {
            guard let value = try? Self.value(of: name, at: source) else { return false }
            return value.withUnsafeBytes { fsetxattr(target.file.number, name, $0.baseAddress, $0.count, 0) } == 0
        }

        private static func names(of path: String) throws(SystemError) -> [String] {
            let bytes = try read { room in
                path.withSystemPath { listxattr($0, room.assumingMemoryBound(to: CChar.self).baseAddress, room.count) }
            }
            return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        }

        private static func value(of name: String, at path: String) throws(SystemError) -> [UInt8] {
            try read { room in path.withSystemPath { getxattr($0, name, room.baseAddress, room.count) } }
        }

        /// Reads with a call that returns the size it needs when it gets no room, and `ERANGE` when it gets too little.
        private static func read(_ call: (UnsafeMutableRawBufferPointer) -> Int) throws(SystemError) -> [UInt8] {
            while true {
                let size = call(UnsafeMutableRawBufferPointer(start: nil, count: 0))
                guard size >= 0 else { throw SystemError.last }
                if size == 0 { return [] }
                var bytes = [UInt8](repeating: 0, count: size)
                let count = bytes.withUnsafeMutableBytes(call)
                if count >= 0 { return Array(bytes.prefix(count)) }
                guard errno == ERANGE else { throw SystemError.last }
            }
        }
    #else
        private let source: String

        init(of source: String) { self.source = source }

        /// Copies all of them and the access control list.
        mutating func copy(to target: TemporaryFile) {
            let wanted = copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR)
            let result = source.withSystemPath { source in
                target.path.withSystemPath { copyfile(source, $0, nil, wanted) }
            }
            if result != 0 { lost = ["the extended attributes"] }
        }

        /// Does nothing, since a change of the mode leaves the list as it is.
        mutating func copyAccessList(to target: TemporaryFile) {}
    #endif
}
