cd material/recipes
# Swift that does not parse: what can be read is known, and what cannot be is not made up.
printf 'import UIKit\n\nclass RecipeController: UIViewController {\n    @IBOutlet weak var titleLabel: UILabel!\n    func broken( {{{\n' > RecipeController.swift
nibsh RecipeController.xib -c 'declarations RecipeController' -c 'check --rule missing-outlet'; echo "exit $?"
printf 'class \000 \377 @IBOutlet' > RecipeController.swift
nibsh RecipeController.xib -c 'check --rule missing-outlet'; echo "exit $?"
: > RecipeController.swift
nibsh RecipeController.xib -c 'check --rule missing-outlet'; echo "exit $?"
# A folder with that name is not a source.
rm RecipeController.swift
mkdir RecipeController.swift
nibsh RecipeController.xib -c 'check --rule missing-outlet'; echo "exit $?"
# A header in Latin-1.
cd ../mail
printf '// Gr\374\337e: der Empf\344nger\n' > latin.h
cat MailController.h >> latin.h
mv latin.h MailController.h
nibsh Mail.xib -c 'check --rule missing-action'; echo "exit $?"
# Links that lead in a circle, to nowhere, and to a file twice.
ln -s . loop
ln -s ../mail again
ln -s nowhere.swift lost.swift
ln -s self.m self.m
ln -s MailController.h Copy.h
nibsh Mail.xib -c 'check --rule missing-action'; echo "exit $?"
nibsh -c 'check --all --rule missing-action'; echo "exit $?"
