import sys

from part import written

written(*sys.argv[1:3])
