package harness.diagnosis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.process.RunLimits;
import harness.sandbox.Isolation;
import harness.submission.BuildHost;
import harness.submission.Compilation;
import harness.submission.ProgramSource;
import harness.submission.RunnerSettings;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Failures that a language's runtime tells are named with a line of the program's own source. */
@Timeout(300)
final class UncaughtErrorTest {

  private static final RunLimits LIMITS = RunLimits.of(10_000_000_000L, 1L << 28);

  private static final String PYTHON =
      """
      import heapq
      def f(n):
          return f(n + 1) + 1
      def g(n):
          try:
              return [][n]
          except IndexError:
              raise ValueError("no " + str(n))
      which = int(input())
      if which == 1: f(0)
      if which == 2: g(7)
      if which == 3: heapq.heappop([])
      if which == 4: print("Traceback (most recent call last):\\n  File 'x', line 1")
      if which == 5: raise SystemExit(3)
      """;

  private static final String JAVA =
      """
      import java.util.*;
      public class Main {
        static int f(int n) {
          return f(n + 1) + 1;
        }
        static void g() {
          try {
            Integer.parseInt("x");
          } catch (NumberFormatException e) {
            throw new IllegalStateException(e);
          }
        }
        public static void main(String[] args) {
          int which = new Scanner(System.in).nextInt();
          if (which == 1) f(0);
          if (which == 2) System.out.println(new int[3].clone()[which + 2]);
          if (which == 3) List.of(1).iterator().remove();
          if (which == 4) g();
          if (which == 5) System.exit(3);
        }
      }
      """;

  private static final String NODE =
      """
      const which = +require("fs").readFileSync(0, "utf8");
      function f(n) { return f(n + 1) + 1; }
      if (which === 1) f(0);
      if (which === 2) [1].find(x => x.y.z);
      if (which === 3) process.exit(3);
      """;

  private static final String RUST =
      """
      fn main() {
        let mut line = String::new();
        std::io::stdin().read_line(&mut line).unwrap();
        let which: usize = line.trim().parse().unwrap();
        let list = vec![1, 2];
        println!("{}", list[which]);
        let none: Option<i32> = None;
        println!("{}", none.unwrap());
      }
      """;

  private static final String CPP =
      """
      #include <cassert>
      #include <cstdio>
      int main() {
        int n;
        scanf("%d", &n);
        assert(n != 2);
      }
      """;

  @TempDir private Path folder;

  /** The diagnoses of a program on several inputs, one per line; "-" for none. */
  private String said(String name, String text, int inputs) throws IOException {
    Path file = Files.writeString(folder.resolve(name), text);
    Languages languages = Languages.load(List.of());
    ProgramSource source = ProgramSource.parse(file.toString(), languages, folder);
    assumeTrue(languages.status(source.language().orElseThrow()).available(), "not installed");
    StringBuilder all = new StringBuilder();
    try (BuildHost host =
        BuildHost.open(new RunnerSettings(Isolation.AUTO, Duration.ofSeconds(60)), languages)) {
      Compilation.Ready built = (Compilation.Ready) host.compile(source);
      for (int i = 1; i <= inputs; i++) {
        byte[] input = (i + "\n").getBytes(StandardCharsets.US_ASCII);
        all.append(
                UncaughtError.of(source, built.program(), host.host(), input, LIMITS)
                    .map(each -> each.tool() + " " + each.inWords())
                    .orElse("-"))
            .append('\n');
      }
    }
    return all.toString();
  }

  @Test
  void ofPython() throws IOException {
    assertEquals(
        """
        python sol.py:3: RecursionError: maximum recursion depth exceeded; f calls itself too often
        python sol.py:8: ValueError: no 7
        python sol.py:12: IndexError: index out of range
        -
        -
        """,
        said("sol.py", PYTHON, 5));
  }

  @Test
  void ofJavaWhateverItsFileIsCalled() throws IOException {
    assertEquals(
        """
        java sol.java:4: StackOverflowError; f calls itself too often
        java sol.java:16: ArrayIndexOutOfBoundsException: Index 4 out of bounds for length 3
        java sol.java:17: UnsupportedOperationException
        java sol.java:8: NumberFormatException: For input string: \"x\"
        -
        """,
        said("sol.java", JAVA, 5));
  }

  @Test
  void ofNode() throws IOException {
    String said = said("sol.js", NODE, 3);
    assertTrue(
        said.startsWith(
            "node sol.js:2: RangeError: Maximum call stack size exceeded; f calls itself too"
                + " often\nnode sol.js:4: TypeError: "),
        said);
    assertTrue(said.endsWith("\n-\n"), said);
  }

  @Test
  void ofRust() throws IOException {
    assertEquals(
        """
        rust sol.rs:8: panic: called `Option::unwrap()` on a `None` value
        rust sol.rs:6: panic: index out of bounds: the len is 2 but the index is 2
        """,
        said("sol.rs", RUST, 2));
  }

