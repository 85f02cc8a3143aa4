package harness.problem;

import harness.cases.CaseName;
import java.util.List;

/**
 * A capability: cases drawn in groups within which the reference's answers must be consistent,
 * whatever they are (metamorphic checks; Chen, Cheung and Yiu 1998).
 */
public interface CaseGroups {

  /** A place in a group, and why its answer contradicts the others. */
  record Contradiction(int place, String why) {}

  /** Number of consecutive cases in a group; the last group of a campaign may be smaller. */
  int size();

  /** Whether a case is the first of a group. */
  boolean begins(CaseName name);

  /** All contradictions in a group. */
  List<Contradiction> contradictions(List<Posed> group);
}
