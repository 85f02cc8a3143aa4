package harness.benchmarks.mutants;

import harness.cases.Answer;
import harness.reference.Puzzles;
import harness.reference.Space;
import harness.reference.rotation.Boards;
import harness.reference.rotation.Patterns;
import harness.reference.rotation.Strata;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Mistakes of rotation solvers. The cases within the limit are all boards. */
final class RotationPlants implements Plants {

  private static final int PARTS = 20;

  /** Boards drawn at each distance; more at the distances of nearly all boards. */
  private static final int DRAWN = 60_000;

  private static final int DRAWN_OF_COMMON = 600_000;
  private static final int COMMON_FROM = 7;
  private static final int COMMON_TO = 10;

  /** The distance of the one planted pattern of the ones. */
  private static final int ONE_DISTANCE = 6;

  private static final int ONE = 1234;
  private static final int COLLIDING = 100_003;

  private static final Mistake NEXT_NUMBER =
      new Mistake("the next number", sight -> number(sight, sight.right().number() % 3 + 1));
  private static final Mistake GIVES_UP = new Mistake("-1", sight -> Answer.noSolution());
  private static final Mistake DETOUR =
      new Mistake(
          "a detour of two",
          sight ->
              new Answer(
                  sight.distance() + 2, "AF" + sight.right().moves(), sight.right().number()));
  private static final Mistake DROPPED =
      new Mistake("without the last letter", RotationPlants::dropped);
  private static final Mistake EXCHANGED =
      new Mistake("the last two letters swapped", RotationPlants::exchanged);
  private static final Mistake FULL_CIRCLE =
      new Mistake("a full circle", sight -> new Answer(7, "AAAAAAA", sight.right().number()));

  private final Traits traits = new RotationTraits();

  @Override
  public String puzzle() {
    return "rotation";
  }

  @Override
  public Traits traits() {
    return traits;
  }

  @Override
  public List<Mistake> mistakes() {
    return List.of(NEXT_NUMBER, GIVES_UP, DETOUR, DROPPED, EXCHANGED);
  }

  @Override
  public List<Mutant> byHand() {
    int number = traits.place("number");
    int last = traits.place("last letter");
    int tied = traits.place("tied numbers");
    int third = traits.place("third number farther by");
    int one = Patterns.get().pattern(ONE_DISTANCE, ONE);
    return List.of(
        Mutant.where("last letter H", sight -> sight.traits()[last] == 7, DROPPED),
        Mutant.where(
            "two numbers tie, the third is farther by 3",
            sight -> sight.traits()[tied] == 2 && sight.traits()[third] == 3,
            NEXT_NUMBER),
        Mutant.where("three numbers tie", sight -> sight.traits()[tied] == 3, NEXT_NUMBER),
        Mutant.where(
            "11 moves or more to the number 3",
            sight -> sight.distance() >= 11 && sight.traits()[number] == 3,
            NEXT_NUMBER),
        Mutant.where("distance 13", sight -> sight.distance() == 13, GIVES_UP),
        Mutant.where("solved", sight -> sight.distance() == 0, FULL_CIRCLE),
        Mutant.where("last two letters commute", RotationPlants::lastTwoCommute, EXCHANGED),
        Mutant.where(
            "one of the 735471 patterns of the ones",
            sight -> Boards.mask(Boards.parse(sight.input()), 1) == one,
            DETOUR),
        Mutant.keeping(
            "answers cached by a hash modulo " + COLLIDING + ": another board's answer",
            () -> new KeptAnswers(COLLIDING)),
        Mutant.keeping(
            "distance 9 or more after a solved board: that board's number",
            () ->
                new AfterCase(
                    (before, sight) -> before.distance() == 0 && sight.distance() >= 9,
                    (before, sight) -> number(sight, before.right().number()))));
  }

  @Override
  public Stream<Part> cases(long seed) {
    Space all = Puzzles.named(puzzle()).orElseThrow().space();
    long[] counts =
        IntStream.rangeClosed(0, Boards.LARGEST_DISTANCE).mapToLong(all::count).toArray();
    double boards = IntStream.range(0, counts.length).mapToLong(d -> counts[d]).sum();
    return IntStream.range(0, counts.length * PARTS)
        .mapToObj(part -> part(seed, part, counts[part / PARTS] / boards));
  }

  private static Part part(long seed, int part, double share) {
    int distance = part / PARTS;
    boolean common = COMMON_FROM <= distance && distance <= COMMON_TO;
    int drawn = common ? DRAWN_OF_COMMON : DRAWN;
    return visitor -> {
      SplittableRandom random = new SplittableRandom(seed * 1_000_003 + part);
      for (int i = 0; i < drawn / PARTS; i++) {
        visitor.visit(Boards.text(Strata.get().draw(distance, random)), share / drawn);
      }
    };
  }

  @Override
  public boolean isWhole() {
    return false;
  }

  private static Answer number(Sight sight, int number) {
    return new Answer(sight.distance(), sight.right().moves(), number);
  }

  private static Answer dropped(Sight sight) {
    int left = sight.distance() - 1;
    return left < 0
        ? sight.right()
        : new Answer(left, sight.right().moves().substring(0, left), sight.right().number());
  }

  private static Answer exchanged(Sight sight) {
    int left = sight.distance() - 2;
    if (left < 0) {
      return sight.right();
    }
    String moves = sight.right().moves();
    String exchanged = moves.substring(0, left) + moves.charAt(left + 1) + moves.charAt(left);
    return new Answer(sight.distance(), exchanged, sight.right().number());
  }

  /**
   * Whether the last two letters pull different lines in the same direction, A B E F or C D G H.
   */
  private static boolean lastTwoCommute(Sight sight) {
    int end = sight.distance();
    return end > 1
        && isUpright(sight.right().moves().charAt(end - 1))
            == isUpright(sight.right().moves().charAt(end - 2));
  }

  private static boolean isUpright(char letter) {
    return "ABEF".indexOf(letter) >= 0;
  }
}
