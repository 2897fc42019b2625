// swift-format-ignore-file
// Made by Scripts/catalog/build.py; change what it is made from, not this file.

extension CatalogData {
    /// The items of the library. macOS.
    static let cocoaLibrary: StaticString = #"""
Controls	Push Button	macOS	button	view	its cell	+real documents
Controls	Check Box	macOS	button:check	view	its cell	+real documents
"""#
}
