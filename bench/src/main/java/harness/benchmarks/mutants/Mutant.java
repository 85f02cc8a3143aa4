package harness.benchmarks.mutants;

import harness.cases.Answer;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * A planted mistake.
 *
 * @param words what it does wrong, and when
 * @param drawn whether it was drawn by rule, else by hand
 * @param where what must hold of a case; null where it depends on other cases too
 * @param mistake what it says there; null with {@code where}
 */
record Mutant(
    String words, boolean drawn, Predicate<Sight> where, Mistake mistake, Supplier<Wrapper> maker) {

  /** By hand: wrong wherever something holds of a case within the limit. */
  static Mutant where(String words, Predicate<Sight> where, Mistake mistake) {
    return anywhere(words, sight -> sight.isSolvable() && where.test(sight), mistake);
  }

  /** By hand: wrong wherever something holds of a case, also of one whose answer is -1. */
  static Mutant anywhere(String words, Predicate<Sight> where, Mistake mistake) {
    return of(words, false, where, mistake);
  }

  /** By hand: keeps something from case to case. */
  static Mutant keeping(String words, Supplier<Wrapper> maker) {
    return new Mutant(words, false, null, null, maker);
  }

  /** By rule: wrong where all of several features hold. */
  static Mutant drawn(Traits traits, List<Feature> features, Mistake mistake) {
    Feature[] all = features.toArray(Feature[]::new);
    String when = String.join(", ", features.stream().map(each -> each.words(traits)).toList());
    return of(when, true, sight -> sight.isSolvable() && hold(all, sight), mistake);
  }

  private static Mutant of(String words, boolean drawn, Predicate<Sight> where, Mistake mistake) {
    Wrapper wrapper = sight -> where.test(sight) ? mistake.made().apply(sight) : sight.right();
    return new Mutant(words + ": " + mistake.words(), drawn, where, mistake, () -> wrapper);
  }

  /** Whether its answer to a case depends on nothing but the case. */
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

  /** What a right solver says, with a wrong count. */
  static Answer claiming(Answer right, int claimed) {
    return new Answer(claimed, right.moves(), right.number());
  }
}
