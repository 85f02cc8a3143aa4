package harness.jury;

import harness.mutation.Extremes;
import harness.mutation.Mutation;
import harness.mutation.NearNumber;
import harness.mutation.Rearrangement;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Changes valid inputs so that they stay valid. How large and how small numbers may be, and whether
 * blanks may be elsewhere, is found by trial when it is first needed. Thread-safe.
 */
final class ValidChanges {

  /** One change in this many concerns a whole line or column. */
  private static final int LARGE_CHANGE = 4;

  /** Number of changes tried for each that is wanted. */
  private static final int TRIES = 4;

  private static final int PROBES = 100;

  private final Supplier<List<String>> probed;
  private final List<JuryValidator> validators;
  private List<String> extremes;
  private Boolean strict;

  /**
   * Changes that some validators decide on.
   *
   * @param probed gives valid inputs to try things with
   */
  ValidChanges(Supplier<List<String>> probed, List<JuryValidator> validators) {
    this.probed = probed;
    this.validators = validators;
  }

  /** The probed inputs with one number as large or as small as the validators allow. */
  synchronized List<String> extremes() {
    if (extremes == null) {
      extremes = Extremes.of(probed.get(), each -> JuryValidator.trial(validators, each), PROBES);
    }
    return extremes;
  }

  /** A valid input with up to a number of changes that leave it valid. */
  String changed(String valid, int changes, SplittableRandom random) {
    String input = valid;
    int wanted = changes;
    for (int tries = TRIES * wanted; tries > 0 && wanted > 0; tries--) {
      String next =
          random.nextInt(LARGE_CHANGE) == 0
              ? Rearrangement.of(input, random)
              : Mutation.of(input, random);
      if (!next.equals(input) && isLaidOutAs(valid, next) && isValid(next)) {
        input = next;
        wanted--;
      }
    }
    return input;
  }

  /** An input with a number in it that is still valid; null if none was found. */
  String near(String valid, long number, SplittableRandom random) {
    for (int tries = TRIES; tries > 0; tries--) {
      String next = NearNumber.of(valid, number, random);
      if (!next.equals(valid) && isLaidOutAs(valid, next) && isValid(next)) {
        return next;
      }
    }
    return null;
  }

  /**
   * Whether blanks are where they should be. A validator that does not care where they are would
   * accept a changed input that programs cannot read; then only values may change.
   */
  private boolean isLaidOutAs(String valid, String changed) {
    return isStrict() || layout(valid).equals(layout(changed));
  }

  private static List<Integer> layout(String input) {
    return input.lines().map(line -> line.split(" ", -1).length).toList();
  }

  /** Whether the validators reject an input with a line feed where a blank was, or the reverse. */
  private synchronized boolean isStrict() {
    if (strict == null) {
      strict =
          probed.get().stream()
              .filter(each -> each.strip().matches("(?s).*[ \n].*"))
              .limit(1)
              .flatMap(ValidChanges::otherLayouts)
              .noneMatch(this::isValid);
    }
    return strict;
  }

  private static Stream<String> otherLayouts(String input) {
    int blank = input.indexOf(' ');
    int end = input.indexOf('\n');
    boolean inside = end >= 0 && end < input.stripTrailing().length();
    return Stream.of(
            blank < 0 ? input : input.substring(0, blank) + "\n" + input.substring(blank + 1),
            inside ? input.substring(0, end) + " " + input.substring(end + 1) : input)
        .filter(each -> !each.equals(input));
  }

  private boolean isValid(String input) {
    return JuryValidator.allAccept(validators, input);
  }
}
