cd material/journey
nibsh -c 'check --all --rule segue-identifier'; echo "exit $?"
# Beside a document that cannot be read, it is not known that no document has the segue.
printf '<document>\n' > Torn.storyboard
nibsh -c 'check --all --rule segue-identifier'; echo "exit $?"
