package harness.stress;

import harness.campaign.Campaign;
import harness.campaign.Chunk;
import harness.cases.Counted;
import harness.compiled.Programs;
import harness.report.Note;
import harness.report.RunReport;
import harness.report.RunReport.GeneratorShare;
import harness.report.SubmissionReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Says what a run has hardly tested, so that people know what "nothing wrong found" is worth. Fed
 * with the chunks of the run by one thread at a time.
 */
public final class Untested implements Consumer<Chunk> {

  /** Programs are traced after a run that took at least this long. */
  private static final long LONG_RUN_MILLIS = 5_000;

  /** Tracing takes at most this share of the time of the run, but in these bounds. */
  private static final double TRACING_SHARE = 0.05;

  private static final long LEAST_TRACING_NANOS = 1_000_000_000L;
  private static final long MOST_TRACING_NANOS = 5_000_000_000L;

  private static final int MOST_NAMED = 5;

  private final InputSample sample = new InputSample();
  private final UsualAnswer answers = new UsualAnswer();

  @Override
  public void accept(Chunk chunk) {
    sample.accept(chunk);
    answers.accept(chunk);
  }

  /**
   * The report, with what the run has hardly tested if it found nothing wrong.
   *
   * @param generators names of all generators that the run could use
   */
  public RunReport in(
      RunReport report, Campaign campaign, Programs programs, List<String> generators) {
    if (report.wrong() > 0 || report.interrupted() || report.done() == 0) {
      return report;
    }
    List<String> lines = new ArrayList<>();
    idle(report).ifPresent(lines::add);
    if (report.elapsedMs() >= LONG_RUN_MILLIS && sample.seen() > 0) {
      lines.addAll(traced(report, campaign, programs));
    }
    unused(report, generators).ifPresent(lines::add);
    answers.note().ifPresent(lines::add);
    return report.withUntested(lines.stream().map(Note::new).toList());
  }

  private static Optional<String> idle(RunReport report) {
    List<String> idle =
        report.submissions().stream()
            .filter(each -> each.compiled() && each.cases() == 0)
            .map(SubmissionReport::name)
            .toList();
    return idle.isEmpty()
        ? Optional.empty()
        : Optional.of(
            named(idle) + (idle.size() == 1 ? ", which was" : ", which were") + " run on no case");
  }

  /** The first of some names, and how many more there are. */
  private static String named(List<String> names) {
    return String.join(", ", names.stream().limit(MOST_NAMED).toList())
        + (names.size() > MOST_NAMED ? " and " + (names.size() - MOST_NAMED) + " more" : "");
  }

  private static Optional<String> unused(RunReport report, List<String> generators) {
    List<String> used = report.generators().stream().map(GeneratorShare::name).toList();
    List<String> unused = generators.stream().filter(each -> !used.contains(each)).toList();
    return unused.isEmpty() || used.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Counted.part(unused.size(), generators.size(), "generator")
                + " drew no case: "
                + named(unused));
  }

  private List<String> traced(RunReport report, Campaign campaign, Programs programs) {
    Tracing tracing = new Tracing(campaign.problem(), campaign.limits(), programs);
    double share = TRACING_SHARE * report.elapsedMs() * 1e6;
    long nanos = (long) Math.min(MOST_TRACING_NANOS, Math.max(LEAST_TRACING_NANOS, share));
    List<String> inputs = sample.inputs();
    return tracing.lines(
        tracing.traceable(campaign.submissions()),
        number -> inputs.get((int) number),
        inputs.size(),
        sample.seen(),
        nanos);
  }
}
