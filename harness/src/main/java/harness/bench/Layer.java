package harness.bench;

import harness.cases.Answer;
import harness.cases.Case;
import java.util.ArrayList;
import java.util.List;

/**
 * Cases at one exact distance.
 *
 * @param distance {@link Answer#NO_SOLUTION} for cases whose right answer is -1
 */
public record Layer(int distance, List<Case> cases) {

  public Layer {
    cases = List.copyOf(cases);
  }

  /** The cases in files of {@code casesPerFile}; the last one may be smaller. */
  List<List<Case>> files(int casesPerFile) {
    List<List<Case>> files = new ArrayList<>();
    for (int from = 0; from < cases.size(); from += casesPerFile) {
      files.add(cases.subList(from, Math.min(cases.size(), from + casesPerFile)));
    }
    return files;
  }

  /** The distance as in reports: null if the right answer is -1. */
  Integer shownDistance() {
    return distance == Answer.NO_SOLUTION ? null : distance;
  }
}
