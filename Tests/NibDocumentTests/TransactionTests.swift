import NibDocument
import Testing
import XMLTree

/// An edit leaves all of its changes in the document, or none.
@Suite struct TransactionTests {
    private struct Refusal: Error {}

    private func change(_ edit: Edit) throws {
        let label = try #require(edit.document.element(withID: "lAb-el-001"))
        try edit.setProperty("text", to: "changed", of: label)
    }

    @Test func aDroppedEditLeavesTheBytesUnchanged() throws {
        let document = try Fixtures.document()
        let before = document.bytes
        do {
            let edit = Edit(document)
            try change(edit)
            #expect(document.bytes != before)
        }
        #expect(document.bytes == before)
    }

    @Test func aTransactionThatThrowsLeavesTheBytesUnchanged() throws {
        let document = try Fixtures.document()
        let before = document.bytes
        #expect(throws: Refusal.self) {
            try document.withTransaction { edit in
                try change(edit)
                throw Refusal()
            }
        }
        #expect(document.bytes == before)
    }

    @Test func aTransactionThatWouldBreakTheDocumentLeavesTheBytesUnchanged() throws {
        let document = try Fixtures.document()
        let before = document.bytes
        let view = try #require(document.element(withID: "vIe-w0-001"))
        #expect(throws: NibError.self) {
            try document.withTransaction { $0.setAttribute("id", to: "lAb-el-001", of: view) }
        }
        #expect(document.bytes == before)
    }

    @Test func whatATransactionReturnsTakesItBack() throws {
        let document = try Fixtures.document()
        let before = document.bytes
        let (_, inverses) = try document.withTransaction(change)
        #expect(document.bytes != before)
        for inverse in inverses.reversed() { document.tree.apply(inverse) }
        #expect(document.bytes == before)
    }

    @Test func anAttemptThatFailsTakesBackItsOwnChangesOnly() throws {
        let document = try Fixtures.document()
        let before = document.bytes
        let label = try #require(document.element(withID: "lAb-el-001"))
        _ = try document.withTransaction { edit in
            try change(edit)
            let between = document.bytes
            #expect(throws: Refusal.self) {
                try edit.attempt {
                    edit.removeAttribute("id", of: label)
                    throw Refusal()
                }
            }
            #expect(document.bytes == between)
        }
        #expect(document.bytes != before)
    }
}
