package harness.export;

import harness.describe.Description;
import harness.formats.ValidatorCall;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Names of a problem's validators in the ICPC format: those of their source files without the
 * endings. If an earlier validator has the same name, a number is added.
 */
final class ValidatorNames {

  private final Map<Path, String> bySource = new HashMap<>();

  /** Names the validators of all tests. */
  ValidatorNames(ProgramsPackage problem, List<ValidatorCall> calls) {
    for (ValidatorCall each : calls) {
      if (!isDescription(each)) {
        PackagedProgram program = problem.program("validator", each.call().program());
        bySource.computeIfAbsent(program.source(), source -> free(program.stem()));
      }
    }
  }

  private String free(String stem) {
    String name = stem;
    for (int number = 2; bySource.containsValue(name); number++) {
      name = stem + "-" + number;
    }
    return name;
  }

  /** Whether a validator is a description of inputs, which is no program. */
  static boolean isDescription(ValidatorCall call) {
    return call.call().program().endsWith(Description.ENDING);
  }

  /** The name of a validator; its usual one if it is not among those of all tests. */
  String of(PackagedProgram program) {
    return bySource.getOrDefault(program.source(), program.stem());
  }
}
