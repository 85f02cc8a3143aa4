package harness.formats.icpc;

import harness.formats.DataFile;
import harness.formats.PackageFolder;
import harness.formats.PackageNotes;
import harness.formats.PackageTest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The tests of a package. */
final class IcpcData {

  private static final String FOLDER = "data";
  private static final List<String> GROUPS = List.of("sample", "secret");
  private static final String OF_VALIDATORS = "(?:in)?valid_(?:input|output|answer)s?";
  private static final String INPUT = ".in";
  private static final String ANSWER = ".ans";

  /** The other files of tests: their descriptions, settings, pictures and statements. */
  private static final Pattern OTHERS =
      Pattern.compile(
          "(?i).*\\.(?:out|yaml|yml|hint|desc|md|txt|tex|png|jpe?g|svg|pdf|interaction|args"
              + "|(?:in|ans)\\.(?:statement|download))|makefile");

  /** The folder of the files that submissions find in their working folder. */
  private static final String FILES = ".files";

  private IcpcData() {}

  /**
   * Reads the samples, the secret tests, and the tests that {@code generators.yaml} declares and
   * whose files are missing. Of those with a file, BAPCtools makes the answers to the declared
   * ones.
   */
  static List<PackageTest> of(
      PackageFolder folder, IcpcJudging judging, GroupFlags flags, List<PackageTest> declared) {
    List<PackageTest> data = new ArrayList<>();
    List<String> unanswered = new ArrayList<>();
    List<String> strays = new ArrayList<>();
    List<String> others = new ArrayList<>();
    List<String> unsupported = new ArrayList<>();
    Set<String> made = declared.stream().map(PackageTest::name).collect(Collectors.toSet());
    Path root = folder.root().resolve(FOLDER);
    for (String group : GROUPS) {
      List<Path> files = folder.tree(root.resolve(group));
      Set<Path> all = new HashSet<>(files);
      for (Path each : files) {
        if (isNamed(each, INPUT)) {
          Path answer = answer(each, all);
          String shown = root.relativize(withEnding(each, INPUT, "")).toString();
          if (flags.hasArguments(shown) || Files.exists(withEnding(each, INPUT, FILES))) {
            unsupported.add(shown);
            continue;
          }
          boolean isAnswered = all.contains(answer) && Files.isRegularFile(answer);
          data.add(new DataFile(shown, each, isAnswered ? answer : null, false, judging.of(shown)));
          if (!isAnswered && !made.contains(shown)) {
            unanswered.add(folder.shown(answer));
          }
        } else if (isNamed(each, ANSWER)) {
          String shown = root.relativize(withEnding(each, ANSWER, "")).toString();
          if (variants(each, ANSWER, INPUT).noneMatch(all::contains) && !made.contains(shown)) {
            strays.add(folder.shown(each));
          }
        } else if (!OTHERS.matcher(each.getFileName().toString()).matches()
            && !isOfSubmissions(each)) {
          others.add(folder.shown(each));
        }
      }
    }
    noteOthers(folder, strays, others);
    folder.notes().addMissingAnswers(unanswered, judging.converses());
    for (PackageTest each : declared) {
      if (flags.hasArguments(each.name()) && !unsupported.contains(each.name())) {
        unsupported.add(each.name());
      }
    }
    PackageNotes.shared(unsupported, "test", "arguments or files for submissions")
        .ifPresent(tests -> folder.leaveOut(tests + ": not supported"));
    Set<String> known = data.stream().map(PackageTest::name).collect(Collectors.toSet());
    declared.stream()
        .filter(each -> !known.contains(each.name()) && !unsupported.contains(each.name()))
        .map(each -> each.judgedBy(judging.of(each.name())))
        .forEach(data::add);
    return data;
  }

  /** Whether a file's name has an ending, in whatever case. */
  private static boolean isNamed(Path file, String ending) {
    return file.getFileName().toString().toLowerCase(Locale.ROOT).endsWith(ending);
  }

  /** The answer of an input; the usual name if there is none. */
  private static Path answer(Path input, Set<Path> all) {
    return variants(input, INPUT, ANSWER)
        .filter(all::contains)
        .findFirst()
        .orElseGet(() -> withEnding(input, INPUT, ANSWER));
  }

  private static Stream<Path> variants(Path file, String ending, String other) {
    String capital = other.substring(0, 2).toUpperCase(Locale.ROOT) + other.substring(2);
    return Stream.of(other, other.toUpperCase(Locale.ROOT), capital)
        .map(each -> withEnding(file, ending, each));
  }

  /** Whether a file lies in the folder that submissions find it in. */
  private static boolean isOfSubmissions(Path file) {
    for (Path each = file.getParent(); each != null; each = each.getParent()) {
      if (String.valueOf(each.getFileName()).endsWith(FILES)) {
        return true;
      }
    }
    return false;
  }

  private static Path withEnding(Path file, String ending, String other) {
    String name = file.getFileName().toString();
    return file.resolveSibling(name.substring(0, name.length() - ending.length()) + other);
  }

  /** Notes the answers without inputs, and the folders that are not read. */
  private static void noteOthers(PackageFolder folder, List<String> strays, List<String> others) {
    PackageNotes.shared(strays, "answer file", "no input").ifPresent(folder::leaveOut);
    PackageNotes.shared(others, "data file", "an unknown ending").ifPresent(folder::leaveOut);
    folder.list(FOLDER).stream()
        .filter(Files::isDirectory)
        .map(each -> each.getFileName().toString())
        .filter(each -> !GROUPS.contains(each))
        .forEach(each -> noteUnused(each, folder));
  }

  /** Notes a group that is neither the samples nor the secret tests. */
  static void noteUnused(String group, PackageFolder folder) {
    boolean ofValidators = group.matches(OF_VALIDATORS);
    folder.leaveOut(
        "%s/%s: %s"
            .formatted(
                FOLDER,
                group,
                ofValidators ? "tests of validators are not run" : "neither sample nor secret"));
  }
}
