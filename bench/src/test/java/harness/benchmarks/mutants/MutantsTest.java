package harness.benchmarks.mutants;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Generator;
import harness.generators.Generators;
import harness.reference.knights.Board;
import harness.reference.knights.Layers;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Mutants are wrong exactly where their descriptions say so. */
final class MutantsTest {

  private static final Plants KNIGHTS = new KnightsPlants();
  private static final Examination EXAMINATION = new Examination(KNIGHTS);

  private static Sight at(int distance) {
    return EXAMINATION.sight(Board.text(Layers.at(distance).board(0)));
  }

  private static List<Found> hunt(Plants plants, long mostCases, Mutant... mutants) {
    Generator spread = Generators.named(plants.puzzle(), "spread");
    return new Hunt(new Examination(plants), spread, 3, mostCases, 60, List.of(mutants)).run();
  }

  @Test
  void everyMistakeIsProvenWrongSomewhere() {
    for (Plants plants : List.of(KNIGHTS, new RotationPlants(), new GearsPlants())) {
      for (Mistake mistake : plants.mistakes()) {
        Mutant always = Mutant.where("always", sight -> true, mistake);
        assertTrue(hunt(plants, 50, always).get(0).found(), plants.puzzle() + always.words());
      }
    }
  }

  @Test
  void aMutantIsFoundByTheFirstCaseThatShowsIt() {
    Mistake more = KNIGHTS.mistakes().get(0);
    Mutant atSeven = Mutant.where("distance 7", sight -> sight.distance() == 7, more);
    Mutant never = Mutant.where("never", sight -> false, more);
    List<Found> found = hunt(KNIGHTS, 40, atSeven, never);
    assertTrue(found.get(0).found());
    assertEquals(8, found.get(0).cases(), "spread draws distances from 0 in turn");
    assertFalse(found.get(1).found());
    assertEquals(40, found.get(1).cases());
  }

  @Test
  void ratesOfKnightsAreExact() {
    Mutant atFour = Mutant.where("", sight -> sight.distance() == 4, KNIGHTS.mistakes().get(0));
    Mutant right = Mutant.where("", sight -> true, new Mistake("as it should be", Sight::right));
    Rates rates = Rates.of(KNIGHTS, List.of(atFour, right), 1);
    assertEquals(148 / 1671855.0, rates.share(0), 1e-12);
    assertEquals(148, rates.seen(0));
    assertEquals(0, rates.share(1));
  }

  @Test
  void stateKeptWithinAFileIsDiscardedAfterIt() {
    Wrapper kept = new KeptAnswers(1);
    assertEquals(3, kept.answer(at(3)).claimed());
    assertEquals(3, kept.answer(at(5)).claimed(), "all boards have the same hash");
    kept.newFile();
    assertEquals(5, kept.answer(at(5)).claimed());
    Wrapper after =
        new AfterCase((before, sight) -> before.distance() == 5, (before, sight) -> at(1).right());
    after.answer(at(5));
    assertEquals(1, after.answer(at(3)).claimed());
    after.answer(at(5));
    after.newFile();
    assertEquals(3, after.answer(at(3)).claimed());
  }

  @Test
  void theSeedDrawsTheMutants() {
    List<String> words = words(4);
    assertEquals(words, words(4));
    assertNotEquals(words, words(5));
  }

  private static List<String> words(long seed) {
    return new DrawnMutants(KNIGHTS, seed).candidates().stream().map(Mutant::words).toList();
  }
}
