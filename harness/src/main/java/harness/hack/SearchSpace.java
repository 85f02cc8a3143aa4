package harness.hack;

import java.util.List;
import java.util.SplittableRandom;

/** The cases among which the slowest is searched for. Thread-safe. */
interface SearchSpace {

  /** The input of an index, drawn as by default. */
  String drawn(long index);

  /** An input to climb from; null if this number has none. */
  String start(long number);

  /** How many of these are measured before any climb begins elsewhere. */
  int firstStarts();

  /**
   * What an input costs.
   *
   * @return null if the submission is not meant for it, or it cannot be measured
   */
  Reading measure(CostMeter meter, String input);

  /** What an input near another costs; null if there is nothing to measure. */
  Reading near(MeasuringThreads.Member climber, Reading here);

  /** A case to climb from; null if none is known. */
  Reading pick(EliteArchive archive, SplittableRandom random);

  /** Whether nothing can be learnt from slower cases. */
  boolean isEnough(Reading slowest);

  /** A case in a few words. */
  String words(Reading each);

  /**
   * The slowest case measured again, and what other cases cost.
   *
   * @param archive not empty
   * @param usual what drawn cases cost
   * @param until when to end, in the time of {@link System#nanoTime}
   */
  HackReport.Comparison compared(EliteArchive archive, List<Reading> usual, long until);
}
