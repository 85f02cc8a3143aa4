package harness.formats.icpc;

import harness.formats.DataFile;
import harness.formats.PackageFolder;
import harness.formats.PackageTest;
import harness.formats.syntax.Declared;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * The tests that BAPCtools' {@code generators.yaml} declares, with the names that BAPCtools would
 * use. A test that another group includes is read once.
 */
final class BapcTests {

  private static final String FOLDER = "generators/";

  /** The top-level groups, in the order in which tests are numbered. */
  private static final List<String> TOP =
      List.of("sample", "secret", "invalid_output", "invalid_answer", "invalid_input");

  /** The top-level groups with valid tests and right answers. */
  private static final List<String> VALID = List.of("sample", "secret");

  /** Keys of tests; a map with none of them is a group. */
  private static final List<String> OF_TESTS =
      List.of("copy generate count match in ans out in.statement interaction".split(" "));

  /** All keys of tests and groups, some only of older versions. */
  private static final Set<String> KEYS =
      Set.of(
          ("copy generate count match in ans out in.statement in.download ans.statement"
                  + " ans.download interaction yaml hint desc data include test_group.yaml"
                  + " testdata.yaml type solution random_salt retries visualizer")
              .split(" "));

  private static final Pattern COUNT_RANGE = Pattern.compile("(-?[0-9]{1,9})\\.\\.=(-?[0-9]{1,9})");
  private static final int MOST_COUNTS = 100;

  private final PackageFolder folder;
  private final BapcGenerators generators;
  private final List<PackageTest> tests = new ArrayList<>();
  private final Map<String, Declared> flags = new HashMap<>();
  private int numbered;
  private int lastNumber;

  BapcTests(PackageFolder folder, BapcGenerators generators) {
    this.folder = folder;
    this.generators = generators;
  }

  List<PackageTest> of(Declared file) {
    file.get("data").elements().stream()
        .map(each -> each.get(GroupFlags.GROUP_FLAGS))
        .filter(each -> !each.isNothing())
        .forEach(each -> flags.put(GroupFlags.flagsOfAll(), each));
    flags.putIfAbsent(GroupFlags.flagsOfAll(), file.get(GroupFlags.GROUP_FLAGS));
    numbered = numbered(file);
    String salt = file.get("random_salt").textIfAny().orElse("");
    for (Declared part : file.get("data").elements()) {
      for (String top : TOP) {
        Declared group = part.get(top);
        if (!VALID.contains(top) && !group.isNothing()) {
          IcpcData.noteUnused(top, folder);
        }
        if (group.isMap()) {
          group(group, top, salt);
        }
      }
    }
    return tests;
  }

  /** The number of tests in lists, which share one series of numbers. */
  private static int numbered(Declared group) {
    Declared data = group.get("data");
    int found = 0;
    for (Declared part : data.elements()) {
      if (part.isMap()) {
        for (Declared each : part.entries().values()) {
          found += isGroup(each) ? numbered(each) : data.isList() ? counts(each).size() : 0;
        }
      }
    }
    return found;
  }

  private static boolean isGroup(Declared each) {
    return each.isMap() && OF_TESTS.stream().allMatch(key -> each.get(key).isNothing());
  }

  /** Reads a group: a map of tests and groups by name, or a list, which is numbered. */
  private void group(Declared group, String path, String salt) {
    folder.notes().addUnknownKeys(group, KEYS);
    Declared data = group.get("data");
    String own = group.get("random_salt").textIfAny().orElse(salt);
    flags.put(GroupFlags.flagsOfGroup(path), group.get(GroupFlags.GROUP_FLAGS));
    List<Declared> parts = data.elements().stream().filter(Declared::isMap).toList();
    long groups =
        parts.stream()
            .flatMap(part -> part.entries().values().stream())
            .filter(BapcTests::isGroup)
            .count();
    int lastGroup = 0;
    for (Declared part : parts) {
      for (Map.Entry<String, Declared> each : new TreeMap<>(part.entries()).entrySet()) {
        Declared inside = each.getValue();
        if (isGroup(inside)) {
          lastGroup++;
          String name = name(each.getKey(), data.isList(), lastGroup, groups);
          group(inside, path + "/" + name, own);
        } else if (!inside.isNothing()) {
          counted(inside, path, each.getKey(), data.isList(), own);
        }
      }
    }
  }

  private static String name(String key, boolean inList, int number, long most) {
    String digits = String.format("%0" + Long.toString(most).length() + "d", number);
    return !inList ? key : key.isEmpty() ? digits : digits + "-" + key;
  }

