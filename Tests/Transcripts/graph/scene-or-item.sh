# A scene wins over an item with its name, in commands that scenes are named to.
cd Samples/EmptyWindow
nibsh Main.storyboard -c 'set WnY normal.title "View Controller"' -c save
nibsh graph 'View Controller' Main.storyboard
nibsh graph WnY Main.storyboard
nibsh sketch 'View Controller' Main.storyboard | head -3
