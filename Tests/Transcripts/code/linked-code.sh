# Code and documents outside of the project are not changed through links that lead there.
mkdir -p project elsewhere
cp Samples/EmptyWindow/View.xib Samples/EmptyWindow/ViewController.swift project
mv project/ViewController.swift elsewhere
ln -s ../elsewhere/ViewController.swift project/ViewController.swift
cd project
nibsh View.xib --sources . -c 'declare outlet owner.greeting -> AxH' -c save; echo "exit $?"
nibsh View.xib --sources . -c 'rename outlet ViewController.coolview warmview' -c save; echo "exit $?"
cmp ../elsewhere/ViewController.swift ../Samples/EmptyWindow/ViewController.swift && echo unchanged
# The folder that the link leads to can be named as well.
nibsh View.xib --sources . --sources ../elsewhere -c 'declare outlet owner.greeting -> AxH' -c save; echo "exit $?"
grep -c greeting ../elsewhere/ViewController.swift
rm ViewController.swift; cp ../elsewhere/ViewController.swift .
cp View.xib ../elsewhere/Shared.xib; ln -s ../elsewhere/Shared.xib Shared.xib
nibsh View.xib --sources . -c 'rename outlet ViewController.greeting caption' -c save; echo "exit $?"
grep -c greeting ../elsewhere/Shared.xib View.xib
