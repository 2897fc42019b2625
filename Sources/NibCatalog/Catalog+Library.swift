extension Catalog {
    /// The items of Interface Builder's library for the family, in its order.
    package var library: [LibraryItem] { libraryItems.items() }

    /// Returns the item that Xcode calls by a name, in any case.
    ///
    /// - Parameters:
    ///   - name: the name, such as `Pull Down Button`.
    ///   - platform: `iOS`, `tvOS`, `watchOS` or `macOS`.
    /// - Returns: the item; nil if the platform has none of that name.
    package func libraryItem(named name: String, on platform: String) -> LibraryItem? {
        let wanted = name.lowercased()
        return library.first { $0.name.lowercased() == wanted && $0.platforms.contains(platform) }
    }

    /// Returns the item that has a form, such as `button:popUp`; a confirmed one, if several have it.
    package func libraryItem(form: String, on platform: String) -> LibraryItem? {
        let found = library.filter { $0.form == form && $0.platforms.contains(platform) }
        return found.first(where: \.isConfirmed) ?? found.first
    }
}
