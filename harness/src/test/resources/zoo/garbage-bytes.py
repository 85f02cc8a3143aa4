# Bytes that are no text, and NULs.
import sys
sys.stdout.buffer.write(bytes(range(256)) * 4)
