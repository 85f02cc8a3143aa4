package harness.dialect;

import static harness.dialect.CheckedFiles.Part.ANSWER;
import static harness.dialect.CheckedFiles.Part.INPUT;
import static harness.dialect.CheckedFiles.Part.OUTPUT;

import harness.process.Content;
import harness.process.RunRequest;
import org.jspecify.annotations.Nullable;

/**
 * Special judges of SYZOJ. They have no arguments but read files with fixed names, and print a
 * percentage; the message is on standard error. Hydro calls them too, with {@code in} for {@code
 * input}. The submission's code is not given: the file is empty.
 */
public final class Syzoj implements CheckerDialect {

  private static final double HUNDRED = 100;

  @Override
  public RunRequest call(RunRequest blank, CheckedFiles files) {
    return blank
        .withFile("input", files.content(INPUT))
        .withFile("in", files.content(INPUT))
        .withFile("user_out", files.content(OUTPUT))
        .withFile("answer", files.content(ANSWER))
        .withFile("code", Content.of(""));
  }

  @Override
  public boolean isWritten() {
    return true;
  }

  @Override
  public @Nullable Ruling read(Said said) throws NoVerdict {
    return said.exitCode() == 0
        ? Ruling.ofFraction(
            Amount.PERCENT.printed(said.output().strip()) / HUNDRED, said.complaint())
        : null;
  }

  @Override
  public boolean isLikely(Said said) {
    String printed = said.output().strip(); // up to 1, it is rather a fraction
    return said.exitCode() == 0 && Amount.PERCENT.isIn(printed) && !Amount.FRACTION.isIn(printed);
  }
}
