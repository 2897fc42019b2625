# Translations are compared with the document.
cd material/app
nibsh Base.lproj/Login.xib -c 'strings check'; echo "exit $?"
nibsh Base.lproj/Login.xib -c 'strings remove --stale' -c 'strings check' -c save; echo "exit $?"
grep -c oLd de.lproj/Login.strings
nibsh Base.lproj/Login.xib -c 'strings remove --stale' -c 'strings remove wEl-co-Me1.txt' ; echo "exit $?"
nibsh Base.lproj/Login.xib -c 'strings remove'; echo "exit $?"
printf '"a.text" = "1";\n"b.text" = "2";\n\n"a.text" = "3";\n' > de.lproj/Login.strings
printf '/* A */\n"wEl-co-Me1.text" = "Bonjour"\n"x" = "y";\n' > fr.lproj/Login.strings
nibsh Base.lproj/Login.xib -c 'strings check' -c 'strings'; echo "exit $?"
nibsh --json Base.lproj/Login.xib -c 'strings check' | cut -c1-400
nibsh Base.lproj/Login.xib -c 'strings set wEl-co-Me1.text fr Salut'; echo "exit $?"
# What has no folder for a language has no translations.
cp Base.lproj/Login.xib .
nibsh Login.xib -c 'strings check' -c 'strings set wEl-co-Me1.text fr Salut'; echo "exit $?"
