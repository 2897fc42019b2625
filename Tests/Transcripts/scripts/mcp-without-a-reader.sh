# 'nibsh mcp' ends when nobody reads its answers any more, also while it waits for a message.
cd Samples/EmptyWindow
mkfifo messages answers
sleep 60 > messages & writer=$!
(timeout 20 nibsh mcp < messages > answers; echo "exit $?" > status) & server=$!
head -c 0 < answers
wait $server
cat status
# The same with an answer.
mkfifo more
(timeout 20 nibsh mcp < more > answers; echo "exit $?" > status) & server=$!
(printf '{"jsonrpc":"2.0","id":1,"method":"ping"}\n'; exec sleep 60) > more & other=$!
head -n 1 answers
wait $server
cat status
kill $writer $other
# At the end of the input it answers what has no line end.
printf '{"jsonrpc":"2.0","id":1,"method":"ping"}' | nibsh mcp
