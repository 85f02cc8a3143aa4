package harness.study;

/** Excess moves of one search at one distance. Thread-safe. */
final class ExcessTally {

  private final int distance;
  private int cases;
  private int tooLong;
  private int moves;
  private int largest;

  ExcessTally(int distance) {
    this.distance = distance;
  }

  synchronized void add(int claimed) {
    int excess = claimed - distance;
    cases++;
    if (excess > 0) {
      tooLong++;
      moves += excess;
      largest = Math.max(largest, excess);
    }
  }

  synchronized StudyReport.Row row() {
    return new StudyReport.Row(
        distance, cases, tooLong, tooLong == 0 ? 0 : (double) moves / tooLong, largest);
  }
}
