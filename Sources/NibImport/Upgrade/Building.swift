/// An object of an archive while its element is filled.
struct Building {
    /// The object.
    let source: ArchivedFields
    /// Its element.
    let element: MadeElement
    /// Places what is inside it.
    let builder: Builder
}
