# Files that do not fit are refused, with the place, and change nothing.
cd material/app
cp -r . ../before
try() { nibsh Base.lproj/Login.xib -c "strings import $*" -c save; echo "exit $?"; }
printf '"wEl-co-Me1.text" = "A";\n"wEl-co-Me1.text" = "B";\n' > Twice.strings; try Twice.strings --language de
printf '"wEl-co-Me1.text" = "A";\n"wEl-co-Me1.text";\n"nAm-eF-ld1.placeholder = "x";\n' > Open.strings; try Open.strings --language de
printf '"other.text" = "A";\n' > Other.strings; try Other.strings --language de; try Other.strings
nibsh Base.lproj/Login.xib -c 'strings export Own.xliff --language de'
sed 's/Login.xib/Main.storyboard/' Own.xliff > Main.xliff; try Main.xliff
try Own.xliff --language fr
sed 's/<target>/<target><g id="1">/; s/<\/target>/<\/g><\/target>/' Own.xliff > Markup.xliff; try Markup.xliff
head -c 700 Own.xliff > Cut.xliff; try Cut.xliff
sed 's/target-language="de"/target-language="pt"/' Own.xliff > New.xliff; try New.xliff
printf '{"strings" : {"wEl-co-Me1.text" : }}' > Bad.xcstrings; try Bad.xcstrings
printf '\377\376a' > Half.strings; try Half.strings --language de
try Login.txt; touch Login.txt; try Login.txt
nibsh Base.lproj/Login.xib -c 'strings export Own.xliff'; echo "exit $?"
nibsh Base.lproj/Login.xib -c 'strings export Base.lproj/Login.xib --force'; echo "exit $?"
diff -r . ../before | grep -v '^Only'
