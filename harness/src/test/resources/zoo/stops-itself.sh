# Stops itself, like Ctrl-Z.
kill -STOP $$
