/// How an object of a class is written.
struct ObjectForm: Sendable {
    /// The tag of its element.
    let element: String
    /// Whether the element has an id even if the archive has none for the object.
    var hasID = true
    /// The class that the element stands for; as a custom class it is not written.
    var ownClass: String?
    /// Reads the fields of the object into the element.
    let build: @Sendable (Building) -> Void
}

/// The forms of all classes of a family.
struct ObjectForms: Sendable {
    private let byClass: [String: ObjectForm]

    init(_ byClass: [String: ObjectForm]) { self.byClass = byClass }

    /// Finds the form of an object.
    ///
    /// - Parameters:
    ///   - archived: the class that the archive names.
    ///   - className: the class that the object has in the end.
    /// - Returns: the form; nil if the class is not understood.
    func form(of archived: String, className: String) -> ObjectForm? { byClass[archived] ?? byClass[className] }
}
