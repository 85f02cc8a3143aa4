package harness.formats.hydro;

import harness.formats.DataFile;
import harness.formats.PackageFolder;
import harness.formats.PackageNotes;
import harness.formats.SubmissionList;
import harness.formats.syntax.Declared;
import harness.formats.syntax.TextFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reads the cases in their subtasks: those that the description lists, or else those that names of
 * files show.
 */
final class HydroTests {

  private static final String CASES = "cases";
  private static final String SUBTASKS = "subtasks";
  private static final Comparator<HydroSubtask.Case> IN_ORDER =
      Comparator.comparingDouble(HydroSubtask.Case::number);
  private static final double UNNUMBERED = 0;
  private static final int TIME_PART = 2;
  private static final int SCORE_PART = 3;
  private static final int MEMORY_PART = 4;
  private static final double MOST_KIBIBYTES = 1L << 40;
  private static final long KIBIBYTE = 1 << 10;

  private final HydroFolder data;
  private final Declared config;
  private final HydroLimits limits;
  private final Map<List<Optional<Path>>, DataFile> tests = new HashMap<>();
  private final Set<String> names = new HashSet<>();

  HydroTests(HydroFolder data, Declared config, HydroLimits limits) {
    this.data = data;
    this.config = config;
    this.limits = limits;
  }

  /** Whether the description lists cases, so that names say nothing. */
  static boolean areListed(Declared config) {
    return !config.get(CASES).elements().isEmpty()
        || config.get(SUBTASKS).elements().stream()
            .anyMatch(each -> !each.get(CASES).elements().isEmpty());
  }

  /** The subtasks in order. */
  List<HydroSubtask> read() {
    List<Declared> subtasks = config.get(SUBTASKS).elements();
    List<Declared> cases = config.get(CASES).elements();
    if (!cases.isEmpty()) {
      if (!subtasks.isEmpty()) {
        data.folder().leaveOut(config.get(SUBTASKS).refused("not used, because there are cases"));
      }
      return List.of(HydroSubtask.of("1", HydroSubtask.SUM, config, listed(cases, config)));
    }
    return areListed(config) ? listed(subtasks) : named(subtasks);
  }

  private List<HydroSubtask> listed(List<Declared> subtasks) {
    List<HydroSubtask> found = new ArrayList<>();
    for (Declared each : inOrder(subtasks)) {
      Declared cases = each.get(CASES);
      if (cases.isNothing()) {
        throw each.refused("no cases, though other subtasks have some");
      }
      String place = String.valueOf(found.size() + 1);
      found.add(HydroSubtask.of(each, place, listed(cases.elements(), each)));
    }
    return found;
  }

  /** Subtasks in the order of their ids, if all have one. */
  private static List<Declared> inOrder(List<Declared> subtasks) {
    boolean areNumbered = subtasks.stream().noneMatch(each -> HydroSubtask.id(each).isEmpty());
    return areNumbered
        ? subtasks.stream()
            .sorted(Comparator.comparingLong(each -> each.get("id").count()))
            .toList()
        : subtasks;
  }

  private List<HydroSubtask.Case> listed(List<Declared> cases, Declared subtask) {
    List<HydroSubtask.Case> found = new ArrayList<>();
    for (Declared each : cases) {
      String input = each.get("input").textIfAny().orElse(null);
      String output = each.get("output").textIfAny().orElse(null);
      Optional<Double> number = each.get("id").number();
      HydroSubtask.Case added =
          added(
              input,
              output,
              each,
              number.orElse(UNNUMBERED),
              HydroSubtask.points(each.get("score")));
      limits.add(added.test().name(), each, subtask, config);
      found.add(added);
    }
    boolean areNumbered = cases.stream().noneMatch(each -> each.get("id").isNothing());
    return areNumbered ? found.stream().sorted(IN_ORDER).toList() : found;
  }

  private HydroSubtask.Case added(
      String input, String output, Declared where, double number, double score) {
    Optional<Path> in = file(input, where);
    Optional<Path> out = file(output, where);
    List<Optional<Path>> files = List.of(in, out);
    DataFile known = tests.get(files);
    if (known == null) {
      String name = name(in.map(each -> each.getFileName().toString()).orElse("empty"));
      tests.put(files, new DataFile(name, in.orElseGet(this::empty), out.orElseGet(this::empty)));
    }
    return new HydroSubtask.Case(tests.get(files), number, score, known != null);
  }

  /** The file with a name; empty if the name stands for an empty one. */
  private Optional<Path> file(String name, Declared where) {
    return HydroFolder.isNothing(name) ? Optional.empty() : Optional.of(data.needed(name, where));
  }

  private Path empty() {
    PackageFolder folder = data.folder();
    return folder.made().written(folder.made().folder("empty").resolve("empty"), "");
  }

