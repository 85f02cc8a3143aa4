package harness.process;

import harness.machine.FileTree;
import harness.machine.Tool;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** System calls by {@code int 0x80}, which some virtual machines do not have. */
final class OldCalls {

  private static final String GETPID =
      "int main() { int id = 20; asm volatile(\"int $0x80\" : \"+a\"(id)); return id <= 0; }";

  private OldCalls() {}

  /** Whether they work on this machine, outside any sandbox; false without a compiler. */
  static boolean work() {
    return Answer.WORK;
  }

  private static final class Answer {
    private static final boolean WORK = findOut();

    private static boolean findOut() {
      try {
        Path folder = Files.createTempDirectory("old-calls");
        Path source = Files.writeString(folder.resolve("getpid.c"), GETPID);
        Path program = folder.resolve("getpid");
        Tool.run(List.of("gcc", "-o", program.toString(), source.toString()));
        boolean works = Tool.run(List.of(program.toString())).exitCode() == 0;
        FileTree.delete(folder);
        return works;
      } catch (IOException e) {
        return false;
      }
    }
  }
}
