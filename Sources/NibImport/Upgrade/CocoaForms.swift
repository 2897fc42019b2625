/// The forms of all AppKit classes that are understood.
enum CocoaForms {
    /// All of them; no two groups have the same class.
    static let all = ObjectForms(
        [
            ButtonForms.forms, ContainerForms.forms, ControlForms.forms, ControllerForms.forms, FormatterForms.forms,
            MenuForms.forms, ScrollForms.forms, TableForms.forms, TextFieldForms.forms, TextViewForm.forms,
            ToolbarForms.forms, WebForms.forms, WindowForms.forms,
        ].reduce(into: [:]) { $0.merge($1) { first, _ in first } })
}
