package harness.hack;

import harness.cases.Answer;
import harness.report.LongText;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToLongFunction;

/**
 * The result of a search for slow cases. The snake-case names are its JSON.
 *
 * @param puzzle null if the problem is made of programs
 * @param tried cases measured while drawing and climbing
 * @param slowest the costliest case
 * @param usual the cost of the default draws
 * @param byDistance the slowest case at each distance compared with random ones, the distance of
 *     the slowest case first; empty if the problem is made of programs
 * @param bySize the slowest input of each size compared with drawn ones, the size of the slowest
 *     input first; empty for a puzzle
 * @param cutShort what was not done because time was up or the search was interrupted, in words
 */
@RecordBuilder
public record HackReport(
    String problem,
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
    List<AtDistance> byDistance,
    List<OfSize> bySize,
    List<String> cutShort)
    implements HackReportBuilder.With {

  /**
   * The slowest case, measured alone several times if there was time: the median for a puzzle, else
   * the least.
   *
   * @param distance null if the right answer is -1, and for problems made of programs
   * @param nodes states expanded, 0 if unknown
   * @param ofLimit CPU time as a share of the limit
   * @param breaksLimit whether it exceeds the limit
   * @param file the judge's file with the case
   * @param bytes the size of this file
   * @param origin where the input comes from; null for a puzzle
   */
  public record Slowest(
      String input,
      Integer distance,
      double cpuUs,
      long nodes,
      double ofLimit,
      boolean breaksLimit,
      String file,
      long bytes,
      String origin) {

    /** Which limit it exceeds, in words, with its share of the limit of CPU time. */
    public String exceeding(String share, String limit) {
      return ofLimit > 1
          ? "exceeds the limit: one case takes %s of %s".formatted(share, limit)
          : "exceeds the limit of memory or wall time, with only %s of %s of CPU time"
              .formatted(share, limit);
    }

    private Slowest shortened() {
      return new Slowest(
          LongText.cut(input),
          distance,
          cpuUs,
          nodes,
          ofLimit,
          breaksLimit,
          LongText.cut(file),
          bytes,
          origin);
    }

    public static Slowest of(
        Reading each, Integer distance, String origin, long limitNanos, String file) {
      return new Slowest(
          each.input(),
          distance,
          each.cpuNanos() / 1e3,
          each.nodes(),
          (double) each.cpuNanos() / limitNanos,
          each.cpuNanos() > limitNanos || each.broke(),
          file,
          file.length(),
          origin);
    }
  }

  /**
   * The cost of cases from the default mix.
   *
   * @param maxUs time of the costliest, measured again alone like the slowest case
   */
  public record Usual(
      long cases, double p50Us, double p99Us, double maxUs, long p99Nodes, long maxNodes) {

    /**
     * Summarizes the cost of cases. Times above that of the costliest were longer only because
     * other cases ran at the same time.
     *
     * @param most the costliest, measured again alone; null if there are no cases
     */
    public static Usual of(List<Reading> drawn, Reading most) {
      double maxUs = most == null ? 0 : most.cpuNanos() / 1e3;
      return new Usual(
          drawn.size(),
          Math.min(quantile(drawn, Reading::cpuNanos, 0.5) / 1e3, maxUs),
          Math.min(quantile(drawn, Reading::cpuNanos, 0.99) / 1e3, maxUs),
          maxUs,
          (long) quantile(drawn, Reading::nodes, 0.99),
          most == null ? 0 : most.nodes());
    }
  }

  /**
   * One distance.
   *
   * @param distance null if the right answer is -1
   * @param cpuUs CPU time of the slowest case found
   * @param random number of random cases
   * @param randomMaxUs time of the costliest random case, measured again alone
   * @param times cost of the slowest case found divided by that of the slowest random one, in nodes
   *     if known, else in CPU time; null if there are no random cases
   * @param atLeast whether it was stopped at the raised limit; its real time is then longer
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

    public static AtDistance of(Reading slowest, long random, Reading most) {
      return new AtDistance(
          slowest.rank() == Answer.NO_SOLUTION ? null : slowest.rank(),
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

  /**
   * Inputs whose sizes have the same number of binary digits.
   *
   * @param leastBytes the smallest of these sizes
   * @param bytes the size of the slowest input found
   * @param cpuUs its CPU time
   * @param drawn number of default draws of such a size
   * @param drawnMaxUs CPU time of the slowest of these draws; 0 if there are none
   * @param times time of the slowest input found divided by that of the slowest draw; null if there
   *     are no draws
   * @param atLeast whether it was stopped at the raised limit; its real time is then longer
   */
  public record OfSize(
      long leastBytes,
      long bytes,
      double cpuUs,
      long drawn,
      double drawnMaxUs,
      Double times,
      boolean atLeast) {

    static OfSize of(Reading slowest, List<Reading> drawn) {
      Reading most = drawn.stream().max(Comparator.comparingLong(Reading::cpuNanos)).orElse(null);
      long bytes = slowest.input().length();
      return new OfSize(
          Long.highestOneBit(bytes),
          bytes,
          slowest.cpuNanos() / 1e3,
          drawn.size(),
          most == null ? 0 : most.cpuNanos() / 1e3,
          most == null ? null : (double) slowest.cpuNanos() / Math.max(1, most.cpuNanos()),
          slowest.broke());
    }
  }

  /** This report with long texts cut. */
  public HackReport shortened() {
    return withSlowest(slowest.shortened());
  }

  private static double quantile(List<Reading> all, ToLongFunction<Reading> value, double q) {
    long[] sorted = all.stream().mapToLong(value).sorted().toArray();
    return sorted.length == 0 ? 0 : sorted[(int) Math.ceil(q * sorted.length) - 1];
  }
}
