"""Starts a Python program many times: a process that waits, and forks for each run.

Called with the program's path. Before it waits it loads what the program imports from the library
and compiles the program; the program's own lines run in the children alone. The waiting and the
forking are the library's beside this file. Where that cannot be done it ends, and the program is run
plainly.
"""

import ast
import atexit
import ctypes
import gc
import importlib
import importlib.machinery
import os
import sys
import types


def imported(statements):
    """The names of the modules that a program imports when it starts, outside its functions."""
    for statement in statements:
        if isinstance(statement, ast.Import):
            yield from (alias.name for alias in statement.names)
        elif isinstance(statement, ast.ImportFrom) and statement.level == 0:
            yield statement.module
        elif not isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            for part in ("body", "orelse", "finalbody"):
                yield from imported(getattr(statement, part, []))


def load(source):
    """Imports them; what cannot be, or does not come from the library, is the program's affair."""
    for name in imported(ast.parse(source).body):
        if name.partition(".")[0] in sys.stdlib_module_names:
            try:
                importlib.import_module(name)
            except Exception:
                pass


def main_module(path):
    module = types.ModuleType("__main__")
    module.__file__ = path
    module.__loader__ = importlib.machinery.SourceFileLoader("__main__", path)
    module.__builtins__ = sys.modules["builtins"]
    module.__annotations__ = {}
    module.__cached__ = None
    return module


def wait():
    """Returns in each child, with the arguments of its run."""
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


def run(code, module):
    """Runs the program; its exit code."""
    try:
        exec(code, module.__dict__)
    except SystemExit as end:
        if end.code is None or isinstance(end.code, int):
            return (end.code or 0) & 0xFF
        print(end.code, file=sys.stderr)
        return 1
    except BaseException as error:
        error.__traceback__ = error.__traceback__.tb_next
        sys.excepthook(type(error), error, error.__traceback__)
        return 1
    return 0


def leave(status, module):
    """Ends as the interpreter does, but for taking itself apart, which would take most of the time."""
    if "threading" in sys.modules:
        sys.modules["threading"]._shutdown()
    atexit._run_exitfuncs()
    flushed = flush()
    module.__dict__.clear()  # closes its files
    os._exit(status if flush() and flushed else 120)


def flush():
    try:
        sys.stdout.flush()
        sys.stderr.flush()
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
    module = main_module(path)
    sys.argv = [path] + wait()
    sys.modules["__main__"] = module
    leave(run(code, module), module)


main()
