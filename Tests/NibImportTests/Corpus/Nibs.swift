import Foundation
import TestDocuments

/// The archives and compiled nibs that the tests of this target read: those of the transcripts, and those of a second corpus.
enum Nibs {
    /// What a test says that is skipped since there is no nib that Apple's compiler made.
    static let reason = "it compares nibs with what Apple's compiler made, and NIBSH_CORPUS names no folder of such"

    /// The xibs of Xcode 3 and 4.
    static let archives: [String] = (["\(Corpus.transcripts)/Old.xib"] + Corpus.corpusFiles)
        .filter { $0.hasSuffix(".xib") && head($0).contains("<archive ") }

    /// The nibs that compilers made, or the writers of these tests.
    static let compiled: [String] =
        ["Canvas.nib", "Folder.nib/keyedobjects.nib", "Phone.nib"].map { "\(Corpus.transcripts)/\($0)" }
        + nibs.filter { !$0.hasSuffix("/designable.nib") }

    /// The archives and documents in folders beside which the nib stands that was made from them.
    static let designable: [String] = nibs.filter { $0.hasSuffix("/designable.nib") }

    /// The samples of which there is both the document and what Apple's compiler made of it.
    static let pairs: [(document: String, nib: String)] = nibs.compactMap { nib in
        let document = nib.replacingOccurrences(of: "/nibs/", with: "/files/").dropLast(3) + "xib"
        return FileManager.default.fileExists(atPath: String(document)) ? (String(document), nib) : nil
    }

    private static let nibs = Corpus.part("nibs").map { Corpus.files(in: $0, suffixes: [".nib"]) } ?? []

    private static func head(_ path: String) -> String {
        String(decoding: (try? Corpus.bytes(path))?.prefix(3000) ?? [], as: UTF8.self)
    }
}
