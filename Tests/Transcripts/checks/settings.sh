cd material/quiz
# The file beside the project turns a rule off, gives another severity, and leaves files out.
printf '{"rules": {"view-outlet": "off"}}' > .nibsh.json
nibsh QuizController.xib -c check; echo "exit $?"
printf '{"rules": {"view-outlet": "note"}}' > .nibsh.json
nibsh QuizController.xib -c check; echo "exit $?"
# A rule that is named runs all the same.
printf '{"rules": {"view-outlet": false}}' > .nibsh.json
nibsh QuizController.xib -c 'check --rule view-outlet'; echo "exit $?"
printf '{"exclude": ["Quiz*.xib"]}' > .nibsh.json
nibsh -c 'check --all'; echo "exit $?"
# An error in it is reported with its place, and nothing is checked.
printf '{"rules": {"view-outlt": "off"}}' > .nibsh.json
nibsh QuizController.xib -c check; echo "exit $?"
printf '{\n  "rules": {"view-outlet": "quiet"}\n}\n' > .nibsh.json
nibsh QuizController.xib -c check; echo "exit $?"
printf '{"rules": {"view-outlet": "off"' > .nibsh.json
nibsh QuizController.xib -c check; echo "exit $?"
printf '\377\376' > .nibsh.json
nibsh QuizController.xib -c check; echo "exit $?"
: > .nibsh.json
nibsh QuizController.xib -c check; echo "exit $?"
printf '{"rule": {}}' > .nibsh.json
nibsh --json QuizController.xib -c check; echo "exit $?"
rm .nibsh.json
mkdir .nibsh.json
nibsh QuizController.xib -c check; echo "exit $?"
