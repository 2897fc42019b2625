cd material/journey
# A superclass that depends on the platform is not known, and code that changes the class of an object may mean a subclass.
cat > JourneyController.swift <<'Y'
import UIKit

#if os(tvOS)
typealias Base = UIViewController
#else
typealias Base = UITableViewController
#endif

class DetailController: Base {}

class JourneyController: UIViewController {}

class LongJourneyController: JourneyController {
    @IBAction func open(_ sender: UIButton) {}
}
Y
nibsh Journey.storyboard -c 'check --rule missing-action,class-kind'; echo "exit $?"
sed -i 's|customClass="JourneyController"|customClass="DetailController"|' Journey.storyboard
nibsh Journey.storyboard -c 'check --rule missing-action,class-kind'; echo "exit $?"
sed -i 's|customClass="DetailController"|customClass="JourneyController"|' Journey.storyboard
echo 'func lengthen(_ journey: UIViewController) { object_setClass(journey, LongJourneyController.self) }' >> JourneyController.swift
nibsh Journey.storyboard -c 'check --rule missing-action,class-kind'; echo "exit $?"
