import NibDocument
import NibImport
import TestDocuments
import Testing
import XMLTree

/// Small nibs built by the tests, and an archive xib.
enum Fixtures {
    /// A window with a button and a pop-up menu; an outlet, two actions, a binding and a tool tip.
    static var appKit: ArchivedObject {
        let owner = ArchivedObject("NSCustomObject", [("NSClassName", .string("WindowController"))])
        let application = ArchivedObject("NSCustomObject", [("NSClassName", .string("NSApplication"))])
        let button = ArchivedObject(
            "NSButton", [("NSvFlags", .integer(268)), ("NSFrame", .string("{{20, 13}, {80, 32}}"))])
        let cell = ArchivedObject("NSButtonCell", [("NSContents", .string("Größe & <Farbe>"))])
        button.fields.append(("NSCell", .object(cell)))
        let field = ArchivedObject(
            "NSClassSwapper",
            [
                ("NSClassName", .string("_TtC5Paint9SizeField")), ("NSOriginalClassName", .string("NSTextField")),
                ("NSvFlags", .integer(268)),
            ])
        let view = ArchivedObject("NSView", [("NSSubviews", .list([button, field]))])
        for child in [button, field] { child.fields.append(("NSSuperview", .object(view))) }
        let window = ArchivedObject(
            "NSWindowTemplate",
            [
                ("NSWindowTitle", .string("Canvas")), ("NSWindowClass", .string("NSWindow")),
                ("NSWindowView", .object(view)),
            ])
        let controller = ArchivedObject("NSObjectController")
        let outlet = ArchivedObject(
            "NSNibOutletConnector",
            [("NSSource", .object(owner)), ("NSDestination", .object(window)), ("NSLabel", .string("window"))])
        let action = ArchivedObject(
            "NSNibControlConnector",
            [("NSSource", .object(button)), ("NSDestination", .object(owner)), ("NSLabel", .string("resize:"))])
        let untargeted = ArchivedObject(
            "NSNibControlConnector",
            [("NSSource", .object(field)), ("NSDestination", .none), ("NSLabel", .string("print:"))])
        let binding = ArchivedObject(
            "NSNibBindingConnector",
            [
                ("NSSource", .object(field)), ("NSDestination", .object(controller)),
                ("NSLabel", .string("value: selection.size")), ("NSBinding", .string("value")),
                ("NSKeyPath", .string("selection.size")), ("NSNibBindingConnectorVersion", .integer(2)),
            ])
        let help = ArchivedObject(
            "NSIBHelpConnector",
            [
                ("NSDestination", .object(button)), ("NSFile", .string("NSToolTipHelpKey")),
                ("NSMarker", .string("Makes it fit")),
            ])
        let objects = [application, window, view, button, cell, field, controller]
        let parents = [owner, owner, window, view, button, view, owner]
        let data = ArchivedObject(
            "NSIBObjectData",
            [
                ("NSRoot", .object(owner)), ("NSConnections", .list([outlet, action, untargeted, binding, help])),
                ("NSObjectsKeys", .list(objects)), ("NSObjectsValues", .list(parents)),
                ("NSOidsKeys", .list([owner] + objects + [outlet, action, untargeted, binding])),
                ("NSOidsValues", .numbers([1, 2, 5, 6, 9, 10, 11, 12, 20, 21, 22, 23])),
            ])
        return ArchivedObject("NSObject", [("IB.objectdata", .object(data))])
    }

