# A command that looks, or new, as the first argument: what ends in .xib or .storyboard is the document.
cd Samples/EmptyWindow
nibsh tree View.xib
nibsh inspect owner View.xib
nibsh find class:UIButton View.xib Main.storyboard
nibsh find 'label:Nothing pressed yet' View.xib
nibsh find 'no:text' not 'class:UIView' View.xib
nibsh inspect '{class:UIButton or class:UILabel}' View.xib
nibsh check View.xib; echo "exit $?"
nibsh check --all; echo "exit $?"
nibsh check .; echo "exit $?"
nibsh why "Unknown class Foo in Interface Builder file."
nibsh declarations | head -2
# Options of the program and of the command; more commands.
nibsh tree --depth 1 --no-journal View.xib
nibsh tree --json=id View.xib | head -c 60; echo
nibsh tree View.xib --depth 0 -c 'select 9WB'
nibsh tree --help | head -1
# What is made or changed is saved.
nibsh new ios-storyboard Extra.storyboard
nibsh tree Extra.storyboard | head -1
# Errors.
nibsh tree Veiw.xib; echo "exit $?"
nibsh tree --dpeth 2 View.xib
nibsh tree
nibsh inspect nothing View.xib
nibsh set 9WB hidden YES View.xib
nibsh View.xib tree
# A file of that name is a document.
cp View.xib tree; nibsh tree -c 'find label:Go'
