# The guide to storyboards: contained and presented controllers, segues with identifiers, and an unwind segue back.
mkdir Shop; cd Shop
cat > Controllers.swift <<'END'
import UIKit

class ListController: UITableViewController {
    func showDetail() { performSegue(withIdentifier: "detail", sender: self) }

    @IBAction func unwindToList(_ segue: UIStoryboardSegue) {}
}

class DetailController: UIViewController {
    @IBOutlet weak var priceLabel: UILabel!

    @IBAction func buy(_ sender: UIButton) {
        performSegue(withIdentifier: "basket", sender: sender)
    }
}

class BasketController: UIViewController {}
END
cat > main.nibsh <<'END'
new ios-storyboard Main.storyboard
set owner customClass DetailController
set owner customModule Shop
set owner customModuleProvider target
set owner title Detail
add label to View Controller "Detail".view text=Price frame=(20,100,120,21) as pRi-ce-001
add button to View Controller "Detail".view title=Buy frame=(20,140,80,30) as bUy-bu-001
connect outlet View Controller "Detail".priceLabel -> pRi-ce-001
connect action bUy-bu-001 -> View Controller "Detail".buy:
align pRi-ce-001 bUy-bu-001 leading
pin pRi-ce-001 leading to View Controller "Detail".view 20
constrain pRi-ce-001.top = View Controller "Detail".view.safeArea.top + 20
constrain bUy-bu-001.top = pRi-ce-001.bottom + 20
add scene tableViewController customClass=ListController title=List
set $ customModule Shop
set $ customModuleProvider target
add scene viewController customClass=BasketController title=Basket
set $ customModule Shop
set $ customModuleProvider target
connect segue Table View Controller "List" -> View Controller "Detail" show identifier=detail
connect segue View Controller "Detail" -> View Controller "Basket" presentation identifier=basket
set initial Table View Controller "List"
embed Table View Controller "List" in navigationController
scenes
graph
save
END
nibsh --sources . -f main.nibsh
nibsh Main.storyboard --sources . -c 'add button to View Controller "Basket".view title=Back frame=(20,100,80,30) as bAc-kB-001' \
    -c 'connect segue bAc-kB-001 -> exit unwind unwindAction=unwindToList:' -c 'inspect View Controller "Basket"' -c 'inspect bAc-kB-001' -c save
nibsh --sources . -c 'check --all'; echo $?
