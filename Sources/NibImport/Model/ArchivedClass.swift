/// A custom class with its module.
struct ArchivedClass: Equatable {
    let name: String
    let module: String?

    /// Parses the run-time name of a class, which for Swift may be `_TtC` followed by module and name, each with its
    /// length.
    init(runtimeName: String) {
        var rest = Substring(runtimeName).utf8
        if rest.starts(with: "_TtC".utf8) {
            rest = rest.dropFirst(4)
            if let module = Self.part(&rest), let name = Self.part(&rest), rest.isEmpty {
                self.init(name: name, module: module)
                return
            }
        }
        // The module can also be written before the name with a full stop: `Module.Class`.
        let parts = runtimeName.split(separator: ".", omittingEmptySubsequences: false)
        if parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty {
            self.init(name: String(parts[1]), module: String(parts[0]))
        } else {
            self.init(name: runtimeName, module: nil)
        }
    }

    init(name: String, module: String?) {
        self.name = name
        self.module = module
    }

    /// Consumes a decimal length and that many bytes, and returns the bytes.
    private static func part(_ rest: inout Substring.UTF8View) -> String? {
        let digits = rest.prefix(4).prefix { $0 >= 0x30 && $0 <= 0x39 }
        guard let length = Int(String(Substring(digits))), length > 0, rest.count - digits.count >= length else {
            return nil
        }
        let text = rest.dropFirst(digits.count).prefix(length)
        rest = rest.dropFirst(digits.count + length)
        return String(Substring(text))
    }
}
