package harness.benchmarks.mutants;

import harness.cases.Answer;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * A planted mistake.
 *
 * @param words when it is wrong, and how
 * @param drawn whether it was drawn by rule rather than written by hand
 * @param where the condition on a case; null if the mistake also depends on other cases
 * @param mistake the wrong answer there; null if {@code where} is
 */
record Mutant(
    String words, boolean drawn, Predicate<Sight> where, Mistake mistake, Supplier<Wrapper> maker) {

  /** Written by hand: wrong wherever a condition holds for a case within the limit. */
  static Mutant where(String words, Predicate<Sight> where, Mistake mistake) {
    return anywhere(words, sight -> sight.isSolvable() && where.test(sight), mistake);
  }

  /** Written by hand: wrong wherever a condition holds for a case, even one whose answer is -1. */
  static Mutant anywhere(String words, Predicate<Sight> where, Mistake mistake) {
    return of(words, false, where, mistake);
  }

  /** Written by hand: keeps state from case to case. */
  static Mutant keeping(String words, Supplier<Wrapper> maker) {
    return new Mutant(words, false, null, null, maker);
  }

  /** Drawn by rule: wrong where all the features hold. */
  static Mutant drawn(Traits traits, List<Feature> features, Mistake mistake) {
    Feature[] all = features.toArray(Feature[]::new);
    String when = String.join(", ", features.stream().map(each -> each.words(traits)).toList());
    return of(when, true, sight -> sight.isSolvable() && hold(all, sight), mistake);
  }

  private static Mutant of(String words, boolean drawn, Predicate<Sight> where, Mistake mistake) {
    Wrapper wrapper = sight -> where.test(sight) ? mistake.made().apply(sight) : sight.right();
    return new Mutant(words + ": " + mistake.words(), drawn, where, mistake, () -> wrapper);
  }

  /** Whether its answer to a case depends only on that case. */
  boolean isAlone() {
    return where != null;
  }

  private static boolean hold(Feature[] all, Sight sight) {
    for (Feature feature : all) {
      if (!feature.holds(sight)) {
        return false;
      }
    }
    return true;
  }

  /** The right answer with a wrong count. */
  static Answer claiming(Answer right, int claimed) {
    return new Answer(claimed, right.moves(), right.number());
  }
}
