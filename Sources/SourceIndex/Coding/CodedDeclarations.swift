extension FileDeclarations: FieldCoded {
    static var blank: FileDeclarations { FileDeclarations(language: .swift) }

    mutating func code(with coder: inout some FieldCoder) {
        coder.code(&language)
        coder.code(&imports)
        coder.code(&types)
        coder.code(&uses)
        var lines = ignores.sorted { $0.key < $1.key }
        coder.code(&lines, blank: (key: 0, value: [])) { coder, line in
            coder.code(&line.key)
            coder.code(&line.value)
        }
        ignores = Dictionary(lines) { first, _ in first }
        coder.require(ignores.count == lines.count)
        coder.code(&firstError)
    }
}

extension TypeDeclaration: FieldCoded {
    static var blank: TypeDeclaration { TypeDeclaration(kind: .swiftClass, name: "", place: .blank, body: 0..<0) }

    mutating func code(with coder: inout some FieldCoder) {
        coder.code(&kind)
        coder.code(&name)
        coder.code(&runtimeName)
        coder.code(&category)
        coder.code(&inherited)
        coder.code(&protocols)
        coder.code(&traits)
        coder.code(&place)
        coder.code(&body)
        coder.code(&members)
    }
}

extension Member: FieldCoded {
    static var blank: Member { Member(kind: .property, name: "", place: .blank, extent: 0..<0) }

    mutating func code(with coder: inout some FieldCoder) {
        coder.code(&kind)
        coder.code(&name)
        coder.code(&selector)
        coder.code(&type)
        coder.code(&traits)
        coder.code(&parameters)
        coder.code(&detail)
        coder.code(&place)
        coder.code(&extent)
    }
}

extension Member.Parameter: FieldCoded {
    static var blank: Member.Parameter { Member.Parameter(label: "", name: "", type: "") }

    mutating func code(with coder: inout some FieldCoder) {
        coder.code(&label)
        coder.code(&name)
        coder.code(&type)
    }
}

extension CodeUse: FieldCoded {
    static var blank: CodeUse { CodeUse(kind: .selector, value: "", place: .blank) }

    mutating func code(with coder: inout some FieldCoder) {
        coder.code(&kind)
        coder.code(&value)
        coder.code(&detail)
        coder.code(&written)
        coder.code(&owner)
        var (number, name) = (nibOwner.number, nibOwner.name)
        coder.code(&number)
        coder.code(&name)
        let found = NibOwner(number: number, name: name)
        coder.require(found != nil)
        nibOwner = found ?? .unknown
        coder.code(&place)
    }
}

extension SourcePlace: FieldCoded {
    static var blank: SourcePlace { SourcePlace(offset: 0, line: 0, column: 0) }

    mutating func code(with coder: inout some FieldCoder) {
        coder.code(&offset)
        coder.code(&line)
        coder.code(&column)
    }
}
