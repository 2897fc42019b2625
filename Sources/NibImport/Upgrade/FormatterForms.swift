/// Formatters of numbers and dates.
enum FormatterForms {
    static let forms: [String: ObjectForm] = [
        "NSNumberFormatter": ObjectForm(element: "numberFormatter", build: numbers),
        "NSDateFormatter": ObjectForm(element: "dateFormatter", build: dates),
    ]

    private static let dateStyles: [Int: String] = [1: "short", 2: "medium", 3: "long", 4: "full"]

    /// Adds what a formatter of dates of Mac OS X 10.4 and later has.
    private static func dates(_ object: Building) {
        let (source, element, builder) = (object.source, object.element, object.builder)
        let entries = source.child("NS.attributes")?.entries() ?? []
        _ = builder.properties.value("IBDateFormatterBehaviorMetadataKey", of: builder.id(of: source.object))
        source.drop("NS.format", "NS.natural")
        guard entries.contains(where: { $0.key == "formatterBehavior" && integer($0.value, in: source) == 1040 }) else {
            return source.doubt("NS.attributes", because: "a formatter of before Mac OS X 10.4")
        }
        for (key, value) in entries where key != "formatterBehavior" {
            let number = integer(value, in: source)
            switch key {
            case "dateStyle", "timeStyle": element.set(key, to: number.flatMap { dateStyles[$0] })
            case "doesRelativeDateFormatting": if number != 0 { element.set(key, to: "YES") }
            case "dateFormat": source.understanding.graph.string(value).map { element.setText(key, to: $0) }
            case "lenient" where number == 0: break
            case "locale" where isAnyLocale(value, in: source): break
            default: source.understanding.doubt(source.object, key: key, value: source.understanding.describe(value))
            }
        }
    }

    /// The attributes of a formatter that documents have under the same names.
    private static let integers: Set<String> = [
        "minimumIntegerDigits", "maximumIntegerDigits", "minimumFractionDigits", "maximumFractionDigits",
    ]
    private static let texts: Set<String> = [
        "positiveFormat", "negativeFormat", "currencySymbol", "internationalCurrencySymbol",
    ]

    /// Adds what a formatter of Mac OS X 10.4 and later has; an older one is not understood.
    private static func numbers(_ object: Building) {
        let (source, element, builder) = (object.source, object.element, object.builder)
        let entries = source.child("NS.attributes")?.entries() ?? []
        let id = builder.id(of: source.object)
        guard entries.contains(where: { $0.key == "formatterBehavior" && integer($0.value, in: source) == 1040 }) else {
            _ = builder.properties.value("IBNumberFormatterLocalizesFormatMetadataKey", of: id)
            _ = builder.properties.value("IBNumberFormatterBehaviorMetadataKey", of: id)
            source.understanding.understandAll(of: source.object)
            return source.doubt("NS.attributes", because: "a formatter of before Mac OS X 10.4")
        }
        let behavior = builder.properties.value("IBNumberFormatterBehaviorMetadataKey", of: id)
        let isDefault = behavior.flatMap { integer($0, in: source) } == 1041
        element.set("formatterBehavior", to: isDefault ? "default10_4" : "custom10_4")
        if builder.properties.flag("IBNumberFormatterLocalizesFormatMetadataKey", of: id) == false {
            element.set("localizesFormat", to: "NO")
        }
        for entry in entries { add(entry, to: element, of: source) }
        complete(element, from: source, entries: entries, isDefault: isDefault)
        read(source)
    }

    private static func integer(_ value: ArchiveGraph.Value, in source: ArchivedFields) -> Int? {
        source.understanding.graph.integer(value)
    }

    private static func add(
        _ entry: (key: String, value: ArchiveGraph.Value), to element: MadeElement, of source: ArchivedFields
    ) {
        let number = integer(entry.value, in: source)
        switch entry.key {
        case "formatterBehavior", "nilSymbol", "positiveInfinitySymbol", "negativeInfinitySymbol": break
        case "allowsFloats": if number == 0 { element.set("allowsFloats", to: "NO") }
        case "lenient": if number != 0 { element.set("lenient", to: "YES") }
        case "numberStyle" where number == 0: break
        case "numberStyle" where number == 1: element.set("numberStyle", to: "decimal")
        case "minimum", "maximum": limit(entry, to: element, of: source)
        case "locale" where isAnyLocale(entry.value, in: source): break
        case let key where integers.contains(key) && number != nil: element.set(key, to: number.map(String.init))
        case let key where texts.contains(key):
            if let text = source.understanding.graph.string(entry.value) { element.setText(key, to: text) }
        default:
            source.understanding.doubt(source.object, key: entry.key, value: source.understanding.describe(entry.value))
        }
    }

    private static func limit(
        _ entry: (key: String, value: ArchiveGraph.Value), to element: MadeElement, of source: ArchivedFields
    ) {
        switch entry.value {
        case .integer(let number):
            element.add(MadeElement("integer", with: [("key", entry.key), ("value", String(number))]))
        case .real(let number):
            element.add(MadeElement("real", with: [("key", entry.key), ("value", NumberText.spell(number))]))
        default:
            source.understanding.doubt(source.object, key: entry.key, value: source.understanding.describe(entry.value))
        }
    }

    /// Whether a locale is the one of the user.
    private static func isAnyLocale(_ value: ArchiveGraph.Value, in source: ArchivedFields) -> Bool {
        guard case .object(let locale) = value else { return false }
        return source.understanding.graph.string("NS.identifier", of: locale) ?? "" == ""
    }

    /// Adds what follows from the rest, as documents say it.
    private static func complete(
        _ element: MadeElement, from source: ArchivedFields, entries: [(key: String, value: ArchiveGraph.Value)],
        isDefault: Bool
    ) {
        if !source.flag("NS.hasthousands") {
            element.set("usesGroupingSeparator", to: "NO")
            element.set("groupingSize", to: "0")
        }
        if element["minimumIntegerDigits"] == nil { element.set("minimumIntegerDigits", to: "0") }
        if element["maximumIntegerDigits"] == nil { element.set("maximumIntegerDigits", to: "42") }
        guard !isDefault else { return }
        for name in ["negativeInfinitySymbol", "positiveInfinitySymbol"]
        where !entries.contains(where: { $0.key == name }) {
            element.add(MadeElement("nil", with: [("key", name)]))
        }
    }

    /// Reads the fields that say the same as the attributes.
    private static func read(_ source: ArchivedFields) {
        source.drop(
            "NS.positiveformat", "NS.negativeformat", "NS.min", "NS.max", "NS.decimal", "NS.thousand", "NS.localized",
            "NS.allowsfloats", "NS.rounding", "NS.nan", "NS.nil")
        for key in ["NS.zero", "NS.positiveattrs", "NS.negativeattrs"] {
            guard let part = source.child(key) else { continue }
            source.understanding.understandAll(of: part.object)
            source.doubt(key)
        }
    }
}