    /// A view with a button, labels and a tap recognizer; outlets, an outlet collection, an action with an event, a
    /// segue.
    static var uiKit: ArchivedObject {
        let owner = ArchivedObject("UIProxyObject", [("UIProxiedObjectIdentifier", .string("IBFilesOwner"))])
        let responder = ArchivedObject("UIProxyObject", [("UIProxiedObjectIdentifier", .string("IBFirstResponder"))])
        let other = ArchivedObject("UIButtonContent", [("UITitle", .string("Gone"))])
        let content = ArchivedObject("UIButtonContent", [("UITitle", .string("Go"))])
        let button = ArchivedObject("UIButton", [("UIButtonStatefulContent", .table([(4, other), (0, content)]))])
        let labels = ["Name", "Age"].map { ArchivedObject("UILabel", [("UIText", .string($0))]) }
        let badge = ArchivedObject(
            "UIClassSwapper",
            [("UIClassName", .string("BadgeView")), ("UIOriginalClassName", .string("UIView"))])
        let view = ArchivedObject("UIView", [("UISubviews", .list([button] + labels + [badge]))])
        for child in [button, badge] + labels { child.fields.append(("UISuperview", .object(view))) }
        let template = ArchivedObject(
            "UIStoryboardShowSegueTemplate",
            [
                ("UIIdentifier", .string("detail")),
                ("UIDestinationViewControllerIdentifier", .string("UIViewController-a1B-2c-d3E")),
            ])
        let controller = ArchivedObject(
            "UIViewController", [("UITitle", .string("Main")), ("UIStoryboardSegueTemplates", .list([template]))])
        let outlet = ArchivedObject(
            "UIRuntimeOutletConnection",
            [("UISource", .object(owner)), ("UIDestination", .object(view)), ("UILabel", .string("view"))])
        let collection = ArchivedObject(
            "UIRuntimeOutletCollectionConnection",
            [("UISource", .object(owner)), ("UIDestination", .list(labels)), ("UILabel", .string("labels"))])
        let action = ArchivedObject(
            "UIRuntimeEventConnection",
            [
                ("UISource", .object(button)), ("UIDestination", .object(owner)), ("UILabel", .string("go:")),
                ("UIEventMask", .integer(64)),
            ])
        let top = [owner, responder, view, controller]
        return ArchivedObject(
            "NSObject",
            [
                ("UINibTopLevelObjectsKey", .list(top)), ("UINibObjectsKey", .list(top + [button, badge] + labels)),
                ("UINibConnectionsKey", .list([outlet, collection, action])),
            ])
    }

    /// A xib of Xcode 4 for iOS.
    static let archive = Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00">
        	<data>
        		<int key="IBDocument.SystemTarget">1280</int>
        		<array class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
        			<object class="IBProxyObject" id="10">
        				<string key="IBProxiedObjectIdentifier">IBFilesOwner</string>
        			</object>
        			<object class="IBProxyObject" id="11">
        				<string key="IBProxiedObjectIdentifier">IBFirstResponder</string>
        			</object>
        			<object class="IBUIView" id="12">
        				<array class="NSMutableArray" key="NSSubviews">
        					<object class="IBUIButton" id="13">
        						<string key="NSFrame">{{20, 20}, {72, 37}}</string>
        						<string key="IBUINormalTitle">Go</string>
        					</object>
        					<object class="IBUILabel" id="14">
        						<string key="IBUIText" type="base64-UTF8">R3LDvMOfZQ==</string>
        					</object>
        				</array>
        				<string key="NSFrameSize">{320, 460}</string>
        			</object>
        		</array>
        		<object class="IBObjectContainer" key="IBDocument.Objects">
        			<array class="NSMutableArray" key="connectionRecords">
        				<object class="IBConnectionRecord">
        					<object class="IBCocoaTouchOutletConnection" key="connection">
        						<string key="label">view</string>
        						<reference key="source" ref="10"/>
        						<reference key="destination" ref="12"/>
        					</object>
        					<int key="connectionID">7</int>
        				</object>
        				<object class="IBConnectionRecord">
        					<object class="IBCocoaTouchEventConnection" key="connection">
        						<string key="label">go:</string>
        						<reference key="source" ref="13"/>
        						<reference key="destination" ref="10"/>
        						<int key="IBEventType">7</int>
        					</object>
        					<int key="connectionID">8</int>
        				</object>
        				<object class="IBConnectionRecord">
        					<object class="IBCocoaTouchOutletCollectionConnection" key="connection">
        						<string key="label">parts</string>
        						<reference key="source" ref="10"/>
        						<reference key="destination" ref="14"/>
        					</object>
        					<int key="connectionID">9</int>
        				</object>
        			</array>
        			<object class="IBMutableOrderedSet" key="objectRecords">
        				<array key="orderedObjects">
        					<object class="IBObjectRecord">
        						<int key="objectID">0</int>
        						<array key="object" id="0"/>
        						<reference key="children" ref="1000"/>
        						<nil key="parent"/>
        					</object>
        					<object class="IBObjectRecord">
        						<int key="objectID">-1</int>
        						<reference key="object" ref="10"/>
        						<reference key="parent" ref="0"/>
        						<string key="objectName">File's Owner</string>
        					</object>
        					<object class="IBObjectRecord">
        						<int key="objectID">-2</int>
        						<reference key="object" ref="11"/>
        						<reference key="parent" ref="0"/>
        					</object>
        					<object class="IBObjectRecord">
        						<int key="objectID">4</int>
        						<reference key="object" ref="14"/>
        						<reference key="parent" ref="12"/>
        					</object>
        					<object class="IBObjectRecord">
        						<int key="objectID">5</int>
        						<reference key="object" ref="13"/>
        						<reference key="parent" ref="12"/>
        					</object>
        					<object class="IBObjectRecord">
        						<int key="objectID">6</int>
        						<reference key="object" ref="12"/>
        						<array class="NSMutableArray" key="children">
        							<reference ref="13"/>
        							<reference ref="14"/>
        						</array>
        						<reference key="parent" ref="0"/>
        					</object>
        				</array>
        			</object>
        			<dictionary class="NSMutableDictionary" key="flattenedProperties">
        				<string key="-1.CustomClassName">ViewController</string>
        				<string key="-2.CustomClassName">UIResponder</string>
        				<string key="5.CustomClassName">RoundButton</string>
        			</dictionary>
        		</object>
        	</data>
        </archive>

