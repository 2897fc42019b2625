cd material/quiz
mkdir Docs More
# A folder without documents is reported, so that a job that looks in the wrong place does not go unnoticed.
nibsh -c 'check --all Docs'; echo "exit $?"
nibsh -c 'check --all Docs More --format json'; echo "exit $?"
nibsh --json -c 'check --all Docs'; echo "exit $?"
# Documents in which nothing is found are counted; formats for machines stay empty.
nibsh QuizController.xib -c 'check --fix view-outlet' -c save; echo "exit $?"
nibsh -c 'check --all'; echo "exit $?"
nibsh -c 'check --all --format json'; echo "exit $?"
nibsh -c 'check --all --format github'; echo "exit $?"
# The open document alone stays silent.
nibsh QuizController.xib -c check; echo "exit $?"
