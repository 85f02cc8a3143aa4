package harness.hack;

import harness.cases.Limits;
import harness.run.Submission;
import java.util.List;
import java.util.SplittableRandom;

/** The cases in which to search for the slowest. Thread-safe. */
public interface SearchSpace {

  /** A capability of problems that know their cases better than by the text of an input. */
  @FunctionalInterface
  interface Maker {

    /**
     * The space of one search.
     *
     * @param crew measures cases with the submission
     */
    SearchSpace of(Submission submission, Limits limits, MeasuringThreads crew, long seed);
  }

  /** The default draw of an index. */
  String drawn(long index);

  /** An input to climb from; null if there is none with this number. */
  String start(long number);

  /** The number of starts that are measured before the first climb. */
  int firstStarts();

  /**
   * The cost of an input.
   *
   * @return null if it is out of the submission's reach, or cannot be measured
   */
  Reading measure(CostMeter meter, String input);

  /** The cost of an input near another; null if there is nothing to measure. */
  Reading near(CostMeter climber, Reading here);

  /** A case to climb from; null if none is known. */
  Reading pick(EliteArchive archive, SplittableRandom random);

  /** Whether the case is so slow that searching for slower ones is pointless. */
  boolean isEnough(Reading slowest);

  String words(Reading each);

  /**
   * A report without the run itself: the slowest case, measured again, compared with other cases.
   *
   * @param archive not empty
   * @param usual the cost of drawn cases
   * @param until when to end, in the time of {@link System#nanoTime}
   */
  HackReportBuilder compared(EliteArchive archive, List<Reading> usual, long until);
}
