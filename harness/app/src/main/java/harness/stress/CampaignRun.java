package harness.stress;

import harness.campaign.Campaign;
import harness.campaign.Chunk;
import harness.campaign.Defect;
import harness.campaign.Engine;
import harness.compiled.Programs;
import harness.machine.Interruption;
import harness.machine.Terminal;
import harness.report.ReportedFinding;
import harness.report.RunReport;
import harness.tally.Reproduction;
import harness.tally.Tally;
import harness.terminal.ExitCode;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * A campaign that was run to its end, or until Ctrl-C.
 *
 * @param broken what ended the run before its end; null if nothing did
 */
public record CampaignRun(Tally tally, RunReport report, Defect broken) {

  /** A run that the harness did not break off. */
  public CampaignRun(Tally tally, RunReport report) {
    this(tally, report, null);
  }

  /** Runs a campaign. */
  public static CampaignRun of(Campaign campaign, Programs programs) {
    Tally tally = new Tally(campaign, programs.unbuilt());
    return of(campaign, tally, programs, chunk -> {}, () -> false);
  }

  /**
   * Runs a campaign; runs no case if no program compiles. If the harness itself fails after some
   * cases, these are reported as those of an interrupted run, and {@link #exitCode} throws.
   *
   * @param time no more cases are started after this time, and those at work are given up soon
   *     after it; null for no time limit
   * @param also receives the same chunks as the tally
   */
  public static CampaignRun within(
      Duration time, Campaign campaign, Programs programs, Consumer<Chunk> also) {
    long start = System.nanoTime();
    Tally tally = new Tally(campaign, programs.unbuilt());
    if (campaign.submissions().isEmpty() && !programs.unbuilt().isEmpty()) {
      return new CampaignRun(tally, tally.report(0, false));
    }
    try {
      return of(campaign, tally, programs, also, () -> false, time);
    } catch (Defect defect) {
      if (tally.done() == 0) {
        throw defect;
      }
      return new CampaignRun(tally, tally.report(System.nanoTime() - start, true), defect);
    }
  }

  /**
   * Runs a campaign until something is wrong. The first case is drawn before the clock starts,
   * because its generator may have to build tables.
   *
   * @param time no more cases are started after this time, and those at work are given up soon
   *     after
   * @param also receives the same chunks as the tally
   */
  public static CampaignRun untilWrong(
      Duration time, Campaign campaign, Programs programs, Consumer<Chunk> also) {
    campaign.generator().draw(campaign.seed(), campaign.first());
    Tally tally = new Tally(campaign, programs.unbuilt());
    return of(campaign, tally, programs, also, () -> tally.found() > 0, time);
  }

  /**
   * Runs a campaign.
   *
   * @param programs closed when the run is interrupted
   * @param also receives the same chunks as the tally
   * @param enough asked after each chunk; once true, no more cases are started
   */
  public static CampaignRun of(
      Campaign campaign,
      Tally tally,
      Programs programs,
      Consumer<Chunk> also,
      BooleanSupplier enough) {
    return of(campaign, tally, programs, also, enough, (Duration) null);
  }

  private static CampaignRun of(
      Campaign campaign,
      Tally tally,
      Programs programs,
      Consumer<Chunk> also,
      BooleanSupplier enough,
      Duration time) {
    try (Progress progress = Progress.of(campaign)) {
      return of(campaign, tally, programs, also, enough, time, progress);
    }
  }

  /** Runs a campaign that may be one of several parts, all of which the progress covers. */
  static CampaignRun of(
      Campaign campaign,
      Tally tally,
      Programs programs,
      Consumer<Chunk> also,
      BooleanSupplier enough,
      Duration time,
      Progress progress) {
    AtomicBoolean interrupted = new AtomicBoolean();
    AtomicReference<Engine> engine = new AtomicReference<>();
    long start = System.nanoTime();
    Consumer<Chunk> results = tally.andThen(chunk -> progress.show(tally)).andThen(also);
    engine.set(
        new Engine(
            campaign,
            chunk -> {
              results.accept(chunk);
              tally.takeNews().forEach(progress::tell);
              if (tally.isClosed()) {
                engine.get().cancel();
              } else if (enough.getAsBoolean()) {
                engine.get().stop();
              }
            }));
    if (time != null) {
      engine.get().endAfter(time);
    }
    Thread hook =
        Interruption.onInterrupt(
            () -> {
              interrupted.set(true);
              engine.get().cancel();
              programs.close();
            });
    try {
      engine.get().run();
    } finally {
      Interruption.forget(hook);
    }
    return new CampaignRun(tally, tally.report(System.nanoTime() - start, interrupted.get()));
  }

  /** This run with commands that reproduce its findings. */
  public CampaignRun reproducedBy(Function<ReportedFinding, String> command) {
    return with(report.reproducedBy(command));
  }

  /** This run; the commands that reproduce some of its findings contain the input. */
  public CampaignRun reproducedByInput(Predicate<ReportedFinding> some, Reproduction reproduction) {
    List<ReportedFinding> findings =
        report.findings().stream()
            .map(
                each ->
                    each.reproduce() != null && some.test(each)
                        ? each.withReproduce(reproduction.minimizePrinted(each, each.input()))
                        : each)
            .toList();
    return with(report.withFindings(findings));
  }

  /** This run with another report of it. */
  public CampaignRun with(RunReport other) {
    return new CampaignRun(tally, other, broken);
  }

  /**
   * The process's exit code.
   *
   * @param command named in the message if the harness contradicts itself
   * @param expectFindings whether findings are success
   * @throws Defect if the harness itself failed
   */
  public int exitCode(String command, boolean expectFindings) {
    return exitCode(command, false, expectFindings);
  }

  /** The process's exit code where there may be findings that the tally does not count. */
  public int exitCode(String command, boolean foundMore, boolean expectFindings) {
    if (broken != null) {
      throw broken;
    }
    if (tally.judgeErred() && report.isOfPuzzle()) {
      Terminal.note(command + ": the harness contradicts itself (see the judge-error findings)");
      return ExitCode.DEFECT;
    }
    if (report.interrupted()) {
      return ExitCode.INTERRUPTED;
    }
    return (foundMore || tally.found() > 0) == expectFindings ? ExitCode.OK : ExitCode.FINDINGS;
  }
}
