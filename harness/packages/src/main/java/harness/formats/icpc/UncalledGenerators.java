package harness.formats.icpc;

import harness.draw.ArgumentTemplate;
import harness.formats.GeneratorRule;
import harness.formats.PackageFolder;
import harness.formats.UnknownCall;
import harness.formats.UnknownCall.Proposed;
import harness.formats.loose.GeneratorCalls;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Generators that a package has, though nothing in it says how to call them. If it has validators,
 * calls are tried until one prints valid inputs.
 */
final class UncalledGenerators {

  private static final List<String> VALIDATORS =
      List.of("input_validators", "input_format_validators");

  private static final int MOST = 6;
  private static final int MOST_BYTES = 1 << 18;

  /** Files without it, such as headers, are parts of other programs. */
  private static final Pattern ENTRY = Pattern.compile("\\bmain\\b");

  /** Languages whose programs begin anywhere. */
  private static final List<String> SCRIPTS = List.of(".py", ".sh", ".rb", ".pl", ".js");

  private UncalledGenerators() {}

  /** A rule for each program in a folder of the package, as far as calls can be tried. */
  static List<GeneratorRule> in(PackageFolder folder, String name) {
    if (VALIDATORS.stream().allMatch(each -> folder.list(each).isEmpty())) {
      folder.leaveOut(name + ": no generators.yaml says how to call them");
      return List.of();
    }
    List<Path> programs =
        folder.list(name).stream().filter(each -> isProgram(folder, each)).toList();
    List<GeneratorRule> rules =
        programs.stream().limit(MOST).flatMap(each -> rule(folder, each).stream()).toList();
    for (Path each : programs.subList(Math.min(MOST, programs.size()), programs.size())) {
      folder.leaveOut(folder.shown(each) + ": calls are tried of " + MOST + " generators only");
    }
    folder.note(
        name
            + ": no generators.yaml says how to call them"
            + (rules.isEmpty() ? "" : "; calls that print valid inputs are looked for"));
    return rules;
  }

  private static boolean isProgram(PackageFolder folder, Path file) {
    if (!Files.isRegularFile(file) || folder.languages().of(file).isEmpty()) {
      return false;
    }
    if (SCRIPTS.stream().anyMatch(file.getFileName().toString()::endsWith)) {
      return true;
    }
    try {
      return Files.size(file) <= MOST_BYTES
          && ENTRY.matcher(Files.readString(file, StandardCharsets.ISO_8859_1)).find();
    } catch (IOException unreadable) {
      return false;
    }
  }

  private static Optional<GeneratorRule> rule(PackageFolder folder, Path file) {
    UnknownCall wanted = GeneratorCalls.of(file);
    UnknownCall calls =
        wanted == null ? new UnknownCall("", List.of(seedAlone()), true) : wanted.asOptional();
    return folder
        .program(file)
        .map(each -> GeneratorRule.printing(folder.shown(file), each, ArgumentTemplate.parse("")))
        .map(each -> each.withUnknown(calls));
  }

  private static Proposed seedAlone() {
    return new Proposed(ArgumentTemplate.parse(UnknownCall.SEED), true);
  }
}
