import Foundation
import Testing

@testable import NibShell

@Suite struct DependenciesTests {
    /// The class of the owner is in a pod: without its code nothing is said of it, with it the outlet is known to be missing.
    @Test func dependenciesAreReadWhenAsked() throws {
        let project = try CodeProject([:])
        defer { withExtendedLifetime(project) {} }
        try FileManager.default.createDirectory(atPath: project.path("Pods/Kit"), withIntermediateDirectories: true)
        try project.write(
            "Pods/Kit/KITController.h",
            "@interface KITController : UIViewController\n@property IBOutlet UIView *a;\n@end\n")
        try project.write("Own.h", "@interface Own : NSObject\n@end\n")
        try project.write(
            "Pod.xib",
            CodeProject.xib("KITController", #"<outlet property="b" destination="iN0-l3-epB" id="b0b-b0-b0b"/>"#))
        let shell = try project.shell("Pod.xib")
        #expect(try shell.execute("check --rule missing-outlet").text.plain == "nothing found")
        _ = try shell.execute("sources '\(project.path(""))' --dependencies")
        #expect(try shell.execute("check --rule missing-outlet").text.plain.contains("has no outlet 'b'"))
        _ = try shell.execute("sources '\(project.path(""))'")
        #expect(try shell.execute("check --rule missing-outlet").text.plain == "nothing found")
    }
}