  @Test
  void ofAnAssertionInCpp() throws IOException {
    assertEquals("-\nassert sol.cpp:6: assertion n != 2 failed\n", said("sol.cpp", CPP, 2));
  }

  private OwnSources sources(String name) throws IOException {
    Path file = Files.writeString(folder.resolve(name), "1\n2\n3\n4\n5\n6\n7\n8\n9\n");
    return new OwnSources(List.of(file));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      textBlock =
          """
          go ! sol.go ! panic: runtime error: index out of range [5] with length 3||goroutine 1 [running]:|main.f(...)|>/tmp/x/sol.go:8|main.main()|>/tmp/x/sol.go:3 +0x1d|exit status 2 ! sol.go:8: panic: runtime error: index out of range [5] with length 3
          go ! sol.go ! runtime: goroutine stack exceeds 1000000000-byte limit|fatal error: stack overflow||runtime stack:|runtime.throw({0x1, 0x2})|>/usr/go/src/runtime/panic.go:1047 +0x5d||goroutine 1 [running]:|main.f(0x1)|>/tmp/sol.go:5 +0x3|main.f(0x2)|>/tmp/sol.go:6 +0x3|main.f(0x3)|>/tmp/sol.go:6 +0x3 ! sol.go:6: fatal error: stack overflow; f calls itself too often
          ruby ! sol.rb ! /tmp/sol.rb:3:in `f': undefined method `x' for nil:NilClass (NoMethodError)|>from /tmp/sol.rb:6:in `<main>' ! sol.rb:3: undefined method `x' for nil:NilClass (NoMethodError)
          ruby ! sol.rb ! /usr/lib/set.rb:3:in 'Set#f': bad (ArgumentError)|>from /tmp/sol.rb:6:in '<main>' ! sol.rb:6: bad (ArgumentError)
          ruby ! sol.rb ! /tmp/sol.rb:2:in `f': stack level too deep (SystemStackError)|>from /tmp/sol.rb:2:in `f'|>from /tmp/sol.rb:2:in `f'|> ... 10067 levels...|>from /tmp/sol.rb:4:in `<main>' ! sol.rb:2: stack level too deep (SystemStackError); f calls itself too often
          rust ! sol.rs ! thread 'main' panicked at 'no, no', /tmp/sol.rs:5:10|note: run with ! sol.rs:5: panic: no, no
          python ! sol.py !   File "/tmp/sol.py", line 3|    x = = 3|        ^|SyntaxError: invalid syntax ! sol.py:3: SyntaxError: invalid syntax
          """)
  void asOtherVersionsPrintIt(String language, String file, String text, String words)
      throws IOException {
    String printed = text.replace('|', '\n').replace('>', '\t').replace("<main\t", "<main>");
    assertEquals(
        Optional.of(words),
        UncaughtError.in(printed, language, sources(file)).map(Diagnosis::inWords));
  }

  @ParameterizedTest
  @ValueSource(strings = {"python", "java", "go", "javascript", "ruby", "rust", "c++"})
  void textThatOnlyLooksLikeAReportNamesNothing(String language) throws IOException {
    String[] pieces = {
      "Traceback (most recent call last):",
      "  File \"/sol.py\", line 99999999, in f",
      "E: x",
      "  File \"/sol.py\", line 0, in f",
      "  File \"other.py\", line 1",
      "File \"\", line ",
      "  [Previous line repeated 99999999999 more times]",
      "Exception in thread \"",
      "Caused by: ",
      "\tat f(sol.java:77)",
      "\tat (:)",
      "\tat f(x/sol.java:1)",
      "panic: ",
      "\t.go:",
      "\tsol.go:x",
      "",
      "    at ",
      "    at (sol.js:1)",
      "    at f (sol.js::)",
      ":in `': ",
      "\tfrom ",
      "\tfrom :in ",
      "thread 'main' panicked at ",
      "thread 'main' panicked at ':",
      "thread '' panicked at ', ",
      "sol.cpp:0: Assertion `' failed.",
      "::::: Assertion `x' failed."
    };
    List<OwnSources> programs = List.of(sources("sol.java"), sources("sol.py"), sources("sol.cpp"));
    for (int i = 0; i < pieces.length; i++) {
      for (int k = 0; k < pieces.length; k++) {
        String text = pieces[i] + "\n" + pieces[k] + "\n" + pieces[(i * k) % pieces.length] + "\n";
        for (OwnSources each : programs) {
          assertEquals(Optional.empty(), UncaughtError.in(text, language, each), text);
        }
      }
    }
    String flood = List.of(pieces).stream().collect(Collectors.joining("\n")).repeat(20_000);
    UncaughtError.in(flood, language, sources("sol.py"));
  }
}
