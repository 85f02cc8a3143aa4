package harness.submission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.machine.CacheFolder;
import harness.machine.SearchPath;
import harness.process.Program;
import harness.sandbox.Isolation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(120)
class CompilerTest {

  private static final Path CACHE = Path.of("target", "zoo-cache").toAbsolutePath();

  @TempDir Path folder;
  private Workshop workshop;

  @BeforeEach
  void open() throws IOException {
    workshop = new Workshop(folder, CACHE);
  }

  @AfterEach
  void nothingIsLeft() {
    workshop.close();
  }

  /** The same program, which doubles numbers, in every language installed here. */
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
    workshop.write(file, source);
    workshop.assumeHere(file);
    assertEquals("42\n8\n", workshop.outputOf(workshop.ready(file).program()));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("doublers")
  void anEndingMayBeInUpperCase(String file, String source) throws IOException {
    assumeTrue(file.matches(".*\\.(cpp|java|py|rs)"), "some compilers refuse it");
    workshop.assumeHere(file);
    String upper = file.toUpperCase(Locale.ROOT);
    workshop.write(upper, source);
    assertEquals("42\n8\n", workshop.outputOf(workshop.ready(upper).program()));
  }

  @Test
  void commandRunsLikeOutsideTheHarness() throws IOException {
    assumeTrue(SearchPath.find("python3").isPresent(), "no python3 here");
    workshop.write(
        "double.py",
        """
        import sys
        factor = int(open(sys.argv[1]).read())
        for line in sys.stdin: print(factor * int(line))
        """);
    workshop.write("factor.txt", "2");
    Program program = workshop.ready("python3 double.py factor.txt").program();
    assertEquals("42\n8\n", workshop.outputOf(program));
  }

  @Test
  void scriptRunsByItsFirstLine() throws IOException {
    assumeTrue(SearchPath.find("python3").isPresent(), "no python3 here");
    Path script =
        workshop.write("double", "#!/usr/bin/env python3\nfor _ in 'ab': print(2*int(input()))\n");
    assertTrue(script.toFile().setExecutable(true));
    assertEquals("42\n8\n", workshop.outputOf(workshop.ready("./double").program()));
  }

  @ParameterizedTest
  @CsvSource({
    "sh, . ./part.sh",
    "pl, require './part.pl';",
    "lua, dofile('part.lua')",
  })
  void aProgramOfSeveralFilesFindsThemInItsWorkingFolder(String ending, String start)
      throws IOException {
    workshop.assumeHere("main." + ending);
    workshop.write("several/main." + ending, start + "\n");
    workshop.write("several/part." + ending, ending.equals("sh") ? "echo 7" : "print('7')");
    Program program = workshop.ready("several").program();
    assertEquals("7", workshop.outputOf(program).strip());
    assertEquals("7", workshop.quickOutputOf(program).strip());
    Path alone = workshop.write("alone/main." + ending, start + "\n");
    assertEquals(List.of(), workshop.ready(alone.toString()).program().parts());
  }

  @Test
  void aFolderWithScriptsIsBuiltByThem() throws IOException {
    workshop.write("tool/build", "#!/bin/sh\nsed s/one/two/ text >made\n");
    workshop.write("tool/run", "#!/bin/sh\ncat \"$(dirname \"$0\")/made\"\n");
    workshop.write("tool/text", "one\n");
    assertEquals("two\n", workshop.outputOf(workshop.ready("tool").program()));
  }

  @Test
  void aBuildScriptMustProduceTheProgramToRun() throws IOException {
    workshop.write("tool/build", "#!/bin/sh\necho done\n");
    String failure = workshop.failure("tool");
    assertTrue(failure.contains("there is no run, and build makes none"), failure);
    workshop.write("tool/build", "#!/bin/sh\necho no such thing >&2; exit 1\n");
    assertTrue(workshop.failure("tool").contains("no such thing"));
  }

  @Test
  void failureIsTheCompilersFirstLines() throws IOException {
    assumeTrue(SearchPath.find("g++").isPresent(), "no g++ here");
    workshop.write("bad.cpp", "int main() { return nothing; }");
    String failure = workshop.failure("bad.cpp");
    assertTrue(failure.contains("nothing"), failure);
    assertTrue(failure.lines().count() <= 12);
  }