  /** The name of a test: its file's without the ending, if no other test has it. */
  private String name(String file) {
    return Stream.concat(
            Stream.of(SubmissionList.stem(Path.of(file)), file),
            Stream.iterate(2, i -> i + 1).map(i -> file + "-" + i))
        .filter(names::add)
        .findFirst()
        .orElseThrow();
  }

  /** The subtasks that names of files show; those that are declared keep their points and rules. */
  private List<HydroSubtask> named(List<Declared> declared) {
    Map<String, HydroSubtask> subtasks = new LinkedHashMap<>();
    for (Declared each : declared) {
      Optional<String> id = HydroSubtask.id(each);
      if (id.isEmpty()) {
        data.folder().leaveOut(each.refused("a subtask with neither id nor cases"));
      } else {
        subtasks.put(id.get(), HydroSubtask.of(each, id.get(), List.of()));
      }
    }
    Map<String, List<HydroSubtask.Case>> cases = new HashMap<>();
    Set<String> files =
        data.files().stream()
            .map(each -> each.getFileName().toString())
            .collect(Collectors.toCollection(LinkedHashSet::new));
    files.stream().sorted(HydroNames.NATURAL).forEach(each -> add(each, files, subtasks, cases));
    noteUnanswered(files);
    return subtasks.values().stream()
        .map(each -> each.with(cases.getOrDefault(each.id(), List.of())))
        .sorted(Comparator.comparing(HydroSubtask::id, HydroNames.NATURAL))
        .toList();
  }

  private void add(
      String input,
      Set<String> files,
      Map<String, HydroSubtask> subtasks,
      Map<String, List<HydroSubtask.Case>> cases) {
    for (HydroNames each : HydroNames.of(input)) {
      Optional<String> answer = each.answer(input, files);
      if (answer.isPresent()) {
        String type = each.isMinimum() ? HydroSubtask.MIN : HydroSubtask.SUM;
        HydroSubtask subtask =
            subtasks.computeIfAbsent(
                each.subtask(), id -> HydroSubtask.of(id, type, config, List.of()));
        HydroSubtask.Case added = added(input, answer.get(), config, each.number(), 0);
        limits.add(added.test().name(), subtask.where(), config);
        cases.computeIfAbsent(subtask.id(), id -> new ArrayList<>()).add(added);
        return;
      }
    }
  }

  /** The cases of {@code config.ini}: their number, then {@code in|out|seconds|score|KiB} each. */
  List<HydroSubtask> read(Path ini) {
    List<String> lines = TextFile.read(ini).lines().toList();
    List<HydroSubtask.Case> found = new ArrayList<>();
    Declared count =
        Declared.scalar(ini.toString(), 1, "", lines.isEmpty() ? "" : lines.get(0).strip());
    for (int i = 1; i <= count.count(); i++) {
      if (i >= lines.size() || lines.get(i).isBlank()) {
        throw count.refused("expected " + count.text() + " cases, found " + (i - 1));
      }
      Declared line = Declared.scalar(ini.toString(), i + 1, "", lines.get(i));
      String[] parts = lines.get(i).strip().split("\\|", -1);
      if (parts.length < 2) {
        throw line.wrong("in|out|seconds|score|KiB");
      }
      double kibibytes = part(parts, MEMORY_PART, line);
      double seconds = part(parts, TIME_PART, line);
      HydroSubtask.Case added = added(parts[0], parts[1], line, i, part(parts, SCORE_PART, line));
      limits.add(
          added.test().name(),
          seconds == 0 ? null : Double.valueOf(seconds),
          kibibytes == 0
              ? null
              : Long.valueOf((long) (Math.min(kibibytes, MOST_KIBIBYTES) * KIBIBYTE)));
      found.add(added);
    }
    return List.of(HydroSubtask.of("1", HydroSubtask.SUM, count, found));
  }

  /** A number of a line; 0 if it is missing. */
  private static double part(String[] parts, int place, Declared line) {
    String text = place < parts.length ? parts[place].strip() : "";
    if (text.isEmpty()) {
      return 0;
    }
    try {
      double number = Double.parseDouble(text);
      if (number >= 0 && Double.isFinite(number)) {
        return number;
      }
    } catch (NumberFormatException e) {
      // refused below
    }
    throw line.wrong("in|out|seconds|score|KiB");
  }

  /** Notes inputs that have no answer: they are no cases. */
  private void noteUnanswered(Set<String> files) {
    Set<String> alone = new LinkedHashSet<>();
    for (String each : files) {
      boolean isInput = each.endsWith(".in") || each.endsWith(".IN");
      if (isInput
          && HydroNames.of(each).stream().noneMatch(one -> one.answer(each, files).isPresent())) {
        alone.add(each);
      }
    }
    PackageNotes.shared(List.copyOf(alone), "input", "no answer file or no number in its name")
        .ifPresent(data.folder()::leaveOut);
  }
}
