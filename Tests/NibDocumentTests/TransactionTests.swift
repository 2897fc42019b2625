import NibDocument
import Testing
import XMLTree

/// An edit leaves all of its changes in the document, or none.
@Suite struct TransactionTests {
    private enum Refusal: TransactionFailure {
        case refused, broken(NibError)

        init(_ error: NibError) { self = .broken(error) }
    }

    private func change(_ edit: Edit) throws(NibError) {
        guard let label = edit.document.element(withID: "lAb-el-001") else { throw NibError(.missing, "no label") }
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
            try document.withTransaction { edit throws(Refusal) in
                do throws(NibError) { try change(edit) } catch { throw Refusal(error) }
                throw .refused
            }
        }
        #expect(document.bytes == before)
    }

    @Test func aTransactionThatWouldBreakTheDocumentLeavesTheBytesUnchanged() throws {
        let document = try Fixtures.document()
        let before = document.bytes
        let view = try #require(document.element(withID: "vIe-w0-001"))
        #expect(throws: NibError.self) {
            try document.withTransaction { edit throws(NibError) in
                edit.setAttribute("id", to: "lAb-el-001", of: view)
            }
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
        _ = try document.withTransaction { edit throws(NibError) in
            try change(edit)
            let between = document.bytes
            #expect(throws: Refusal.self) {
                try edit.attempt {
                    edit.removeAttribute("id", of: label)
                    throw Refusal.refused
                }
            }
            #expect(document.bytes == between)
        }
        #expect(document.bytes != before)
    }
}
