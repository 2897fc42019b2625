import UIKit

class RemoteController: UIViewController {
    @IBAction func pause() {}

    @IBAction func skip(_ sender: UIButton) {}

    @IBAction func scrub(_ sender: UIButton, forEvent event: UIEvent) {}
}
