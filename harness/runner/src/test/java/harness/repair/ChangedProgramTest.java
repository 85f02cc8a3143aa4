package harness.repair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.process.NamedFiles;
import harness.process.ProgramSession;
import harness.process.RunLimits;
import harness.process.RunRequest;
import harness.process.RunResult;
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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** One build behaves like each of the changed programs that it contains. */
@Timeout(180)
final class ChangedProgramTest {

  private static final RunLimits LIMITS = RunLimits.of(300_000_000L, 256 << 20);
  private static final String INPUT = "4\n3 1 2 2\n";

  private static final String C =
      """
      #include <stdio.h>
      int seen[8];
      int main() {
        int n, x = 0, count = 0;
        scanf("%d", &n);
        for (int i = 0; i < n; i++) {
          scanf("%d", &x);
          if (x > 1 && !seen[x - 1]) {
            count++;
            seen[x - 1] = 1;
          }
        }
        printf("%d\\n", count);
      }
      """;

  private static final String CPP =
      """
      #include <iostream>
      #include <map>
      using namespace std;
      int start = 20;
      template <class T> T half(T x) { return x / 2; }
      int main() {
        map<int, int> count;
        int n, most = 0;
        cin >> n;
        for (int i = 0, x; i < n; i++) {
          cin >> x;
          if (x < 2) most += start;
          else if (x < 3) most += 100;
          most = max(most, ++count[half(x)]);
        }
        cout << most << "\\n";
      }
      """;

  private static final String JAVA =
      """
      import java.util.*;

      public class Main {
        interface Rule { boolean fits(int x); }
        static int limit = 2;
        public static void main(String[] args) {
          Scanner in = new Scanner(System.in);
          int n = in.nextInt();
          int sum = 0;
          Rule rule = x -> x >= limit;
          for (int i = 0; i < n; i++) {
            int x = in.nextInt();
            if (rule.fits(x)) sum += x;
          }
          System.out.println(sum);
        }
      }
      class Other { static final int N = 3; }
      """;

  private static final String PYTHON =
      """
      # "quotes", a \\\\ and an ä
      n = int(input())
      best = 0
      for x in map(int, input().split()):
          if x > best:
              best = x
              if x == 9:
                  continue
      print(best, "\\\\ä")
      """;

  @TempDir private Path folder;
  private final Languages languages = Languages.load(List.of());
  private BuildHost host;

  @BeforeEach
  void open() throws IOException {
    host = BuildHost.open(new RunnerSettings(Isolation.AUTO, Duration.ofSeconds(30)), languages);
  }

  @AfterEach
  void close() {
    host.close();
  }

  private ProgramSource source(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
    ProgramSource source = ProgramSource.parse(name, languages, folder);
    assumeTrue(languages.status(source.language().orElseThrow()).available(), "no compiler here");
    return source;
  }

  /** What a changed program prints, and how it ends. */
  private Map<SourceChange, String> outputs(ProgramSource source) {
    try (ChangedProgram all = ChangedProgram.build(source, NamedFiles.NONE, host).orElseThrow();
        ChangedSession session = all.open(host.host(), 256 << 20)) {
      Map<SourceChange, String> outputs = new LinkedHashMap<>();
      all.changes()
          .forEach(
              (number, change) -> {
                session.choose(number);
                outputs.put(change, said(session.run(request())));
              });
      return outputs;
    }
  }

  private static RunRequest request() {
    return RunRequest.of(INPUT.getBytes(StandardCharsets.UTF_8), LIMITS);
  }

  private static String said(RunResult result) {
    return result.report().endedWell()
        ? new String(result.output(), StandardCharsets.UTF_8)
        : "fails";
  }

  /** What the program prints that is written with a change; empty if it cannot be built. */
  private Optional<String> alone(String name, String text, SourceChange change) throws IOException {
    String changed = new SourceText(text, Syntax.C).with(change.edits());
    Compilation built = host.compile(source("alone-" + name, changed));
    if (!(built instanceof Compilation.Ready ready)) {
      return Optional.empty();
    }
    try (ProgramSession session = host.host().session(ready.program(), 256 << 20)) {
      return Optional.of(said(session.run(request())));
    }
  }

