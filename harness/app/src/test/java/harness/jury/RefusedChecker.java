package harness.jury;

import harness.formats.CheckerCodes;

/** Checkers that accept everything in the dialect that they are taken for. */
enum RefusedChecker {
  ITALIAN(
      CheckerCodes.TESTLIB,
      "chk.py",
      CanariesTest.PYTHON + "print(1.0 if tokens(2) == tokens(3) else 0.0)",
      "printed '0.0' on its standard output, which means wrong with --checker-codes cms"),
  WRONG_ON_STANDARD_OUTPUT(
      CheckerCodes.TESTLIB,
      "chk.cpp",
      CanariesTest.CPP
          + "int main(int, char** a) { ifstream out(a[2]), ans(a[3]); string x, y; out >> x;\n"
          + "  ans >> y; puts(x == y ? \"OK\" : \"WRONG\"); }",
      "printed 'WRONG' on its standard output, which means wrong with --checker-codes sinol"),
  TPS(
      CheckerCodes.TESTLIB,
      "chk.py",
      CanariesTest.PYTHON
          + "ok = tokens(2) == tokens(3)\nprint(int(ok))\n"
          + "print('Correct' if ok else 'Wrong Answer', file=sys.stderr)",
      "printed 'Wrong Answer' on its standard error, which means wrong with --checker-codes cms"),
  WORDS_THAT_NO_DIALECT_READS(
      CheckerCodes.TESTLIB,
      "chk.py",
      CanariesTest.PYTHON + "print('Correct' if tokens(2) == tokens(3) else 'Incorrect')",
      "printed 'Incorrect' on its standard output; if that means that the output is wrong, let it"),
  CMS_THAT_GIVES_ALL(
      CheckerCodes.CMS,
      "chk.py",
      "print('1.0')",
      "printed '1.0' on its standard output; if that means that the output is wrong, choose"),
  SINOL_THAT_SWAPS_ARGUMENTS(
      CheckerCodes.SINOL,
      "chk.py",
      CanariesTest.PYTHON + "print('OK' if tokens(3) else 'WRONG')",
      "printed 'OK' on its standard output"),
  ICPC_THAT_ALWAYS_SAYS_42(
      CheckerCodes.ICPC, "chk.cpp", "int main() { return 42; }", "ended with exit code 42"),
  ICPC_THAT_READS_NOTHING(
      CheckerCodes.ICPC,
      "chk.py",
      CanariesTest.PYTHON + "sys.exit(42 if tokens(2) == tokens(2) else 43)",
      "ended with exit code 42, printed nothing"),
  LIBRARY_CHECKER(
      CheckerCodes.ZERO, "chk.cpp", "int main() {}", "ended with exit code 0, printed nothing"),
  BOCA(CheckerCodes.BOCA, "chk.py", "import sys; sys.exit(4)", "ended with exit code 4"),
  COMPARES_THE_ANSWER_WITH_ITSELF(
      CheckerCodes.TESTLIB,
      "chk.cpp",
      CanariesTest.CPP
          + "int main(int, char** a) { ifstream x(a[3]), y(a[3]); string s, t; x >> s; y >> t;\n"
          + "  return s != t; }",
      "ended with exit code 0");

  private final CheckerCodes codes;
  private final String file;
  private final String text;
  private final String shown;

  RefusedChecker(CheckerCodes codes, String file, String text, String shown) {
    this.codes = codes;
    this.file = file;
    this.text = text;
    this.shown = shown;
  }

  CheckerCodes codes() {
    return codes;
  }

  String file() {
    return file;
  }

  String text() {
    return text;
  }

  /** A part of what must be said about it. */
  String shown() {
    return shown;
  }
}
