import UIKit

class TabsController: UIViewController {
    @IBOutlet var firstController: FirstController!
}

class FirstController: UIViewController {}
