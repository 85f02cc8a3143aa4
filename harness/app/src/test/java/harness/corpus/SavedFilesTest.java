package harness.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import harness.cases.CaseName;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Saved files used instead of a generator. */
final class SavedFilesTest {

  private final List<String> read = new ArrayList<>();

  /** A file of two cases that records when it is read. */
  private CaseFile file(String name) {
    return new CaseFile() {
      @Override
      public String name() {
        return name;
      }

      @Override
      public int cases() {
        return 2;
      }

      @Override
      public String input(int index) {
        read.add(name + index);
        return name + index;
      }
    };
  }

  @Test
  void aFileIsReadWhenACaseOfItIsDrawn() {
    SavedFiles files = new SavedFiles("p", List.of(file("a"), file("b")));
    assertEquals(4, files.cases());
    assertEquals(List.of(), read);
    assertEquals("p/saved:b@0#1", files.draw(0, 3).name().toString());
    assertEquals(List.of("b1"), read);
  }

  /** Also for a case whose input could not be had, so that the finding names the file. */
  @Test
  void aCaseIsNamedWithoutReadingItsFile() {
    SavedFiles files = new SavedFiles("p", List.of(file("a"), file("b")));
    CaseName name = files.caseName(0, 3);
    assertEquals("p/saved:b@0#1", name.toString());
    assertEquals("b", SavedFiles.fileOf(name));
    assertEquals(List.of(), read);
  }
}
