# What no other command leads to is replaced as it is, in the smallest element that differs.
cd Samples/EmptyWindow
play() { nibsh diff --script View.xib New.xib > script; cut -c 1-100 script; cp View.xib Played.xib; nibsh Played.xib -f script -c save > /dev/null; cmp Played.xib New.xib && echo same; }
# An object that loses its id, and a reference that leads nowhere
sed 's/ id="GaA-A7-I8u"//' View.xib > New.xib; play
sed 's/firstItem="9WB-yW-lki" firstAttribute="centerX"/firstItem="gone" firstAttribute="centerX"/' View.xib > New.xib; play
sed 's/"Go"/"G\&#111;"/' View.xib > New.xib; play
# White space, comments, and what is around the root
sed '/<button/s/ contentMode/  contentMode/' View.xib > New.xib; play
sed '/<button/s/<button/<!-- here --><button/' View.xib > New.xib; play
sed 's/$/\r/' View.xib > New.xib; play
{ cat View.xib; echo '<!-- end -->'; } > New.xib; play
{ printf '\357\273\277'; cat View.xib; } > New.xib; play