  private void counted(Declared test, String group, String key, boolean inList, String salt) {
    if (test.isMap()) {
      folder.notes().addUnknownKeys(test, KEYS);
    }
    List<Integer> counts = counts(test);
    boolean hasCount = test.isMap() && !test.get("count").isNothing();
    int width = isSeries(counts) ? widest(counts) : 1;
    for (int count : counts) {
      lastNumber += inList ? 1 : 0;
      String name = name(key, inList, lastNumber, numbered);
      String suffix = hasCount ? String.format("-%0" + width + "d", count) : "";
      if (VALID.contains(group.replaceFirst("/.*", ""))) {
        test(test, group + "/" + name + suffix, count, salt);
      }
    }
  }

  /** The counts that a test is generated for; by default only 1. */
  private static List<Integer> counts(Declared test) {
    Declared count = test.isMap() ? test.get("count") : Declared.nothing("");
    if (count.isNothing()) {
      return List.of(1);
    }
    String range = count.isList() ? "" : count.text();
    Matcher ends = COUNT_RANGE.matcher(range);
    if (ends.matches()) {
      return series(Integer.parseInt(ends.group(1)), Integer.parseInt(ends.group(2)), count);
    }
    try {
      return count.isList()
          ? count.texts().stream().map(Integer::valueOf).toList()
          : series(1, Integer.parseInt(range), count);
    } catch (NumberFormatException e) {
      throw count.wrong("a number, a list of numbers, or a range such as -4..=5");
    }
  }

  private static List<Integer> series(int first, int last, Declared where) {
    if (last < first || (long) last - first >= MOST_COUNTS) {
      throw where.wrong("1 to " + MOST_COUNTS + " numbers");
    }
    return IntStream.rangeClosed(first, last).boxed().toList();
  }

  private static boolean isSeries(List<Integer> counts) {
    IntSummaryStatistics all = counts.stream().mapToInt(each -> each).summaryStatistics();
    return (long) all.getMax() - all.getMin() == counts.size() - 1;
  }

  private static int widest(List<Integer> counts) {
    return counts.stream().mapToInt(each -> each.toString().length()).max().orElse(1);
  }

  /** The flags that BAPCtools would write for groups and tests, by the path of their file. */
  Map<String, Declared> flags() {
    return flags;
  }

  /** Data written in the file takes precedence over copied data, and that over generated data. */
  private void test(Declared test, String name, int count, String salt) {
    if (!test.isMap()) {
      if (isInput(test)) {
        addCopy(test, name);
      } else {
        generators.test(name, test, count, salt, null).ifPresent(tests::add);
      }
      return;
    }
    flags.put(GroupFlags.flagsOfTest(name), test.get("yaml"));
    String own = test.get("random_salt").textIfAny().orElse(salt);
    Optional<Path> copied = copied(test, ".in");
    Declared written = test.get("in");
    String answer = test.get("ans").textIfAny().orElse(null);
    if (!written.isNothing()) {
      tests.add(folder.made().writtenTest(name, written.text(), answer));
    } else {
      Path file = answer == null ? copied(test, ".ans").orElse(null) : written(name, answer);
      if (copied.isPresent()) {
        tests.add(new DataFile(name, copied.get(), file));
      } else if (isInput(test.get("generate"))) {
        addCopy(test.get("generate"), name);
      } else if (!test.get("generate").isNothing()) {
        generators.test(name, test.get("generate"), count, own, file).ifPresent(tests::add);
      } else if (!test.get("copy").isNothing()) {
        Declared from = test.get("copy");
        folder.leaveOut(from.refused("there is no " + FOLDER + from.text() + ".in"));
      }
    }
  }

  /** Whether a rule is the name of an input, which BAPCtools copies, instead of a command. */
  private static boolean isInput(Declared rule) {
    return rule.textIfAny().filter(each -> each.strip().matches("\\S+\\.in")).isPresent();
  }

  private void addCopy(Declared rule, String name) {
    String from = FOLDER + rule.text().strip();
    Path answer = folder.file(from.replaceFirst("\\.in$", ".ans")).orElse(null);
    folder.file(from, rule).ifPresent(input -> tests.add(new DataFile(name, input, answer)));
  }

  private Optional<Path> copied(Declared test, String ending) {
    return test.get("copy").textIfAny().flatMap(from -> folder.file(FOLDER + from + ending));
  }

  private Path written(String name, String answer) {
    return folder.made().writtenTest(name, "", answer).answer();
  }
}
