package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.Thorough;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A line of a wrong program is named if the program is right with a small change of it. The problem
 * is to count the numbers that are larger than all before them.
 */
final class RepairedLinesTest {

  @TempDir private Path folder;

  @BeforeEach
  void write() throws IOException {
    file("input.ctd", "INT(1,6,n) NEWLINE\nREP(n,SPACE) INT(-9,9) END NEWLINE\n");
    file(
        "right.py",
        """
        input()
        best, count = -100, 0
        for x in map(int, input().split()):
            if x > best:
                best, count = x, count + 1
        print(count)
        """);
    file("two.in", "2\n3 3\n");
  }

  private void file(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
  }

  private String explained(String program, String input) {
    return explained("input.ctd", "right.py", program, input);
  }

  private String explained(String format, String reference, String program, String input) {
    CommandRun run =
        CommandRun.of(
            "explain",
            "--input-format",
            folder.resolve(format),
            "--reference",
            folder.resolve(reference),
            "--solution",
            folder.resolve(program),
            "--json",
            folder.resolve("report.json"),
            folder.resolve(input));
    assertEquals(ExitCode.FINDINGS, run.code(), run.err() + run.out());
    return run.out();
  }

  private static void assertHint(String text, String hint, String code) {
    boolean isThere =
        text.matches(
            "(?s).*\n  hint      "
                + Pattern.quote(hint)
                + ", it is right here and on \\d+ similar inputs\n {12}"
                + Pattern.quote(code)
                + "\n.*");
    assertTrue(isThere, text);
  }

  @Test
  void aComparisonInCppIsMended() throws IOException {
    file(
        "sol.cpp",
        """
        #include <iostream>
        int main() {
          int n, best = -100, count = 0;
          std::cin >> n;
          for (int i = 0, x; i < n; i++) {
            std::cin >> x;
            if (x >= best) {
              best = x;
              count++;
            }
          }
          std::cout << count << "\\n";
        }
        """);
    String text = explained("sol.cpp", "two.in");
    assertHint(text, "sol.cpp:7: with \"if (x > best) {\" instead", "if (x >= best) {");
    assertFalse(text.contains("failing runs"), text);
    assertTrue(read("report.json").contains("\"kind\" : \"small-change\""), read("report.json"));
  }

  @Test
  void aSizeBelowZeroIsNamedWhereItIsCompared() throws IOException {
    file("list.ctd", "INT(0,5,n) NEWLINE\nREP(n,SPACE) INT(0,9) END NEWLINE\n");
    file("rises.py", "input()\na = input().split()\nprint(sum(x < y for x, y in zip(a, a[1:])))\n");
    file(
        "sol.cpp",
        """
        #include <iostream>
        #include <vector>
        int main() {
          int n, count = 0;
          std::cin >> n;
          std::vector<int> a(n);
          for (int& x : a) std::cin >> x;
          for (int i = 0; i < a.size() - 1; i++) {
            if (a[i] < a[i + 1]) count++;
          }
          std::cout << count << "\\n";
        }
        """);
    file("empty.in", "0\n\n");
    assertHint(
        explained("list.ctd", "rises.py", "sol.cpp", "empty.in"),
        "sol.cpp:8: with"
            + " \"for (int i = 0; (long long)(i) < (long long)(a.size() - 1); i++) {\" instead",
        "for (int i = 0; i < a.size() - 1; i++) {");
  }

  private String read(String name) throws IOException {
    return Files.readString(folder.resolve(name));
  }

  @Test
  void aProgramThatNoSmallChangeMendsHasNoSuchHint() throws IOException {
    file(
        "sol.py", "n = int(input())\na = input().split()\nprint(n if n < 2 else n * n - len(a))\n");
    assertFalse(explained("sol.py", "two.in").contains("it is right here"));
  }

  @Test
  void changesThatMendByChanceAreNotNamed() throws IOException {
    file("words.ctd", "INT(2,4,n) NEWLINE\nREP(n,SPACE) REGEX(\"[a-d]{1,5}\") END NEWLINE\n");
    file("different.py", "input()\nprint(len(set(input().split())))\n");
    file(
        "sol.py",
        """
        def code(word):
            h = 0
            for c in word:
                h = (h * 31 + ord(c)) % 997
            return h
        input()
        seen = set()
        for word in input().split():
            seen.add(code(word))
        print(len(seen))
        """);
    file("same.in", "2\na aacc\n");
    String text = explained("words.ctd", "different.py", "sol.py", "same.in");
    assertFalse(text.contains("it is right here"), text);
  }

  @Test
  void linesThatPrintAWrongOutputAreNotNamedIfNoPassingRunPrintsIt() throws IOException {
    file("number.ctd", "INT(0,999) NEWLINE\n");
    file("large.py", "print('yes' if int(input()) > 1000 else 'no')\n");
    file(
        "sol.py",
        """
        def is_large(x):
            return x * x % 1000 == 444
        if is_large(int(input())):
            print('yes')
        else:
            print('no')
        """);
    file("38.in", "38\n");
    String text = explained("number.ctd", "large.py", "sol.py", "38.in");
    assertFalse(text.contains("failing run"), text);
  }

  @Test
  @Thorough
  void aComparisonInPythonIsMended() throws IOException {
    file(
        "sol.py",
        """
        input()
        best, count = -100, 0
        for x in map(int, input().split()):
            if best <= x:
                best = x
                count += 1
        print(count)
        """);
    assertHint(
        explained("sol.py", "two.in"), "sol.py:4: with \"if best < x:\" instead", "if best <= x:");
  }

  @Test
  @Thorough
  void aConditionInJavaIsMended() throws IOException {
    file(
        "Main.java",
        """
        import java.util.Scanner;
        public class Main {
          public static void main(String[] args) {
            Scanner in = new Scanner(System.in);
            int n = in.nextInt();
            int best = -100;
            int count = 0;
            for (int i = 0; i < n; i++) {
              int x = in.nextInt();
              count++;
              if (x > best) {
                best = x;
                continue;
              }
              if (count == 0) count--;
            }
            System.out.println(count);
          }
        }
        """);
    assertHint(
        explained("Main.java", "two.in"),
        "Main.java:15: with \"if (count != 0) count--;\" instead",
        "if (count == 0) count--;");
  }

  @Test
  void aLineOfASolutionOfAPuzzleIsNamed() {
    Path wrong = Path.of("../cases/rotation/submissions/wrong_answer/eight-cell-lines.cpp");
    CommandRun run =
        CommandRun.of(
            "stress",
            "--puzzle=rotation",
            "--solution",
            wrong,
            "--n=50",
            "--seed=1",
            "--fail-fast");
    assertEquals(ExitCode.FINDINGS, run.code(), run.err() + run.out());
    assertTrue(run.out().contains("eight-cell-lines.cpp:27: with "), run.out());
    assertTrue(run.out().contains("board[LINE[move][6]] = first;"), run.out());
  }
}
