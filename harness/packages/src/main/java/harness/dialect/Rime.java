package harness.dialect;

import static harness.dialect.CheckedFiles.Part.ANSWER;
import static harness.dialect.CheckedFiles.Part.INPUT;
import static harness.dialect.CheckedFiles.Part.OUTPUT;

import harness.process.RunRequest;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Judges of rime: {@code --infile input --difffile answer --outfile output}. Any exit code except 0
 * means wrong answer.
 */
public final class Rime implements CheckerDialect {

  @Override
  public RunRequest call(RunRequest blank, CheckedFiles files) {
    RunRequest named = files.named(blank, List.of(INPUT, ANSWER, OUTPUT));
    List<String> names = named.arguments();
    return named.withArguments(
        List.of("--infile", names.get(0), "--difffile", names.get(1), "--outfile", names.get(2)));
  }

  @Override
  public @Nullable Ruling read(Said said) {
    return said.exitCode() == 0 ? Ruling.accepted(said.refusal()) : Ruling.wrong(said.refusal());
  }
}
