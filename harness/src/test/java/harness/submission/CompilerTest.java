package harness.submission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.Quiet;
import harness.machine.SearchPath;
import harness.process.Program;
import harness.process.ProgramHost;
import harness.process.ProgramSession;
import harness.process.RunLimits;
import harness.process.RunResult;
import harness.process.Traces;
import harness.sandbox.Isolation;
import harness.toolchain.LanguageStatus;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@Quiet
@Timeout(120)
class CompilerTest {

  private static final Path CACHE = Path.of("target", "zoo-cache").toAbsolutePath();
  private static final RunLimits LIMITS = RunLimits.of(10_000_000_000L, 256 << 20);

  @TempDir Path folder;
  private Languages languages;
  private ProgramHost host;

  @BeforeEach
  void open() throws IOException {
    languages = Languages.load(List.of());
    host = ProgramHost.open(CACHE, Isolation.AUTO);
  }

  @AfterEach
  void nothingIsLeft() {
    host.close();
    Traces.assertNoneOf(folder);
  }

  /** The same program, which doubles numbers, in every language that is here. */
  static Stream<Arguments> doublers() {
    return Stream.of(
        Arguments.of(
            "a b.c",
            """
            #include <stdio.h>
            int main(void) { for (int n; scanf("%d", &n) == 1;) printf("%d\\n", 2 * n); }
            """),
        Arguments.of(
            "it's.cpp",
            """
            #include <iostream>
            int main() { for (int n; std::cin >> n;) std::cout << 2 * n << '\\n'; }
            """),
        Arguments.of(
            "x.java",
            """
            class Help {}
            public class Main {
              static class Node {} /* class No { */
              public static void main(String[] arguments) {
                var in = new java.util.Scanner(System.in);
                while (in.hasNextInt()) System.out.println(2 * in.nextInt());
              }
            }
            """),
        Arguments.of(
            "x.pas",
            """
            var n: longint;
            begin while not eof do begin readln(n); writeln(2 * n); end; end.
            """),
        Arguments.of(
            "x.rs",
            """
            fn main() {
              for line in std::io::stdin().lines() {
                println!("{}", 2 * line.unwrap().parse::<i32>().unwrap());
              }
            }
            """),
        Arguments.of(
            "x.go",
            """
            package main
            import "fmt"
            func main() {
              for n := 0; ; { if _, e := fmt.Scan(&n); e != nil { break }; fmt.Println(2 * n) }
            }
            """),
        Arguments.of("x.hs", "main = interact (unlines . map (show . (* 2) . read) . lines)"),
        Arguments.of("a \"b\".py", "import sys\nfor line in sys.stdin: print(2 * int(line))"),
        Arguments.of(
            "x.js",
            """
            require('fs').readFileSync(0, 'utf8').trim().split('\\n').forEach(n => console.log(2 * n))
            """),
        Arguments.of("x.rb", "STDIN.each_line { |line| puts 2 * line.to_i }"),
        Arguments.of("x.pl", "while (<>) { print 2 * $_, qq(\\n); }"),
        Arguments.of("x.sh", "while read -r n; do echo $((2 * n)); done"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("doublers")
  void everyLanguageDoublesNumbers(String file, String source) throws IOException {
    write(file, source);
    Submission submission = parse(file);
    LanguageStatus status = languages.status(submission.language().orElseThrow());
    assumeTrue(status.available(), submission.language().orElseThrow().name() + " is not here");
    Compilation compilation = compiler(CACHE).compile(submission);
    Compilation.Ready ready =
        assertInstanceOf(Compilation.Ready.class, compilation, compilation::toString);
    assertEquals("42\n8\n", outputOf(ready.program()));
  }

  @Test
  void commandRunsAsItDoesOutside() throws IOException {
    assumeTrue(SearchPath.find("python3").isPresent(), "no python3 here");
    write(
        "double.py",
        """
        import sys
        factor = int(open(sys.argv[1]).read())
        for line in sys.stdin: print(factor * int(line))
        """);
    write("factor.txt", "2");
    Compilation compilation = compiler(CACHE).compile(parse("python3 double.py factor.txt"));
    assertEquals("42\n8\n", outputOf(((Compilation.Ready) compilation).program()));
  }

  @Test
  void scriptRunsByItsFirstLine() throws IOException {
    assumeTrue(SearchPath.find("python3").isPresent(), "no python3 here");
    Path script = write("double", "#!/usr/bin/env python3\nfor _ in 'ab': print(2*int(input()))\n");
    assertTrue(script.toFile().setExecutable(true));
    Compilation compilation = compiler(CACHE).compile(parse("./double"));
    assertEquals("42\n8\n", outputOf(((Compilation.Ready) compilation).program()));
  }

  @Test
  void failureIsTheCompilersFirstLines() throws IOException {
    assumeTrue(SearchPath.find("g++").isPresent(), "no g++ here");
    write("bad.cpp", "int main() { return nothing; }");
    Compilation.Failed failed =
        assertInstanceOf(Compilation.Failed.class, compiler(CACHE).compile(parse("bad.cpp")));
    assertTrue(failed.firstLines().contains("nothing"), failed.firstLines());
    assertTrue(failed.firstLines().lines().count() <= 12);
  }

  @Test
  void manyThreadsCompileTheSameOnceAndAgree() throws Exception {
    assumeTrue(SearchPath.find("gcc").isPresent(), "no gcc here");
    write("same.c", "#include <stdio.h>\nint main(void) { puts(\"same\"); return 0; }");
    Path cache = folder.resolve("cache");
    ExecutorService threads = Executors.newFixedThreadPool(4);
    List<Future<Compilation>> all = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      all.add(threads.submit(() -> compiler(cache).compile(parse("same.c"))));
    }
    for (Future<Compilation> one : all) {
      assertEquals("same\n", outputOf(((Compilation.Ready) one.get()).program()));
    }
    threads.shutdown();
    Compilation.Ready again = (Compilation.Ready) compiler(cache).compile(parse("same.c"));
    assertTrue(again.fromCache());
    try (Stream<Path> left = Files.list(cache)) {
      assertEquals(1, left.count());
    }
  }

  @Test
  void endlessCompilerIsEnded() throws IOException {
    Path table =
        write(
            "slow.json",
            "[{\"name\":\"slow\",\"endings\":[\"slow\"],\"probe\":[\"true\"],"
                + "\"compile\":[[\"sh\",\"-c\",\"sleep 1000 & sleep 1000\"]],\"run\":[\"{output}\"]}]");
    languages = Languages.load(List.of(table));
    write("a.slow", "");
    Compilation compilation =
        new Compiler(host, languages, CACHE, 300_000_000L).compile(parse("a.slow"));
    Compilation.Failed failed = assertInstanceOf(Compilation.Failed.class, compilation);
    assertTrue(failed.firstLines().contains("on the wall clock"), failed.firstLines());
  }

  @Test
  void mainClassIsFoundWhereverItStands() {
    JavaSource source =
        JavaSource.read(
            """
            package a.b; // public class Wrong {
            interface X { void f(); }
            public final class Sol {
              String s = "class Y { {"; record P(int x) {}
              public static void main(final String... a) {}
            }
            class Z { }
            """);
    assertEquals(new JavaSource("Sol.java", "a.b.Sol"), source);
    assertFalse(JavaSource.read("class A { void main() {} }").fileName().isEmpty());
  }

  private Compiler compiler(Path cache) {
    return new Compiler(host, languages, cache);
  }

  private String outputOf(Program program) {
    try (ProgramSession session = host.session(program, 256 << 20)) {
      RunResult result = session.run("21\n4\n".getBytes(StandardCharsets.US_ASCII), LIMITS);
      assertTrue(result.report().endedWell(), () -> result.report().toString());
      return result.outputText();
    }
  }

  private Submission parse(String text) {
    return Submission.parse(text, languages, folder);
  }

  private Path write(String name, String content) throws IOException {
    return Files.writeString(folder.resolve(name), content);
  }
}
