# Starts a command that can make no namespace and mount nothing, as in a container or where user
# namespaces are switched off: no-namespaces.py COMMAND [ARGUMENT...]
import ctypes, os, platform, struct, sys

EPERM, ENOSYS = 1, 38
NAMESPACES = 0x7E020000
MACHINES = {  # clone, refused calls: unshare, setns, mount, umount2, pivot_root
    "x86_64": (56, (272, 308, 165, 166, 155)),
    "aarch64": (220, (97, 268, 40, 39, 41)),
}
CLONE3 = 435
LOAD, AND, EQUAL, RETURN = 0x20, 0x54, 0x15, 0x06
ALLOW, REFUSE = 0x7FFF0000, 0x00050000
NR, FIRST_ARGUMENT = 0, 16


def steps():
    clone, refused = MACHINES[platform.machine()]
    yield LOAD, 0, 0, NR
    for call, error in [(call, EPERM) for call in refused] + [(CLONE3, ENOSYS)]:
        yield EQUAL, 0, 1, call
        yield RETURN, 0, 0, REFUSE | error
    yield EQUAL, 0, 4, clone
    yield LOAD, 0, 0, FIRST_ARGUMENT
    yield AND, 0, 0, NAMESPACES
    yield EQUAL, 1, 0, 0
    yield RETURN, 0, 0, REFUSE | EPERM
    yield RETURN, 0, 0, ALLOW


class Filter(ctypes.Structure):
    _fields_ = [("length", ctypes.c_ushort), ("steps", ctypes.c_void_p)]


def main():
    code = b"".join(struct.pack("HBBI", *step) for step in steps())
    buffer = ctypes.create_string_buffer(code)
    libc = ctypes.CDLL(None, use_errno=True)
    calls = Filter(len(code) // 8, ctypes.addressof(buffer))
    if libc.prctl(38, 1, 0, 0, 0) or libc.prctl(22, 2, ctypes.byref(calls), 0, 0):
        sys.exit("no filter: " + os.strerror(ctypes.get_errno()))
    os.execvp(sys.argv[1], sys.argv[1:])


main()
