package harness.formats;

import harness.cases.UsageException;
import harness.scoring.Scoring;
import harness.scoring.ScoringFaults;

/** Notes what is wrong with the points that a package declares, in lines. */
public record ScoringNotes(PackageFolder folder) {

  private static final String NOT_COMPUTED = "scores are not computed: ";

  /**
   * Notes the faults of a declaration.
   *
   * @param pointsAreKnown whether verdicts alone decide on the points of tests
   * @return whether points can be computed
   */
  public boolean isUsable(Scoring scoring, boolean pointsAreKnown) {
    ScoringFaults faults = ScoringFaults.in(scoring, pointsAreKnown);
    faults.fatal().forEach(each -> folder.note(NOT_COMPUTED + each));
    faults.doubtful().forEach(folder::note);
    return faults.fatal().isEmpty();
  }

  /** Notes a declaration that cannot be read. */
  public void notComputed(UsageException why) {
    folder.note(NOT_COMPUTED + why.getMessage());
  }
}