        """.utf8)

    /// Every fixture in every format.
    static let all: [(name: String, bytes: [UInt8])] = [
        ("AppKit, NIBArchive", NIBArchiveWriter.bytes(appKit)),
        ("AppKit, binary", PlistValue.keyedArchive(appKit).binary),
        ("AppKit, XML", PlistValue.keyedArchive(appKit).xml),
        ("UIKit, NIBArchive", NIBArchiveWriter.bytes(uiKit)),
        ("UIKit, binary", PlistValue.keyedArchive(uiKit).binary),
        ("UIKit, XML", PlistValue.keyedArchive(uiKit).xml),
        ("archive", archive),
    ]

    /// The folder of the project's own archives of macOS.
    static let zoo = "\(Corpus.transcripts)/../files/material/zoo"

    /// Returns a function that makes ids, the same ones each time.
    static func ids() -> () -> String {
        var count = 0
        return {
            count += 1
            let digits = String(count)
            return "new-id-" + String(repeating: "0", count: max(0, 3 - digits.count)) + digits
        }
    }

    /// Returns a nib converted to a document.
    static func document(_ bytes: [UInt8]) throws -> NibDocument {
        let imported = try #require(try NibImport.read(bytes))
        return try NibDocument(
            bytes: imported.document, readOnlyFormat: ReadOnlyFormat(name: imported.format.description, advice: ""))
    }
}

extension NibDocument {
    /// All connections, one per line and sorted: kind, name, and the classes and titles of both ends.
    var connectionLines: [String] {
        connections.map { connection in
            let target = element(withID: connection.destination)
            let extra = [connection.event, connection.keyPath, connection.identifier].compactMap { $0 }
            let words =
                [connection.kind.rawValue, description(connection.source), connection.name]
                + [target.map { description($0) } ?? "?"] + extra
            return words.joined(separator: " ")
        }.sorted()
    }

    private func description(_ node: NodeID) -> String {
        switch placeholder(node) {
        case .owner: "owner"
        case .firstResponder: "first-responder"
        case .application: "app"
        case .external, nil: className(of: node)
        }
    }
}
