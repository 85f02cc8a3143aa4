# Honest: a pool of processes, which needs named semaphores. It answers nothing.
import multiprocessing


def square(number):
    return number * number


if __name__ == "__main__":
    with multiprocessing.Pool(4) as pool:
        assert sum(pool.map(square, range(100))) == 328350
