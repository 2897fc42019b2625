/// Reads the objects and connections of a compiled nib, for AppKit or UIKit.
enum CompiledNib {
    /// Makes the model of a compiled nib.
    ///
    /// - Parameters:
    ///   - graph: the archive's objects.
    ///   - top: the object whose fields are the archive's named top-level values.
    /// - Returns: the objects and connections of the nib.
    /// - Throws: `ImportError` if the archive does not contain a nib.
    static func model(_ graph: ArchiveGraph, top: Int32) throws(ImportError) -> NibModel {
        if let data = graph.object("IB.objectdata", of: top) { return try AppKitNib.model(graph, data: data) }
        let keys = ["UINibTopLevelObjectsKey", "UINibObjectsKey", "UINibConnectionsKey"]
        guard keys.contains(where: { graph.value($0, of: top) != nil }) else {
            throw ImportError(
                .notNib, "an object archive but not a nib: it has neither 'IB.objectdata' nor 'UINibObjectsKey'")
        }
        return UIKitNib.model(graph, top: top)
    }
}
