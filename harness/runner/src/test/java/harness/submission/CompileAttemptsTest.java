package harness.submission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.Thorough;
import harness.toolchain.Language;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(120)
class CompileAttemptsTest {

  private static final String BITS = "with <bits/stdc++.h> included before it";

  @TempDir Path folder;
  private Workshop workshop;

  @BeforeEach
  void open() throws IOException {
    workshop = new Workshop(folder, folder.resolve("cache"));
    workshop.assumeHere("a.cpp");
  }

  @AfterEach
  void close() {
    workshop.close();
  }

  private String remark(String file, String source) throws IOException {
    workshop.write(file, source);
    Compilation.Ready built = workshop.ready(file);
    assertEquals(built.remark(), workshop.ready(file).remark(), "from the cache");
    return built.remark();
  }

  private Compilation.Failed failed(String file, String source) throws IOException {
    workshop.write(file, source);
    return assertInstanceOf(Compilation.Failed.class, workshop.compile(file));
  }

  @Test
  void theNewestStandardIsTheFirstThatTheCompilerKnows() {
    Languages languages = workshop.languages();
    String newest = languages.standard(languages.of(Path.of("a.cpp")).orElseThrow());
    assertTrue(newest.matches("gnu\\+\\+2[0-9ab]"), newest);
    assertEquals("", languages.standard(languages.of(Path.of("a.py")).orElseThrow()));
  }

  @Test
  void aHeaderThatIsIncludedTooLateComesFirstInstead() throws IOException {
    workshop.write("own.h", "struct Own { std::array<int, 3> numbers; };\n");
    String source = "#include \"own.h\"\n#include <bits/stdc++.h>\nint main() { Own own; }\n";
    String remark = remark("late.cpp", source);
    assertTrue(remark.contains(BITS), remark);
  }

