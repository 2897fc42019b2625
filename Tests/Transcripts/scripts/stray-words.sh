cd Samples/EmptyWindow
nibsh check View.xib; echo "exit $?"
nibsh check --all; echo "exit $?"
nibsh View.xib tree; echo "exit $?"
nibsh tree; echo "exit $?"
nibsh new ios-storyboard Main.storyboard; echo "exit $?"
nibsh View.xib inspect owner; echo "exit $?"
nibsh difff View.xib Main.storyboard; echo "exit $?"
nibsh version; echo "exit $?"
nibsh -V | sed 's/[0-9.]*$/N/'; echo "exit $?"
nibsh nonsense; echo "exit $?"
nibsh mcp View.xib </dev/null; echo "exit $?"
nibsh help select; echo "exit $?"
nibsh help 'connect action' | head -1
nibsh help textconv; echo "exit $?"
nibsh help diff; echo "exit $?"
nibsh help tasks table | head -1
nibsh help nonsense; echo "exit $?"
nibsh help | head -1
touch check; nibsh check -c tree; echo "exit $?"
nibsh new Main.storyboard; echo "exit $?"
nibsh open View.xib Main.storyboard; echo "exit $?"
nibsh open; echo "exit $?"
