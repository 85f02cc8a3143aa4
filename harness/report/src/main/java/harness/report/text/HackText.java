package harness.report.text;

import harness.cases.Printable;
import harness.hack.HackReport;
import harness.report.Distances;
import java.io.PrintStream;
import java.util.Locale;

/** Prints the result of a search for slow cases. */
public record HackText(PrintStream out, HackReport report, Style style) {

  /**
   * Prints it.
   *
   * @param picture a drawing of the slowest case; null to show its file
   * @param again a command that runs it again
   */
  public void print(String picture, String again) {
    HackReport.Slowest slowest = report.slowest();
    out.printf(
        Locale.ROOT,
        "%s  %s  seed %d  %d cases tried  %.1f s%s%n%n",
        style.bold(report.problem()),
        Printable.inLine(report.submission()),
        report.seed(),
        report.tried(),
        report.elapsedMs() / 1e3,
        report.interrupted() ? ", interrupted" : "");
    boolean ofPuzzle = report.puzzle() != null;
    String what = ofPuzzle ? at(slowest.distance()) : "of " + Text.bytes(slowest.bytes());
    Text.field(out, "slowest", "a case " + what + ": " + cost(slowest));
    Text.field(out, "case", picture == null ? Text.head(slowest.file()) : picture);
    if (slowest.origin() != null) {
      Text.field(out, "origin", Text.wrap(slowest.origin(), 68, ""));
    }
    usual();
    if (!report.cutShort().isEmpty()) {
      String undone =
          (report.interrupted() ? "interrupted: " : "time was up: ")
              + String.join("; ", report.cutShort());
      Text.field(out, "cut off", Text.wrap(undone, 68, ""));
    }
    Text.field(out, "reproduce", again);
    out.println();
    if (ofPuzzle) {
      distances();
    } else {
      sizes();
    }
    String share = String.format(Locale.ROOT, "%.1f%%", 100 * slowest.ofLimit());
    String limit = Text.time(report.limitMs() * 1e6);
    out.println();
    out.println(
        slowest.breaksLimit()
            ? style.bad(slowest.exceeding(share, limit))
            : style.good(
                "within the limit: the slowest case found takes " + share + " of " + limit));
  }

  private static String at(Integer distance) {
    return distance == null ? "whose answer is -1" : "at distance " + distance;
  }

  private static String cost(HackReport.Slowest each) {
    return Text.time(each.cpuUs() * 1e3)
        + " of CPU time"
        + (each.nodes() > 0 ? ", " + Text.count((double) each.nodes()) + " nodes" : "");
  }

  private void usual() {
    HackReport.Usual usual = report.usual();
    double cpu = report.slowest().cpuUs();
    String times =
        usual.cases() == 0
            ? "no case was measured in time"
            : String.format(
                Locale.ROOT,
                "median %s, p99 %s, max %s: the slowest takes %.1f, %.1f and %.1f times as long",
                Text.time(usual.p50Us() * 1e3),
                Text.time(usual.p99Us() * 1e3),
                Text.time(usual.maxUs() * 1e3),
                cpu / usual.p50Us(),
                cpu / usual.p99Us(),
                cpu / usual.maxUs());
    if (usual.maxNodes() > 0) {
      times +=
          String.format(
              Locale.ROOT,
              ", with %.1f times as many nodes as any of these",
              (double) report.slowest().nodes() / usual.maxNodes());
    }
    Text.field(out, "usual", Text.wrap("of " + usual.cases() + " default cases " + times, 68, ""));
  }

  private void sizes() {
    out.println("the slowest case found compared with random cases of about its size");
    Table.of(report.bySize())
        .column("size", row -> Text.bytes(row.bytes()))
        .column("found", row -> Text.time(row.cpuUs() * 1e3))
        .column("sizes from", row -> Text.bytes(row.leastBytes()))
        .column("drawn", row -> Long.toString(row.drawn()))
        .column("their max", row -> row.drawn() == 0 ? "-" : Text.time(row.drawnMaxUs() * 1e3))
        .column("times", row -> times(row.times(), row.atLeast()))
        .print(out);
  }

  private static String times(Double times, boolean atLeast) {
    return times == null ? "-" : String.format(Locale.ROOT, "%s%.1f", atLeast ? "> " : "", times);
  }

  private void distances() {
    out.println("the slowest case found compared with random cases at its distance");
    Table.of(report.byDistance())
        .column("distance", row -> Distances.label(row.distance()))
        .column("found", row -> Text.time(row.cpuUs() * 1e3))
        .column("nodes", row -> nodes(row.nodes()))
        .column("random", row -> Long.toString(row.random()))
        .column("their max", row -> row.random() == 0 ? "-" : Text.time(row.randomMaxUs() * 1e3))
        .column("nodes", row -> nodes(row.randomMaxNodes()))
        .column("times", row -> times(row.times(), row.atLeast()))
        .print(out);
  }

  private static String nodes(long nodes) {
    return nodes == 0 ? "-" : Text.count((double) nodes);
  }
}
