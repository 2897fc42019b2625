import UIKit

class ListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UINib(nibName: "TaskCell", bundle: nil), forCellReuseIdentifier: "Task")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Task", for: indexPath)
    }
}

class TaskCell: UITableViewCell {
    @IBOutlet weak var nameLabel: UILabel!
}
