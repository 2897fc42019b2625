cd material
# The exit status is 1 from warnings on, or from what --fail-on names: here there are warnings.
nibsh gauge/Gauge.xib -c 'check --rule runtime-attribute'; echo "exit $?"
nibsh gauge/Gauge.xib -c 'check --rule runtime-attribute --fail-on error' >/dev/null; echo "exit $?"
# Notes only.
nibsh --json login/LoginController.xib -c 'check --rule unconnected-action' | grep -o '"noteCount":[0-9]*'
nibsh login/LoginController.xib -c 'check --rule unconnected-action' >/dev/null; echo "exit $?"
nibsh login/LoginController.xib -c 'check --rule unconnected-action --fail-on note' >/dev/null; echo "exit $?"
# An error fails the run; with --fail-on never it is reported without failing the run.
nibsh quiz/QuizController.xib -c 'check --rule view-outlet --fail-on error' >/dev/null; echo "exit $?"
nibsh quiz/QuizController.xib -c 'check --rule view-outlet --fail-on never'; echo "exit $?"
nibsh quiz/QuizController.xib -c 'check --fail-on errors'; echo "exit $?"
nibsh quiz/QuizController.xib -c 'check --fail-on'; echo "exit $?"
