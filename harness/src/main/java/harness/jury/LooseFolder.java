package harness.jury;

import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The roles of the programs in a folder, by their names: what people keep beside a solution.
 *
 * @param folder where they are
 * @param roles the files of each role, by name; roles that nothing plays are absent
 * @param passedOver what might be meant as well, with the reason why it is not taken
 */
public record LooseFolder(Path folder, Map<Role, List<Path>> roles, List<String> passedOver) {

  /** What {@code --format} calls it. */
  public static final String FORMAT = "loose";

  /** What a program is for. */
  public enum Role {
    GENERATOR("generator", "gen random* generator"),
    REFERENCE("reference", "brute* slow* naive"),
    SOLUTION("solution", "sol* main"),
    WRONG("expected to fail", "wrong* wa*"),
    CHECKER("checker", "check* chk"),
    VALIDATOR("validator", "valid* val");

    private final String label;
    private final String stems;

    Role(String label, String stems) {
      this.label = label;
      this.stems = stems;
    }

    private List<String> stems() {
      return List.of(stems.split(" ", -1));
    }

    /** For people. */
    public String label() {
      return label;
    }

    /** The place of a name among the patterns, the preferred one first; -1 where none fits. */
    int place(String stem) {
      for (int i = 0; i < stems().size(); i++) {
        String pattern = stems().get(i);
        boolean fits =
            pattern.endsWith("*")
                ? stem.startsWith(pattern.substring(0, pattern.length() - 1))
                : stem.equals(pattern);
        if (fits) {
          return i;
        }
      }
      return -1;
    }
  }

  private record Candidate(Path file, String stem, String ending) {}

  public LooseFolder {
    roles = Map.copyOf(roles);
    passedOver = List.copyOf(passedOver);
  }

  /** The names that are looked for, in one line. */
  public static String names() {
    return Arrays.stream(Role.values())
        .map(
            role -> role.stems().stream().map(each -> each + ".*").collect(Collectors.joining(" ")))
        .collect(Collectors.joining(", "));
  }

  /** Looks at the files of a folder, not at those of folders in it. */
  public static LooseFolder of(Path folder, Languages languages) throws IOException {
    List<Candidate> candidates = candidates(folder, languages);
    Map<Role, List<Path>> roles = new LinkedHashMap<>();
    List<String> passedOver = new ArrayList<>();
    for (Role role : Role.values()) {
      List<Candidate> fitting =
          candidates.stream()
              .filter(each -> role.place(each.stem()) >= 0)
              .sorted(Comparator.comparing((Candidate each) -> role.place(each.stem())))
              .toList();
      if (!fitting.isEmpty()) {
        roles.put(role, taken(role, fitting, passedOver));
      }
    }
    return new LooseFolder(folder, roles, passedOver);
  }

  /** All of those that can stand together; of checkers the first. */
  private static List<Path> taken(Role role, List<Candidate> fitting, List<String> passedOver) {
    if (role != Role.CHECKER) {
      return fitting.stream().map(Candidate::file).toList();
    }
    fitting
        .subList(1, fitting.size())
        .forEach(
            each ->
                passedOver.add(
                    each.file().getFileName()
                        + ": not taken, as "
                        + fitting.get(0).file().getFileName()
                        + " is the checker"));
    return List.of(fitting.get(0).file());
  }

  private static List<Candidate> candidates(Path folder, Languages languages) throws IOException {
    List<Candidate> found = new ArrayList<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
      for (Path file : files) {
        String name = file.getFileName().toString();
        int dot = name.lastIndexOf('.');
        String ending = dot < 0 ? "" : name.substring(dot + 1);
        boolean program = dot > 0 && languages.of(file).isPresent();
        if (program && Files.isRegularFile(file)) {
          found.add(new Candidate(file, name.substring(0, dot).toLowerCase(Locale.ROOT), ending));
        }
      }
    }
    found.sort(Comparator.comparing(each -> each.file().getFileName().toString()));
    return found;
  }
}
