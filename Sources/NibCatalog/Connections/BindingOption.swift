/// An option of a binding: its name is a constant of AppKit (`NSBindingOption`), its form is what documents have.
package struct BindingOption: Sendable, Hashable {
    /// What values an option has, and the element that keeps it.
    package enum Form: Sendable, Hashable {
        /// YES or NO, in a `<bool>`.
        case flag
        /// A name or text, in a `<string>`.
        case text
        /// What is shown or used in place of a value: a `<string>` for bindings to texts, an `<integer>` or `<real>` for others
        /// (Documentation/Format/Connections.md#bindings).
        case placeholder
        /// A number, in an `<integer>`.
        case integer
    }

    /// The name, such as `NSNullPlaceholder`.
    package let name: String
    /// The form of its values.
    package let form: Form

    private static let flags = [
        "NSAllowsEditingMultipleValuesSelection", "NSAllowsNullArgument", "NSAlwaysPresentsApplicationModalAlerts",
        "NSConditionallySetsEditable", "NSConditionallySetsEnabled", "NSConditionallySetsHidden",
        "NSContinuouslyUpdatesValue", "NSCreatesSortDescriptor", "NSDeletesObjectsOnRemove",
        "NSHandlesContentAsCompoundValue", "NSInsertsNullPlaceholder", "NSInvokesSeparatelyWithArrayObjects",
        "NSRaisesForNotApplicableKeys", "NSSelectsAllWhenSettingContent", "NSValidatesImmediately",
    ]
    private static let texts = [
        "NSDisplayName", "NSDisplayPattern", "NSPredicateFormat", "NSSelectorName", "NSValueTransformerName",
    ]
    private static let placeholders = [
        "NSMultipleValuesPlaceholder", "NSNoSelectionPlaceholder", "NSNotApplicablePlaceholder", "NSNullPlaceholder",
    ]

    /// All options, by name.
    package static let all: [BindingOption] =
        (flags.map { BindingOption(name: $0, form: .flag) } + texts.map { BindingOption(name: $0, form: .text) }
        + placeholders.map { BindingOption(name: $0, form: .placeholder) }
        + [BindingOption(name: "NSContentPlacementTag", form: .integer)]).sorted { $0.name < $1.name }

    /// Finds an option by its name; nil if AppKit has none.
    package static func named(_ name: String) -> BindingOption? { all.first { $0.name == name } }
}
