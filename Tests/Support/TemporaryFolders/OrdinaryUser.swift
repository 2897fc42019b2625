import Foundation

/// Runs code as a user without special rights, for tests of permissions.
package enum OrdinaryUser {
    /// Whether `act` can be used; it cannot by the superuser of a system without `setfsuid`.
    package static var isPossible: Bool {
        geteuid() != 0 || setter("setfsuid") != nil
    }

    /// Runs `body` with the rights of an ordinary user; the superuser gives up the file rights of this thread only.
    package static func act(_ body: () throws -> Void) rethrows {
        guard geteuid() == 0, let user = setter("setfsuid"), let group = setter("setfsgid") else { return try body() }
        _ = group(65534)
        _ = user(65534)
        defer {
            _ = user(0)
            _ = group(0)
        }
        try body()
    }

    private typealias Setter = @convention(c) (UInt32) -> Int32

    private static func setter(_ name: String) -> Setter? {
        dlsym(nil, name).map { unsafeBitCast($0, to: Setter.self) }
    }
}
