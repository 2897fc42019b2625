# The texts of a document, and in which languages they are missing.
cd material/app
nibsh Base.lproj/Login.xib -c strings
nibsh Base.lproj/Login.xib -c 'strings nAm'
nibsh --json Base.lproj/Login.xib -c 'strings "Sign in"'
nibsh Base.lproj/Login.xib -c 'strings -1'
