import NibEditing
import Testing

struct ConnectionKindTests {
    private func candidates(_ change: (inout ConnectionKind.Ends) -> Void) -> [ConnectionKind] {
        var ends = ConnectionKind.Ends()
        change(&ends)
        return ConnectionKind.candidates(ends)
    }

    @Test func anOptionOrAKindOfSegueDecides() {
        #expect(candidates { $0.optionKind = .collection } == [.collection])
        #expect(
            candidates { ($0.isSourceObject, $0.isDestinationObject, $0.hasSegueKind) = (true, true, true) } == [.segue]
        )
    }

    @Test func aNameAndAnObjectAreAnOutlet() {
        #expect(candidates { ($0.hasSourceName, $0.isDestinationObject) = (true, true) } == [.outlet])
        #expect(
            candidates { ($0.hasSourceName, $0.isDestinationObject, $0.known) = (true, true, [.collection]) }
                == [.collection])
        #expect(
            candidates { ($0.hasSourceName, $0.isDestinationObject, $0.isMultiple) = (true, true, true) } == [
                .collection
            ])
    }

    @Test func aSelectorIsAnAction() {
        #expect(
            candidates { ($0.isSourceObject, $0.hasDestinationName, $0.isSelector) = (true, true, true) } == [.action])
        #expect(candidates { ($0.isSourceObject, $0.hasDestinationName) = (true, true) } == [.action])
        #expect(
            candidates { ($0.hasSourceName, $0.hasDestinationName, $0.known) = (true, true, [.action]) } == [.action])
    }

    @Test func twoNamesAreABindingOnMacOS() {
        #expect(
            candidates { ($0.hasSourceName, $0.hasDestinationName, $0.isMac) = (true, true, true) } == [.binding])
        #expect(candidates { ($0.hasSourceName, $0.hasDestinationName) = (true, true) } == [])
    }

    @Test func whereTwoFitBothAreLeft() {
        let both = candidates {
            ($0.hasSourceName, $0.isDestinationObject, $0.hasDestinationName, $0.isMac) = (true, true, true, true)
            $0.known = [.outlet, .binding]
        }
        #expect(both == [.outlet, .binding])
    }

    @Test func twoObjectsLackWhatConnectsThem() {
        #expect(candidates { ($0.isSourceObject, $0.isDestinationObject) = (true, true) } == [])
    }
}
