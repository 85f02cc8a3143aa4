"""Runs a Python program many times: waits, and forks for each run.

The argument is the program's path. Before waiting, the process imports the library's modules that the
program is certain to import first, and compiles the program; its code runs only in the children. zygote.so, next to this file, waits and forks. If that is impossible, the process exits, and
the runner starts the program plainly.

A run sees what it would see in an interpreter of its own: the modules that were imported for it are
out of sight until it imports them, in the same order. Nothing is imported here that the program's
folder replaces, and this file itself needs no module that is a file.
"""

MAIN = dict(globals())

import sys

SEEN = set(sys.modules)
OWN = sys.modules["__main__"]
STANDARD = sys.stdlib_module_names  # since Python 3.10

import _ast
import _frozen_importlib
import _frozen_importlib_external
import _imp
import atexit
import gc
import posix

ONLY_TREE = 0x400  # ast.PyCF_ONLY_AST
IMPORT = _frozen_importlib._find_and_load


def hide():
    """Removes the modules that a fresh interpreter would not have; returns them in order.

    Each comes with its name and, if its package refers to it, with its package.
    """
    hidden = {name: module for name, module in sys.modules.items() if name not in SEEN}
    found = []
    for name, module in hidden.items():
        above, _, last = name.rpartition(".")
        package = hidden.get(above) or sys.modules.get(above)
        bound = getattr(package, "__dict__", {}).get(last) is module
        found.append((name, module, package if bound else None))
    for name, module, package in found:
        del sys.modules[name]
        if package is not None:
            delattr(package, name.rpartition(".")[2])
    return found


def first(name):
    return name.partition(".")[0]


def file_names(folder):
    """First parts of the names in a folder: the modules that it may hold."""
    try:
        return {first(name) for name in posix.listdir(folder)}
    except OSError:  # then Python finds none there, either
        return set()


class Doubtful(Exception):
    """Raised at the first statement whose imports depend on more than the statements before it."""


class Imports:
    """The library's modules that a program imports at its start, in order, as far as that is certain.

    Yields names, each with the names that are imported from it.
    """

    def __init__(self, folder):
        self.folder = folder
        self.replaced = file_names(folder)
        self.own = set()

    def of(self, tree):
        try:
            yield from self.within(tree.body)
        except Doubtful:
            pass

    def within(self, statements):
        for statement in statements:
            if isinstance(statement, _ast.Import):
                for alias in statement.names:
                    yield from self.one(alias.name, ())
            elif isinstance(statement, _ast.ImportFrom) and statement.level == 0:
                yield from self.one(statement.module, tuple(alias.name for alias in statement.names))
            elif isinstance(statement, (_ast.Try, _ast.With)) or is_main(statement):
                yield from self.within(statement.body)
            elif not isinstance(statement, LATER) and any(map(is_import, inside(statement))):
                raise Doubtful()

    def one(self, name, names):
        if first(name) in self.replaced:
            yield from self.of_own(name)
        elif first(name) in STANDARD:
            yield name, names
        else:
            raise Doubtful()

    def of_own(self, name):
        """The imports of a module in the program's folder."""
        if name not in self.own:
            self.own.add(name)
            try:
                tree = tree_of(self.folder + "/" + name + ".py")
            except (OSError, SyntaxError, ValueError):
                raise Doubtful() from None
            yield from self.within(tree.body)


LATER = (_ast.FunctionDef, _ast.AsyncFunctionDef)


def tree_of(path):
    with open(path, "rb") as file:
        return compile(file.read(), path, "exec", ONLY_TREE, dont_inherit=True)


def inside(tree):
    yield tree
    for field in tree._fields:
        value = getattr(tree, field, None)
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, _ast.AST):
                yield from inside(part)


def is_import(tree):
    return isinstance(tree, (_ast.Import, _ast.ImportFrom))


def is_main(statement):
    """Whether it is the usual: if __name__ == "__main__"."""
    if not isinstance(statement, _ast.If) or not isinstance(statement.test, _ast.Compare):
        return False
    left, right = statement.test.left, statement.test.comparators[0]
    return getattr(left, "id", None) == "__name__" and getattr(right, "value", None) == "__main__"


def load(imports, replaced):
    """Imports modules, up to one for which the program's folder replaces something.

    Returns, for each import that found something new, its name and the names of the new modules.
    """
    loads = []
    depth = 0
    failed = False

    def find_and_load(name, import_):
        nonlocal depth, failed
        before = set(sys.modules)
        depth += 1
        try:
            return IMPORT(name, import_)
        except BaseException:
            failed |= depth == 1
            raise
        finally:
            depth -= 1
            if depth == 0:
                loads.append((name, [new for new in sys.modules if new not in before]))

    _frozen_importlib._find_and_load = find_and_load
    for name, names in imports:
        before = len(loads)
        try:
            __import__(name, {}, {}, names)
        except Exception:
            failed = True
        found = [new for _, news in loads[before:] for new in news]
        if failed or any(first(new) in replaced for new in found):
            if any(map(is_extension, found)):
                posix._exit(0)  # it would not be initialized again, nor import what it needs
            del loads[before:]  # the program's own import may end differently, and so may those after it
            break
    _frozen_importlib._find_and_load = IMPORT
    return loads


