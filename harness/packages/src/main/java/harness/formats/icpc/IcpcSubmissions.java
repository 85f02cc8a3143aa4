package harness.formats.icpc;

import harness.cases.Verdict;
import harness.formats.LinkedGrader;
import harness.formats.PackageFolder;
import harness.formats.SubmissionList;
import harness.formats.syntax.TextFile;
import harness.run.Expectation;
import harness.scoring.GroupExpectation;
import harness.scoring.TestGroup;
import harness.toolchain.Language;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BinaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The submissions of a package and their expected verdicts. */
final class IcpcSubmissions {

  private static final String FOLDER = "submissions";
  private static final Set<String> NOT_COMPILING = Set.of("compiler_error", "compile_error");
  private static final String TABLE = "submissions.yaml";
  private static final Pattern EXPECTED_RESULTS =
      Pattern.compile(
          "@EXPECTED_RESULTS@:?([^\\r\\n]*?)(?:\\*/|-->|[\\r\\n]|$)", Pattern.CASE_INSENSITIVE);
  private static final int LOOKED_AT = 1 << 16;
  private static final String PARTIAL = "partially_accepted";
  private static final BinaryOperator<GroupExpectation> AND = GroupExpectation::and;

  /** Languages from fast to slow, for choosing the reference, which runs on every case. */
  private static final List<String> FAST = List.of("c++", "c", "rust", "go", "java", "kotlin");

  private final PackageFolder folder;
  private final IcpcKind kind;
  private final Constants constants;
  private final LinkedGrader grader;
  private final ExpectedSets table;
  private final Map<Path, Expectation> known = new LinkedHashMap<>();
  private final Map<Path, Path> sources = new LinkedHashMap<>();

  /**
   * The submissions of a package.
   *
   * @param grader compiled with them
   */
  IcpcSubmissions(PackageFolder folder, IcpcKind kind, Constants constants, LinkedGrader grader) {
    this.folder = folder;
    this.kind = kind;
    this.constants = constants;
    this.grader = grader;
    this.table =
        ExpectedSets.of(
            folder.file(FOLDER + "/" + TABLE).map(TextFile::yaml), folder, kind.scoring());
  }

  SubmissionList read() {
    SubmissionList list = new SubmissionList();
    List<String> paths = new ArrayList<>();
    for (Path group : folder.list(FOLDER)) {
      String name = group.getFileName().toString();
      paths.add(path(group));
      folder.list(group).forEach(each -> paths.add(path(each)));
      if (NOT_COMPILING.contains(name)) {
        folder.note(folder.shown(group) + ": expected not to compile; not run");
      } else if (Files.isDirectory(group)) {
        folder.list(group).forEach(each -> add(each, name, list));
      } else if (!name.equals(TABLE)) {
        add(group, "", list);
      }
    }
    table.noteUnmatched(paths, folder);
    return list;
  }

  private void add(Path source, String group, SubmissionList list) {
    Path filled = constants.filledIn(source);
    Optional<Path> linked = grader.usable(entered(source, filled));
    if (linked.flatMap(folder::program).isPresent()) {
      Path program = linked.get();
      Expectation expectation = expectation(source, group);
      Path added = program.toAbsolutePath();
      if (program.equals(filled)) {
        list.add(added, expectation);
      } else {
        list.add(added, source, expectation);
      }
      known.put(added, expectation);
      sources.put(added, source);
    }
  }

  /**
   * What each submission is expected to get in the groups of tests.
   *
   * @return by the submission's text and the group's name
   */
  Map<String, Map<String, GroupExpectation>> ofGroups(IcpcScoring groups, SubmissionList list) {
    ExpectedGrades grades = new ExpectedGrades(groups, folder);
    TestGroup total = groups.scoring().total();
    List<String> names = groups.scoring().all().map(TestGroup::name).toList();
    Map<String, Map<String, GroupExpectation>> all = new LinkedHashMap<>();
    sources.forEach(
        (program, source) -> {
          Map<String, GroupExpectation> ofSource = grades.in(source);
          Map<String, GroupExpectation> expected = new LinkedHashMap<>(ofSource);
          if (path(source).startsWith(PARTIAL + "/")) {
            expected.merge(total.name(), grades.partial(!ofSource.isEmpty()), AND);
          }
          table
              .inside(path(source), total.name(), names, folder)
              .forEach((group, each) -> expected.merge(group, each, AND));
          if (!expected.isEmpty()) {
            all.put(list.text(program), expected);
          }
        });
    return all;
  }

  /**
   * The program, or a copy arranged so that it starts from the entry point in {@code
   * submissions.yaml}.
   */
  private Path entered(Path source, Path filled) {
    Optional<String> named = table.entryPoint(path(source));
    if (named.isEmpty() || !Files.isDirectory(filled)) {
      return filled;
    }
    List<Path> files = folder.tree(filled);
    Optional<Path> main = files.stream().filter(each -> isNamed(each, named.get())).findFirst();
    if (main.isEmpty()) {
      folder.note(
          "%s: found no entrypoint %s; running the usual main file"
              .formatted(folder.shown(source), named.get()));
      return filled;
    }
    Path copy = folder.made().copied(main.get(), files, filled::relativize);
    folder.scratch().standsFor(copy, source);
    return copy;
  }

