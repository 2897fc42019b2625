cd material/quiz
# Among the documents of a folder are some that are none: each is found, and the others are checked.
printf 'no xml at all' > Broken.xib
printf '<?xml version="1.0"?>\n<html><body/></html>\n' > Page.xib
printf '<?xml version="1.0"?>\n<document>\n  <objects>\n</document>\n' > Torn.storyboard
: > Empty.xib
nibsh -c 'check --all'; echo "exit $?"
printf 'NIBArchive' > Built.xib
nibsh -c 'check --all --format github'; echo "exit $?"
# By their names they are found as well; what is not named as a document is an error.
nibsh -c 'check --all QuizController.xib Torn.storyboard'; echo "exit $?"
nibsh -c 'check --all QuizController.swift'; echo "exit $?"
nibsh -c 'check --all Built.xib'; echo "exit $?"
