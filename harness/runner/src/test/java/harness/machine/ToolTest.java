package harness.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import harness.Thorough;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ToolTest {

  @Test
  void toolThatMayLeaveFilesDoesNotRunInTheCurrentFolder() throws Exception {
    Path temporary = Path.of(System.getProperty("java.io.tmpdir")).toRealPath();
    assertEquals(temporary, Path.of(Tool.run(List.of("/bin/pwd", "-P")).firstLine()));
    assertEquals(temporary, Path.of(Tool.run(List.of("sh", "-c", "pwd -P")).firstLine()));
  }

  @Test
  void toolWithARelativePathIsFound() throws Exception {
    Path tool = Files.writeString(Path.of("target", "tool-test.sh"), "#!/bin/sh\npwd -P\n");
    try {
      tool.toFile().setExecutable(true);
      assertEquals(
          Path.of("").toRealPath(), Path.of(Tool.run(List.of(tool.toString())).firstLine()));
    } finally {
      Files.delete(tool);
    }
  }

  /** As on a machine that is very busy. */
  @Thorough
  @Test
  void aToolThatDoesNotAnswerInTimeIsAskedOnceMore(@TempDir Path folder) {
    Path asked = folder.resolve("asked");
    String slow = "test -e " + asked + " || { : >" + asked + "; exec sleep 60; }; echo here";
    Tool.Output answer = Tool.ask(List.of("sh", "-c", slow));
    assertFalse(answer.isLate(), answer::errors);
    assertEquals("here", answer.firstLine());
  }
}
