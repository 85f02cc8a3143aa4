"""Runs a checker of DMOJ: a Python function that its judge calls.

It is called like a checker of CMS: INPUT ANSWER OUTPUT. It prints the fraction of the points, and the
feedback on standard error. An exception ends it with a traceback, as a mistake of the checker.
"""
import base64
import json
import os
import sys
import types


class CheckerResult:
    def __init__(self, passed, points, feedback=None, extended_feedback=None):
        self.passed = passed
        self.points = points
        self.feedback = feedback
        self.extended_feedback = extended_feedback


def utf8bytes(text):
    return text.encode("utf-8") if isinstance(text, str) else text


def utf8text(data, errors="strict"):
    return data.decode("utf-8", errors) if isinstance(data, bytes) else data


def standard(one, other):
    return utf8bytes(one).split() == utf8bytes(other).split()


def module(name, **members):
    made = types.ModuleType(name)
    made.__dict__.update(members)
    made.__path__ = []
    sys.modules[name] = made
    parent, _, own = name.rpartition(".")
    if parent:
        setattr(sys.modules[parent], own, made)


def judge_modules():
    module("dmoj")
    module("dmoj.result", CheckerResult=CheckerResult)
    module("dmoj.utils")
    module("dmoj.utils.unicode", utf8bytes=utf8bytes, utf8text=utf8text)
    module("dmoj.checkers")
    module("dmoj.checkers._checker", standard=standard)


def contents(path):
    with open(path, "rb") as file:
        return file.read()


def fraction(result):
    if not isinstance(result, CheckerResult):
        return 1.0 if result else 0.0
    if result.points is None:
        return 1.0 if result.passed else 0.0
    return min(1.0, max(0.0, float(result.points)))


def run(name, source, arguments):
    given, answer, output = map(contents, sys.argv[1:4])
    judge_modules()
    checker = types.ModuleType("checker")
    checker.__file__ = name
    said = sys.stdout
    with open(os.devnull, "w") as sys.stdout:
        exec(compile(source, name, "exec"), checker.__dict__)
        result = checker.check(
            process_output=output, judge_output=answer, judge_input=given, point_value=1.0,
            submission_source=b"", submission_language="", case_position=1, batch=0,
            execution_time=0.0, problem_id="", binary_data=False, **arguments)
    feedback = result.feedback if isinstance(result, CheckerResult) else None
    print(str(feedback or "").split("\n")[0], file=sys.stderr)
    print(fraction(result), file=said)


