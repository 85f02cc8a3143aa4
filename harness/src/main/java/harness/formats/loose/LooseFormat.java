package harness.formats.loose;

import com.google.auto.service.AutoService;
import harness.draw.ArgumentTemplate;
import harness.formats.CheckerCall;
import harness.formats.CheckerCodes;
import harness.formats.GeneratorRule;
import harness.formats.InteractorCall;
import harness.formats.PackageFolder;
import harness.formats.PackageLimits;
import harness.formats.ProblemFormat;
import harness.formats.ProblemPackage;
import harness.formats.SubmissionList;
import harness.formats.ValidatorCall;
import harness.run.Expectation;
import harness.terminal.UsageException;
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

/** Reads folders of programs whose names tell their roles. */
@AutoService(ProblemFormat.class)
public final class LooseFormat implements ProblemFormat {

  @Override
  public String name() {
    return "loose";
  }

  @Override
  public String summary() {
    return "programs named by their role: " + Programs.names();
  }

  @Override
  public int precedence() {
    return 0;
  }

  @Override
  public boolean recognises(Path folder, Languages languages) {
    return !Programs.of(folder, languages).isEmpty();
  }

  @Override
  public ProblemPackage read(PackageFolder folder) {
    Programs programs = Programs.of(folder.root(), folder.languages());
    if (programs.isEmpty()) {
      throw new UsageException(
          folder.root() + ": found no generator and no reference; looked for " + Programs.names());
    }
    tell(programs, folder);
    return folder.packaged(
        this,
        made ->
            made.limits(PackageLimits.USUAL)
                .generators(
                    texts(programs, Role.GENERATOR).stream().map(LooseFormat::rule).toList())
                .validators(
                    texts(programs, Role.VALIDATOR).stream().map(ValidatorCall::testlib).toList())
                .checker(
                    texts(programs, Role.CHECKER).stream()
                        .findFirst()
                        .map(each -> CheckerCall.of(each, CheckerCodes.TESTLIB))
                        .orElse(CheckerCall.TOKENS))
                .interactor(
                    texts(programs, Role.INTERACTOR).stream()
                        .findFirst()
                        .map(each -> InteractorCall.live(each, CheckerCodes.TESTLIB))
                        .orElse(null))
                .references(texts(programs, Role.REFERENCE).stream().limit(1).toList())
                .submissions(submissions(programs).texts())
                .headers(folder.headers(List.of())));
  }

  private static List<String> texts(Programs programs, Role role) {
    return programs.of(role).stream().map(Path::toString).toList();
  }

  private static GeneratorRule rule(String program) {
    return GeneratorRule.printing(program, program, ArgumentTemplate.parse(""));
  }

  /** All programs except the reference; the other brute forces may be slow. */
  private static SubmissionList submissions(Programs programs) {
    SubmissionList list = new SubmissionList();
    programs.of(Role.SOLUTION).forEach(each -> list.add(each, Expectation.RIGHT));
    programs.of(Role.REFERENCE).stream()
        .skip(1)
        .forEach(each -> list.add(each, Expectation.RIGHT_OR_SLOW));
    programs.of(Role.WRONG).forEach(each -> list.add(each, Expectation.WRONG));
    return list;
  }

  /** Notes which program was chosen for each role. */
  private static void tell(Programs programs, PackageFolder folder) {
    List<String> taken = new ArrayList<>();
    for (Role role : Role.values()) {
      List<Path> files = programs.of(role);
      if (!files.isEmpty()) {
        taken.add(role.label() + " " + names(role == Role.CHECKER ? files.subList(0, 1) : files));
      }
    }
    folder.note(String.join("; ", taken));
    tellChoice(
        programs.of(Role.REFERENCE),
        "is the reference; the others are run and may be slow",
        folder);
    tellChoice(programs.of(Role.CHECKER), "is the checker; the others are not used", folder);
  }

  private static void tellChoice(List<Path> files, String said, PackageFolder folder) {
    if (files.size() > 1) {
      folder.note(names(files) + ": " + files.get(0).getFileName() + " " + said);
    }
  }

  private static String names(List<Path> files) {
    return String.join(", ", files.stream().map(each -> each.getFileName().toString()).toList());
  }

  private enum Role {
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

    String label() {
      return label;
    }

    private List<String> stems() {
      return List.of(stems.split(" ", -1));
    }

    /** The file name patterns of this role, as shown to users. */
    private String patterns() {
      return stems().stream().map(each -> each + ".*").collect(Collectors.joining(" "));
    }

    /** The index of the first pattern that a file matches; -1 if it matches none. */
    private int place(Path file) {
      String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
      String stem = name.replaceFirst("\\.[^.]*$", "");
      return IntStream.range(0, stems().size())
          .filter(each -> fits(stems().get(each), stem))
          .findFirst()
          .orElse(-1);
    }

    private static boolean fits(String pattern, String stem) {
      return pattern.endsWith("*")
          ? stem.startsWith(pattern.substring(0, pattern.length() - 1))
          : stem.equals(pattern);
    }
  }

  /**
   * The programs that people keep next to a solution, with roles derived from their names. Source
   * files of any known language directly in the folder count. Files are ordered by the pattern that
   * they match, then by name.
   *
   * @param files the source files of each role
   */
  private record Programs(Map<Role, List<Path>> files) {

    Programs {
      files = Map.copyOf(files);
    }

    static Programs of(Path folder, Languages languages) {
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
      return new Programs(files);
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
  }
}
