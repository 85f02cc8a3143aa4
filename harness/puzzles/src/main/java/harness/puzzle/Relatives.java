package harness.puzzle;

import harness.cases.CaseName;
import harness.generators.Related;
import harness.problem.CaseGroups;
import harness.problem.Posed;
import harness.reference.Puzzle;
import harness.reference.Space;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The groups that {@link Related} draws: a case, one that must have the same exact distance, all
 * its successors, and a walk. If their distances are inconsistent, the oracle is wrong, and with it
 * every judgement. Answers need no separate comparison, because an accepted answer agrees with the
 * oracle.
 */
public final class Relatives implements CaseGroups {

  private final Space space;
  private final Relations relations;

  public Relatives(Puzzle puzzle) {
    this.space = puzzle.space();
    this.relations = new Relations(puzzle);
  }

  @Override
  public int size() {
    return Related.group(space);
  }

  @Override
  public boolean begins(CaseName name) {
    return Related.isName(name.generator()) && name.index() % size() == 0;
  }

  @Override
  public List<Contradiction> contradictions(List<Posed> group) {
    List<Contradiction> found = new ArrayList<>();
    String first = input(group, 0);
    int walk = Related.SUCCESSOR + space.successors(first).size();
    for (int i = 1; i < group.size(); i++) {
      add(
          found,
          i,
          i == Related.EQUAL
              ? relations.equal(moves(group, 0), moves(group, i))
              : neighbours(group, i < walk ? 0 : i - 1, i));
    }
    if (walk <= group.size()) {
      IntStream next = IntStream.range(Related.SUCCESSOR, walk).map(i -> moves(group, i));
      add(found, 0, relations.descent(first, moves(group, 0), next));
    }
    return found;
  }

  private String neighbours(List<Posed> group, int i, int neighbour) {
    return relations.neighbours(
        input(group, i), moves(group, i), input(group, neighbour), moves(group, neighbour));
  }

  private static void add(List<Contradiction> found, int place, String why) {
    if (why != null) {
      found.add(new Contradiction(place, "the oracle " + why));
    }
  }

  private static String input(List<Posed> group, int i) {
    return group.get(i).each().input();
  }

  private static int moves(List<Posed> group, int i) {
    return ((Distance) group.get(i).truth()).moves();
  }
}
