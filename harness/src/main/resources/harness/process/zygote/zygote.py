"""Runs a Python program many times: waits, and forks for each run.

The argument is the program's path. Before waiting, the process imports the standard library modules
that the program uses, and compiles the program; the program's code runs only in the children.
zygote.so, next to this file, waits and forks. If that is impossible, the process exits, and the
runner starts the program plainly.
"""

import _frozen_importlib_external
import ast
import atexit
import ctypes
import gc
import importlib
import os
import sys
import types


def imported(statements):
    """Names of the modules that a program imports at start, outside functions and classes."""
    for statement in statements:
        if isinstance(statement, ast.Import):
            yield from (alias.name for alias in statement.names)
        elif isinstance(statement, ast.ImportFrom) and statement.level == 0:
            yield statement.module
        elif not isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            for part in ("body", "orelse", "finalbody"):
                names = imported(getattr(statement, part, []))
                # A submodule would become visible in its package even if it is not imported.
                yield from (name for name in names if "." not in name)


def load(source):
    """Imports the program's standard library modules; the program deals with failures and the rest."""
    for name in imported(ast.parse(source).body):
        if name.partition(".")[0] in sys.stdlib_module_names:
            try:
                importlib.import_module(name)
            except Exception:
                pass


def main_module(path):
    module = types.ModuleType("__main__")
    module.__file__ = path
    module.__loader__ = _frozen_importlib_external.SourceFileLoader("__main__", path)
    module.__builtins__ = sys.modules["builtins"]
    module.__annotations__ = {}
    module.__cached__ = None
    return module


def wait():
    """Waits for runs. Returns in each child, with the run's arguments."""
    library = ctypes.PyDLL(os.path.join(os.path.dirname(os.path.abspath(__file__)), "zygote.so"))
    library.zygote_serve.restype = ctypes.POINTER(ctypes.c_char_p)
    if len(os.listdir("/proc/self/task")) != 1:
        os._exit(0)  # a fork would lose the other threads
    gc.freeze()
    ctypes.pythonapi.PyOS_BeforeFork()
    words = library.zygote_serve()
    if not words:
        os._exit(0)
    ctypes.pythonapi.PyOS_AfterFork_Child()
    arguments = []
    while words[len(arguments)] is not None:
        arguments.append(os.fsdecode(words[len(arguments)]))
    return arguments


def run(code):
    """Runs the program and returns its exit code."""
    try:
        try:
            exec(code, sys.modules["__main__"].__dict__)
        finally:
            flush()
    except SystemExit as end:
        if end.code is None:
            return 0
        if isinstance(end.code, int):  # as C's long, or -1
            return end.code & 0xFF if -(2**63) <= end.code < 2**63 else 0xFF
        print(end.code, file=sys.stderr)
        return 1
    except BaseException as error:
        error.__traceback__ = error.__traceback__.tb_next
        sys.excepthook(type(error), error, error.__traceback__)
        return 1
    return 0


def leave(status):
    """Exits as the interpreter does, but skips most of its finalization, which would take long."""
    if "threading" in sys.modules:
        sys.modules["threading"]._shutdown()
    atexit._run_exitfuncs()
    flushed = flush()
    if gc.isenabled():
        gc.collect()  # also puts buffers before their files in the order of their ends
    sys.modules["__main__"] = None
    gc.collect()  # ends the program's objects, which closes its files
    os._exit(status if flush() and flushed else 120)


def flush():
    try:
        for stream in (sys.stdout, sys.stderr):
            if stream is not None and not getattr(stream, "closed", False):
                stream.flush()
    except Exception:
        return False
    return True


def main():
    path = sys.argv[1]
    with open(path, "rb") as file:
        source = file.read()
    sys.path.pop(0)
    load(source)
    sys.path.insert(0, os.path.dirname(path))
    code = compile(source, path, "exec", dont_inherit=True)
    sys.argv = [path] + wait()
    sys.modules["__main__"] = main_module(path)
    leave(run(code))


main()
