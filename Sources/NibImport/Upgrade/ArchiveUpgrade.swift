import NibCatalog

/// Makes a document of an archive xib.
struct ArchiveUpgrade {
    private let archive: XMLArchiveReader.Archive
    private let model: NibModel
    private let understanding: Understanding
    private let top: ArchivedFields
    private let makeID: () -> String

    init(_ archive: XMLArchiveReader.Archive, model: NibModel, makeID: @escaping () -> String) {
        self.archive = archive
        self.model = model
        self.makeID = makeID
        understanding = Understanding(archive.graph)
        understanding.read(archive.top)
        top = ArchivedFields(object: archive.top, understanding: understanding)
    }

    /// Makes the document.
    ///
    /// - Parameter limit: the maximum size of the document in bytes.
    /// - Returns: the document, and what is left out of it.
    /// - Throws: `ImportError` if the archive lacks what every one has, or the document would be far too large.
    func upgraded(limit: Int) throws(ImportError) -> UpgradedNib {
        guard let container = top.child("IBDocument.Objects") else {
            throw .damaged(XMLArchiveReader.format, cause: "it has no 'IBDocument.Objects'")
        }
        records(container)
        let usesAutolayout = top.flag("IBDocument.UseAutolayout")
        let properties = ObjectProperties(
            container, understanding: understanding, usesAutolayout: usesAutolayout)
        let builder = Builder(
            model, understanding: understanding, properties: properties,
            forms: model.family == .cocoaTouch ? TouchForms.all : CocoaForms.all,
            usesAutolayout: usesAutolayout, makeID: makeID)
        for item in model.items where item.role == .constraint {
            guard let parent = item.parent, let object = item.object else { continue }
            builder.constraints[parent, default: []].append(object)
        }
        var connections = ArchiveConnections(builder: builder)
        connections.read(container)
        let objects = MadeElement("objects")
        defer { objects.takeApart() }
        for number in model.tops where model.items[number].object != nil { place(number, into: objects, by: builder) }
        guard !builder.isExhausted, !archive.graph.isExhausted else {
            throw ImportError(.tooLarge, "the objects of the nib share too many others")
        }
        doubtUnplaced(builder)
        let header = DocumentHeader(top, family: model.family)
        let root = header.root(
            objects, images: builder.images, plugIns: builder.plugIns, usesAutolayout: usesAutolayout)
        properties.finish(model)
        for field in archive.unread {
            understanding.doubt(field.object, key: field.key.isEmpty ? nil : field.key, value: field.text)
        }
        understanding.finish()
        var writer = ElementWriter(Catalog(model.family, era: Era.newest), limit: limit)
        return UpgradedNib(
            document: try writer.document(root), leftOut: leftOut, objectCount: builder.objectCount,
            connectionCount: connections.count)
    }

    /// Reads the records, of which the model has made items already.
    private func records(_ container: ArchivedFields) {
        container.drop("maxID", "usesAutoincrementingIDs", "sourceID", "activeLocalization")
        for key in ["unlocalizedProperties", "localizations"] {
            guard let dictionary = container.child(key), !dictionary.entries().isEmpty else { continue }
            container.doubt(key)
        }
        guard let set = container.child("objectRecords") else { return }
        for object in set.objects("orderedObjects") {
            let record = set.inside(object)
            record.drop("object", "parent", "objectID", "id", "objectName")
            if record.has("children") { _ = record.members("children") }
        }
    }

    private func place(_ number: Int, into objects: MadeElement, by builder: Builder) {
        guard let object = model.items[number].object else { return }
        builder.place(object, into: objects)
        builder.fill()
        guard model.items[number].role == .application else { return }
        if model.items[number].custom == nil || model.items[number].custom?.name == "NSApplication" {
            objects.children.last?.set("customClass", to: "NSObject")
        }
    }

    private func doubtUnplaced(_ builder: Builder) {
        for item in model.items {
            guard let object = item.object, !builder.isPlaced(object), !understanding.hasRead(object),
                item.role != .constraint || builder.usesAutolayout
            else { continue }
            understanding.own(object)
            understanding.doubt(object, key: nil, value: "the object has no place in the document")
        }
    }

    private var leftOut: [LeftOut] {
        understanding.doubts.map { doubt in
            let owner = understanding.owner(of: doubt.object)
            return LeftOut(
                id: model.item(of: owner).map { model.items[$0].id },
                className: archive.graph.className(doubt.object), key: doubt.key, value: doubt.value)
        }
    }
}
