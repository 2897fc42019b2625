cd material/quiz
# Each format, and the exit status: 1 when errors or warnings were found.
nibsh QuizController.xib -c check; echo "exit $?"
nibsh QuizController.xib -c 'check --format json'; echo "exit $?"
nibsh QuizController.xib -c 'check --format github'; echo "exit $?"
nibsh QuizController.xib -c 'check --format sarif --rule view-outlet'; echo "exit $?"
nibsh --json QuizController.xib -c 'check --rule view-outlet'; echo "exit $?"
# After the fix nothing is found, and the exit status is 0.
nibsh QuizController.xib -c 'check --fix view-outlet' -c save; echo "exit $?"
nibsh QuizController.xib -c check; echo "exit $?"
nibsh QuizController.xib -c 'check --format json'; echo "exit $?"
nibsh QuizController.xib -c 'check --format github'; echo "exit $?"
nibsh --json QuizController.xib -c check; echo "exit $?"
