import CommandLanguage
import NibDocument
import Queries
import Replies
import Testing

/// What queries find, and which are refused.
@Suite struct QueryTests {
    private let document: NibDocument

    init() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Cards">
                        <connections>
                            <outlet property="list" destination="tAb-le-001" id="oUt-le-001"/>
                        </connections>
                    </placeholder>
                    <tableView id="tAb-le-001">
                        <prototypes>
                            <tableViewCell reuseIdentifier="Card" id="cEl-l0-001" customClass="Card">
                                <subviews>
                                    <label text="Sign up" hidden="YES" tag="3" id="lAb-el-001">
                                        <fontDescription key="fontDescription" type="system" pointSize="11"/>
                                    </label>
                                </subviews>
                            </tableViewCell>
                            <tableViewCell reuseIdentifier="Old" id="cEl-l0-002" customClass="Card"/>
                            <tableViewCell id="cEl-l0-003"/>
                        </prototypes>
                    </tableView>
                    <label text="Sign in" id="lAb-el-002">
                        <userDefinedRuntimeAttributes>
                            <userDefinedRuntimeAttribute type="string" keyPath="style" value="Black"/>
                        </userDefinedRuntimeAttributes>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                        <constraints>
                            <constraint firstAttribute="width" constant="100" id="wId-th-001"/>
                        </constraints>
                    </label>
                </objects>
            </document>

            """
        document = try NibDocument(bytes: Array(text.utf8))
    }

    private func find(_ text: String) throws -> [String] {
        try Search(Query(Lexer.words(of: text)), in: document).matches().compactMap { document.id(of: $0.node) }
    }

    @Test(arguments: [
        ("class:UILabel", ["lAb-el-001", "lAb-el-002"]),
        ("class:UIView element:label sign", ["lAb-el-001", "lAb-el-002"]),
        ("fontDescription.pointSize<12", ["lAb-el-001"]),
        ("class:UILabel fontDescription.pointSize>=17", ["lAb-el-002"]),
        // Absent attributes have Xcode's default.
        ("class:UILabel hidden=NO", ["lAb-el-002"]), ("class:UILabel hidden!=NO", ["lAb-el-001"]),
        ("class:UILabel (text~up or text~nothing)", ["lAb-el-001"]), ("class:UILabel not text~up", ["lAb-el-002"]),
        ("no:reuse element:tableViewCell", ["cEl-l0-003"]), ("class:UILabel inside:reuse:Card", ["lAb-el-001"]),
        ("{class:UILabel hidden=YES}", ["lAb-el-001"]), ("class:UILabel tag=3", ["lAb-el-001"]),
        // An attribute is compared with another one: both absent are equal.
        ("element:tableViewCell reuseIdentifier=.customClass", ["cEl-l0-001", "cEl-l0-003"]),
        ("element:tableViewCell reuseIdentifier!=.customClass", ["cEl-l0-002"]),
        ("element:tableViewCell not reuseIdentifier=.customClass", ["cEl-l0-002"]),
        ("element:tableViewCell reuseIdentifier='.customClass'", []),
        ("connection: kind:outlet name:list", ["oUt-le-001"]), ("connection: to:class:UITableView", ["oUt-le-001"]),
        ("runtime:style", ["lAb-el-002"]), ("runtime:style=Black", ["lAb-el-002"]), ("runtime:style=White", []),
        ("constraint: constant=100", ["wId-th-001"]),
    ])
    func finds(query: String, ids: [String]) throws { #expect(try find(query) == ids) }

    @Test(arguments: [
        "clas:UILabel", "hiden=YES", "class:UILabel or", "(class:UILabel", "not", "tag<many", "tag==3", "no:",
        "inside:", "from:class:UIView", "reuseIdentifier=.custmClass", "class<3",
    ])
    func refuses(query: String) { #expect(throws: CommandError.self) { try find(query) } }
}