  /** Whether an entry point names a file, directly or as a class. */
  private static boolean isNamed(Path file, String entryPoint) {
    String name = file.getFileName().toString();
    return name.equals(entryPoint)
        || name.replaceFirst("\\.(?:java|kt)$", "")
            .equals(entryPoint.replaceFirst(".*\\.|Kt$", ""));
  }

  private String path(Path source) {
    return folder.root().resolve(FOLDER).relativize(source).toString();
  }

  private Expectation expectation(Path source, String group) {
    String path = path(source);
    Optional<Expectation> declared =
        kind.modern() || table.isDeclared() ? table.of(path) : Optional.empty();
    Optional<Expectation> stored = declared.or(() -> ofFolder(group));
    Optional<Expectation> said = ofSource(source);
    if (stored.isPresent() && said.isPresent() && contradict(stored.get(), said.get())) {
      String place = table.declares(path) ? TABLE : "the folder";
      folder.note(
          "%s: @EXPECTED_RESULTS@ contradicts %s; %s counts"
              .formatted(folder.shown(source), place, place));
    }
    Optional<Expectation> expected = stored.or(() -> said);
    if (expected.isEmpty() && !(kind.scoring() && ExpectedGrades.areIn(source, folder))) {
      folder.note(folder.shown(source) + ": expected verdict unknown; any verdict is accepted");
    }
    return expected.orElse(Expectation.ANY);
  }

  /** Whether a source names a verdict that its place does not expect. */
  private static boolean contradict(Expectation stored, Expectation said) {
    Set<Verdict> expected = stored.required().isEmpty() ? stored.permitted() : stored.required();
    return !expected.containsAll(said.permitted());
  }

  private Optional<Expectation> ofFolder(String group) {
    return Optional.ofNullable(
        switch (group) {
          case "accepted" -> Expectation.RIGHT;
          case "slow_accepted" -> Expectation.RIGHT_OR_SLOW;
          case "wrong_answer" -> Expectation.failingWith(Verdict.WRONG_ANSWER);
          case "time_limit_exceeded" -> Expectation.failingWith(Verdict.TIME_LIMIT_EXCEEDED);
          case "run_time_error", "runtime_error" ->
              Expectation.failingWith(
                  Verdict.RUN_TIME_ERROR,
                  Verdict.MEMORY_LIMIT_EXCEEDED,
                  Verdict.OUTPUT_LIMIT_EXCEEDED);
          case "rejected" -> Expectation.WRONG;
          case PARTIAL -> kind.mayScoreLess() ? Expectation.ANY : Expectation.WRONG;
          case "brute_force" -> ExpectedSets.BRUTE_FORCE;
          default -> null;
        });
  }

  /** The expectation that a source states in a DOMjudge comment. */
  private Optional<Expectation> ofSource(Path source) {
    for (Path each : folder.files(source).stream().filter(Files::isRegularFile).toList()) {
      Matcher said = EXPECTED_RESULTS.matcher(head(each));
      if (said.find()) {
        Set<Verdict> verdicts = EnumSet.noneOf(Verdict.class);
        for (String word : said.group(1).split(",", -1)) {
          verdicts.addAll(results(word.strip(), each));
        }
        return verdicts.isEmpty()
            ? Optional.empty()
            : Optional.of(Expectation.permitting(verdicts));
      }
    }
    return Optional.empty();
  }

  private Set<Verdict> results(String word, Path file) {
    Set<Verdict> verdicts = ExpectedSets.domjudge(word);
    if (verdicts.isEmpty() && !word.isEmpty()) {
      folder.note(folder.shown(file) + ": @EXPECTED_RESULTS@ contains an unknown word: " + word);
    }
    return verdicts;
  }

  /** The beginning of a source. */
  static String head(Path file) {
    try (InputStream in = Files.newInputStream(file)) {
      return new String(in.readNBytes(LOOKED_AT), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The accepted submission in the fastest language. */
  Optional<Path> fastest() {
    return right().min(Comparator.comparingInt(this::slowness));
  }

  /**
   * The accepted submission that the generators name as the solution.
   *
   * @param path relative to the package, with a leading slash; null if there is none
   */
  Optional<Path> named(String path) {
    return path == null
        ? Optional.empty()
        : right().filter(each -> each.endsWith(path.replaceFirst("^/+", ""))).findFirst();
  }

  private Stream<Path> right() {
    return known.entrySet().stream()
        .filter(each -> each.getValue().equals(Expectation.RIGHT))
        .map(Map.Entry::getKey);
  }

  private int slowness(Path program) {
    return folder.files(program).stream()
        .flatMap(each -> folder.languages().of(each).stream())
        .map(Language::name)
        .mapToInt(each -> FAST.contains(each) ? FAST.indexOf(each) : FAST.size())
        .min()
        .orElse(FAST.size());
  }
}
