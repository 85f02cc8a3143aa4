package harness.judge;

import harness.cases.Judgement;
import harness.cases.Reason;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * A comparison of an output with the reference's that needs no checker program: testlib's standard
 * checkers by their names, {@code tokens}, and {@code icpc}. Works on bytes, in time that grows
 * with their number (or the sorting of them). Thread-safe.
 *
 * <p>What testlib calls a presentation error is a wrong answer here, with a reason that says more:
 * {@link Reason#MALFORMED_OUTPUT}, {@link Reason#MISSING_OUTPUT} or {@link Reason#EXTRA_OUTPUT}. A
 * reference's output that is not of the form that the comparison asks for is a judge error with
 * {@link Reason#REFERENCE_FAILED}, wherever in the output that is. This is stricter than testlib in
 * one place: where one value is compared, the reference's output must have no second one.
 */
public final class StandardComparison {

  private static final String ICPC = "icpc";

  private static final RealRule ONE_REAL = new RealRule(1.5e-6, "1.5e-6", false);
  private static final RealRule MANY_REALS = new RealRule(1.5e-5, "1.5e-5", false);
  private static final RealRule TO_6_PLACES = near(1e-6, "1e-6");

  private static final List<StandardComparison> ALL =
      List.of(
          of(
              "tokens",
              "tokens, split at any white space; the default",
              new TokenSequence(WordRule.EXACT, Blanks.ISSPACE, false, false)),
          of("wcmp", "tokens", TokenSequence.of(WordRule.EXACT)),
          of("lcmp", "lines, each by its tokens", new LineSequence(false)),
          of("fcmp", "lines, exactly", new LineSequence(true)),
          of("icmp", "one 32-bit integer", TokenSequence.one(IntegerRule.INT32)),
          of("hcmp", "one integer of any size", TokenSequence.one(IntegerRule.HUGE)),
          of("ncmp", "64-bit integers, in order", TokenSequence.of(IntegerRule.INT64)),
          of("uncmp", "64-bit integers, in any order", new UnorderedIntegers()),
          of("yesno", "one YES or NO, in any case", TokenSequence.one(new YesNoRule())),
          of("nyesno", "YES or NO many times, in any case", TokenSequence.of(new YesNoRule())),
          of("acmp", "one number, to 1.5e-6 absolute", TokenSequence.one(ONE_REAL)),
          of("rcmp", "one number, to 1.5e-6 absolute", TokenSequence.one(ONE_REAL)),
          of("rncmp", "numbers, to 1.5e-5 absolute", TokenSequence.of(MANY_REALS)),
          of("dcmp", "one number, to 1e-6 absolute or relative", TokenSequence.one(TO_6_PLACES)),
          of("rcmp4", "numbers, to 1e-4 absolute or relative", reals(near(1e-4, "1e-4"))),
          of("rcmp6", "numbers, to 1e-6 absolute or relative", reals(TO_6_PLACES)),
          of("rcmp9", "numbers, to 1e-9 absolute or relative", reals(near(1e-9, "1e-9"))),
          of(
              "caseicmp",
              "'Case N:' and one 64-bit integer, for each case",
              new CaseSequence(IntegerRule.INT64, true)),
          of(
              "casencmp",
              "'Case N:' and 64-bit integers, for each case",
              new CaseSequence(IntegerRule.INT64, false)),
          of(
              "casewcmp",
              "'Case N:' and tokens, for each case",
              new CaseSequence(WordRule.EXACT, false)),
          of(ICPC, "tokens, in any case; takes " + IcpcFlags.NAMES, IcpcFlags.of(List.of())));

  private final String name;
  private final String summary;
  private final ComparisonRule comparison;

  private StandardComparison(String name, String summary, ComparisonRule comparison) {
    this.name = Objects.requireNonNull(name);
    this.summary = Objects.requireNonNull(summary);
    this.comparison = Objects.requireNonNull(comparison);
  }

  /**
   * The comparison of a name, for example {@code rcmp6}; after {@code icpc} its flags may follow.
   *
   * @throws IllegalArgumentException in one line, if there is none or a flag is wrong
   */
  public static StandardComparison named(String name) {
    List<String> words = List.of(name.strip().split("\\s+"));
    if (words.get(0).equals(ICPC)) {
      return icpc(words.subList(1, words.size()));
    }
    return ALL.stream()
        .filter(each -> each.name.equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(unknown(name)));
  }

  /**
   * The default validator of the ICPC problem format.
   *
   * @param flags as {@code validator_flags} or {@code output_validator_args} has them
   * @throws IllegalArgumentException in one line, if a flag is unknown or lacks its number
   */
  public static StandardComparison icpc(List<String> flags) {
    String name = flags.isEmpty() ? ICPC : ICPC + " " + String.join(" ", flags);
    return of(name, "tokens, as the ICPC format's default validator", IcpcFlags.of(flags));
  }

  /** All of them, {@code tokens} first. */
  public static List<StandardComparison> all() {
    return ALL;
  }

  /** What it is called, for example {@code rcmp6}. */
  public String name() {
    return name;
  }

  /** What it compares, in one line. */
  public String summary() {
    return summary;
  }

  /**
   * Compares what a program printed with the reference's output.
   *
   * @param answer the reference's output
   */
  public Judgement compare(byte[] output, byte[] answer) {
    return comparison.compare(output, answer);
  }

  @Override
  public String toString() {
    return name;
  }

  private static String unknown(String name) {
    String names = ALL.stream().map(StandardComparison::name).collect(Collectors.joining(", "));
    return name.equals("pointscmp")
        ? "pointscmp gives points, and an output cannot be right or wrong by it; there are " + names
        : "no standard comparison is called '" + name + "'; there are " + names;
  }

  private static StandardComparison of(String name, String summary, ComparisonRule comparison) {
    return new StandardComparison(name, summary, comparison);
  }

  private static ComparisonRule reals(RealRule rule) {
    return TokenSequence.of(rule);
  }

  private static RealRule near(double epsilon, String written) {
    return new RealRule(epsilon, written, true);
  }
}
