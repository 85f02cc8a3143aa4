package harness.campaign;

import harness.cases.CaseName;
import harness.cases.Judgement;
import harness.cases.Reason;
import harness.generators.Related;
import harness.judge.Relations;
import harness.reference.Puzzle;
import harness.reference.Space;
import java.util.stream.IntStream;

/**
 * Compares the exact distances of the cases of a group, which {@link Related} draws. Where they do
 * not go together, the oracle is wrong, and with it every judgement: a judge-error. Answers need no
 * comparing of their own, for an answer that was accepted says what the oracle says.
 */
final class Metamorphic {

  private final Space space;
  private final Relations relations;

  Metamorphic(Puzzle puzzle) {
    this.space = puzzle.space();
    this.relations = new Relations(puzzle);
  }

  /** Judges a chunk again that all submissions are through with. */
  void judge(Chunk chunk) {
    int group = Related.group(space);
    for (int i = 0; i < chunk.size(); i++) {
      CaseName name = chunk.caseAt(i).name();
      if (Related.isName(name.generator()) && name.index() % group == 0) {
        judge(chunk, i, Math.min(i + group, chunk.size()));
      }
    }
  }

  /** Judges the group from one index of the chunk to another, exclusive. */
  private void judge(Chunk chunk, int first, int end) {
    int successors = first + Related.SUCCESSOR;
    int walk = successors + space.successors(chunk.caseAt(first).input()).size();
    for (int i = first + 1; i < end; i++) {
      put(
          chunk,
          i,
          i == first + Related.EQUAL
              ? relations.equal(chunk.distance(first), chunk.distance(i))
              : neighbours(chunk, i < walk ? first : i - 1, i));
    }
    if (walk <= end) {
      IntStream next = IntStream.range(successors, walk).map(chunk::distance);
      String input = chunk.caseAt(first).input();
      put(chunk, first, relations.descent(input, chunk.distance(first), next));
    }
  }

  private String neighbours(Chunk chunk, int i, int neighbour) {
    return relations.neighbours(
        chunk.caseAt(i).input(),
        chunk.distance(i),
        chunk.caseAt(neighbour).input(),
        chunk.distance(neighbour));
  }

  private static void put(Chunk chunk, int i, String why) {
    if (why == null) {
      return;
    }
    Judgement judgement = Judgement.judgeError(Reason.DISAGREES_WITH_TWIN, "the oracle " + why);
    for (int s = 0; s < chunk.submissions(); s++) {
      if (chunk.outcome(s, i) != null) {
        chunk.put(s, i, chunk.outcome(s, i), judgement);
      }
    }
  }
}
