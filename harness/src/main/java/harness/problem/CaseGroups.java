package harness.problem;

import harness.cases.CaseName;
import java.util.List;

/**
 * A power: cases drawn in groups, of which the reference's answers must agree with each other,
 * whatever they are (metamorphic checks; Chen, Cheung and Yiu 1998).
 */
public interface CaseGroups {

  /** A place in a group, and why its answer cannot be right beside the others. */
  record Contradiction(int place, String why) {}

  /** How many consecutive cases make a group; of the last of a campaign there may be fewer. */
  int size();

  /** Whether a case is the first of a group. */
  boolean begins(CaseName name);

  /** Everything in a group that does not go together. */
  List<Contradiction> contradictions(List<Posed> group);
}
