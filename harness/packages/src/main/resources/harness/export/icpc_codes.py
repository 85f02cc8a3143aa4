# Adapts a testlib program to the calling convention of the ICPC format.
import os as _os, sys as _sys

if ICPC_CHECKER and len(_sys.argv) > 3:
    _output = _os.path.join(_sys.argv[3], "team_output.txt")
    if not ICPC_TALKS:
        with open(_output, "wb") as _file:
            _file.write(_sys.stdin.buffer.read())
    _sys.argv[2:4] = [_output, _sys.argv[2]]
_child = _os.fork()
if _child:
    _status = _os.waitpid(_child, 0)[1]
    _os._exit(ICPC_CODES.get(_status >> 8, ICPC_OTHER) if _status & 127 == 0 else 1)

