cd material/quiz
# Reports that CI servers read, with findings and without.
nibsh QuizController.xib -c 'check --format junit'; echo "exit $?"
nibsh QuizController.xib -c 'check --format checkstyle'; echo "exit $?"
nibsh QuizController.xib -c 'check --format codequality'; echo "exit $?"
nibsh QuizController.xib -c 'check --fix view-outlet' -c save; echo "exit $?"
nibsh QuizController.xib -c 'check --format junit'; echo "exit $?"
nibsh QuizController.xib -c 'check --format checkstyle'; echo "exit $?"
nibsh QuizController.xib -c 'check --format codequality'; echo "exit $?"
