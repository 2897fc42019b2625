# A rule of the project that asks for a class which nobody has finds nothing, and says why.
cd Samples/EmptyWindow
echo '{"rules":{"red":{"query":"class:ReadButton"},"plain":{"query":"class:UIButton"}}}' > .nibsh.json
nibsh View.xib -c 'check --rule red,plain'
nibsh -c 'check --all --rule red'
nibsh View.xib -c 'check --rule plain'
