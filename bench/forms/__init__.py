"""The problems of the benchmarks without a generator: folders of bench/problems, and bench/forms/*.txt.

A section of a text file is a problem: "== name: statement", then parts that begin with "-- in" (a
sample), "-- valid" (raises if the input in `lines` is invalid), "-- right" and "-- wrong" (solutions).
"""
import pathlib
import re
import sys

BENCH = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(BENCH / "problems"))  # for what the validators share
import checks  # noqa: E402


class Problem:
    """A problem: samples are pairs of input and answer, which is None where only the program tells it."""

    def __init__(self, name, samples, valid, wrong, right, brute):
        self.name, self.samples, self.valid = name, samples, compile(valid, name, "exec")
        self.wrong, self.right, self.brute = wrong, right, brute

    def accepts(self, text):
        """Whether an input is valid, as its validator says."""
        known = {"re": re, "lines": text[:-1].split("\n"), **vars(checks)}
        try:
            exec(self.valid, known)
            if "check" in known:
                known["check"](known["lines"])
            return text.endswith("\n")
        except Exception:  # whatever an invalid input does to it
            return False


def of_folder(folder):
    inputs = sorted(folder.glob("*.in"))
    samples = [(each.read_text(), each.with_suffix(".ans").read_text()) for each in inputs]
    texts = [(folder / f"{each}.py").read_text() for each in ("valid", "sol", "right", "brute")]
    return Problem(folder.name, samples, *texts)


def of_section(section):
    head, rest = section.split("\n", 1)
    parts = [each.split("\n", 1) for each in re.split(r"(?m)^-- ", rest)[1:]]
    samples = [(text, None) for kind, text in parts if kind == "in"]
    texts = dict(parts)
    return Problem(head.split(":")[0], samples, texts["valid"], texts["wrong"], None, texts["right"])


def problems(names=()):
    """All problems, or those with the given names."""
    every = [of_folder(each) for each in sorted((BENCH / "problems").iterdir()) if (each / "sol.py").exists()]
    for file in sorted((BENCH / "forms").glob("*.txt")):
        every += [of_section(each) for each in re.split(r"(?m)^== ", file.read_text())[1:]]
    return [each for each in every if not names or each.name in names]
