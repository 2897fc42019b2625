/// Matrices of cells, such as groups of radio buttons.
enum MatrixForm {
    /// Adds what a matrix has.
    static func build(_ object: Building) {
        let (source, element, builder) = (object.source, object.element, object.builder)
        ViewParts.view(object, hugging: (250, 750))
        source.drop("NSEnabled", "NSSelectedCell", "NSSelectedRow", "NSSelectedCol", "NSCellClass", "NSFont")
        if let tag = source.integer("NSTag"), tag != 0 { element.set("tag", to: String(tag)) }
        source.bits("NSMatrixFlags") { bits in
            let (isRadio, isHighlight, isList) = (bits.take(30), bits.take(31), bits.take(29))
            element.set("mode", to: isList ? "list" : isRadio ? nil : isHighlight ? "highlight" : "track")
            if !bits.take(28) { element.set("allowsEmptySelection", to: "NO") }
            if !bits.take(23) { element.set("autosizesCells", to: "NO") }
            if bits.take(25) { element.set("drawsCellBackground", to: "YES") }
            if bits.take(24) { element.set("drawsBackground", to: "YES") }
            if !bits.take(26) { element.set("selectionByRect", to: "NO") }
            bits.ignore(13, 15, 16, 17, 18, 19, 20, 21, 22, 27)
        }
        if source.flag("NSAutorecalculatesCellSize") { element.set("autorecalculatesCellSize", to: "YES") }
        if let size = source.numbers("NSCellSize", count: 2) { element.add(ViewParts.size("cellSize", of: size)) }
        if let space = source.numbers("NSIntercellSpacing", count: 2) {
            element.add(ViewParts.size("intercellSpacing", of: space))
        }
        Appearance.color("NSBackgroundColor", as: "backgroundColor", of: source, into: element)
        source.drop("NSCellBackgroundColor")
        builder.child("NSProtoCell", of: source, into: element, as: "prototype")
        cells(object)
    }

    /// Adds the cells, which the archive lists by row, as columns.
    private static func cells(_ object: Building) {
        let (source, element, builder) = (object.source, object.element, object.builder)
        let (rows, columns) = (source.integer("NSNumRows") ?? 0, source.integer("NSNumCols") ?? 0)
        let cells = source.objects("NSCells")
        guard rows > 0, columns > 0, rows <= cells.count, columns <= cells.count, rows * columns == cells.count else {
            if !cells.isEmpty { source.doubt("NSCells") }
            return
        }
        for number in 0..<columns {
            let column = MadeElement("column")
            element.list("cells").add(column)
            for row in 0..<rows { builder.place(cells[row * columns + number], into: column, from: source) }
        }
    }
}
