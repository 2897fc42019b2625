mkdir empty
cp material/quiz/QuizController.xib material/login/LoginController.xib empty
cd empty
# Without code only the rules that need none run, and what cannot be known is not reported as an error.
nibsh QuizController.xib -c check; echo "exit $?"
nibsh LoginController.xib -c check; echo "exit $?"
nibsh --json LoginController.xib -c 'check --rule missing-action'; echo "exit $?"
# A folder that is not there is refused.
nibsh QuizController.xib --sources nowhere -c check; echo "exit $?"
nibsh QuizController.xib -c 'sources nowhere'; echo "exit $?"
nibsh QuizController.xib --sources QuizController.xib -c check; echo "exit $?"
# A folder of code elsewhere.
nibsh LoginController.xib --sources ../material/login -c 'check --rule missing-action'; echo "exit $?"
