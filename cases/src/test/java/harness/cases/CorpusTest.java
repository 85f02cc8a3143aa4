package harness.cases;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A folder of saved cases is read in the order of its index, and every fault names its file. */
final class CorpusTest {

  @TempDir Path folder;

  private void write(String file, String text) throws IOException {
    Files.writeString(folder.resolve(file), text);
  }

  private void writeCase(String name) throws IOException {
    write(name + ".in", "1\n");
    write(name + ".ans", "0\n");
  }

  private String fault() {
    return assertThrows(BadCorpus.class, () -> Corpus.load(folder))
        .getMessage()
        .replace(folder + "/", "");
  }

  @Test
  void casesComeInTheOrderOfTheIndex() throws IOException, BadCorpus {
    writeCase("b");
    writeCase("a");
    write("index", "# traps\n\nb:  the one\na: the other: with a colon\n");
    List<SavedCase> cases = Corpus.load(folder).cases();
    assertEquals(List.of("b", "a"), cases.stream().map(SavedCase::name).toList());
    assertEquals("the other: with a colon", cases.get(1).why());
    assertEquals(folder.resolve("b.ans"), cases.get(0).answers());
  }

  @Test
  void testDataWithoutIndexComesByName() throws IOException, BadCorpus {
    writeCase("b");
    writeCase("a");
    List<SavedCase> cases = Corpus.loadAny(folder).cases();
    assertEquals(List.of("a", "b"), cases.stream().map(SavedCase::name).toList());
    assertEquals("", cases.get(0).why());
    assertEquals("index: missing; expected a line 'NAME: what it catches' for each case", fault());
  }

  @Test
  void everyFaultNamesItsFile() throws IOException {
    writeCase("a");
    write("index", "a: one\n");
    Files.delete(folder.resolve("a.ans"));
    assertEquals("a.ans: missing", fault());
    write("a.ans", "0\n");
    write("stray.ans", "0\n");
    assertEquals("stray.ans: there is no matching stray.in", fault());
    write("stray.in", "1\n");
    assertEquals("index: no line says what stray catches; expected 'stray: ...'", fault());
  }

  @Test
  void everyFaultOfTheIndexNamesItsLine() throws IOException {
    writeCase("a");
    write("index", "\na catches all\n");
    assertEquals("index: line 2: expected 'NAME: what it catches'", fault());
    write("index", "a:\n");
    assertEquals("index: line 1: expected 'NAME: what it catches'", fault());
    write("index", "a: one\nb: two\n");
    assertEquals("index: line 2: there is no b.in", fault());
    write("index", "a: one\na: two\n");
    assertEquals("index: line 2: a is named twice", fault());
    Files.write(folder.resolve("index"), new byte[] {(byte) 0xff});
    assertEquals("index: is not UTF-8 text", fault());
  }

  @Test
  void aMissingFolderIsReported() {
    Path missing = folder.resolve("missing");
    assertEquals(
        missing + ": there is no such folder",
        assertThrows(BadCorpus.class, () -> Corpus.load(missing)).getMessage());
  }

  @Test
  void trapNamesAreWordsJoinedByHyphens() {
    assertTrue(SavedCase.isTrapName("exactly-15"));
    assertFalse(SavedCase.isTrapName("Exactly-15"));
    assertFalse(SavedCase.isTrapName("exactly--15"));
    assertFalse(SavedCase.isTrapName("../exactly"));
    assertFalse(SavedCase.isTrapName(""));
  }
}
