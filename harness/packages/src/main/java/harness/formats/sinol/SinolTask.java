package harness.formats.sinol;

import harness.cases.UsageException;
import harness.formats.Headers;
import harness.formats.PackageFolder;
import harness.formats.SubmissionList;
import harness.formats.syntax.Declared;
import harness.formats.syntax.TextFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The programs of a package, which are named by its identifier.
 *
 * @param id the identifier, such as {@code abc}
 */
record SinolTask(PackageFolder folder, String id) {

  static final String PROGRAMS = "prog";
  static final String INPUTS = "in";

  private static final String ID = "sinol_task_id";
  private static final Pattern WORD = Pattern.compile("[A-Za-z0-9_-]{1,40}");
  private static final Pattern HELPER = Pattern.compile("(.+)(?:ingen|inwer|chk|soc)");
  private static final Pattern TEST = Pattern.compile("(.*?[^0-9])[0-9]+(?:[a-z]*|ocen)\\.in");

  /**
   * Finds the identifier.
   *
   * @throws UsageException in one line, if no program is named by any
   */
  static SinolTask of(PackageFolder folder, Declared config) {
    Declared stated = config.get(ID);
    if (!stated.isNothing()) {
      if (!WORD.matcher(stated.text()).matches()) {
        throw stated.wrong("letters and digits");
      }
      return new SinolTask(folder, stated.text());
    }
    return candidates(folder.root(), folder.list(PROGRAMS), folder.list(INPUTS))
        .map(each -> new SinolTask(folder, each))
        .findFirst()
        .orElseThrow(
            () ->
                new UsageException(
                    "%s: no program in %s is named by the package; state %s in %s"
                        .formatted(folder.root(), PROGRAMS, ID, SinolFormat.CONFIG)));
  }

  /** The identifier of a package that was read before. */
  static Optional<String> idIn(Path root) {
    Path config = root.resolve(SinolFormat.CONFIG);
    Optional<String> stated =
        Files.isRegularFile(config) ? TextFile.yaml(config).get(ID).textIfAny() : Optional.empty();
    return stated.or(
        () ->
            candidates(root, entries(root.resolve(PROGRAMS)), entries(root.resolve(INPUTS)))
                .findFirst());
  }

  /** The entries of a folder, sorted; none if it cannot be read. */
  static List<Path> entries(Path folder) {
    String[] names = folder.toFile().list();
    return names == null ? List.of() : Stream.of(names).sorted().map(folder::resolve).toList();
  }

  /** What programs and tests may be named by: the folder's name first, then their own. */
  private static Stream<String> candidates(Path root, List<Path> programs, List<Path> inputs) {
    Stream<String> ofFolder =
        Stream.of(Objects.toString(root.toAbsolutePath().normalize().getFileName()));
    Stream<String> ofHelpers = matches(programs.stream().map(SubmissionList::stem), HELPER);
    Stream<String> ofTests = matches(inputs.stream().map(SinolTask::fileName), TEST);
    return Stream.of(ofFolder, ofHelpers, ofTests)
        .flatMap(each -> each)
        .filter(id -> programs.stream().anyMatch(each -> SubmissionList.stem(each).equals(id)));
  }

  private static Stream<String> matches(Stream<String> names, Pattern pattern) {
    return names.map(pattern::matcher).filter(each -> each.matches()).map(each -> each.group(1));
  }

  /** A helper program, such as {@code abcchk.cpp} for {@code chk}. */
  Optional<Path> program(String role) {
    return folder.list(PROGRAMS).stream()
        .filter(each -> SubmissionList.stem(each).equals(id + role))
        .filter(this::isSource)
        .findFirst();
  }

  /** The program that writes all inputs: a script, if there is one, that may call others. */
  Optional<Path> generator() {
    return folder.list(PROGRAMS).stream()
        .filter(each -> SubmissionList.stem(each).equals(id + "ingen"))
        .filter(this::isSource)
        .min(Comparator.comparing(each -> !each.toString().endsWith(".sh")));
  }

  /** Where its programs find headers. */
  Headers headers() {
    return folder.headers(List.of(folder.at(PROGRAMS)));
  }

  boolean isSource(Path file) {
    return folder.languages().of(file).isPresent();
  }

  static String fileName(Path file) {
    return file.getFileName().toString();
  }
}
