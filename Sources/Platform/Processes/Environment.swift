#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The environment variables of this process.
package enum Environment {
    /// The value of a variable; nil if it is not set.
    package static func value(_ name: String) -> String? {
        getenv(name).map { SystemName.text($0) }
    }

    /// All variables, as `NAME=value`, for a program that is started.
    package static var all: [String] {
        var result: [String] = []
        var next = environ
        while let variable = next.pointee {
            result.append(SystemName.text(variable))
            next += 1
        }
        return result
    }
}
