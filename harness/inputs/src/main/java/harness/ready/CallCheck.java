package harness.ready;

import static harness.ready.CommonParameters.BASE;
import static harness.ready.CommonParameters.HEAD;

import harness.draw.OpenArgument;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Finds wrong arguments of a call: names that its input does not have, and values that do not fit.
 */
record CallCheck(ReadyCall call) {

  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,18}");
  private static final Pattern NAMES = Pattern.compile("[a-z]+(,[a-z]+)*");

  /** Number of choices that are drawn to find wrong arguments. */
  private static final int CHECKED = 32;

  /**
   * Checks everything that is given.
   *
   * @throws IllegalArgumentException with a one-line message, if something is wrong
   */
  void all() {
    call.plain().forEach(CallCheck::checkPlain);
    for (String each : call.bounds().keySet()) {
      checkName(each);
      if (call.isParameter(each) && !hasNumbers(call.parameter(each))) {
        throw wrongValue(call.parameter(each), call.bounds().get(each).text());
      }
    }
    for (int choice = 0; choice < CHECKED; choice++) {
      Set<String> names = new HashSet<>(call.bounds().keySet());
      for (OpenArgument each : call.sizes().open(new SplittableRandom(choice))) {
        argument(each);
        if (!names.add(each.name().isEmpty() ? each.text() : each.name())) {
          throw twice(each.name().isEmpty() ? each.text() : each.name());
        }
      }
      if (call.plain().containsKey(BASE) && !call.kind().isNumbered() && !names.contains("q")) {
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

  static IllegalArgumentException twice(String name) {
    return new IllegalArgumentException(name + " is given twice");
  }

  /**
   * Checks one argument as it was drawn.
   *
   * @throws IllegalArgumentException with a one-line message, if it is wrong
   */
  void argument(OpenArgument given) {
    if (given.name().isEmpty()) {
      if (!given.text().isEmpty()) {
        checkName(given.text());
        if (!call.isParameter(given.text())
            || call.parameter(given.text()).kind() != Parameter.Kind.FLAG) {
          throw new IllegalArgumentException(
              given.text() + " needs a value: " + given.text() + "=…");
        }
      }
      return;
    }
    checkName(given.name());
    if (!call.isParameter(given.name())) {
      if (given.range() == null || given.range().ofCharacters()) {
        throw expected(given, "a number or a range such as [1..n]");
      }
      return;
    }
    Parameter parameter = call.parameter(given.name());
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
    if (!call.isParameter(name) && !call.heads().contains(name)) {
      throw new IllegalArgumentException(
          "no argument '%s'; expected %s, or a name that is in head=…"
              .formatted(
                  name,
                  call.kind().allParameters().stream()
                      .map(Parameter::name)
                      .collect(Collectors.joining(", "))));
    }
  }

  private static boolean hasNumbers(Parameter parameter) {
    return parameter.kind() == Parameter.Kind.SIZE || parameter.kind() == Parameter.Kind.RANGE;
  }
}
