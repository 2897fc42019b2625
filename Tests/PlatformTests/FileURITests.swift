import Testing

@testable import Platform

@Suite struct FileURITests {
    @Test(arguments: [
        ("/tmp/My View.xib", "file:///tmp/My%20View.xib"), ("/a/50%20#1?.xib", "file:///a/50%2520%231%3F.xib"),
        ("/ä.xib", "file:///%C3%A4.xib"), ("/plain-1.2_~.xib", "file:///plain-1.2_~.xib"),
    ])
    func goesThereAndBack(path: String, uri: String) {
        #expect(FileURI.of(path) == uri)
        #expect(FileURI.path(of: uri) == path)
    }

    @Test func relativePathsStayRelative() {
        #expect(FileURI.of("App/My View.xib") == "App/My%20View.xib")
        #expect(FileURI.of("a:b.xib") == "a%3Ab.xib")
    }

    @Test func readsHostsAndOtherEscapes() {
        #expect(FileURI.path(of: "file://localhost/a/%76iew.xib") == "/a/view.xib")
        #expect(FileURI.path(of: "file:///100%") == "/100%")
        #expect(FileURI.path(of: "file:///%+5%4") == "/%+5%4")
        #expect(FileURI.path(of: "http://localhost/a") == nil)
    }
}
