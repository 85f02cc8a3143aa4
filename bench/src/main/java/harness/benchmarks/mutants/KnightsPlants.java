package harness.benchmarks.mutants;

import harness.cases.Answer;
import harness.reference.knights.Board;
import harness.reference.knights.Layer;
import harness.reference.knights.Layers;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Mistakes of knights solvers. The cases within the limit are the boards within 15 moves. */
final class KnightsPlants implements Plants {

  private static final int FARTHEST = 15;
  private static final int PART = 50_000;

  /** The distance of the one board in a million, which is planted with its twin. */
  private static final int ONE_DISTANCE = 12;

  private static final int ONE = 4711;
  private static final int COLLIDING = 1_000_003;

  private static final Mistake TWO_MORE = new Mistake("two more", sight -> count(sight, 2));
  private static final Mistake TWO_FEWER = new Mistake("two fewer", sight -> count(sight, -2));
  private static final Mistake GIVES_UP = new Mistake("-1", sight -> Answer.noSolution());
  private static final Mistake DETOUR = new Mistake("a detour of two", KnightsPlants::detour);

  private final Traits traits = new KnightsTraits();

  @Override
  public String puzzle() {
    return "knights";
  }

  @Override
  public Traits traits() {
    return traits;
  }

  @Override
  public List<Mistake> mistakes() {
    return List.of(TWO_MORE, TWO_FEWER, GIVES_UP, DETOUR);
  }

  @Override
  public List<Mutant> byHand() {
    int empty = traits.place("empty square");
    int first = traits.place("first square entered");
    int last = traits.place("last square left");
    int centre = traits.place("times through the centre");
    int topRow = traits.place("black in row 1");
    int one = Layers.at(ONE_DISTANCE).board(ONE);
    List<String> pair = List.of(Board.text(one), Board.text(Board.twin(one)));
    return List.of(
        Mutant.where("distance 15", sight -> sight.distance() == FARTHEST, GIVES_UP),
        Mutant.where(
            "distance 14, empty square in a corner",
            sight -> sight.distance() == FARTHEST - 1 && isCorner(sight.traits()[empty]),
            TWO_MORE),
        Mutant.where(
            "distance 15, empty square next to a corner",
            sight -> sight.distance() == FARTHEST && isBesideCorner(sight.traits()[empty]),
            TWO_FEWER),
        Mutant.where("first move into 1,1", sight -> sight.traits()[first] == 0, DETOUR),
        Mutant.where(
            "last move from 1,2, three times through the centre",
            sight -> sight.traits()[last] == 1 && sight.traits()[centre] == 3,
            TWO_FEWER),
        Mutant.where(
            "one board at distance 12, and its twin",
            sight -> pair.contains(sight.input()),
            TWO_MORE),
        Mutant.where(
            "top row white at distance 14",
            sight -> sight.traits()[topRow] == 0 && sight.distance() == FARTHEST - 1,
            TWO_FEWER),
        Mutant.anywhere(
            "-1 with fewer than 10 misplaced knights",
            sight -> !sight.isSolvable() && Board.misplaced(Board.parse(sight.input())) < 10,
            new Mistake("16", sight -> Answer.ofCount(FARTHEST + 1))),
        Mutant.keeping(
            "answers cached by a hash modulo " + COLLIDING + ": another board's answer",
            () -> new KeptAnswers(COLLIDING)),
        Mutant.keeping(
            "distance 12 or more after a board with answer -1: -1",
            () ->
                new AfterCase(
                    (before, sight) -> !before.isSolvable() && sight.distance() >= 12,
                    (before, sight) -> Answer.noSolution())),
        Mutant.keeping(
            "a solved board after one at 15: two more",
            () ->
                new AfterCase(
                    (before, sight) -> before.distance() == FARTHEST && sight.distance() == 0,
                    (before, sight) -> count(sight, 2))));
  }

  @Override
  public Stream<Part> cases(long seed) {
    double weight =
        1.0 / IntStream.rangeClosed(0, FARTHEST).mapToLong(d -> Layers.at(d).size()).sum();
    return IntStream.rangeClosed(0, FARTHEST)
        .mapToObj(Layers::at)
        .flatMap(
            layer ->
                IntStream.iterate(0, from -> from < layer.size(), from -> from + PART)
                    .mapToObj(from -> part(layer, from, weight)));
  }

  private static Part part(Layer layer, int from, double weight) {
    return visitor -> {
      for (int i = from; i < Math.min(layer.size(), from + PART); i++) {
        visitor.visit(layer.text(i), weight);
      }
    };
  }

  @Override
  public boolean isWhole() {
    return true;
  }

  private static boolean isCorner(int square) {
    return square == 0 || square == 4 || square == 20 || square == 24;
  }

  private static boolean isBesideCorner(int square) {
    return List.of(1, 3, 5, 9, 15, 19, 21, 23).contains(square);
  }

  private static Answer count(Sight sight, int more) {
    return sight.distance() + more < 0 ? sight.right() : Answer.ofCount(sight.distance() + more);
  }

  /** The first move and back, then the right answer. */
  private static Answer detour(Sight sight) {
    if (sight.distance() == 0) {
      return Answer.of(2, "1,2 3,3");
    }
    int at = sight.input().indexOf('*');
    String first = sight.right().moves().substring(0, 3);
    String home = (at / 6 + 1) + "," + (at % 6 + 1);
    return Answer.of(sight.distance() + 2, first + " " + home + " " + sight.right().moves());
  }
}