def is_extension(name):
    loader = getattr(sys.modules[name], "__loader__", None)
    return isinstance(loader, _frozen_importlib_external.ExtensionFileLoader)


def folder_of(path):
    """The folder of a file, where Python looks for a program's modules first."""
    return sys.modules["os"].path.dirname(sys.modules["os"].path.realpath(path))


class Prepared:
    """Modules that were imported before the program asked for them, in the order of their imports."""

    def __init__(self, loads, hidden):
        by_name = {name: (name, module, package) for name, module, package in hidden}
        self.loads = [(name, [by_name[new] for new in found if new in by_name]) for name, found in loads]
        self.loads.reverse()
        self.names = set(by_name)
        self.importers = (list(sys.path), list(sys.meta_path), list(sys.path_hooks))

    def begin(self):
        """From now on, the program's imports take what is prepared."""

        def _find_and_load(name, import_):
            self.take(name)
            return sys.modules[name] if name in sys.modules else IMPORT(name, import_)

        # Python leaves calls in this file out of the traces of failed imports.
        file = IMPORT.__code__.co_filename
        _find_and_load.__code__ = _find_and_load.__code__.replace(co_filename=file)
        if self.loads:
            _frozen_importlib._find_and_load = _find_and_load

    def take(self, name):
        """Shows the modules of an import, if the program has imported what was imported before it."""
        if self.loads and name == self.loads[-1][0] and self.is_undisturbed():
            self.show(self.loads.pop()[1])
        elif name in self.names:
            self.loads.clear()
        if not self.loads:
            _frozen_importlib._find_and_load = IMPORT

    def is_undisturbed(self):
        """Whether the program has changed nothing on which the result of the next import depends."""
        if (sys.path, sys.meta_path, sys.path_hooks) != self.importers:
            return False
        return not any(name in sys.modules for name, _, _ in self.loads[-1][1])

    @staticmethod
    def show(found):
        for name, module, package in found:
            sys.modules[name] = sys.modules["__main__"] if module is OWN else module
        for name, module, package in found:
            if package is not None:
                setattr(package, name.rpartition(".")[2], module)


def main_module(path):
    module = type(sys)("__main__")
    vars(module).update(MAIN)
    module.__doc__ = None
    module.__file__ = path
    module.__loader__ = _frozen_importlib_external.SourceFileLoader("__main__", path)
    if "__annotations__" in MAIN:
        module.__annotations__ = {}
    return module


def wait():
    """Waits for runs. Returns in each child, with the run's arguments."""
    if len(posix.listdir("/proc/self/task")) != 1:
        posix._exit(0)  # a fork would lose the other threads
    library = sys.modules["os"].path.join(folder_of(sys.argv[0]), "zygote.so")
    spec = _frozen_importlib.ModuleSpec("zygote", None, origin=library)
    gc.freeze()
    try:
        _imp.create_dynamic(spec)
    except StopIteration as child:
        return child.value
    except (ImportError, SystemError):
        pass
    posix._exit(0)


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
    posix._exit(status if flush() and flushed else 120)


def flush():
    try:
        for stream in (sys.stdout, sys.stderr):
            if stream is not None and not getattr(stream, "closed", False):
                stream.flush()
    except Exception:
        return False
    return True


def status_of(end):
    """The exit code of a program that ended with SystemExit."""
    if end.code is None:
        return 0
    if isinstance(end.code, int):  # as C's long, or -1
        return end.code & 0xFF if -(2**63) <= end.code < 2**63 else 0xFF
    print(end.code, file=sys.stderr)
    return 1


def prepare(path):
    """Does what is the same for each run. Returns the program's code."""
    with open(path, "rb") as file:
        source = file.read()
    hide()
    sys.path.pop(0)
    sys.path_importer_cache.pop(sys.argv[0], None)
    sys.path_importer_cache[path] = None
    folder = folder_of(path)
    imports = Imports(folder)
    loads = load(imports.of(tree_of(path)), imports.replaced)
    sys.path.insert(0, folder)
    code = compile(source, path, "exec", dont_inherit=True)
    Prepared(loads, hide()).begin()
    return code


PATH = sys.argv[1]
CODE = prepare(PATH)
sys.orig_argv[1:] = [PATH] + wait()
sys.argv = sys.orig_argv[1:]
sys.modules["__main__"] = main_module(PATH)
status = 0
try:  # here and not in a function: each call would leave the program less room for its own
    try:
        exec(CODE, vars(sys.modules["__main__"]))
    finally:
        flush()
except SystemExit as end:
    status = status_of(end)
except BaseException as error:
    error.__traceback__ = error.__traceback__.tb_next
    sys.excepthook(type(error), error, error.__traceback__)
    status = 1
leave(status)
