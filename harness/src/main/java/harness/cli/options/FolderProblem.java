package harness.cli.options;

import harness.jury.LooseFolder;
import harness.jury.LooseFolder.Role;
import harness.run.Expectation;
import harness.terminal.Terminal;
import harness.terminal.UsageException;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A folder of loose programs as a problem: which program is taken for what.
 *
 * @param programs by their roles
 */
public record FolderProblem(LooseFolder programs) {

  /**
   * Looks into a folder.
   *
   * @throws UsageException in one line, when there is none, or it holds no problem
   */
  public static FolderProblem of(Path folder, Languages languages) throws IOException {
    if (!Files.isDirectory(folder)) {
      throw new UsageException("--problem " + folder + ": there is no such folder");
    }
    LooseFolder programs = LooseFolder.of(folder, languages);
    if (programs.isEmpty()) {
      throw new UsageException(
          folder + ": found no generator and no reference; looked for " + LooseFolder.names());
    }
    if (!programs.of(Role.INTERACTOR).isEmpty()) {
      throw new UsageException(
          programs.of(Role.INTERACTOR).get(0) + ": interactive problems are not supported");
    }
    return new FolderProblem(programs);
  }

  /** The programs of a role, as options take them. */
  public List<String> texts(Role role) {
    return programs.of(role).stream().map(Path::toString).toList();
  }

  /** The first of them; all others of the same kind are run as submissions. */
  public List<String> reference() {
    return texts(Role.REFERENCE).stream().limit(1).toList();
  }

  /** The first checker, or null if there is none. */
  public String checker() {
    return texts(Role.CHECKER).stream().findFirst().orElse(null);
  }

  /** What is run and what is expected of it, by the text that names it. */
  public Map<String, Expectation> submissions() {
    Map<Path, Expectation> files = new LinkedHashMap<>();
    programs.of(Role.SOLUTION).forEach(each -> files.put(each, Expectation.RIGHT));
    programs.of(Role.REFERENCE).stream()
        .skip(1)
        .forEach(each -> files.put(each, Expectation.RIGHT_OR_SLOW));
    programs.of(Role.WRONG).forEach(each -> files.put(each, Expectation.WRONG));
    Map<String, Expectation> texts = new LinkedHashMap<>();
    files.forEach((file, expected) -> texts.put(text(file, files.keySet()), expected));
    return texts;
  }

  /** Two files that differ only in their endings are called by their whole names. */
  private static String text(Path file, Collection<Path> all) {
    String stem = LooseFolder.stem(file);
    boolean alone = all.stream().filter(each -> LooseFolder.stem(each).equals(stem)).count() == 1;
    return alone ? file.toString() : file.getFileName() + "=" + file;
  }

  /** Says on standard error what was taken for what. */
  void tell() {
    List<String> taken = new ArrayList<>();
    for (Role role : Role.values()) {
      List<Path> files = programs.of(role);
      if (!files.isEmpty()) {
        taken.add(role.label() + " " + names(role == Role.CHECKER ? files.subList(0, 1) : files));
      }
    }
    Terminal.note(programs.folder() + ": " + String.join("; ", taken));
    tellChoice(Role.REFERENCE, "is the reference, the others are run and may be slow");
    tellChoice(Role.CHECKER, "is the checker, the others are not used");
  }

  private void tellChoice(Role role, String said) {
    List<Path> files = programs.of(role);
    if (files.size() > 1) {
      Terminal.note(names(files) + ": " + files.get(0).getFileName() + " " + said);
    }
  }

  private static String names(List<Path> files) {
    return String.join(", ", files.stream().map(each -> each.getFileName().toString()).toList());
  }
}