  @Test
  void aProgramUsesTheNewestStandard() throws IOException {
    String source =
        """
        #include <bits/stdc++.h>
        int main() {
          std::vector<int> v{2, 1};
          std::ranges::sort(v);
          auto order = v[0] <=> v[1];
          return std::is_lt(order) ? 0 : 1;
        }
        """;
    assertEquals("", remark("new.cpp", source));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "int x = INT_MAX;",
        "int v[2] = {2, 1}; std::sort(v, v + 2);",
      })
  void aMissingIncludeIsAddedAndNamed(String statement) throws IOException {
    assertIncludeIsAddedAndNamed(statement);
  }

  @Thorough
  @ParameterizedTest
  @ValueSource(
      strings = {
        "char c[2]; memset(c, 0, 2);",
        "std::array<int, 2> two;",
        "std::ifstream in(\"x\");",
        "std::unordered_map<int, int> map;",
        "uint64_t wide = UINT64_MAX;",
        "auto far = std::numeric_limits<int>::max();",
      })
  void anotherMissingIncludeIsAddedAndNamed(String statement) throws IOException {
    assertIncludeIsAddedAndNamed(statement);
  }

  private void assertIncludeIsAddedAndNamed(String statement) throws IOException {
    String remark = remark("few.cpp", "#include <cstdio>\nint main() { " + statement + " }");
    assertTrue(remark.startsWith("compiles only " + BITS), remark);
    assertTrue(remark.contains("few.cpp:2:"), remark);
    assertFalse(remark.contains(folder.toString()) || remark.contains("\n"), remark);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "int data[9]; int main() { return data[0]; } | gnu++14",
        "int main() { int concept = 0; return concept; } | gnu++17",
      })
  void aProgramForAnOlderStandardIsCompiledForIt(String program, String standard)
      throws IOException {
    assertCompiledAs(program, standard);
  }

  @Thorough
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "int f() throw(int) { return 0; } int main() { return f(); } | gnu++14",
        "template <class T> struct A { A<T>() {} }; int main() { A<int> a; } | gnu++17",
      })
  void anotherProgramForAnOlderStandardIsCompiledForIt(String program, String standard)
      throws IOException {
    assertCompiledAs(program, standard);
  }

  private void assertCompiledAs(String program, String standard) throws IOException {
    String source = "#include <bits/stdc++.h>\nusing namespace std;\n" + program;
    String remark = remark("old.cpp", source);
    assertTrue(remark.startsWith("compiles only as " + standard + " ("), remark);
  }

  @Test
  void bothMayBeNeeded() throws IOException {
    String source =
        "#include <vector>\nusing namespace std;\nint data[INT_MAX / INT_MAX];"
            + " int main() { return data[0]; }";
    String remark = remark("both.cpp", source);
    assertTrue(remark.startsWith("compiles only as gnu++14 " + BITS), remark);
  }

  @Test
  void programsInCToo() throws IOException {
    String remark = remark("few.c", "int main(void) { return INT_MAX != UINT8_MAX ? 0 : 1; }");
    assertTrue(remark.contains("<ctype.h> and others included before it"), remark);
  }

  @Test
  void theStandardOfAPackageComesFirst() throws IOException {
    workshop.write("a.cpp", "int main() { return __cplusplus == 201703L ? 0 : 1; }");
    IncludeFolders of17 = IncludeFolders.NONE.ofStandard("c++17");
    assertEquals("", workshop.ready("a.cpp", of17).remark());
    workshop.outputOf(workshop.ready("a.cpp", of17).program());
    workshop.write("b.cpp", "#include <ranges>\nint main() { auto v = std::views::iota(1, 2); }");
    String remark = workshop.ready("b.cpp", of17).remark();
    assertTrue(remark.startsWith("compiles only as gnu++2"), remark);
    workshop.write("c.c", "int main(void) { return 0; }");
    assertEquals("", workshop.ready("c.c", of17).remark());
  }

  /** Compiles with a compiler that always prints these errors, and counts its runs. */
  private int attempts(String errors) throws IOException {
    Language language = workshop.languages().of(Path.of("a.cpp")).orElseThrow();
    Set<List<String>> commands = new HashSet<>();
    CompileAttempts.Commands broken =
        new CompileAttempts.Commands() {
          @Override
          public Optional<String> attempt(List<String> command, boolean capped) {
            assertTrue(commands.add(command), "again " + command);
            return Optional.of(commands.size() + "\n" + errors);
          }

          @Override
          public boolean metLimit() {
            return false;
          }
        };
    CompileAttempts.Ending ending =
        new CompileAttempts(language, "gnu++23", broken, new Placeholders(), "").from("gnu++23");
    assertEquals("1\n" + errors, ending.errors());
    return commands.size();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "x.cpp:1:1: error: expected ';' before 'a' | 1",
        "x.cpp:1:1: fatal error: boost/x.hpp: No such file or directory | 1",
        "x.cpp:1:1: error: no match for 'operator+' | 1",
        "x.cpp:1:1: error: invalid conversion from 'int' to 'const char*' | 1",
        "ld: undefined reference to `f()' | 1",
        "/usr/bin/ld: cannot find -lstdc++ | 2",
        "x.cpp:1:1: error: 'sort' was not declared in this scope | 2",
        "x.cpp:1:1: error: reference to 'ranges' is ambiguous | 2",
        "x.cpp:1:1: error: reference to 'data' is ambiguous | 2",
      })
  void onlyErrorsThatAnotherWayMayCureCostAnotherCompilation(String errors, int attempts)
      throws IOException {
    assertEquals(attempts, attempts(errors), errors);
  }

  @Test
  void aProgramThatFailsInAllWaysCostsFourCompilationsAtMost() throws IOException {
    String errors =
        """
        ld: cannot find -lm
        x.cpp:1:1: error: 'INT_MAX' was not declared in this scope
        x.cpp:1:1: error: reference to 'ranges' is ambiguous
        x.cpp:1:1: error: reference to 'data' is ambiguous""";
    assertTrue(attempts(errors) <= 4);
  }

  @Test
  void theFirstAttemptsErrorsAreShownBeforeWarnings() throws IOException {
    String source =
        """
        #include <vector>
        #warning the first
        using namespace std;
        int data[nothing];
        int main() { return INT_MAX + data[0]; }
        """;
    Compilation.Failed failed = failed("bad.cpp", source);
    assertTrue(failed.summary().startsWith("bad.cpp:4:10: error: "), failed.summary());
    assertTrue(failed.summary().contains("nothing"), failed.summary());
    assertTrue(failed.firstLines().contains("INT_MAX"), failed.firstLines());
    assertFalse(failed.firstLines().contains("the first"), failed.firstLines());
  }

  /** So many that the errors after them would be beyond what is kept of the output. */
  @Test
  void warningsWithoutNumberDoNotHideTheError() throws IOException {
    StringBuilder source = new StringBuilder();
    for (int i = 0; i < 3000; i++) {
      source.append("#warning this is a line that is long enough to fill what is kept\n");
    }
    source.append("int main() { return nothing; }\n");
    for (int i = 0; i < 3000; i++) {
      source.append("#warning this is a line that is long enough to fill what is kept\n");
    }
    for (String file : List.of("noisy.cpp", "noisy.c")) {
      Compilation.Failed failed = failed(file, source.toString());
      assertTrue(failed.summary().contains("nothing"), failed.summary());
    }
  }

  @Test
  void aMessageIsBoundedAndAMadeUpHeaderIsNotRepeatedWhole() throws IOException {
    String source = "#include <" + "x".repeat(100_000) + ">\nint main() {}";
    Compilation.Failed failed = failed("long.cpp", source);
    assertTrue(failed.summary().length() < 300, failed.summary());
    String escape = "\u001b[31m";
    Compilation.Failed colored = failed("color.cpp", "#include <" + escape + ">\n");
    assertFalse(colored.summary().contains("was not found"), colored.summary());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "#include <linalg>                           | needs C++26 <linalg>, which g++ ",
        "#include <boost/no/such.hpp>                | boost/no/such.hpp was not found; install libboost-dev",
        "#include <atcoder/dsu>                      | atcoder/dsu was not found; copy it to the source's folder or name its folder with --include",
        "#include <windows.h>                        | needs <windows.h>, which only Windows has",
        "#include <cstdio>%char *a = gets((char *)0);| calls gets, which C11 and C++14 have removed",
        "#include <bits/stdc++.h>%std::inplace_vector<int, 1> a; | needs C++26 std::inplace_vector from <inplace_vector>, which g++ ",
      })
  void whatIsMissingIsNamed(String lines, String missing) throws IOException {
    String source = lines.replace("%", "\n") + "\nint main() {}";
    Compilation.Failed failed = failed("needs.cpp", source);
    assertTrue(failed.summary().startsWith(missing), failed.summary());
    assertTrue(failed.firstLines().startsWith(failed.summary() + "\n"), failed.firstLines());
    assertEquals(1, failed.summary().lines().count());
  }

  @Test
  void aNewFeatureThatTheCompilerLacksIsNamed() throws IOException {
    Compilation print;
    workshop.write("print.cpp", "#include <print>\nint main() { std::print(\"a\"); }");
    print = workshop.compile("print.cpp");
    assumeTrue(print instanceof Compilation.Failed, "this compiler has <print>");
    String summary = ((Compilation.Failed) print).summary();
    assertTrue(summary.matches("needs C\\+\\+23 <print>, which g\\+\\+ [\\d.]+ lacks"), summary);
    Compilation.Failed name =
        failed("name.cpp", "#include <bits/stdc++.h>\nint main() { std::println(\"a\"); }");
    assertTrue(name.summary().contains("needs C++23 std::println from <print>"), name.summary());
    Compilation.Failed bare =
        failed(
            "bare.cpp",
            "#include <bits/stdc++.h>\nusing namespace std;\nint main() { print(\"a\"); }");
    assertTrue(bare.summary().contains("needs C++23 std::print from <print>"), bare.summary());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "package a.b; public class Sol { M }",
        "public class Sol { M }",
        "class Help {} class Sol { M }",
        "public class Sol { M } class Other { public static void mane(String[] x) {} }",
      })
  void aJavaClassMayHaveAnyNameAndPackage(String source) throws IOException {
    workshop.assumeHere("a.java");
    String main = "public static void main(String[] x) { System.out.println(7); }";
    workshop.write("whatever.java", source.replace("M", main));
    assertEquals("7\n", workshop.outputOf(workshop.ready("whatever.java").program()));
  }

  @Test
  void severalPublicJavaClassesInOneFileAreExplained() throws IOException {
    workshop.assumeHere("a.java");
    String main = "public class Sol { public static void main(String[] x) {} }\n";
    for (String source : List.of(main + "public class Two {}", "public class Two {}\n" + main)) {
      Compilation.Failed failed = failed("two.java", source);
      assertEquals(
          "Java allows one public class in a file; remove 'public' from Two or put it into a file"
              + " of its own",
          failed.summary());
    }
  }
}
