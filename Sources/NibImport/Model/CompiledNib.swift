/// Reads what a compiled nib says of its objects and connections, for AppKit or for UIKit.
enum CompiledNib {
    /// Makes the model of a compiled nib.
    ///
    /// - Parameters:
    ///   - graph: its objects.
    ///   - top: the object that holds what was archived by name.
    /// - Returns: its objects and connections.
    /// - Throws: `ImportError` when the archive holds something else.
    static func model(_ graph: ArchiveGraph, top: Int32) throws(ImportError) -> NibModel {
        if let data = graph.object("IB.objectdata", of: top) { return try AppKitNib.model(graph, data: data) }
        let keys = ["UINibTopLevelObjectsKey", "UINibObjectsKey", "UINibConnectionsKey"]
        guard keys.contains(where: { graph.value($0, of: top) != nil }) else {
            throw ImportError(
                .notNib, "an archive of objects, but no nib: it has neither 'IB.objectdata' nor 'UINibObjectsKey'")
        }
        return UIKitNib.model(graph, top: top)
    }
}
