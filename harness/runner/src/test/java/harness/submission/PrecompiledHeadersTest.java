package harness.submission;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.Thorough;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PrecompiledHeadersTest {

  private static final String PROGRAM =
      """
      #include <bits/stdc++.h>
      int main() { int a, b; std::cin >> a >> b; std::cout << std::gcd(a, b); }
      """;

  @TempDir private Path folder;
  private Path many;

  @BeforeEach
  void fill() throws IOException {
    long space = Files.getFileStore(folder).getUsableSpace();
    assumeTrue(space > 3L << 30, "less than 3 GB of disk space");
    many = cache("many", 6);
  }

  /** A cache with this many programs. */
  private Path cache(String name, int programs) throws IOException {
    for (int i = 0; i < programs; i++) {
      Files.createDirectories(folder.resolve(name).resolve("program-" + i));
    }
    return folder.resolve(name);
  }

  private static List<Path> headers(Path cache) throws IOException {
    try (Stream<Path> all = Files.list(cache)) {
      return all.filter(each -> each.getFileName().toString().startsWith("header-")).toList();
    }
  }

  private byte[] built(Path cache, String text) throws IOException {
    try (Workshop workshop = new Workshop(folder, cache)) {
      workshop.assumeHere("a.cpp");
      workshop.write("a.cpp", text);
      workshop.write("again.h", "#include <bits/stdc++.h>\n");
      return Files.readAllBytes(Path.of(workshop.ready("a.cpp").program().command().get(0)));
    }
  }

  /** Checks that the program is the same with a header and without. */
  private void assertTheSame(String program) throws IOException {
    Path few = cache("few", 1);
    assertArrayEquals(built(few, program), built(many, program));
    assertEquals(0, headers(few).size());
    assertEquals(1, headers(many).size());
  }

  @Test
  void withAHeaderTheProgramIsTheSame() throws IOException {
    assertTheSame(PROGRAM);
  }

  @Test
  void aProgramThatCompilesOnlyWithTheHeaderBeforeItIsKept() throws IOException {
    Path programs = Files.createDirectory(folder.resolve("programs"));
    try (Workshop workshop = new Workshop(programs, many)) {
      workshop.assumeHere("a.cpp");
      workshop.write("a.h", "inline std::array<int, 1> ones{1};\n");
      workshop.write("a.cpp", "#include \"a.h\"\n" + PROGRAM);
      assertTrue(workshop.ready("a.cpp").remark().contains("only with <bits/stdc++.h>"));
      assertTrue(workshop.ready("a.cpp").fromCache());
    }
  }

  @Thorough
  @Test
  void unusualProgramsAreTheSameToo() throws IOException {
    assertTheSame("#pragma GCC optimize(\"O3\")\n" + PROGRAM);
    assertTheSame("#include <bits/stdc++.h>\n#include \"again.h\"\n" + PROGRAM);
    Path compiled = headers(many).get(0).resolve("bits/stdc++.h.gch");
    Files.write(compiled, new byte[99]);
    assertTheSame(PROGRAM + "// after the damage\n");
  }

  @Test
  void aHeaderThatDoesNotCompileIsTriedOnce() throws IOException {
    try (Workshop workshop = new Workshop(folder, many)) {
      Path table =
          workshop.write(
              "table.json",
              """
              [{"name": "made-up", "endings": ["made"], "probe": ["true"], "readsOnlySources": true,
                "compile": [["cp", "{source}", "{output}"]], "run": ["/bin/sh", "{output}"],
                "precompiled": {"header": "a.h", "compile": ["false"]}}]
              """);
      workshop.load(table);
      workshop.write("a.made", "echo a.h\n");
      assertEquals("a.h\n", workshop.outputOf(workshop.ready("a.made").program()));
    }
    assertEquals(1, headers(many).size());
    try (Stream<Path> all = Files.list(headers(many).get(0))) {
      assertEquals(0, all.count());
    }
  }
}
