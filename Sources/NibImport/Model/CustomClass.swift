/// A class of the program's own.
struct CustomClass: Equatable {
    let name: String
    let module: String?

    /// Reads the name that a class has at run time; a Swift class's is spelled `_TtC`, then module and name with their lengths.
    init(runtimeName: String) {
        var rest = Substring(runtimeName).utf8
        if rest.starts(with: "_TtC".utf8) {
            rest = rest.dropFirst(4)
            if let module = Self.part(&rest), let name = Self.part(&rest), rest.isEmpty {
                self.init(name: name, module: module)
                return
            }
        }
        // A module can also stand in front with a point.
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

    /// A length in decimal digits and that many bytes.
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
