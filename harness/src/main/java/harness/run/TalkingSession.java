package harness.run;

import harness.cases.Case;
import harness.cases.Judgement;
import harness.cases.Limits;
import harness.problem.SingleCaseFiles;
import harness.process.Conversation;
import harness.process.ProcessReport;
import harness.process.RunLimits;
import harness.process.RunRequest;
import harness.process.TalkSession;
import java.util.List;

/** A program at work in one thread that talks with an interactor about each case. */
final class TalkingSession extends ProgramAtWork {

  private static final byte[] NO_INPUT = {};

  private final TalkSession session;
  private final Interaction interaction;
  private final RunLimits limits;

  TalkingSession(TalkSession session, Interaction interaction, Limits limits) {
    super(RunLimits.of(limits).cpuNanos());
    this.session = session;
    this.interaction = interaction;
    this.limits = RunLimits.of(limits).withOutputBytes(new SingleCaseFiles().mostOutputBytes());
  }

  @Override
  FileRun run(List<Case> cases, boolean quickly) {
    RunRequest request = RunRequest.of(NO_INPUT, limits);
    RunRequest ofInteractor = interaction.request(cases.get(0), limits);
    return result(
        session.talk(
            quickly ? request.quickly() : request,
            quickly ? ofInteractor.quickly() : ofInteractor));
  }

  private FileRun result(Conversation talk) {
    ProcessReport report = talk.submission();
    wasForked(report.forked() || talk.interactor().report().forked());
    Judgement ruling = interaction.rule(talk);
    Judgement failure = ruling == null || ruling.isAccepted() ? null : ruling;
    Outcome outcome =
        new Outcome(
            failure == null ? interaction.output(talk) : null,
            failure,
            report.cpuNanos(),
            report.wallNanos(),
            0,
            0,
            report.peakBytes(),
            report.forked(),
            null);
    return new FileRun(
        failure == null ? List.of(outcome) : List.of(),
        failure,
        report.cpuNanos(),
        report.wallNanos(),
        report.peakBytes(),
        talk.transcript().text());
  }

  @Override
  public void close() {
    session.close();
  }
}
