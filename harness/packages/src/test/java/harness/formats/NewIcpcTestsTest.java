package harness.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where a new test of an ICPC package goes. */
final class NewIcpcTestsTest {

  @TempDir private Path root;

  private void file(String name, String text) throws IOException {
    Path file = root.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private TestPlace place() {
    return ProblemFormats.named("icpc").newTest(root, "kills", 1).orElseThrow();
  }

  @Test
  void besideTheOtherTests() throws IOException {
    file("data/secret/1.in", "1");
    file("data/secret/more/2.in", "2");
    assertEquals(List.of("data/secret/kills.in"), place().inputs());
  }

  /** The format allows no tests beside groups. */
  @Test
  void inTheLastGroupIfThereAreOnlyGroups() throws IOException {
    file("data/secret/group2/1.in", "1");
    file("data/secret/group10/1.in", "1");
    file("data/secret/test_group.yaml", "");
    assertEquals(List.of("data/secret/group10/kills.in"), place().inputs());
    assertEquals(List.of("data/secret/group10/kills.ans"), place().answers());
  }

  @Test
  void alsoWhereBapcToolsKeepsIt() throws IOException {
    file("generators/generators.yaml", "data: {secret: {data: {a: gen 1}}}");
    assertEquals(List.of("data/secret/kills.in", "generators/manual/kills.in"), place().inputs());
    assertTrue(place().byHand().endsWith("of secret: kills: {copy: manual/kills}"));
  }

  /** BAPCtools puts a number before the name of a test in a list. */
  @Test
  void onlyWhereBapcToolsKeepsItIfTestsAreNumbered() throws IOException {
    file("generators/generators.yaml", "data: {secret: {data: [a: gen 1]}}");
    assertEquals(List.of("generators/manual/kills.in"), place().inputs());
    assertEquals(List.of("generators/manual/kills.ans"), place().answers());
    assertTrue(place().byHand().endsWith("of secret: - kills: {copy: manual/kills}"));
  }

  @Test
  void whereTestdataToolsKeepsIt() throws IOException {
    file("data/generator.sh", ". ../../testdata_tools/gen.sh\n");
    assertEquals(List.of("manual-tests/kills.in"), place().inputs());
    assertTrue(place().byHand().endsWith("add to a group: tc_manual ../manual-tests/kills.in"));
    file("manual_tests/1.in", "1");
    file("data/secret/g1/1.in", "1");
    assertEquals(List.of("data/secret/g1/kills.in", "manual_tests/kills.in"), place().inputs());
    assertEquals(List.of("data/secret/g1/kills.ans"), place().answers());
  }
}
