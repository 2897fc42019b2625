import Testing
import Wording

struct ArticleTests {
    @Test(arguments: [
        "a UIView", "an NSView", "an MKMapView", "a WKWebView", "an AVPlayerView", "a GLKView", "an SCNView",
        "an ImageView", "a Controller", "an editor", "a UserView",
    ])
    func article(words: String) {
        let name = words.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)[1]
        #expect(Article.with(String(name)) == words)
    }
}
