# needs: ordinary user
chmod -R go+rwX material home state
cd material/mail
chmod 0 MailController.h
as-user nibsh Mail.xib -c 'check --rule missing-outlet,missing-action'; echo "exit $?"
# A folder that cannot be read.
mkdir locked
chmod 0 locked
as-user nibsh Mail.xib --sources locked -c 'check --rule missing-outlet'; echo "exit $?"
# A document that cannot be read, alone and among others.
cd ../quiz
chmod 0 QuizController.xib
as-user nibsh -c 'check --all'; echo "exit $?"
as-user nibsh -c 'check --all QuizController.xib'; echo "exit $?"
