package harness.formats.loose;

import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The programs that people keep next to a solution, with their roles by their names. A source file
 * of any known language counts, in the folder itself. Where a role has several patterns the files
 * of the earlier ones come first, and those of one pattern by name.
 *
 * @param folder where they are
 * @param files of each role
 */
record LooseFolder(Path folder, Map<Role, List<Path>> files) {

  /** What a program is for. */
  enum Role {
    GENERATOR("generator", "gen random* generator"),
    REFERENCE("reference", "brute* slow* naive"),
    SOLUTION("solution", "sol* main"),
    WRONG("expected to fail", "wrong* wa*"),
    CHECKER("checker", "check* chk"),
    VALIDATOR("validator", "valid* val"),
    INTERACTOR("interactor", "interactor");

    private final String label;
    private final String stems;

    Role(String label, String stems) {
      this.label = label;
      this.stems = stems;
    }

    /** For people. */
    String label() {
      return label;
    }

    private List<String> stems() {
      return List.of(stems.split(" ", -1));
    }

    /** The names that it goes by, for people. */
    private String patterns() {
      return stems().stream().map(each -> each + ".*").collect(Collectors.joining(" "));
    }

    /** The place of a file among the patterns, from 0; the number of patterns where none fits. */
    private int place(Path file) {
      String stem = stem(file).toLowerCase(Locale.ROOT);
      int place = 0;
      while (place < stems().size() && !fits(stems().get(place), stem)) {
        place++;
      }
      return place;
    }

    private static boolean fits(String pattern, String stem) {
      return pattern.endsWith("*")
          ? stem.startsWith(pattern.substring(0, pattern.length() - 1))
          : stem.equals(pattern);
    }
  }

  public LooseFolder {
    files = Map.copyOf(files);
  }

  /** Looks at the files of a folder. */
  static LooseFolder of(Path folder, Languages languages) throws IOException {
    List<Path> sources = new ArrayList<>();
    try (DirectoryStream<Path> all = Files.newDirectoryStream(folder)) {
      for (Path each : all) {
        if (Files.isRegularFile(each) && languages.of(each).isPresent()) {
          sources.add(each);
        }
      }
    }
    sources.sort(Comparator.comparing(each -> each.getFileName().toString()));
    Map<Role, List<Path>> files = new EnumMap<>(Role.class);
    for (Role role : Role.values()) {
      files.put(
          role,
          sources.stream()
              .filter(each -> role.place(each) < role.stems().size())
              .sorted(Comparator.comparing(role::place))
              .toList());
    }
    return new LooseFolder(folder, files);
  }

  /** The names that are looked for, for people. */
  static String names() {
    return Arrays.stream(Role.values())
        .filter(role -> role != Role.INTERACTOR)
        .map(Role::patterns)
        .collect(Collectors.joining(", "));
  }

  /** The files of a role, the preferred one first; may be empty. */
  List<Path> of(Role role) {
    return files.get(role);
  }

  /** Whether it holds anything that makes a problem. */
  boolean isEmpty() {
    return of(Role.GENERATOR).isEmpty() && of(Role.REFERENCE).isEmpty();
  }

  /** The name of a file without its ending. */
  static String stem(Path file) {
    return file.getFileName().toString().replaceFirst("\\.[^.]*$", "");
  }
}
