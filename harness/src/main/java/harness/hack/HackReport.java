package harness.hack;

import harness.cases.Answer;
import java.util.List;

/**
 * What a search for slow cases found; the field names in snake case are its JSON.
 *
 * @param tried cases measured while drawing and climbing
 * @param slowest the case that costs the submission most
 * @param usual what the default draws cost
 * @param byDistance the slowest case beside random ones of its distance, the slowest's own first
 */
public record HackReport(
    String puzzle,
    String submission,
    String goal,
    long seed,
    long elapsedMs,
    boolean interrupted,
    long tried,
    double limitMs,
    Slowest slowest,
    Usual usual,
    List<AtDistance> byDistance) {

  /**
   * The slowest case, measured alone: the median of several measurements.
   *
   * @param distance null where the right answer is -1
   * @param nodes states expanded, 0 where unknown
   * @param ofLimit CPU time as a part of the limit
   * @param breaksLimit whether it takes longer than the limit allows
   * @param file the judge's file that holds it
   */
  public record Slowest(
      String input,
      Integer distance,
      double cpuUs,
      long nodes,
      double ofLimit,
      boolean breaksLimit,
      String file) {}

  /**
   * What cases of the default mix cost.
   *
   * @param maxUs of the costliest of them, measured again alone like the slowest
   */
  public record Usual(long cases, double p99Us, double maxUs, long p99Nodes, long maxNodes) {}

  /**
   * One distance.
   *
   * @param distance null where the right answer is -1
   * @param cpuUs CPU time of the slowest found
   * @param random how many random cases it is compared with
   * @param randomMaxUs of the costliest of these, measured again alone
   * @param times how many times slower it is than the slowest of these, by nodes where they are
   *     known, else by CPU time; null where there are none
   * @param atLeast whether it was stopped by the raised limit, so that it is slower still
   */
  public record AtDistance(
      Integer distance,
      String input,
      double cpuUs,
      long nodes,
      long random,
      double randomMaxUs,
      long randomMaxNodes,
      Double times,
      boolean atLeast) {

    static AtDistance of(Reading slowest, long random, Reading most) {
      return new AtDistance(
          slowest.distance() == Answer.NO_SOLUTION ? null : slowest.distance(),
          slowest.input(),
          slowest.cpuNanos() / 1e3,
          slowest.nodes(),
          random,
          most == null ? 0 : most.cpuNanos() / 1e3,
          most == null ? 0 : most.nodes(),
          most == null ? null : (double) slowest.cost() / Math.max(1, most.cost()),
          slowest.broke());
    }
  }

  /** A quantile of sorted values; 0 where there are none. */
  static double quantile(long[] sorted, double q) {
    return sorted.length == 0 ? 0 : sorted[(int) Math.ceil(q * sorted.length) - 1];
  }
}