  private void assertEachAsAlone(String name, String text) throws IOException {
    Map<SourceChange, String> outputs = outputs(source(name, text));
    assertTrue(outputs.size() > 10, () -> outputs.size() + " changes");
    assertTrue(outputs.values().stream().distinct().count() > 2, () -> outputs.toString());
    for (Map.Entry<SourceChange, String> each : outputs.entrySet()) {
      assertEquals(
          Optional.of(each.getValue()),
          alone(name, text, each.getKey()),
          () -> each.getKey().line() + " " + each.getKey().words());
    }
  }

  /** Such a mistake makes the compiler complain of the list, too. */
  @Test
  void aChangeThatDoesNotCompileTakesNoOtherOfItsExpressionWithIt() throws IOException {
    String list =
        """
        #include <iostream>
        #include <vector>
        struct State { int place; };
        struct Answer { int kind; int place; };
        std::vector<State> all{{1}, {2}};
        Answer answer() { return {1, all.back().place}; }
        int main() {
          Answer it = answer();
          std::cout << it.kind << it.place;
        }
        """;
    assertEquals(
        "11",
        output(
            outputs(source("sol.cpp", list)),
            "with \"Answer answer() { return {1, all.front().place}; }\" instead"));
  }

  /** The build reads only the headers whose names it knows, unless that is not enough. */
  @Test
  void anUnusualHeaderIsAmongAll() throws IOException {
    String unusual =
        """
        #include <bits/stdc++.h>
        int main() {
          std::filesystem::path path("a/b");
          int n = 3;
          std::cout << path.filename().native().size() + n;
        }
        """;
    assertEquals("5", output(outputs(source("sol.cpp", unusual)), "with \"int n = 4;\" instead"));
  }

  @Test
  void eachChangeInPythonIsAsIfMadeAlone() throws IOException {
    assertEachAsAlone("sol.py", PYTHON);
  }

  @Test
  void eachChangeInCIsAsIfMadeAlone() throws IOException {
    assertEachAsAlone("sol.c", C);
  }

  private static String output(Map<SourceChange, String> outputs, String words) {
    return outputs.entrySet().stream()
        .filter(each -> each.getKey().words().equals(words))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElseThrow(() -> new AssertionError(words + " is not in " + outputs.keySet()));
  }

  @Test
  void changesOfAllSortsAreInOneBuildOfCpp() throws IOException {
    Map<SourceChange, String> outputs = outputs(source("sol.cpp", CPP));
    assertEquals("321\n", output(outputs, "with \"for (int i = 0, x; i <= n; i++) {\" instead"));
    assertEquals("3\n", output(outputs, "with \"most = min(most, ++count[half(x)]);\" instead"));
    assertEquals("222\n", output(outputs, "with \"int start = 21;\" instead")); // before it begins
    assertEquals("220\n", output(outputs, "without \"most = max(most, ++count[half(x)]);\""));
    assertEquals("321\n", output(outputs, "with \"if (x < 3) most += 100;\" instead")); // a copy
    assertEquals("61\n", output(outputs, "with \"if (x <= 2) most += start;\" instead"));
  }

  @Test
  void changesOfAllSortsAreInOneBuildOfJava() throws IOException {
    Map<SourceChange, String> outputs = outputs(source("Main.java", JAVA));
    assertEquals("1\n", output(outputs, "with \"if (!(rule.fits(x))) sum += x;\" instead"));
    assertEquals("3\n", output(outputs, "with \"static int limit = 3;\" instead"));
    assertEquals("7\n", output(outputs, "with \"long sum = 0;\" instead")); // a copy
    assertEquals("3\n", output(outputs, "with \"Rule rule = x -> x > limit;\" instead"));
    assertEquals("0\n", output(outputs, "without \"sum += x;\""));
  }

  @Test
  void aProgramOfSeveralFilesIsNotChanged() throws IOException {
    Files.createDirectory(folder.resolve("two"));
    Files.writeString(folder.resolve("two/main.py"), PYTHON);
    Files.writeString(folder.resolve("two/part.py"), "a = 1 < 2\n");
    ProgramSource source = ProgramSource.parse("two", languages, folder);
    assertEquals(Optional.empty(), ChangedProgram.build(source, NamedFiles.NONE, host));
  }
}
