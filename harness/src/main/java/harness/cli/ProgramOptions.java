package harness.cli;

import java.util.List;
import picocli.CommandLine.Option;

/** The options about programs: which, and how they are run. */
final class ProgramOptions extends RunnerOptions {

  @Option(
      names = "--solution",
      paramLabel = "[NAME=]PATH-OR-COMMAND",
      description = {
        "A program to test: a source file in any language of harness list, a folder of sources,"
            + " an executable, or a quoted command. May be repeated."
      })
  private List<String> solutions = List.of();

  List<String> solutions() {
    return solutions;
  }
}
