package harness.ready;

import static harness.ready.CommonParameters.HEAD;
import static harness.ready.CommonParameters.LARGE;
import static harness.ready.CommonParameters.NEAR;
import static harness.ready.CommonParameters.NO_HEAD;
import static harness.ready.CommonParameters.SEED;
import static harness.ready.CommonParameters.SMALL;

import harness.cases.Printable;
import harness.draw.ArgumentTemplate;
import harness.draw.OpenArgument;
import harness.draw.OpenArgument.Ends;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A ready input with its arguments, such as {@code std:tree n=[2..10] shape=(path|star) w=[1..9]}.
 * With a seed, it always draws the same input.
 *
 * @param sizes the arguments in which something is drawn, and flags
 * @param bounds ranges up to a size, by the name of the argument: {@code k=[1..n]}
 * @param plain all other arguments: their values by their names
 */
public record ReadyCall(
    ReadyInput kind, ArgumentTemplate sizes, Map<String, Bound> bounds, Map<String, String> plain) {

  /** What the name of a ready input begins with. */
  public static final String PREFIX = "std:";

  /** A range up to the size with a name. */
  record Bound(long least, String upper) {

    String text() {
      return "[" + least + ".." + upper + "]";
    }
  }

  private static final Pattern BOUND =
      Pattern.compile(
          "(?<!\\S)(?<name>[a-z]+)=\\[(?<least>-?[0-9]{1,18})\\.\\.(?<upper>[a-z]+)\\](?!\\S)");

  private static final Pattern PLAIN =
      Pattern.compile(
          "(?<!\\S)(?<name>"
              + String.join("|", CommonParameters.PLAIN)
              + ")=(?<value>\\S*)(?!\\S)");

  /** Number of attempts to draw an input. */
  private static final int TRIES = 32;

  private static final int MOST_CASES = 1_000_000;

  /** Sizes of the input that is drawn to see whether there is any. */
  private static final long TRIED_SIZE = 8;

  /** Whether a generator is a ready input. */
  public static boolean isIn(String program) {
    return program.startsWith(PREFIX);
  }

  /**
   * Reads a ready input and its arguments.
   *
   * @throws IllegalArgumentException with a one-line message, if there is no such input or argument
   */
  public static ReadyCall parse(String text) {
    String[] words = text.strip().split("\\s+", 2);
    String name = words[0].substring(PREFIX.length());
    ReadyInput kind =
        ReadyInput.all().stream()
            .filter(each -> each.name().equals(name))
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException(unknown(name)));
    try {
      ReadyCall call = of(kind, words.length < 2 ? "" : words[1]);
      new CallCheck(call).all();
      return call;
    } catch (IllegalArgumentException wrong) {
      throw new IllegalArgumentException(
          Printable.inLine(PREFIX + name + ": " + wrong.getMessage()));
    }
  }

  private static String unknown(String name) {
    return Printable.inLine(
        "no ready input 'std:%s'; expected one of %s"
            .formatted(
                name,
                ReadyInput.all().stream()
                    .map(each -> PREFIX + each.name())
                    .collect(Collectors.joining(", "))));
  }

  private static ReadyCall of(ReadyInput kind, String arguments) {
    Map<String, Bound> bounds = new LinkedHashMap<>();
    Map<String, String> plain = new LinkedHashMap<>();
    Matcher bound = BOUND.matcher(arguments);
    while (bound.find()) {
      put(
          bounds,
          bound.group("name"),
          new Bound(Long.parseLong(bound.group("least")), bound.group("upper")));
    }
    Matcher rest = PLAIN.matcher(bound.replaceAll(""));
    while (rest.find()) {
      put(plain, rest.group("name"), rest.group("value"));
    }
    return new ReadyCall(kind, ArgumentTemplate.parse(rest.replaceAll("")), bounds, plain);
  }

  private static <V> void put(Map<String, V> map, String name, V value) {
    if (map.put(name, value) != null) {
      throw CallCheck.twice(name);
    }
  }

  /**
   * The arguments of a case.
   *
   * @throws Impossible if one is wrong: an alternative that is rarely drawn
   */
  List<OpenArgument> open(SplittableRandom random) {
    try {
      List<OpenArgument> all = sizes.open(random);
      all.forEach(new CallCheck(this)::argument);
      return all;
    } catch (IllegalArgumentException wrong) {
      throw new Impossible(Printable.inLine(PREFIX + kind.name() + ": " + wrong.getMessage()));
    }
  }

  boolean isParameter(String name) {
    return kind.allParameters().stream().anyMatch(each -> each.name().equals(name));
  }

  Parameter parameter(String name) {
    return kind.allParameters().stream()
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  /** The range of a parameter that is not given. */
  Ends usual(String name) {
    String usual = parameter(name).usual();
    return ArgumentTemplate.parse(name + "=" + usual).open(new SplittableRandom(0)).get(0).range();
  }

  /** A number among the plain arguments. */
  long number(String name, long otherwise) {
    String value = plain.get(name);
    return value == null || value.isEmpty() ? otherwise : Long.parseLong(value);
  }

  boolean isFlagged(String flag) {
    return plain.containsKey(flag);
  }

  List<String> heads() {
    String head = plain.getOrDefault(HEAD, kind.head());
    return head.isEmpty() || head.equals(NO_HEAD) ? List.of() : List.of(head.split(","));
  }

  /** These arguments with other sizes. */
  public ReadyCall withSizes(ArgumentTemplate other) {
    return new ReadyCall(kind, other, bounds, plain);
  }

  /** With sizes up to a number where ranges reach above it, and often such values. */
  public ReadyCall small(long most) {
    return with(SMALL, Long.toString(Math.min(most, number(SMALL, most))));
  }

  /** With sizes at the upper ends of their ranges. */
  public ReadyCall large() {
    return with(LARGE, "");
  }

  /** With a number that values and sizes often have, where their ranges reach it. */
  public ReadyCall near(long number) {
    return with(NEAR, Long.toString(number));
  }

  /** With a seed, unless the user named one. */
  public ReadyCall seeded(long seed) {
    return hasSeed() ? this : with(SEED, Long.toString(seed));
  }

  /** Whether all cases have the same seed. */
  public boolean hasSeed() {
    return plain.containsKey(SEED);
  }

  private ReadyCall with(String name, String value) {
    Map<String, String> changed = new LinkedHashMap<>(plain);
    changed.put(name, value);
    return new ReadyCall(kind, sizes, bounds, changed);
  }

  /** Whether a range reaches a number. */
  public boolean reaches(long number) {
    return sizes.open(new SplittableRandom(number)).stream()
        .map(OpenArgument::range)
        .anyMatch(each -> each != null && each.least() <= number && number <= each.greatest());
  }

  /**
   * Checks that there is an input.
   *
   * @throws Impossible if none was found
   */
  public void checkDraws() {
    String unused = small(TRIED_SIZE).seeded(0).draw();
  }

  /**
   * Draws the input of the seed.
   *
   * @throws Impossible with a one-line message, if none was found
   */
  public String draw() {
    SplittableRandom random = new SplittableRandom(number(SEED, 0));
    Impossible last = null;
    for (int tried = 0; tried < TRIES; tried++) {
      try {
        return drawn(random);
      } catch (Impossible none) {
        last = none;
        if (none.isTooLarge()) {
          break;
        }
      }
    }
    throw last;
  }

  private String drawn(SplittableRandom random) {
    InputLines text = new InputLines();
    Values first = new Values(this, random);
    if (!first.isGiven("t")) {
      write(first, text);
      return text.toString();
    }
    int cases = first.size("t", 0, MOST_CASES);
    text.line(cases);
    for (int i = 0; i < cases; i++) {
      write(new Values(this, random), text);
    }
    return text.toString();
  }

  private void write(Values values, InputLines to) {
    InputLines body = new InputLines();
    kind.draw(values, body);
    List<String> names = heads();
    if (values.isGiven("q")) {
      names = Stream.concat(names.stream(), Stream.of("q")).distinct().toList();
      new Queries(values).write(body);
    }
    if (!names.isEmpty()) {
      to.line(names.stream().mapToLong(values::known).toArray());
    }
    to.add(body);
  }

  /** The call as it is written, which draws the same inputs. */
  public String text() {
    Stream<String> ranges =
        bounds.entrySet().stream().map(b -> b.getKey() + "=" + b.getValue().text());
    Stream<String> others =
        plain.entrySet().stream()
            .map(each -> each.getKey() + (each.getValue().isEmpty() ? "" : "=" + each.getValue()));
    return Stream.of(Stream.of(PREFIX + kind.name(), sizes.text()), ranges, others)
        .flatMap(each -> each)
        .filter(each -> !each.isEmpty())
        .collect(Collectors.joining(" "));
  }

  @Override
  public String toString() {
    return text();
  }
}
