cd material
# The documents of some folders, of one file, and of the project around the current folder.
nibsh -c 'check --all tabs quiz'; echo "exit $?"
nibsh -c 'check --all quiz/QuizController.xib --format github'; echo "exit $?"
cd quiz
nibsh -c 'check --all'; echo "exit $?"
nibsh -c 'check --all missing.xib'; echo "exit $?"
nibsh -c 'check --all QuizControler.xib'; echo "exit $?"
nibsh -c 'check --all ../Nowhere'; echo "exit $?"
nibsh --json -c 'check --all ../Nowhere'; echo "exit $?"
cd ..
# Two documents of one fix each: every one is mended and saved.
nibsh quiz/QuizController.xib tabs/TabsController.xib -c 'check --fix view-outlet' -c save; echo "exit $?"
