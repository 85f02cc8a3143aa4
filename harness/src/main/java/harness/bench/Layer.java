package harness.bench;

import harness.cases.Answer;
import harness.cases.Case;
import java.util.ArrayList;
import java.util.List;

/**
 * Cases of one exact distance.
 *
 * @param distance {@link Answer#NO_SOLUTION} for those whose right answer is -1
 */
public record Layer(int distance, List<Case> cases) {

  public Layer {
    cases = List.copyOf(cases);
  }

  /** The cases as files of so many, the last one perhaps smaller. */
  List<List<Case>> files(int casesPerFile) {
    List<List<Case>> files = new ArrayList<>();
    for (int from = 0; from < cases.size(); from += casesPerFile) {
      files.add(cases.subList(from, Math.min(cases.size(), from + casesPerFile)));
    }
    return files;
  }

  /** The distance as reports have it: null where the right answer is -1. */
  Integer shownDistance() {
    return distance == Answer.NO_SOLUTION ? null : distance;
  }
}
