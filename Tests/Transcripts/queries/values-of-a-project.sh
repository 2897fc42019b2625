mkdir Project; cp material/Shop.storyboard Project/; cp Samples/MainMenu/MainMenu.xib Project/
cd Project; cp Shop.storyboard Other.storyboard; echo 'import UIKit' > Code.swift
# The values of all documents of a project, and the line that replaces one in several of them as one.
nibsh colors --all
nibsh images --all --csv=value,kind,count,replacements
nibsh --atomic -c 'set {textColor=#FF3B30} textColor systemRedColor' -c save Shop.storyboard Other.storyboard
nibsh colors --all --json=values | grep -o '"value":"[^"]*","kind":"[^"]*"' | head -3
# Several documents, one after the other.
nibsh images Shop.storyboard MainMenu.xib; echo "exit $?"
# A document that cannot be read is told; without a document there is nothing to look at.
printf '<broken' > Broken.xib; nibsh fonts --all | tail -2; echo "exit $?"
nibsh colors; echo "exit $?"
