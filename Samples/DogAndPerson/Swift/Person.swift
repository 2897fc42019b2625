import AppKit

/// What a dog's outlet 'master' leads to.
@objc(Person) final class Person: NSObject {
    var name = "Nobody"
}
