package harness.formats.dmoj;

import harness.cases.UsageException;
import harness.formats.syntax.BoundedRegex;
import harness.formats.syntax.Declared;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Tests that are found by the names of the archive's files. A pattern has a group {@code case} and
 * perhaps one {@code batch}; both are numbers or words.
 *
 * @param settings the patterns and points; may be nothing
 */
record DmojNames(Declared settings) {

  private static final String USUAL =
      "^(?=.*?\\.%1$s|%1$s).*?(?:(?:^|\\W)(?<batch>\\d+)[^\\d\\s]+)?(?<case>\\d+)[^\\d\\s]*$";

  private static final String IN = "in";
  private static final String OUT = "out";

  /** Words in their order, then numbers in theirs. */
  private static final Comparator<String> IN_ORDER =
      Comparator.<String, Boolean>comparing(DmojNames::isNumber)
          .thenComparing(
              (one, other) ->
                  isNumber(one) && isNumber(other)
                      ? Comparator.comparingInt(String::length)
                          .thenComparing(Comparator.naturalOrder())
                          .compare(one, other)
                      : one.compareTo(other));

  /** A file's place among the tests. */
  private record Place(String batch, String test) {}

  /** The tests that names give, in the form of a list of them. */
  List<Declared> tests(List<String> names, Declared points) {
    Map<String, Map<String, Map<String, Declared>>> found = new TreeMap<>(IN_ORDER);
    Set<String> batches = new HashSet<>();
    for (String kind : List.of(IN, OUT)) {
      BoundedRegex pattern = pattern(kind);
      for (String name : names) {
        place(pattern, name)
            .ifPresent(
                place -> {
                  boolean isBatched = place.batch() != null;
                  String batch = isBatched ? place.batch() : place.test();
                  if (isBatched) {
                    batches.add(batch);
                  }
                  found
                      .computeIfAbsent(batch, none -> new TreeMap<>(IN_ORDER))
                      .computeIfAbsent(place.test(), none -> new LinkedHashMap<>())
                      .put(kind, value(kind, name));
                });
      }
    }
    Iterator<Declared> worth = settings.get("case_points").elements().iterator();
    List<Declared> tests = new ArrayList<>();
    found.forEach(
        (batch, its) ->
            tests.add(test(batch, List.copyOf(its.values()), batches, next(worth, points))));
    return tests;
  }

  private Declared test(
      String batch, List<Map<String, Declared>> tests, Set<String> batches, Declared points) {
    Map<String, Declared> made = new LinkedHashMap<>();
    if (batches.contains(batch)) {
      made.put("batched", settings.listOf("batched", tests.stream().map(this::map).toList()));
    } else if (tests.size() == 1) {
      made.putAll(tests.get(0));
    } else {
      throw settings.refused("two tests have the number " + batch);
    }
    if (!points.isNothing()) {
      made.put("points", points);
    }
    return map(made);
  }

  private Declared next(Iterator<Declared> worth, Declared points) {
    Declared declared = settings.get("case_points");
    if (declared.isNothing()) {
      return points;
    }
    if (!worth.hasNext()) {
      throw declared.refused("fewer points than tests and batches");
    }
    return worth.next();
  }

  private BoundedRegex pattern(String kind) {
    Declared own = settings.get(kind.equals(IN) ? "input_format" : "output_format");
    String text = own.textIfAny().orElse(USUAL.formatted(kind));
    return BoundedRegex.ofPython(text, own.isNothing() ? settings : own);
  }

  private static Optional<Place> place(BoundedRegex pattern, String name) {
    return pattern
        .start(name)
        .map(
            groups -> {
              String test = groups.get("case");
              if (test == null) {
                throw new UsageException(
                    pattern.text() + ": gives '" + name + "' no number of a case");
              }
              return new Place(plain(groups.get("batch")), plain(test));
            });
  }

  /** A number without zeros at its start, or a word. */
  private static String plain(String text) {
    return text == null || !isNumber(text) ? text : text.replaceFirst("^0+(?=.)", "");
  }

  private static boolean isNumber(String text) {
    return !text.isEmpty() && text.chars().allMatch(each -> each >= '0' && each <= '9');
  }

  private Declared value(String key, String text) {
    return settings.valueOf(key, text);
  }

  private Declared map(Map<String, Declared> values) {
    return settings.mapOf(values);
  }
}
