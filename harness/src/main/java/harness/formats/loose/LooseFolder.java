package harness.formats.loose;

import harness.toolchain.Languages;
import java.io.IOException;
import java.io.UncheckedIOException;
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
import java.util.stream.IntStream;

/**
 * The programs that people keep next to a solution, with roles derived from their names. Source
 * files of any known language directly in the folder count. Files are ordered by the pattern that
 * they match, then by name.
 *
 * @param files the source files of each role
 */
record LooseFolder(Map<Role, List<Path>> files) {

  enum Role {
    GENERATOR("generator", "gen random* generator"),
    REFERENCE("reference", "brute* slow* naive"),
    SOLUTION("solution", "sol* main"),
    WRONG("expected to fail", "wrong* wa*"),
    CHECKER("checker", "check* chk"),
    VALIDATOR("validator", "valid* val"),
    INTERACTOR("interactor", "interactor");

    private final String label;
    private final List<String> stems;

    Role(String label, String stems) {
      this.label = label;
      this.stems = List.of(stems.split(" ", -1));
    }

    String label() {
      return label;
    }

    /** The file name patterns of this role, as shown to users. */
    private String patterns() {
      return stems.stream().map(each -> each + ".*").collect(Collectors.joining(" "));
    }

    /** The index of the first pattern that a file matches; -1 if it matches none. */
    private int place(Path file) {
      String stem = stem(file).toLowerCase(Locale.ROOT);
      return IntStream.range(0, stems.size())
          .filter(each -> fits(stems.get(each), stem))
          .findFirst()
          .orElse(-1);
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

  static LooseFolder of(Path folder, Languages languages) {
    List<Path> sources = new ArrayList<>();
    try (DirectoryStream<Path> all = Files.newDirectoryStream(folder)) {
      for (Path each : all) {
        if (Files.isRegularFile(each) && languages.of(each).isPresent()) {
          sources.add(each);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    sources.sort(Comparator.comparing(each -> each.getFileName().toString()));
    Map<Role, List<Path>> files = new EnumMap<>(Role.class);
    for (Role role : Role.values()) {
      files.put(
          role,
          sources.stream()
              .filter(each -> role.place(each) >= 0)
              .sorted(Comparator.comparing(role::place))
              .toList());
    }
    return new LooseFolder(files);
  }

  /** All file name patterns, as shown to users. */
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

  /** Whether it has none of the programs that make up a problem. */
  boolean isEmpty() {
    return of(Role.GENERATOR).isEmpty() && of(Role.REFERENCE).isEmpty();
  }

  /** The name of a file without its extension. */
  static String stem(Path file) {
    return file.getFileName().toString().replaceFirst("\\.[^.]*$", "");
  }
}
