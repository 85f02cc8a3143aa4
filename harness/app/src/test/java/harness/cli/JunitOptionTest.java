package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;

final class JunitOptionTest {

  @TempDir private Path folder;

  private Path program(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private static Element root(Path junit) throws Exception {
    return DocumentBuilderFactory.newDefaultInstance()
        .newDocumentBuilder()
        .parse(junit.toFile())
        .getDocumentElement();
  }

  @Test
  void aProgramThatPrintsBinaryIsAFailureAndABrokenOneIsAnError() throws Exception {
    Path junit = folder.resolve("junit.xml");
    Path binary =
        program(
            "binary.py",
            "import sys\nsys.stdout.buffer.write(bytes(range(256)) + b'</failure>]]>\\n')\n");
    Path torn = program("torn.c", "int main( {\n");
    CommandRun run =
        CommandRun.of(
            "stress",
            "--puzzle",
            "knights",
            "--n",
            "10",
            "--seed",
            "1",
            "--no-shrink",
            "--solver",
            "ida-star",
            "--solution",
            binary,
            "--solution",
            torn,
            "--junit",
            junit);
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    assertTrue(run.out().contains("finding 1"), run.out());
    Element root = root(junit);
    assertEquals(3, root.getElementsByTagName("testsuite").getLength());
    assertEquals("1", root.getAttribute("errors"));
    assertFalse(root.getAttribute("failures").equals("0"));
    String failure = root.getElementsByTagName("failure").item(0).getTextContent();
    assertTrue(failure.contains("</failure>]]>"), failure);
    assertTrue(failure.contains("bin/harness stress --case knights/"), failure);
    String error = root.getElementsByTagName("error").item(0).getTextContent();
    assertTrue(error.contains("torn.c"), error);
  }

  @Test
  void exhaustWritesWhatIsProven() throws Exception {
    Path junit = folder.resolve("junit.xml");
    CommandRun run =
        CommandRun.of(
            "exhaust",
            "--puzzle",
            "knights",
            "--solver",
            "ida-star",
            "--max-distance",
            "2",
            "--junit",
            junit);
    assertEquals(ExitCode.OK, run.code(), run.err());
    Element root = root(junit);
    assertEquals("0", root.getAttribute("failures"));
    String proof = root.getElementsByTagName("system-out").item(0).getTextContent();
    assertTrue(proof.contains("within 2 moves: accepted"), proof);
  }

  @Test
  void anUnwritableFileIsReportedBeforeTheRun() {
    String stress = "stress --puzzle knights --n 1 --solver bfs --junit ";
    refused(stress + "/no/such/folder/x.xml", "cannot write");
    refused(stress + "-", "--junit -: expected a file");
    refused("hack --puzzle knights --solver bfs --junit x.xml", "--junit is not supported by hack");
  }

  private static void refused(String line, String complaint) {
    CommandRun run = CommandRun.of((Object[]) line.split(" "));
    assertEquals(ExitCode.USAGE, run.code(), run.err());
    assertTrue(run.err().contains(complaint), run.err());
  }
}
