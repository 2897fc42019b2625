import UIKit

class JourneyController: UIViewController {
    @IBAction func open(_ sender: UIButton) {
        performSegue(withIdentifier: "showDetails", sender: sender)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "showDetails" {}
    }
}

class DetailController: UIViewController {
    func showMap() {
        let map = storyboard?.instantiateViewController(withIdentifier: "Mapp")
        show(map!, sender: self)
    }
}
