package harness.ready;

import static harness.ready.CommonParameters.BASE;
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
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
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

  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,18}");
  private static final Pattern NAMES = Pattern.compile("[a-z]+(,[a-z]+)*");

  /** Number of attempts to draw an input. */
  private static final int TRIES = 32;

  /** Number of choices that are drawn to find wrong arguments. */
  private static final int CHECKED = 32;

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
      call.check();
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
      throw twice(name);
    }
  }

  private static IllegalArgumentException twice(String name) {
    return new IllegalArgumentException(name + " is given twice");
  }

  private void check() {
    plain.forEach(ReadyCall::checkPlain);
    for (String each : bounds.keySet()) {
      checkName(each);
      if (isParameter(each) && !hasNumbers(parameter(each))) {
        throw wrongValue(parameter(each), bounds.get(each).text());
      }
    }
    for (int choice = 0; choice < CHECKED; choice++) {
      Set<String> names = new HashSet<>(bounds.keySet());
      for (OpenArgument each : sizes.open(new SplittableRandom(choice))) {
        check(each);
        if (!names.add(each.name().isEmpty() ? each.text() : each.name())) {
          throw twice(each.name().isEmpty() ? each.text() : each.name());
        }
      }
      if (plain.containsKey(BASE) && !kind.isNumbered() && !names.contains("q")) {
        throw new IllegalArgumentException("base needs q here: nothing else is numbered");
      }
      if (names.contains("query") && !names.contains("q")) {
        throw new IllegalArgumentException("query needs q, the number of queries");
      }
    }
  }

  private static void checkPlain(String name, String value) {
    boolean isRight =
        switch (name) {
          case HEAD -> NAMES.matcher(value).matches();
          case BASE -> value.equals("0") || value.equals("1");
          default -> NUMBER.matcher(value).matches();
        };
    if (!isRight) {
      String expected =
          switch (name) {
            case HEAD -> "names of numbers, such as n,k, or none";
            case BASE -> "0 or 1";
            default -> "a number of at most 18 digits";
          };
      throw new IllegalArgumentException(name + "=" + value + ": expected " + expected);
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
      all.forEach(this::check);
      return all;
    } catch (IllegalArgumentException wrong) {
      throw new Impossible(Printable.inLine(PREFIX + kind.name() + ": " + wrong.getMessage()));
    }
  }

  private void check(OpenArgument given) {
    if (given.name().isEmpty()) {
      if (!given.text().isEmpty()) {
        checkName(given.text());
        if (!isParameter(given.text()) || parameter(given.text()).kind() != Parameter.Kind.FLAG) {
          throw new IllegalArgumentException(
              given.text() + " needs a value: " + given.text() + "=…");
        }
      }
      return;
    }
    checkName(given.name());
    if (!isParameter(given.name())) {
      if (given.range() == null || given.range().ofCharacters()) {
        throw expected(given, "a number or a range such as [1..n]");
      }
      return;
    }
    Parameter parameter = parameter(given.name());
    boolean isRight =
        switch (parameter.kind()) {
          case SIZE, RANGE -> given.range() != null && !given.range().ofCharacters();
          case WORD -> parameter.words().contains(given.text());
          case FLAG -> false;
          case TEXT -> !given.text().isEmpty();
        };
    if (!isRight) {
      throw wrongValue(parameter, given.text());
    }
  }

  private static IllegalArgumentException wrongValue(Parameter parameter, String value) {
    return new IllegalArgumentException(
        parameter.name()
            + "="
            + value
            + ": expected "
            + switch (parameter.kind()) {
              case SIZE, RANGE -> "a number or a range such as [1..10]";
              case WORD -> "one of " + String.join(", ", parameter.words());
              case FLAG -> parameter.name() + " without a value";
              case TEXT -> "characters, such as abc or [a..c]";
            });
  }

  private static IllegalArgumentException expected(OpenArgument given, String what) {
    return new IllegalArgumentException(given.name() + "=" + given.text() + ": expected " + what);
  }

  private void checkName(String name) {
    if (!isParameter(name) && !heads().contains(name)) {
      throw new IllegalArgumentException(
          "no argument '%s'; expected %s, or a name that is in head=…"
              .formatted(
                  name,
                  kind.allParameters().stream()
                      .map(Parameter::name)
                      .collect(Collectors.joining(", "))));
    }
  }

  private static boolean hasNumbers(Parameter parameter) {
    return parameter.kind() == Parameter.Kind.SIZE || parameter.kind() == Parameter.Kind.RANGE;
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
    InputText text = new InputText();
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

  private void write(Values values, InputText to) {
    InputText body = new InputText();
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
