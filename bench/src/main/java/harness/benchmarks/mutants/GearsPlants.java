package harness.benchmarks.mutants;

import harness.cases.Answer;
import harness.reference.Oracle;
import harness.reference.Puzzles;
import harness.reference.gears.DistanceTable;
import harness.reference.gears.Instance;
import harness.reference.gears.LinkTable;
import harness.reference.gears.Position;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Mistakes of gears solvers. The cases within the limit are the solvable positions of all link
 * tables.
 */
final class GearsPlants implements Plants {

  private static final int TABLES = 200;
  private static final int DRAWN = 200;

  private static final Mistake TWO_FEWER =
      new Mistake(
          "two fewer",
          sight ->
              sight.distance() < 2
                  ? sight.right()
                  : Mutant.claiming(sight.right(), sight.distance() - 2));
  private static final Mistake GIVES_UP = new Mistake("-1", sight -> Answer.noSolution());
  private static final Mistake DROPPED = new Mistake("without the last turn", GearsPlants::dropped);

  private final Traits traits = new GearsTraits();
  private final Oracle oracle = Puzzles.named("gears").orElseThrow().oracle();
  private final Mistake detour = new Mistake("a detour of two", this::detour);

  @Override
  public String puzzle() {
    return "gears";
  }

  @Override
  public Traits traits() {
    return traits;
  }

  @Override
  public List<Mistake> mistakes() {
    return List.of(TWO_FEWER, GIVES_UP, DROPPED, detour);
  }

  @Override
  public List<Mutant> byHand() {
    int above = traits.place("twice the distance minus the missing steps");
    int first = traits.place("first knob");
    int last = traits.place("last knob");
    int turned = traits.place("knobs turned");
    int most = traits.place("most turns of a knob");
    int undragged = traits.place("undragged knobs");
    int firstState = traits.place("state of knob 1");
    int firstDragged = traits.place("currently dragged by knob 1");
    return List.of(
        Mutant.where(
            "twice the distance exceeds the missing steps by 10",
            sight -> sight.traits()[above] >= 10,
            detour),
        Mutant.where("17 turns or more", sight -> sight.distance() >= 17, GIVES_UP),
        Mutant.where(
            "two knobs that nothing drags", sight -> sight.traits()[undragged] >= 2, TWO_FEWER),
        Mutant.where("one knob turned 4 times", sight -> sight.traits()[most] >= 4, DROPPED),
        Mutant.where("knob 1 always drags the same knob", GearsPlants::firstDragsOne, GIVES_UP),
        Mutant.where(
            "first knob 5, 14 turns or more",
            sight -> sight.traits()[first] == 4 && sight.distance() >= 14,
            detour),
        Mutant.where(
            "all but three knobs in state 1",
            sight -> inStateOne(sight, firstState) == Position.KNOBS - 3,
            TWO_FEWER),
        Mutant.where(
            "knobs 1 and 2 drag each other, knobs 3 and 4 too",
            sight -> drag(sight, firstDragged, 0, 1) && drag(sight, firstDragged, 2, 3),
            detour),
        Mutant.where(
            "only one knob turned, more than once",
            sight -> sight.traits()[turned] == 1 && sight.distance() > 1,
            TWO_FEWER),
        Mutant.where(
            "three turns, knob 12 first and last",
            sight ->
                sight.distance() == 3 && sight.traits()[first] == 11 && sight.traits()[last] == 11,
            GIVES_UP));
  }

  @Override
  public Stream<Part> cases(long seed) {
    return IntStream.range(0, TABLES)
        .mapToObj(
            number -> visitor -> table(new SplittableRandom(~seed * TABLES + number), visitor));
  }

  /** Visits some positions at each distance of a random table. */
  private static void table(SplittableRandom random, Visitor visitor) {
    int[][] links = new int[Position.KNOBS][Position.STATES];
    for (int knob = 0; knob < Position.KNOBS; knob++) {
      for (int state = 0; state < Position.STATES; state++) {
        links[knob][state] = (knob + 1 + random.nextInt(Position.KNOBS - 1)) % Position.KNOBS;
      }
    }
    LinkTable table = LinkTable.of(links);
    DistanceTable distances = DistanceTable.of(table);
    for (int distance = 0; distance <= distances.largest(); distance++) {
      int size = distances.size(distance);
      int drawn = Math.min(size, DRAWN);
      double weight = (double) size / distances.reachable() / drawn / TABLES;
      for (int i = 0; i < drawn; i++) {
        int rank = drawn == size ? i : random.nextInt(size);
        visitor.visit(table.text(distances.position(distance, rank)), weight);
      }
    }
  }

  @Override
  public boolean isWhole() {
    return false;
  }

  private static int inStateOne(Sight sight, int firstState) {
    return (int)
        IntStream.range(0, Position.KNOBS)
            .filter(knob -> sight.traits()[firstState + knob] == 0)
            .count();
  }

  private static boolean drag(Sight sight, int firstDragged, int knob, int other) {
    return sight.traits()[firstDragged + knob] == other
        && sight.traits()[firstDragged + other] == knob;
  }

  private static boolean firstDragsOne(Sight sight) {
    LinkTable links = Instance.parse(sight.input()).links();
    return IntStream.range(1, Position.STATES).allMatch(s -> links.link(0, s) == links.link(0, 0));
  }

  private static Answer dropped(Sight sight) {
    int left = sight.distance() - 1;
    if (left < 0) {
      return sight.right();
    }
    String moves = sight.right().moves();
    return Answer.of(left, moves.substring(0, Math.max(0, moves.lastIndexOf(' '))));
  }

  /** A turn away from the goal, then the right answer from there. */
  private Answer detour(Sight sight) {
    Instance instance = Instance.parse(sight.input());
    for (int knob = 0; knob < Position.KNOBS; knob++) {
      int next = instance.links().turn(instance.position(), knob);
      Answer rest = oracle.answer(instance.links().text(next));
      if (rest.claimed() == sight.distance() + 1) {
        return Answer.of(sight.distance() + 2, (knob + 1 + " " + rest.moves()).strip());
      }
    }
    return sight.right();
  }
}
