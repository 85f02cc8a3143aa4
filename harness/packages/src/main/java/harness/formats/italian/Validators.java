package harness.formats.italian;

import harness.formats.ProgramCall;
import harness.formats.ValidatorCall;
import harness.formats.ValidatorCodes;
import harness.formats.syntax.TextFile;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A validator, which is called for each subtask. It reads its input from a file: that which is its
 * standard input, too.
 */
final class Validators {

  /** The file that holds the input. */
  static final String INPUT = "/dev/stdin";

  private static final String NUMBER = "TM_SUBTASK";
  private static final String NAME = "TM_SUBTASK_NAME";

  private final Optional<String> program;
  private final boolean readsVariables;

  /** Finds out how to run it; notes if that is impossible. */
  Validators(ItalianTask task, Optional<Path> source) {
    this.program = source.flatMap(task::usable);
    this.readsVariables =
        program.isPresent()
            && task.folder().files(Path.of(program.get())).stream()
                .anyMatch(each -> TextFile.read(each).contains(NUMBER));
  }

  /** The calls for a subtask whose number is counted from 1 in arguments. */
  List<ValidatorCall> counted(int index, String name) {
    return with(index, name, List.of(INPUT, String.valueOf(index + 1)));
  }

  /**
   * The calls for a subtask; empty if there is no validator that can be run.
   *
   * @param index of the subtask, from 0
   */
  List<ValidatorCall> with(int index, String name, List<String> arguments) {
    Map<String, String> variables =
        readsVariables ? Map.of(NUMBER, String.valueOf(index), NAME, name) : Map.of();
    return program.stream()
        .map(each -> new ProgramCall(each, arguments))
        .map(each -> new ValidatorCall(each, ValidatorCodes.ZERO, variables))
        .toList();
  }
}
