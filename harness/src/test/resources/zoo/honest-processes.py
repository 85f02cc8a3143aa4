# Honest: a process by multiprocessing, with a pipe to it. It answers nothing.
import multiprocessing
import os


def work(channel):
    channel.send(sum(range(1000)))


if __name__ == "__main__":
    here, there = multiprocessing.Pipe()
    child = multiprocessing.Process(target=work, args=(there,))
    child.start()
    assert here.recv() == 499500
    child.join()
    assert child.exitcode == 0
    assert os.waitstatus_to_exitcode(os.system("true")) == 0
