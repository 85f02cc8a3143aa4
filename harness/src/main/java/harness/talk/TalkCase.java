package harness.talk;

import harness.cases.Case;
import harness.cases.CaseName;
import harness.cli.options.OpenProblem;
import harness.formats.DataFile;
import harness.jury.JuryProblem;
import harness.terminal.InputFiles;
import harness.terminal.UsageException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What a talk is about.
 *
 * @param problem the one that judges it: with a test's own answer and flags, if it is a test
 */
public record TalkCase(Case each, JuryProblem problem) {

  private static final String INPUT_END = ".in";

  /**
   * Looks it up.
   *
   * @param text the name of one of the problem's tests, a file, or the name of a case
   * @throws UsageException when it is none of these
   */
  public static TalkCase of(OpenProblem opened, String text) throws IOException {
    for (DataFile test : opened.parts().data()) {
      if (isMeant(test, text)) {
        byte[] answer =
            test.answer() == null
                ? null
                : test.read(test.answer()).getBytes(StandardCharsets.ISO_8859_1);
        JuryProblem problem =
            opened.jury().ofTests(unused -> test, answer == null ? null : unused -> answer);
        return of(opened, test.text(), problem);
      }
    }
    if (Files.exists(Path.of(text))) {
      byte[] input = InputFiles.bytes(Path.of(text));
      return of(opened, new String(input, StandardCharsets.ISO_8859_1), opened.jury().problem());
    }
    if (text.contains("@")) {
      return new TalkCase(opened.named(text).draw(), opened.jury().problem());
    }
    throw new UsageException(
        text + ": no such file, no test of " + opened.problem().name() + " and no name of a case");
  }

  private static boolean isMeant(DataFile test, String text) throws IOException {
    Path path = Path.of(text);
    return text.equals(test.name())
        || text.equals(test.name() + INPUT_END)
        || (Files.exists(path) && Files.isSameFile(path, test.input()));
  }

  private static TalkCase of(OpenProblem opened, String input, JuryProblem problem) {
    return new TalkCase(
        new Case(new CaseName(opened.problem().name(), "file", 0, 0), input), problem);
  }
}
