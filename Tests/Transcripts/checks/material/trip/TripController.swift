import UIKit

class TripController: UIViewController {
    func showMap() {
        let map = UIStoryboard(name: "Trip", bundle: nil).instantiateViewController(withIdentifier: "Map")
        show(map, sender: self)
    }

    @IBSegueAction func makeHotel(_ coder: NSCoder) -> UIViewController? { UIViewController(coder: coder) }
    @IBSegueAction func makeRoom(_ coder: NSCoder) -> UIViewController? { UIViewController(coder: coder) }
    @IBAction func backToTrip(_ segue: UIStoryboardSegue) {}
}
