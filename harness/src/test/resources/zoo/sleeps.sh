# Sleeps instead of answering.
sleep 1000
