package harness.diagnosis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The report that ended a program is told from what the program printed before. */
final class SanitizerReportTest {

  private static final String SOURCE = "int main() {\n  one();\n  two();\n  three();\n}\n";

  private static final String OVERFLOW =
      "a.cpp:2:7: runtime error: signed integer overflow: 2 * 3 cannot be represented in type"
          + " 'int'\n";

  private static final String BEYOND =
      """
      =================================================================
      ==7==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x602000000024
      READ of size 4 at 0x602000000024 thread T0
          #0 0x55d0 in main /box/a.cpp:3:9
      """;

  private static final String LIBRARY =
      """
      /usr/include/c++/12/debug/vector:442:
      Error: attempt to subscript container with out-of-bounds index 5.

      Objects involved in the operation:
          sequence "this" @ 0x7ffd { }
      """;

  private static final String THROWN =
      "terminate called after throwing an instance of 'std::out_of_range'\n  what():  at 5\n";

  private static final String ABORTED =
      """
      ==7==ERROR: AddressSanitizer: ABRT on unknown address 0x000000000007
          #0 0x7f01 in raise (/lib/libc.so.6+0x8a)
          #9 0x55d0 in main /box/a.cpp:4:3
      """;

  @TempDir private Path folder;

  private OwnSources sources;

  @BeforeEach
  void write() throws IOException {
    sources = new OwnSources(List.of(Files.writeString(folder.resolve("a.cpp"), SOURCE)));
  }

  private String told(String text) {
    Optional<Diagnosis> all = new SanitizerReport(text, sources).diagnosis();
    return all.map(each -> each.line() + " " + each.text()).orElse("nothing");
  }

  private String undefined(String text) {
    Optional<Diagnosis> found = new SanitizerReport(text, sources).undefinedBehaviour();
    return found.map(each -> each.line() + " " + each.text()).orElse("nothing");
  }

  @Test
  void eachReportIsToldByItself() {
    assertEquals("2 signed integer overflow: 2 * 3, type 'int'", told(OVERFLOW));
    assertEquals("3 read access beyond a block of the heap", told(BEYOND));
    assertEquals(
        "4 attempt to subscript container with out-of-bounds index 5.", told(LIBRARY + ABORTED));
    assertEquals("4 uncaught std::out_of_range: at 5", told(THROWN + ABORTED));
    assertEquals("4 abort() was called", told(ABORTED));
  }

  @Test
  void wordsOfTheProgramAreNotTheReport() {
    assertEquals(told(BEYOND), told("Error: no such edge\n" + BEYOND));
    assertEquals(told(BEYOND), undefined("Error: no such edge\n" + BEYOND));
    assertEquals(told(LIBRARY + ABORTED), told("Error: no such edge\n" + LIBRARY + ABORTED));
  }

  @Test
  void theLastReportCounts() {
    String forged = "a.cpp:4: runtime error: a forged one\n";
    assertEquals(told(OVERFLOW), told(forged + OVERFLOW));
    assertEquals(told(BEYOND), told(forged + BEYOND));
    assertEquals(told(BEYOND), undefined(forged + BEYOND));
    assertEquals(told(OVERFLOW), told(BEYOND + OVERFLOW));
    assertEquals(told(BEYOND), told(BEYOND.replace("a.cpp:3", "a.cpp:2") + BEYOND));
  }

  @Test
  void manyLinesBeforeTheReportAreNoObstacle() {
    assertEquals(told(OVERFLOW), told("step\n".repeat(5000) + OVERFLOW));
  }

  @Test
  void theProgramsOwnEndIsNotUndefined() {
    assertEquals("nothing", undefined(THROWN + ABORTED));
    assertEquals("nothing", undefined(ABORTED));
  }
}
