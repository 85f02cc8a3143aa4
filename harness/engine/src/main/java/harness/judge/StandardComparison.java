package harness.judge;

import harness.cases.Judgement;
import harness.cases.Reason;
import harness.judge.LineSequence.Equality;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * A comparison of an output with the reference's that needs no checker program: testlib's standard
 * checkers by name, {@code tokens}, {@code trimmed}, and {@code icpc}. Works on bytes, in time
 * linear in their number (plus sorting). Thread-safe.
 *
 * <p>What testlib calls a presentation error is a wrong answer here, with a more precise reason:
 * {@link Reason#MALFORMED_OUTPUT}, {@link Reason#MISSING_OUTPUT} or {@link Reason#EXTRA_OUTPUT}. If
 * any part of the reference's output lacks the form that the comparison requires, that is a judge
 * error with {@link Reason#REFERENCE_FAILED}. This is stricter than testlib in one respect: if a
 * single value is compared, the reference's output must not contain a second one.
 *
 * @param name for example {@code rcmp6}
 * @param summary a one-line description
 */
public record StandardComparison(String name, String summary, ComparisonRule comparison) {

  private static final String ICPC = "icpc";
  private static final String LEGACY_ICPC = "icpc-legacy";
  private static final String DMOJ = "dmoj";

  private static final RealRule ONE_REAL = new RealRule(1.5e-6, "1.5e-6", false);
  private static final RealRule MANY_REALS = new RealRule(1.5e-5, "1.5e-5", false);
  private static final RealRule TO_6_PLACES = near(1e-6, "1e-6");

  private static final List<StandardComparison> ALL =
      List.of(
          of(
              "tokens",
              "tokens, separated by any whitespace; the default",
              new TokenSequence(WordRule.EXACT, Blanks.ISSPACE, false, false)),
          of("wcmp", "tokens", TokenSequence.of(WordRule.EXACT)),
          of("lcmp", "lines, each by its tokens", new LineSequence(Equality.TOKENS)),
          of("fcmp", "lines, exactly", new LineSequence(Equality.BYTES)),
          of("trimmed", "lines, without blanks at their ends", new LineSequence(Equality.TRIMMED)),
          of("icmp", "one 32-bit integer", TokenSequence.one(IntegerRule.INT32)),
          of("hcmp", "one integer of any size", TokenSequence.one(IntegerRule.HUGE)),
          of("ncmp", "64-bit integers, in order", TokenSequence.of(IntegerRule.INT64)),
          of("uncmp", "64-bit integers, in any order", new UnorderedIntegers()),
          of("yesno", "one YES or NO, in any case", TokenSequence.one(WordRule.YES_NO)),
          of("nyesno", "YES or NO many times, in any case", TokenSequence.of(WordRule.YES_NO)),
          of("acmp", "one number, to 1.5e-6 absolute", TokenSequence.one(ONE_REAL)),
          of("rcmp", "one number, to 1.5e-6 absolute", TokenSequence.one(ONE_REAL)),
          of("rncmp", "numbers, to 1.5e-5 absolute", TokenSequence.of(MANY_REALS)),
          of("dcmp", "one number, to 1e-6 absolute or relative", TokenSequence.one(TO_6_PLACES)),
          of(
              "rcmp4",
              "numbers, to 1e-4 absolute or relative",
              TokenSequence.of(near(1e-4, "1e-4"))),
          of("rcmp6", "numbers, to 1e-6 absolute or relative", TokenSequence.of(TO_6_PLACES)),
          of(
              "rcmp9",
              "numbers, to 1e-9 absolute or relative",
              TokenSequence.of(near(1e-9, "1e-9"))),
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
          of(ICPC, "tokens, in any case; takes " + IcpcRule.FLAGS, IcpcRule.of(List.of())),
          of(
              LEGACY_ICPC,
              "the same as in packages older than 2025-09: tolerances also apply to hexadecimal"
                  + " numbers",
              IcpcRule.ofLegacy(List.of())),
          of(
              DMOJ,
              "lines that are not blank, each by its tokens; takes the name of another checker of"
                  + " DMOJ: "
                  + DmojComparisons.FORMS,
              DmojComparisons.of(List.of())));

  public StandardComparison {
    Objects.requireNonNull(name);
    Objects.requireNonNull(summary);
    Objects.requireNonNull(comparison);
  }

  /**
   * The comparison with a name, for example {@code rcmp6}; flags may follow {@code icpc} and {@code
   * dmoj}.
   *
   * @throws IllegalArgumentException with a one-line message, if there is none or a flag is wrong
   */
  public static StandardComparison named(String name) {
    List<String> words = List.of(name.strip().split("\\s+"));
    if (words.get(0).equals(ICPC)) {
      return icpc(words.subList(1, words.size()));
    }
    if (words.get(0).equals(LEGACY_ICPC)) {
      return icpcLegacy(words.subList(1, words.size()));
    }
    if (words.get(0).equals(DMOJ)) {
      return dmoj(words.subList(1, words.size()));
    }
    return ALL.stream()
        .filter(each -> each.name.equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(unknown(name)));
  }

  /**
   * The default validator of the ICPC problem format, version 2025-09, with its flags.
   *
   * @throws IllegalArgumentException with a one-line message, if a flag is wrong
   */
  public static StandardComparison icpc(List<String> flags) {
    return of(
        withFlags(ICPC, flags),
        "tokens, compared as by the ICPC format's default validator",
        IcpcRule.of(flags));
  }

  /**
   * The default validator of the legacy ICPC problem format, with flags as in {@code
   * validator_flags}.
   *
   * @throws IllegalArgumentException with a one-line message, if a flag is wrong
   */
  public static StandardComparison icpcLegacy(List<String> flags) {
    return of(
        withFlags(LEGACY_ICPC, flags),
        "tokens, compared as by the legacy ICPC format's default validator",
        IcpcRule.ofLegacy(flags));
  }

  private static StandardComparison dmoj(List<String> words) {
    return of(withFlags(DMOJ, words), "as DMOJ's judge compares", DmojComparisons.of(words));
  }

  private static String withFlags(String name, List<String> flags) {
    return flags.isEmpty() ? name : name + " " + String.join(" ", flags);
  }

  /** All comparisons, {@code tokens} first. */
  public static List<StandardComparison> all() {
    return ALL;
  }

  /** Compares what a program printed with the reference's output, the answer. */
  public Judgement compare(byte[] output, byte[] answer) {
    return comparison.compare(output, answer);
  }

  /**
   * Reads an answer or output without comparing it.
   *
   * @return what is wrong if it lacks the form that the comparison requires, in a line; else null
   */
  public String unreadable(byte[] text) {
    return comparison.unreadable(text);
  }

  @Override
  public String toString() {
    return name;
  }

  private static String unknown(String name) {
    String names = ALL.stream().map(StandardComparison::name).collect(Collectors.joining(", "));
    return name.equals("pointscmp")
        ? "pointscmp awards points and cannot tell right from wrong; expected one of " + names
        : "no standard comparison '" + name + "'; expected one of " + names;
  }

  private static StandardComparison of(String name, String summary, ComparisonRule comparison) {
    return new StandardComparison(name, summary, comparison);
  }

  private static RealRule near(double epsilon, String written) {
    return new RealRule(epsilon, written, true);
  }
}
