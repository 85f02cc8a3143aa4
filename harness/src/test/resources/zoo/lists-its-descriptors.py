# Right if it has inherited nothing but its three streams.
import os, sys
own = os.open("/proc/self/fd", os.O_RDONLY)
for name in os.listdir(own):
    if int(name) > 2 and int(name) != own:
        try:
            target = os.readlink("/proc/self/fd/" + name)
        except FileNotFoundError:  # the listing's own
            continue
        sys.exit("attack succeeded: descriptor " + name + " is " + target)
os.close(own)
