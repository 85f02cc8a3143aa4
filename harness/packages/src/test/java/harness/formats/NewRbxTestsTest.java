package harness.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** New tests of rbx packages: they go where a glob finds them. */
final class NewRbxTestsTest extends WrittenPackage {

  private static final String SAMPLES = "{name: samples, testcaseGlob: \"samples/*.in\"}";

  private TestPlace place(String... groups) throws IOException {
    file("problem.rbx.yml", "testcases:\n- " + String.join("\n- ", groups) + "\n");
    return ProblemFormats.named("rbx").newTest(folder, "kills", 1).orElseThrow();
  }

  private void assertFound(String test, String... groups) throws IOException {
    TestPlace place = place(groups);
    assertEquals(new TestPlace(List.of(test + ".in"), List.of(test + ".ans"), null), place);
    file(test + ".in", "1\n");
    file(test + ".ans", "1\n");
    assertEquals(List.of(test), read().data().stream().map(DataFile::name).toList());
  }

  @Test
  void globsOfGroups() throws IOException {
    assertFound("hand/kills", SAMPLES, "{name: main, testcaseGlob: \"hand/*.in\"}");
  }

  @Test
  void globsOfSubgroups() throws IOException {
    assertFound(
        "tests/hand/kills",
        SAMPLES,
        "{name: main, subgroups: [{name: drawn, generators: []},"
            + " {name: hand, testcaseGlob: \"tests/hand/*.in\"}]}");
  }

  @Test
  void globsOfNamesThatStartAlike() throws IOException {
    assertFound(
        "tests/hand-kills",
        SAMPLES,
        "{name: main, subgroups: [{name: hand, testcaseGlob: \"tests/hand-*.in\"}]}");
  }

  @Test
  void otherGlobsAndSamplesGetNone() throws IOException {
    TestPlace place =
        place(SAMPLES, "{name: main, subgroups: [{name: any, testcaseGlob: \"t/**/*.in\"}]}");
    assertEquals(List.of("tests/manual/kills.in"), place.inputs());
  }
}
