package harness.process;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class UncaughtExceptionTest {

  private static final String PYTHON =
      """
      reading 3 numbers
      Traceback (most recent call last):
        File "/x/chk.py", line 2, in <module>
          int("x")
      ValueError: invalid literal for int() with base 10: 'x'
      """;

  private static final String JAVA =
      """
      Exception in thread "main" java.lang.NumberFormatException: For input string: "x"
      \tat java.base/java.lang.Integer.parseInt(Integer.java:652)
      """;

  @Test
  void theRuntimeOfALanguageReportsIt() {
    assertTrue(UncaughtException.ended(1, PYTHON));
    assertTrue(UncaughtException.ended(1, JAVA));
    assertTrue(
        UncaughtException.ended(
            1, "  File \"chk.py\", line 1\n    x = = 1\n        ^\nSyntaxError: invalid syntax\n"));
    assertTrue(
        UncaughtException.ended(2, "/usr/bin/python3: can't open file '/x/chk.py': [Errno 2]\n"));
    assertTrue(
        UncaughtException.ended(
            1, "Error: Could not find or load main class Chk\nCaused by: ...\n"));
    assertTrue(
        UncaughtException.ended(
            2,
            "panic: runtime error: index out of range\n\ngoroutine 1 [running]:\nmain.main()\n"));
    assertTrue(
        UncaughtException.ended(
            1, "/x/chk.js:1\nthrow new Error()\n^\n\nError\n    at Object\n\nNode.js v18.19.0\n"));
    assertTrue(
        UncaughtException.ended(
            1, "chk.rb:1:in `Integer': invalid value for Integer(): \"x\" (ArgumentError)\n"));
    assertTrue(
        UncaughtException.ended(
            1, "lua: chk.lua:1: attempt to index a nil value\nstack traceback:\n\t[C]: in ?\n"));
    assertTrue(
        UncaughtException.ended(
            101, "\nthread 'main' panicked at src/main.rs:2:5:\nindex out of bounds\n"));
    assertTrue(UncaughtException.ended(127, "chk.sh: line 1: python2: command not found\n"));
  }

  @Test
  void aProgramThatOnlyPrintsSuchATextHasChosenItsExitCode() {
    assertFalse(UncaughtException.ended(43, PYTHON));
    assertFalse(UncaughtException.ended(42, JAVA));
    assertFalse(UncaughtException.ended(2, PYTHON));
  }

  @Test
  void aMessageAboutAnOutputIsNone() {
    assertFalse(UncaughtException.ended(1, ""));
    assertFalse(UncaughtException.ended(1, "wrong answer 1st numbers differ\n"));
    assertFalse(UncaughtException.ended(1, "Traceback (most recent call last): not a number\n"));
    assertFalse(UncaughtException.ended(1, "the output says: Exception in thread \"main\" \n"));
    assertFalse(UncaughtException.ended(127, "partially correct (111)\n"));
  }
}
