package harness.formats.loose;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Tells the scripts that people keep next to their programs, such as one that compiles or cleans
 * up, from the programs of a problem.
 */
final class HelperScripts {

  /** Commands that only arrange files. */
  private static final Set<String> ARRANGING =
      Set.of("rm", "del", "mkdir", "cp", "mv", "touch", "chmod", "git", "make", "code", "vim");

  /** Commands that do nothing for a problem, and may stand beside those. */
  private static final Set<String> PLAIN =
      Set.of("echo", "cd", "set", "exit", "clear", "export", "source", "ulimit", "if", "fi");

  /** Uses of the arguments of a script. */
  private static final Pattern PARAMETER = Pattern.compile("\\$\\{?[1-9@*#]|\\bshift\\b");

  private HelperScripts() {}

  /**
   * Whether a source is no program of a problem, whatever its name.
   *
   * @param calls the program calls in it
   */
  static boolean include(Path file, List<DriverCall> calls) {
    Optional<ProgramRole> role = ProgramRole.of(file);
    boolean isShell = DriverDialect.isScript(file);
    if (calls.isEmpty() || role.filter(each -> each == ProgramRole.GENERATOR).isPresent()) {
      return false;
    }
    boolean isChecker = role.filter(each -> each == ProgramRole.CHECKER).isPresent();
    boolean checksNoFiles =
        isShell
            && isChecker
            && calls.stream().anyMatch(CalledPrograms::isOfFolder)
            && !PARAMETER.matcher(LooseFolder.start(file)).find();
    return calls.stream().anyMatch(CalledPrograms::isCompilation)
        || checksNoFiles
        || (isShell && arranges(calls));
  }

  private static boolean arranges(List<DriverCall> calls) {
    List<String> commands = calls.stream().map(CalledPrograms::command).toList();
    return commands.stream().anyMatch(ARRANGING::contains)
        && commands.stream().allMatch(each -> ARRANGING.contains(each) || PLAIN.contains(each));
  }
}
