# Honest: threads, a queue, a process, a temporary file, an event loop, the name of the user. It answers
# nothing.
import asyncio
import os
import pwd
import queue
import random
import subprocess
import tempfile
import threading
from concurrent.futures import ThreadPoolExecutor

with ThreadPoolExecutor(max_workers=8) as pool:
    assert sum(pool.map(lambda n: n * n, range(100))) == 328350

numbers = queue.Queue()
threads = [threading.Thread(target=numbers.put, args=(n,)) for n in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
assert numbers.qsize() == 8

assert subprocess.run(["/bin/echo", "words"], capture_output=True, check=True).stdout == b"words\n"
with tempfile.TemporaryFile() as file:
    file.write(b"words")


async def wait():
    await asyncio.sleep(0.01)
    return random.SystemRandom().random()


assert asyncio.run(wait()) < 1

try:
    pwd.getpwuid(os.getuid())
except KeyError:
    pass  # a user without a name