  /** The compiler's message names nothing that the harness has added. */
  @Test
  void aMissingMainIsReportedAsTheCompilerDoes() throws IOException {
    assumeTrue(SearchPath.find("g++").isPresent(), "no g++ here");
    workshop.write("none.cpp", "int mian() { return 0; }");
    String failure = workshop.failure("none.cpp");
    assertTrue(failure.contains("undefined reference to `main'"), failure);
    assertFalse(failure.contains("zygote") || failure.contains("wrap"), failure);
  }

  /** One that defines a function that libc calls before main would run before the fork. */
  @ParameterizedTest
  @CsvSource({
    "usual.cpp, true, int main() {}",
    "early.cpp, false, 'extern \"C\" char *getenv(const char *) { return 0; } int main() {}'"
  })
  void theCacheKeepsWhetherAProgramMayWaitForItsRuns(String file, boolean waits, String source)
      throws IOException {
    workshop.assumeHere(file);
    workshop.write(file, source + " // new in " + folder);
    Compilation.Ready first = workshop.ready(file);
    Compilation.Ready second = workshop.ready(file);
    assertEquals(List.of(false, true), List.of(first.fromCache(), second.fromCache()));
    assertEquals(waits, !first.program().zygote().isEmpty());
    assertEquals(first.program().zygote(), second.program().zygote());
  }

  @Test
  void manyThreadsCompileTheSameOnceAndAgree() throws Exception {
    assumeTrue(SearchPath.find("gcc").isPresent(), "no gcc here");
    workshop.write("same.c", "#include <stdio.h>\nint main(void) { puts(\"same\"); return 0; }");
    Path cache = folder.resolve("cache");
    try (Workshop own = new Workshop(folder, cache)) {
      ExecutorService threads = Executors.newFixedThreadPool(4);
      List<Future<Compilation.Ready>> all = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        all.add(threads.submit(() -> own.ready("same.c")));
      }
      for (Future<Compilation.Ready> one : all) {
        assertEquals("same\n", own.outputOf(one.get().program()));
      }
      threads.shutdown();
      assertTrue(own.ready("same.c").fromCache());
    }
    try (Stream<Path> left = Files.list(cache)) {
      List<String> names = left.map(path -> path.getFileName().toString()).toList();
      assertEquals(1, names.stream().filter(name -> name.startsWith("program-")).count());
      assertEquals(0, names.stream().filter(name -> name.startsWith(CacheFolder.DRAFT)).count());
    }
  }

  @Test
  void sourceBehindALinkIsCompiled() throws IOException {
    workshop.assumeHere("a.c");
    workshop.write("there/x.c", "#include \"a.h\"\nint main(void) { puts(\"right\"); return 0; }");
    workshop.write("own/a.h", "#include <stdio.h>");
    Files.createSymbolicLink(folder.resolve("own/a.c"), folder.resolve("there/x.c"));
    assertEquals("right\n", workshop.outputOf(workshop.ready("own/a.c").program()));
  }

  @Test
  void withoutASandboxToo() throws IOException {
    workshop.assumeHere("a.c");
    workshop.write("own/a.c", "#include \"a.h\"\nint main(void) { puts(\"right\"); return 0; }");
    workshop.write("own/a.h", "#include <stdio.h>");
    try (Workshop open = new Workshop(folder, folder.resolve("cache"), Isolation.NONE)) {
      assertEquals("right\n", open.outputOf(open.ready("own/a.c").program()));
    }
  }

  @Test
  void endlessCompilerIsEnded() throws IOException {
    workshop.compileBy("sleep 1000 & sleep 1000");
    workshop.write("a.made", "");
    String failure = workshop.failure("a.made", CompilerLimits.ofTime(300_000_000));
    assertTrue(failure.contains("1.6 s of wall time"), failure);
  }

  @Test
  void mainClassIsFoundWhereverItIsDeclared() {
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

  /** No file can have the name of such a class. */
  @ParameterizedTest
  @ValueSource(strings = {"public ", ""})
  void aClassWithATooLongNameDoesNotCompile(String modifier) throws IOException {
    workshop.assumeHere("a.java");
    String name = "A".repeat(300);
    workshop.write(
        "a.java", modifier + "class " + name + " { public static void main(String[] a) {} }\n");
    String failure = workshop.failure("a.java");
    assertTrue(failure.contains("error") && failure.contains("AAA"), failure);
  }
}
