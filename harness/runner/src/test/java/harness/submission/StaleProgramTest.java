package harness.submission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.Thorough;
import harness.process.Program;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A program is compiled again if and only if something that its compiler read has changed. */
@Thorough
@Timeout(120)
class StaleProgramTest {

  private static final String BY_MACRO =
      """
      #include <stdio.h>
      #define NAME "part.h"
      #include NAME
      int main(void) { puts(PART); return 0; }
      """;

  @TempDir Path folder;
  private Workshop workshop;

  @BeforeEach
  void open() throws IOException {
    workshop = new Workshop(folder, folder.resolve("cache"));
  }

  @AfterEach
  void nothingIsLeft() {
    workshop.close();
  }

  @Test
  void includeByMacroCounts() throws IOException {
    workshop.assumeHere("a/a.c");
    workshop.write("a/a.c", BY_MACRO);
    workshop.write("a/part.h", "#define PART \"one\"");
    workshop.assertPrints("one", false, "a/a.c");
    workshop.assertPrints("one", true, "a/a.c");
    workshop.write("a/part.h", "#define PART \"two\"");
    workshop.assertPrints("two", false, "a/a.c");
    workshop.write("a/part.h", "#define PART \"one\"");
    workshop.assertPrints("one", true, "a/a.c");
  }

  @Test
  void sameSourceElsewhereIsAnotherProgram() throws IOException {
    workshop.assumeHere("a.c");
    workshop.write("a/a.c", BY_MACRO);
    workshop.write("a/part.h", "#define PART \"one\"");
    workshop.write("b/a.c", BY_MACRO);
    workshop.write("b/part.h", "#define PART \"two\"");
    workshop.assertPrints("one", false, "a/a.c");
    workshop.assertPrints("two", false, "b/a.c");
    workshop.assertPrints("one", true, "a/a.c");
    workshop.write("c/a.c", BY_MACRO);
    workshop.write("c/part.h", "#define PART \"two\"");
    workshop.assertPrints("two", true, "c/a.c");
  }

  @Test
  void includesOfEverySourceOfAFolderCount() throws IOException {
    workshop.assumeHere("a.cpp");
    String source = "#define NAME \"%s.h\"\n#include NAME\n%s";
    workshop.write(
        "p/main.cpp",
        source.formatted(
            "one", "#include <cstdio>\nint f();\nint main() { std::printf(\"%d\", X + f()); }"));
    workshop.write("p/other.cpp", source.formatted("two", "int f() { return X; }"));
    workshop.write("p/one.h", "#define X 1");
    workshop.write("p/two.h", "#define X 20");
    workshop.assertPrints("21", false, "p");
    workshop.assertPrints("21", true, "p");
    workshop.write("p/one.h", "#define X 2");
    workshop.assertPrints("22", false, "p");
    workshop.write("p/two.h", "#define X 30");
    workshop.assertPrints("32", false, "p");
  }

  @Test
  void fileThatTheAssemblerReadsCounts() throws IOException {
    workshop.assumeHere("a.c");
    assumeTrue(workshop.host().reaches(folder.resolve("a")), "the compiler sees copies elsewhere");
    workshop.write(
        "a/a.c",
        """
        #include <stdio.h>
        __asm__(".data\\ntext: .incbin \\"%s/a/text\\"\\n.byte 0\\n.text");
        extern const char text[];
        int main(void) { puts(text); return 0; }
        """
            .formatted(folder));
    workshop.write("a/text", "one");
    workshop.assertPrints("one", false, "a/a.c");
    workshop.write("a/text", "two");
    workshop.assertPrints("two", false, "a/a.c");
  }

  @Test
  void rustModuleAndIncludedTextCount() throws IOException {
    workshop.assumeHere("a.rs");
    workshop.write(
        "a/a.rs", "mod part; fn main() { println!(\"{}{}\", part::X, include_str!(\"t\")); }");
    workshop.write("a/part.rs", "pub const X: i32 = 1;");
    workshop.write("a/t", "one");
    workshop.assertPrints("1one", false, "a/a.rs");
    workshop.assertPrints("1one", true, "a/a.rs");
    workshop.write("a/part.rs", "pub const X: i32 = 2;");
    workshop.assertPrints("2one", false, "a/a.rs");
    workshop.write("a/t", "two");
    workshop.assertPrints("2two", false, "a/a.rs");
  }

  @Test
  void pascalUnitAndIncludeCount() throws IOException {
    workshop.assumeHere("a.pas");
    workshop.write("a/a.pas", "uses Part; {$I text.inc} begin writeln(X, Y) end.");
    workshop.write("a/part.pas", "unit part; interface const X = 1; implementation end.");
    workshop.write("a/text.inc", "const Y = 1;");
    workshop.assertPrints("11", false, "a/a.pas");
    workshop.write("a/part.pas", "unit part; interface const X = 2; implementation end.");
    workshop.assertPrints("21", false, "a/a.pas");
    workshop.write("a/text.inc", "const Y = 2;");
    workshop.assertPrints("22", false, "a/a.pas");
  }

  @Test
  void pascalSourceThatNamesNothingIsKept() throws IOException {
    workshop.assumeHere("a.pas");
    workshop.write("a/a.pas", "uses math; begin writeln(max(1, 2)) end.");
    workshop.write("a/1.in", "");
    workshop.assertPrints("2", false, "a/a.pas");
    workshop.assertPrints("2", true, "a/a.pas");
    workshop.write(
        "a/math.pas",
        "unit math; interface function max(a, b: longint): longint;\nimplementation function max(a, b: longint): longint; begin max := 7 end; end.");
    workshop.assertPrints("7", false, "a/a.pas");
  }

  @Test
  void javaReadsOnlyTheGivenFiles() throws IOException {
    workshop.assumeHere("Main.java");
    workshop.write(
        "a/Main.java",
        "class Main { public static void main(String[] a) { System.out.println(1); } }");
    workshop.write("a/Help.java", "class Help { not java }");
    workshop.assertPrints("1", false, "a/Main.java");
    workshop.assertPrints("1", true, "a/Main.java");
  }

  @Test
  void programThatMayReadMoreDoesNotPileUp() throws IOException {
    workshop.assumeHere("a.pas");
    workshop.write("a/a.pas", "{$I text.inc} begin writeln(Y) end.");
    workshop.write("a/text.inc", "const Y = 1;");
    Program first = workshop.ready("a/a.pas").program();
    assertEquals(first, workshop.ready("a/a.pas").program());
  }

  @Test
  void sourceThatChangedAfterItWasReadIsNotKept() throws IOException {
    workshop.assumeHere("a.c");
    String source = "#include <stdio.h>\nint main(void) { puts(\"%s\"); return 0; }\n";
    Path file = workshop.write("a/a.c", source.formatted("one"));
    ProgramSource submission = workshop.parse("a/a.c");
    Files.writeString(file, source.formatted("two"));
    new Compiler(workshop.host(), workshop.languages(), workshop.cache()).compile(submission);
    Files.writeString(file, source.formatted("one"));
    workshop.assertPrints("one", false, "a/a.c");
  }
}
