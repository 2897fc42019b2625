# The configuration of a repository names programs, and its files may be links. Looking at a document starts none of the programs,
# and nothing is written where a link leads.
cd Samples/EmptyWindow
export GIT_CONFIG_NOSYSTEM=1
git -c init.defaultBranch=main init -q .
git config user.name A && git config user.email a@example.com
git add View.xib && git commit -q -m 'A view'
started="$PWD/started"
printf '#!/bin/sh\necho "$@" >> "%s"\nexit 1\n' "$started" > program && chmod +x program
for key in core.fsmonitor core.sshCommand core.pager core.editor diff.external alias.ls-files alias.cat-file alias.rev-parse; do
    git config "$key" "$PWD/program"
done
# A partial clone that lacks the version: git would fetch it with the program.
git config extensions.partialClone origin && git config core.repositoryformatversion 1
git config remote.origin.url ssh://example.org/a && git config remote.origin.promisor true
blob=$(git -c core.fsmonitor= rev-parse HEAD:View.xib)
rm -f ".git/objects/$(echo "$blob" | cut -c 1-2)/$(echo "$blob" | cut -c 3-)"
nibsh diff HEAD:View.xib View.xib; echo "exit $?"
mkdir sub && (cd sub && nibsh diff HEAD:./../View.xib ../View.xib; echo "exit $?")
nibsh diff HEAD:Other.xib View.xib; echo "exit $?"
# A file with conflicts whose versions git lacks as well
for stage in 1 2 3; do printf '100644 %s %s\tView.xib\n' "$blob" "$stage"; done > index.txt
git -c core.fsmonitor= rm -q --cached View.xib && git -c core.fsmonitor= update-index --index-info < index.txt
nibsh View.xib -c 'find button'; echo "exit $?"
nibsh View.xib -c 'compare HEAD' > /dev/null 2>&1; echo "exit $?"
cat started 2> /dev/null || echo 'nothing was started'
# Attributes that are a link, or that the repository says are those of the user
echo mine > profile
ln -s profile .gitattributes
nibsh git install; echo "exit $?"
rm .gitattributes && git config core.attributesFile "$PWD/profile"
nibsh git install --global | grep attributes
cat profile
