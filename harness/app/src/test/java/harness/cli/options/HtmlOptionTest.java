package harness.cli.options;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cli.CommandRun;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class HtmlOptionTest {

  @TempDir private Path folder;

  private String page(int code, String line) throws IOException {
    Path html = folder.resolve("report.html");
    CommandRun run = CommandRun.of((Object[]) (line + " --html " + html).split(" "));
    assertEquals(code, run.code(), run.err());
    return Files.readString(html);
  }

  @Test
  void exhaustShowsWhatIsProven() throws IOException {
    String page = page(ExitCode.OK, "exhaust --puzzle knights --solver ida-star --max-distance 2");
    assertTrue(page.contains("within 2 moves: accepted"));
  }

  @Test
  void hackShowsTheSlowestCase() throws IOException {
    String page =
        page(
            ExitCode.OK,
            "hack --puzzle knights --solver ida-star --seed 1 --time 500ms --time-limit 30s"
                + " --threads 2");
    assertTrue(page.contains("the slowest case for ida-star"));
    assertTrue(page.contains("bin/harness minimize --no-shrink --puzzle knights"));
  }

  @Test
  void aProgramThatDoesNotCompileIsAFinding() throws IOException {
    Path torn = Files.writeString(folder.resolve("torn.c"), "int main( { /* </pre><b> */\n");
    String page = page(ExitCode.FINDINGS, "stress --puzzle gears --n 1 --solution " + torn);
    assertTrue(page.contains("torn: torn.c:1:"));
    assertFalse(page.contains("</pre><b>"));
  }

  @Test
  void anUnwritableFileIsReportedBeforeTheRun() {
    String stress = "stress --puzzle knights --n 1 --solver bfs --html ";
    refused(stress + "/no/such/folder/x.html", "cannot write");
    refused(stress + folder, "is a folder");
    refused(stress + "-", "--html -: expected a file");
    refused("hack --puzzle knights --solver bfs --html /no/such/x.html", "cannot write");
    String bench = "bench --puzzle gears --html ";
    refused(bench + "/no/such/x.html", "cannot write");
    refused(bench + "- --study weights", "--html -: expected a file");
  }

  private static void refused(String line, String complaint) {
    CommandRun run = CommandRun.of((Object[]) line.split(" "));
    assertEquals(ExitCode.USAGE, run.code(), run.err());
    assertTrue(run.err().contains(complaint), run.err());
  }
}
