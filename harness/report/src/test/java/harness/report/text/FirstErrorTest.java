package harness.report.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The first error in what compilers of different languages say. */
final class FirstErrorTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/tmp/x/sol.cpp: In function 'int main()':\\n/tmp/x/sol.cpp:3:5: warning: unused\\n"
            + "/tmp/x/sol.cpp:4:2: error: 'y' was not declared\\nsol.cpp:5:1: error: later"
            + " | sol.cpp:4:2: error: 'y' was not declared",
        "src/sol.c:1:10: fatal error: none.h: No such file"
            + " | sol.c:1:10: fatal error: none.h: No such file",
        "Main.java:3: error: ';' expected\\n    int x\\n         ^\\n1 error"
            + " | Main.java:3: error: ';' expected",
        "error[E0425]: cannot find value `x`\\n --> sol.rs:2:13\\n"
            + " | sol.rs:2:13: error[E0425]: cannot find value `x`",
        "  File \"/a/sol.py\", line 3\\n    print(\\n         ^\\nSyntaxError: '(' was never closed"
            + " | sol.py:3: SyntaxError: '(' was never closed",
        "# command-line-arguments\\n./sol.go:4:2: undefined: x | sol.go:4:2: undefined: x",
        "sol.pas(3,1) Error: Illegal expression | sol.pas(3,1) Error: Illegal expression",
        "/usr/bin/ld: /tmp/c.o: in function `main':\\n/x/sol.cpp:(.text+0x5): undefined reference to `f()'"
            + "\\ncollect2: error: ld returned 1 exit status | sol.cpp: undefined reference to `f()'",
        "the compiler was killed | the compiler was killed",
      })
  void isOneLineWithoutFolders(String said, String error) {
    assertEquals(error, FirstError.of(said.replace("\\n", "\n")));
  }
}
