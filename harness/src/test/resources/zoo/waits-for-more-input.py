# Reads all, then sleeps in a system call that no signal of the polite kind ends.
import signal, sys, time
for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
    signal.signal(number, signal.SIG_IGN)
sys.stdin.read()
time.sleep(1000)
