package harness.formats.tps;

import harness.formats.PackageFolder;
import harness.formats.ProgramCall;
import harness.formats.ValidatorCall;
import harness.formats.ValidatorCodes;
import harness.formats.syntax.Declared;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The validators: those of all tests, those that are told each subtask of a test, and those of its
 * subtasks.
 */
final class TpsValidators {

  private static final String FOLDER = "validator/";
  private static final String PLACEHOLDER = "{subtask}";
  private static final int MOST_CALLS = 100_000;

  private final PackageFolder folder;
  private final Declared subtasks;
  private final Map<String, Optional<String>> programs = new HashMap<>();
  private final Map<List<String>, List<ValidatorCall>> bySubtasks = new HashMap<>();
  private int calls;

  /**
   * The validators of a package.
   *
   * @param subtasks {@code subtasks.json}
   */
  TpsValidators(PackageFolder folder, Declared subtasks) {
    this.folder = folder;
    this.subtasks = subtasks;
  }

  /** The validators of a test that is in some subtasks. */
  List<ValidatorCall> of(List<String> names) {
    List<ValidatorCall> known = bySubtasks.get(names);
    if (known == null) {
      known = read(names);
      bySubtasks.put(names, known);
    }
    return known;
  }

  private List<ValidatorCall> read(List<String> names) {
    Set<ValidatorCall> all = new LinkedHashSet<>();
    add(subtasks.get("global_validators"), PLACEHOLDER, all);
    for (String name : names) {
      add(subtasks.get("subtask_sensitive_validators"), name, all);
      add(subtasks.get("subtasks").get(name).get("validators"), PLACEHOLDER, all);
    }
    return List.copyOf(all);
  }

  private void add(Declared validators, String subtask, Set<ValidatorCall> all) {
    for (Declared each : validators.elements()) {
      if (++calls > MOST_CALLS) {
        throw each.refused("more than " + MOST_CALLS + " validators of all tests together");
      }
      call(each, subtask).ifPresent(all::add);
    }
  }

  private Optional<ValidatorCall> call(Declared declared, String subtask) {
    List<String> words =
        TpsData.words(declared.textIfAny().orElse(""), declared).stream()
            .map(each -> each.replace(PLACEHOLDER, subtask))
            .toList();
    if (words.isEmpty() || words.get(0).isEmpty()) {
      return Optional.empty(); // authors write [""] for none
    }
    return programs
        .computeIfAbsent(words.get(0), each -> program(each, declared))
        .map(each -> new ProgramCall(each, words.subList(1, words.size())))
        .map(each -> new ValidatorCall(each, ValidatorCodes.ZERO));
  }

  private Optional<String> program(String name, Declared where) {
    Optional<Path> file = folder.file(FOLDER + name, where);
    return file.flatMap(folder::program);
  }
}
