package harness.scoring;

/** What gets a verdict and points in a group: a test, or a group inside it. */
public sealed interface Scored permits ScoredTest, TestGroup {

  /** Its name in the package, such as {@code secret/easy/01}. */
  String name();

  /** The most points that it can get; infinite if there is no bound. */
  double most();
}
