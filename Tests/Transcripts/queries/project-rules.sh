cp material/Shop.storyboard .
# Rules of a project are queries; a finding has its place in all formats.
cat > .nibsh.json <<'END'
{
  "rules": {
    "small-text": {
      "query": "class:UILabel fontDescription.pointSize<12", "message": "texts have 12 points at least",
      "severity": "error", "fix": "set . fontDescription.pointSize 12"
    },
    "misplaced": { "query": "misplaced=YES", "message": "is not where its constraints put it", "fix": "unset . misplaced" },
    "old-action": { "query": "connection: kind:action selector:old:", "message": "'old:' is gone", "severity": "note" },
    "margins": { "query": "document: not useAutolayout=YES" },
    "unused-resource": "off"
  }
}
END
nibsh Shop.storyboard -c check; echo "exit $?"
nibsh Shop.storyboard -c 'check --rule small-text --format github'; echo "exit $?"
nibsh Shop.storyboard -c 'check --rule small-text --format sarif' | grep -o '"id":"small-text"[^}]*}'
nibsh Shop.storyboard -c 'check --rule smal-text'; echo "exit $?"
nibsh Shop.storyboard -c 'check --fix small-text' -c 'check --fix misplaced' -c save; echo "exit $?"
nibsh Shop.storyboard -c 'check --rule small-text,misplaced' -c log; echo "exit $?"
# What is wrong with a rule is said with its place.
rule() {
    printf '{\n  "rules": { "mine": %s }\n}\n' "$1" > .nibsh.json
    nibsh Shop.storyboard -c check
    echo "exit $?"
}
rule '{ "message": "no query" }'
rule '{ "query": "clas:UILabel" }'
rule '{ "query": "hiden=YES" }'
rule '{ "query": "class:UILabel", "severity": "fatal" }'
rule '{ "query": "class:UILabel", "mesage": "x" }'
rule '{ "query": "class:UILabel", "message": 3 }'
# A fix only edits its document.
rule '{ "query": "class:UILabel", "fix": "save" }'
rule '{ "query": "class:UILabel", "fix": "source other.nibsh" }'
rule '{ "query": "class:UILabel", "fix": "rename class A B" }'
rule '{ "query": "class:UILabel", "fix": "! touch made" }'
rule '{ "query": "class:UILabel", "fix": "set {class:UIView} hidden YES" }'
printf '{ "rules": { "missing-outlet": { "query": "class:UILabel" } } }\n' > .nibsh.json
nibsh Shop.storyboard -c check; echo "exit $?"
