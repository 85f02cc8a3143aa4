package harness.benchmarks.mutants;

import harness.cases.Answer;
import java.util.HashMap;
import java.util.Map;

/**
 * Caches the answers of a file by a hash that is never verified, so that two cases that collide get
 * the same answer.
 */
final class KeptAnswers implements Wrapper {

  private final int places;
  private final Map<Integer, Answer> kept = new HashMap<>();

  /**
   * Creates the cache.
   *
   * @param places the modulus of the hash
   */
  KeptAnswers(int places) {
    this.places = places;
  }

  @Override
  public Answer answer(Sight sight) {
    Answer known = kept.putIfAbsent(Math.floorMod(sight.input().hashCode(), places), sight.right());
    return known == null ? sight.right() : known;
  }

  @Override
  public void newFile() {
    kept.clear();
  }
}
